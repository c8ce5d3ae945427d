import { randomBytes, randomUUID } from 'node:crypto'
import type { SandboxOptions } from '../options.ts'
import { isObject, json, type Router, readObject } from '../platform/http.ts'
import type { Store } from '../store.ts'
import type { Modes } from './modes.ts'
import { throughOperators, valuesFor, valuesIn } from './registered.ts'
import type { Reports } from './reports.ts'

/** MSG91's Flow API and Exotel's SMS API, with the operators behind both. */
export function addSms(
  router: Router,
  options: SandboxOptions,
  store: Store,
  reports: Reports,
  modes: Modes,
) {
  const registered = () => store.state.registeredTexts.filter(({ channel }) => channel === 'sms')

  function arrive(
    to: string,
    outcome: ReturnType<typeof throughOperators>,
    gateway: string,
    templateId: string,
  ) {
    const { text } = outcome
    if (text === undefined) return { parts: 1, why: outcome.refused ?? '' }
    store.state.sms.push({ id: randomUUID(), at: options.clock.now(), to, text, gateway, templateId })
    store.changed()
    return { parts: Math.ceil(text.length / 160), why: '' }
  }

  router.on('POST', '/api/v5/flow', (request) => {
    const refuse = (status: number, message: string) => json(status, { type: 'error', message })
    if (request.headers.authkey !== options.msg91Key) return refuse(401, 'Unauthorized')
    return modes.with('msg91', refuse, () => {
      const { template_id: templateId, recipients } = readObject(request) ?? {}
      const [recipient] = Array.isArray(recipients) ? recipients.filter(isObject) : []
      const template = registered().find(({ gatewayId }) => gatewayId === templateId)
      if (!template) return refuse(400, 'template id missing or invalid')
      const to = String(recipient?.mobiles ?? '')
      if (!/^\d{10,15}$/.test(to)) return refuse(400, 'invalid mobile number')
      const values = valuesFor(template, recipient ?? {})
      if (!values) return refuse(400, 'a variable of the template is missing')
      const requestId = randomBytes(12).toString('hex')
      const isLost = modes.of('msg91') === 'undelivered'
      const outcome = isLost ? { refused: 'ABSENT_SUBSCRIBER' } : throughOperators(template, values)
      const { parts, why } = arrive(`+${to}`, outcome, 'msg91', template.id)
      modes.report('msg91', () => reports.msg91({ requestId, number: to, isDelivered: !why, parts, why }))
      return json(200, { message: requestId, type: 'success' })
    })
  })

  const key = `Basic ${Buffer.from('sandbox-exotel:sandbox-exotel-token').toString('base64')}`
  router.on('POST', '/v1/Accounts/:sid/Sms/send.json', (request) => {
    const refuse = (status: number, message: string) =>
      json(status, { RestException: { Status: status, Message: message, Code: String(status) } })
    if (request.headers.authorization !== key) return refuse(401, 'Authentication failed')
    return modes.with('exotel', refuse, () => {
      const form = new URLSearchParams(request.body)
      const [from = '', to = '', body = ''] = ['From', 'To', 'Body'].map((name) => form.get(name) ?? '')
      if (from !== options.exotelSender) return refuse(400, 'From is not a sender of this account')
      if (!/^\+\d{10,15}$/.test(to)) return refuse(400, 'To is not a valid number')
      if (!body) return refuse(400, 'Body is empty')
      if (!form.get('DltEntityId')) return refuse(400, 'DltEntityId is mandatory')
      const template = registered().find(({ id }) => id === form.get('DltTemplateId'))
      const values = template && valuesIn(template, body)
      const sid = randomBytes(16).toString('hex')
      const isLost = modes.of('exotel') === 'undelivered'
      const outcome = isLost
        ? { refused: 'FAILED_ABSENT_SUBSCRIBER' }
        : throughOperators(values && template, values ?? [])
      const { parts, why } = arrive(to, outcome, 'exotel', template?.id ?? '')
      const callback = form.get('StatusCallback') ?? ''
      modes.report('exotel', () => reports.exotel(callback, { sid, to, isDelivered: !why, parts, why }))
      return json(200, { SMSMessage: { Sid: sid, To: to, From: from, Body: body, Status: 'queued' } })
    })
  })
}
