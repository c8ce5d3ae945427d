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

interface ExotelSmsAccess {
  url: string
  sid: string
  key: string
  token: string
  /** The header of six letters that was registered with the operators. */
  sender: string
  /** The id of the company with the operators. */
  entityId: string
}

/** Letters that no text of plain ones has. */
const isUnicode = /[^\p{ASCII}]/u

const ends: Record<string, TextReport['state']> = {
  delivered: 'delivered',
  failed: 'failed',
  failed_dnd: 'failed',
  'failed-dnd': 'failed',
  expired: 'failed',
  undelivered: 'failed',
}
/** Its code for a text that reached the phone; its status is `sent` then, too. */
const reachedPhone = '20000'

/** Version 1 of Exotel's SMS API. */
export function createExotelSms(access: ExotelSmsAccess): SmsGateway {
  const { url, sid, key, token, sender, entityId } = access
  return {
    name: 'exotel',
    hasOwnIds: false,
    async send({ id, to, text, registeredId, reportsTo }: OutgoingText) {
      const answer = await fetch(`${url}/v1/Accounts/${sid}/Sms/send.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}` },
        body: new URLSearchParams({
          From: sender,
          To: to,
          Body: text,
          DltEntityId: entityId,
          DltTemplateId: registeredId,
          SmsType: 'transactional',
          EncodingType: isUnicode.test(text) ? 'unicode' : 'plain',
          StatusCallback: reportsTo,
          CustomField: id,
        }),
        signal: AbortSignal.timeout(providerTimeoutMs),
      })
      const body = parsed(await answer.text())
      const message = isObject(body) && isObject(body.SMSMessage) ? body.SMSMessage : undefined
      if (answer.ok && typeof message?.Sid === 'string') return message.Sid
      const fault = isObject(body) && isObject(body.RestException) ? body.RestException : undefined
      throw new TextRefused(cutWords(String(fault?.Message ?? `Exotel answered ${answer.status}`)), {
        code: String(fault?.Code ?? answer.status),
        isFinal: !mayPass(answer.status),
        isOfGateway: true,
      })
    },
    readReports(body) {
      const form = new URLSearchParams(body)
      const providerId = form.get('SmsSid')
      if (!providerId) return []
      const code = form.get('DetailedStatusCode') ?? ''
      const units = Number(form.get('SmsUnits'))
      return [
        {
          providerId,
          state: code === reachedPhone ? 'delivered' : (ends[form.get('Status') ?? ''] ?? 'sent'),
          code,
          detail: cutWords(form.get('DetailedStatus') ?? ''),
          parts: Number.isInteger(units) && units > 0 ? units : null,
          costPaise: null,
        },
      ]
    },
  }
}
