import type { SandboxOptions } from '../options.ts'
import type { Router } from '../platform/http.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store.ts'
import { type MessageProvider, Modes, type ProviderMode } from './modes.ts'
import { checkRegistered, type RegisteredText } from './registered.ts'
import { Reports, type SentReport } from './reports.ts'
import { addSms } from './sms.ts'
import { addWhatsapp } from './whatsapp.ts'

export type MessagesControl = {
  /** `sms` is both of its gateways. */
  set(provider: MessageProvider | 'sms', mode: ProviderMode): void
  /** Adds texts to those that operators, MSG91 and Meta approved. Throws where they would not. */
  register(texts: readonly RegisteredText[]): void
  /** Somebody writes to us by WhatsApp. Returns the id of what they wrote. */
  answer(from: string, text: string, answersTo?: string): string
  read(id: string): void
  /** All that was reported so far, sent or not. */
  reports(): SentReport[]
}

/** SMS by MSG91 and Exotel, and WhatsApp's Cloud API. */
export function addMessages(
  router: Router,
  options: SandboxOptions,
  store: Store,
  timers: Timers,
): MessagesControl {
  const modes = new Modes(options)
  const reports = new Reports(options, timers)
  addSms(router, options, store, reports, modes)
  const whatsapp = addWhatsapp(router, options, store, reports, modes)
  const register = (texts: readonly RegisteredText[]) => {
    checkRegistered(texts)
    const isAnew = (known: RegisteredText) =>
      texts.some(
        ({ channel, id, locale }) => channel === known.channel && id === known.id && locale === known.locale,
      )
    store.state.registeredTexts = [...store.state.registeredTexts.filter((one) => !isAnew(one)), ...texts]
    store.changed()
  }
  register(options.registeredTexts)
  return {
    set(provider, mode) {
      for (const one of provider === 'sms' ? (['msg91', 'exotel'] as const) : [provider]) modes.set(one, mode)
    },
    register,
    answer: whatsapp.answer,
    read: whatsapp.read,
    reports: () => reports.all,
  }
}
