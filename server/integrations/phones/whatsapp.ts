import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  cutWords,
  isObject,
  mayPass,
  type OutgoingText,
  parsed,
  providerTimeoutMs,
  TextRefused,
  type TextReport,
} from './texts.ts'

/** What somebody wrote to us, or the button that they pressed. */
export interface WhatsappAnswer {
  providerId: string
  /** As Meta writes it: digits with country code, without a plus. */
  from: string
  text: string
  /** The message that was answered, where they answered to one. */
  answersTo: string | null
}

export interface WhatsappProvider {
  /** A registered template. @returns the provider's id. @throws TextRefused, or Error where it does not answer */
  send(text: OutgoingText): Promise<string>
  /** Free words, within the 24 hours after somebody wrote to us. */
  reply(to: string, text: string): Promise<string>
  /** Whether these bytes were signed with the secret of our app. */
  isGenuine(body: Buffer, signature: string | undefined): boolean
  read(body: string): { reports: TextReport[]; answers: WhatsappAnswer[] }
}

/** Meta takes no line breaks, tabs or rows of blanks in what is filled in, and nothing that is empty. */
const asParameter = (value: string) =>
  value
    .replace(/\s*\n\s*/g, ', ')
    .replace(/[\t ]{2,}/g, ' ')
    .trim() || '–'

const states = ['sent', 'delivered', 'read', 'failed'] as const
/** Errors of one text or one person; with any other one the same text might go out to others. */
const laterCodes = [130429, 131000, 131016, 131048, 131056, 133004]

function reportOf(one: unknown): TextReport | undefined {
  if (!isObject(one) || typeof one.id !== 'string') return undefined
  const state = states.find((known) => known === one.status)
  if (!state) return undefined
  const [error] = Array.isArray(one.errors) ? one.errors.filter(isObject) : []
  return {
    providerId: one.id,
    state,
    code: String(error?.code ?? ''),
    detail: cutWords(String(error?.title ?? error?.message ?? '')),
    parts: null,
    costPaise: null,
  }
}

function answerOf(one: unknown): WhatsappAnswer | undefined {
  if (!isObject(one) || typeof one.id !== 'string' || typeof one.from !== 'string') return undefined
  const { text, button, context } = one
  const words = isObject(text) ? text.body : isObject(button) ? (button.payload ?? button.text) : undefined
  return {
    providerId: one.id,
    from: one.from,
    text: typeof words === 'string' ? words : '',
    answersTo: isObject(context) && typeof context.id === 'string' ? context.id : null,
  }
}

/** WhatsApp's Cloud API; `url` ends in the id of the number. */
export function createWhatsapp(access: { url: string; token: string; appSecret: string }): WhatsappProvider {
  const { url, token, appSecret } = access

  async function post(body: object): Promise<string> {
    const answer = await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', ...body }),
      signal: AbortSignal.timeout(providerTimeoutMs),
    })
    const said = parsed(await answer.text())
    if (!answer.ok) {
      const error = isObject(said) && isObject(said.error) ? said.error : undefined
      const code = Number(error?.code)
      throw new TextRefused(cutWords(String(error?.message ?? `WhatsApp answered ${answer.status}`)), {
        code: String(error?.code ?? answer.status),
        isFinal: !mayPass(answer.status) && !laterCodes.includes(code),
        isOfGateway: false,
      })
    }
    const [message] = isObject(said) && Array.isArray(said.messages) ? said.messages.filter(isObject) : []
    if (typeof message?.id !== 'string') throw new Error('WhatsApp did not name its message')
    return message.id
  }

  return {
    send: ({ to, registeredId, locale, values }) =>
      post({
        to: to.replace('+', ''),
        type: 'template',
        template: {
          name: registeredId,
          language: { code: locale },
          components: [
            {
              type: 'body',
              parameters: values.map(({ value }) => ({ type: 'text', text: asParameter(value) })),
            },
          ].filter(({ parameters }) => parameters.length),
        },
      }),
    reply: (to, text) => post({ to: to.replace('+', ''), type: 'text', text: { body: text } }),
    isGenuine(body, signature) {
      const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
      const given = signature ?? ''
      return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
    },
    read(body) {
      const given = parsed(body)
      const changes =
        isObject(given) && Array.isArray(given.entry)
          ? given.entry
              .filter(isObject)
              .flatMap(({ changes: all }) => (Array.isArray(all) ? all.filter(isObject) : []))
          : []
      const values = changes.map(({ value }) => value).filter(isObject)
      const all = (name: string) =>
        values.flatMap((value) => (Array.isArray(value[name]) ? (value[name] as unknown[]) : []))
      return {
        reports: all('statuses').flatMap((one) => reportOf(one) ?? []),
        answers: all('messages').flatMap((one) => answerOf(one) ?? []),
      }
    },
  }
}
