import {
  cutWords,
  isObject,
  mayPass,
  type OutgoingText,
  parsed,
  providerTimeoutMs,
  type SmsGateway,
  TextRefused,
  type TextReport,
} from './texts.ts'

/** Statuses of its reports that are an end; the others say that the text is on its way. */
const ends: Record<string, TextReport['state']> = {
  1: 'delivered',
  2: 'failed',
  9: 'failed',
  16: 'failed',
  17: 'failed',
  25: 'failed',
}

function reportOf(one: unknown): TextReport | undefined {
  if (!isObject(one) || typeof one.requestId !== 'string') return undefined
  const { status, desc, failedReason, amount, credit } = one
  const rupees = Number(amount)
  const parts = Number(credit)
  return {
    providerId: one.requestId,
    state: ends[String(status)] ?? 'sent',
    code: String(status ?? ''),
    detail: cutWords(String(failedReason || desc || '')),
    parts: Number.isInteger(parts) && parts > 0 ? parts : null,
    costPaise: Number.isFinite(rupees) && rupees > 0 ? Math.round(rupees * 100) : null,
  }
}

/** The Flow API of MSG91: a template that stands there, and what is filled in. */
export function createMsg91({ url, key }: { url: string; key: string }): SmsGateway {
  return {
    name: 'msg91',
    hasOwnIds: true,
    async send({ to, gatewayId, values }: OutgoingText) {
      const answer = await fetch(`${url}/api/v5/flow`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authkey: key },
        body: JSON.stringify({
          template_id: gatewayId,
          short_url: '0',
          recipients: [
            {
              mobiles: to.replace('+', ''),
              ...Object.fromEntries(values.map(({ name, value }) => [name, value])),
            },
          ],
        }),
        signal: AbortSignal.timeout(providerTimeoutMs),
      })
      const body = parsed(await answer.text())
      const said = isObject(body) ? String(body.message ?? body.errors ?? '') : ''
      if (!answer.ok || !isObject(body) || body.type !== 'success')
        throw new TextRefused(cutWords(said || `MSG91 answered ${answer.status}`), {
          code: String(isObject(body) && body.code ? body.code : answer.status),
          isFinal: !mayPass(answer.status),
          isOfGateway: true,
        })
      return said
    },
    readReports(body) {
      // Version 2 of its webhooks is a form with JSON in it, version 3 is JSON, a list or one report.
      const form = body.startsWith('data=') ? new URLSearchParams(body).get('data') : null
      const given = parsed(form ?? body)
      const requests = Array.isArray(given) ? given : [given]
      return requests
        .flatMap((one) =>
          isObject(one) && Array.isArray(one.report)
            ? one.report.map((inside: unknown) =>
                isObject(inside) ? { ...inside, requestId: one.requestId } : inside,
              )
            : [one],
        )
        .flatMap((one) => reportOf(one) ?? [])
    },
  }
}
