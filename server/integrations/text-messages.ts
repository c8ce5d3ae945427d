export interface TextMessage {
  /** With country code, such as +919845012345. */
  to: string
  text: string
}

export interface TextProvider {
  send(message: TextMessage): Promise<void>
}

const timeoutMs = 10_000

async function post(url: string, bearer: string, body: unknown) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  // The body may repeat the number, so only the status goes into the error.
  if (!answer.ok) throw new Error(`the message provider answered ${answer.status}`)
}

/** SMS through a plain HTTP interface: POST {to, text} with a bearer key. */
export const createSms = ({ url, key }: { url: string; key: string }): TextProvider => ({
  send: ({ to, text }) => post(url, key, { to, text }),
})

/** WhatsApp Cloud API; `url` ends in the number's id. */
export const createWhatsapp = ({ url, token }: { url: string; token: string }): TextProvider => ({
  send: ({ to, text }) =>
    post(`${url}/messages`, token, {
      messaging_product: 'whatsapp',
      to: to.replace('+', ''),
      type: 'text',
      text: { body: text },
    }),
})
