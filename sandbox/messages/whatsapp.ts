import { randomUUID } from 'node:crypto'
import type { SandboxOptions } from '../options.ts'
import { isObject, json, type Router, readObject, type SandboxRequest } from '../platform/http.ts'
import type { Store } from '../store.ts'
import type { Modes } from './modes.ts'
import { throughMeta } from './registered.ts'
import type { Reports } from './reports.ts'

const dayMs = 86_400_000
/** A free text to somebody who did not write within a day. */
const reEngagement = 131047

const refuse = (status: number, message: string, code = 100) =>
  json(status, { error: { message, type: 'OAuthException', code, fbtrace_id: randomUUID() } })
/** What the Cloud API says of itself beside a status. */
const codeOf: Record<number, number> = { 429: 130429, 503: 131016 }

function parametersIn(components: unknown): string[] {
  if (!Array.isArray(components)) return []
  return components
    .filter(isObject)
    .flatMap((component) =>
      Array.isArray(component.parameters) ? component.parameters.filter(isObject) : [],
    )
    .map((parameter) => String(parameter.text ?? parameter.payload ?? ''))
}

function hasBearer(request: SandboxRequest, expected: string | undefined): boolean {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return false
  return expected === undefined || token === expected
}

/** WhatsApp's Cloud API: approved templates, and free texts for a day after somebody wrote. */
export function addWhatsapp(
  router: Router,
  options: SandboxOptions,
  store: Store,
  reports: Reports,
  modes: Modes,
) {
  /** When each number wrote to us last. */
  const wroteAt = new Map<string, number>()
  const digits = (number: string) => number.replace(/\D/g, '')

  router.on('POST', '/whatsapp/v21.0/:phoneNumberId/messages', (request) => {
    if (!hasBearer(request, options.whatsappToken)) return refuse(401, 'Invalid OAuth access token.', 190)
    return modes.with(
      'whatsapp',
      (status, message) => refuse(status, message, codeOf[status]),
      () => {
        const { messaging_product: product, to, type = 'text', text, template } = readObject(request) ?? {}
        if (product !== 'whatsapp') return refuse(400, '(#100) The parameter messaging_product is required.')
        if (typeof to !== 'string' || !/^\+?\d{8,15}$/.test(to))
          return refuse(400, '(#100) The parameter to is required.')
        const id = `wamid.${randomUUID()}`
        const { phoneNumberId = '' } = request.params
        const base = { id, at: options.clock.now(), to, phoneNumberId }
        const status = (value: object) =>
          reports.whatsapp({
            statuses: [{ id, recipient_id: digits(to), timestamp: String(base.at / 1000), ...value }],
          })
        const isLost = modes.of('whatsapp') === 'undelivered'
        const end = (failure?: { code: number; title: string }) =>
          modes.report('whatsapp', () => {
            if (failure) return status({ status: 'failed', errors: [failure] })
            status({ status: 'sent' })
            status({ status: 'delivered' })
          })
        const answer = json(200, {
          messaging_product: 'whatsapp',
          contacts: [{ input: to, wa_id: digits(to) }],
          messages: [{ id, ...(type === 'template' && { message_status: 'accepted' }) }],
        })
        if (isLost) {
          end({ code: 131026, title: 'Message undeliverable' })
          return answer
        }
        if (type === 'text') {
          if (!isObject(text) || typeof text.body !== 'string')
            return refuse(400, '(#100) The parameter text.body is required.')
          const isOpen = base.at - (wroteAt.get(digits(to)) ?? 0) < dayMs
          if (isOpen) store.state.whatsapp.push({ ...base, text: text.body, template: null })
          store.changed()
          end(isOpen ? undefined : { code: reEngagement, title: 'Re-engagement message' })
          return answer
        }
        if (type !== 'template' || !isObject(template) || typeof template.name !== 'string')
          return refuse(400, '(#100) The parameter template.name is required.')
        const language = isObject(template.language) ? String(template.language.code ?? '') : ''
        const parameters = parametersIn(template.components)
        const known = store.state.registeredTexts.find(
          ({ channel, id: name, locale }) =>
            channel === 'whatsapp' && name === template.name && locale === language,
        )
        const outcome = throughMeta(known, parameters)
        if (outcome.text === undefined)
          return refuse(
            outcome.code === 132001 ? 404 : 400,
            `(#${outcome.code}) ${outcome.refused}`,
            outcome.code,
          )
        store.state.whatsapp.push({
          ...base,
          text: outcome.text,
          template: { name: template.name, language, parameters },
        })
        store.changed()
        end()
        return answer
      },
    )
  })

  return {
    /** Somebody writes to us, or answers one of our messages. */
    answer(from: string, text: string, answersTo?: string): string {
      wroteAt.set(digits(from), options.clock.now())
      return reports.answer(from, text, answersTo)
    },
    /** Somebody reads a message. */
    read: (id: string) => reports.whatsapp({ statuses: [{ id, status: 'read' }] }),
  }
}
