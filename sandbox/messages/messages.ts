import { randomUUID } from 'node:crypto'
import type { SandboxOptions } from '../options.ts'
import { isObject, json, type Reply, type Router, readObject, type SandboxRequest } from '../platform/http.ts'
import type { Store } from '../store.ts'
import type { WhatsAppRecord } from './message-record.ts'

export type MessageProvider = 'sms' | 'whatsapp'

/** `fail` answers 503, `slow` waits first, `limit` answers 429. */
export type ProviderMode = 'normal' | 'fail' | 'slow' | 'limit'

export type MessagesControl = { set(provider: MessageProvider, mode: ProviderMode): void }

/** An SMS provider with a plain JSON interface, and WhatsApp's Cloud API. */
export function addMessages(router: Router, options: SandboxOptions, store: Store): MessagesControl {
  const modes: Record<MessageProvider, ProviderMode> = { sms: 'normal', whatsapp: 'normal' }

  const withMode = async (provider: MessageProvider, work: () => Reply): Promise<Reply> => {
    const mode = modes[provider]
    if (mode === 'fail') return json(503, refusal(provider, 'The service is not available.', 131016))
    if (mode === 'limit') return json(429, refusal(provider, 'Too many messages. Try again later.', 130429))
    if (mode === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, options.delays.slowMessageMs).unref())
    }
    return work()
  }

  router.on('POST', '/sms/send', (request) => {
    if (!hasBearer(request, options.smsKey)) return json(401, refusal('sms', 'The key is not known.', 0))
    return withMode('sms', () => {
      const { to, text, templateId } = readObject(request) ?? {}
      if (typeof to !== 'string' || !/^\+?\d{10,15}$/.test(to)) {
        return json(400, refusal('sms', 'The number must be digits with its country code.', 0))
      }
      if (typeof text !== 'string' || text === '') return json(400, refusal('sms', 'The text is missing.', 0))
      const id = randomUUID()
      const template = typeof templateId === 'string' ? templateId : null
      store.state.sms.push({ id, at: options.clock.now(), to, text, templateId: template })
      store.changed()
      return json(200, { id })
    })
  })

  router.on('POST', '/whatsapp/v21.0/:phoneNumberId/messages', (request) => {
    if (!hasBearer(request, options.whatsappToken)) {
      return json(401, refusal('whatsapp', 'Invalid OAuth access token.', 190))
    }
    return withMode('whatsapp', () => {
      const input = readObject(request) ?? {}
      const message = readMessage(input, request.params.phoneNumberId ?? '', options)
      if (typeof message === 'string') return json(400, refusal('whatsapp', message, 100))
      store.state.whatsapp.push(message)
      store.changed()
      return json(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: message.to, wa_id: message.to.replace(/^\+/, '') }],
        messages: [{ id: message.id, ...(message.template && { message_status: 'accepted' }) }],
      })
    })
  })

  return {
    set(provider, mode) {
      modes[provider] = mode
    },
  }
}

/** The message, or what is wrong with it. */
function readMessage(
  input: Record<string, unknown>,
  phoneNumberId: string,
  options: SandboxOptions,
): WhatsAppRecord | string {
  const { messaging_product: product, to, type = 'text', text, template } = input
  if (product !== 'whatsapp') return '(#100) The parameter messaging_product is required.'
  if (typeof to !== 'string' || !/^\+?\d{8,15}$/.test(to)) return '(#100) The parameter to is required.'
  const base = { id: `wamid.${randomUUID()}`, at: options.clock.now(), to, phoneNumberId }
  if (type === 'text') {
    if (!isObject(text) || typeof text.body !== 'string') return '(#100) The parameter text.body is required.'
    return { ...base, text: text.body, template: null }
  }
  if (type !== 'template') return '(#100) Only text and template messages are known here.'
  if (!isObject(template) || typeof template.name !== 'string') {
    return '(#100) The parameter template.name is required.'
  }
  const language = isObject(template.language) ? String(template.language.code ?? '') : ''
  const parameters = readParameters(template.components)
  return {
    ...base,
    text: [template.name, ...parameters].join('\n'),
    template: { name: template.name, language, parameters },
  }
}

function readParameters(components: unknown): string[] {
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

function refusal(provider: MessageProvider, message: string, code: number) {
  if (provider === 'sms') return { error: { message } }
  return { error: { message, type: 'OAuthException', code, fbtrace_id: randomUUID() } }
}
