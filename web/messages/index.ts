import { createTranslator } from 'use-intl/core'
import type { Locale } from '../ui/locale.ts'
import { messages as en } from './en/index.ts'

export type Messages = typeof en

/** The catalogue of a language. Another language is added here and in ui/locale.ts, and nowhere else. */
export function messagesOf(_locale: Locale): Messages {
  return en
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}

/** A translator for what is not a component: titles, descriptions. */
export function textsOf<Domain extends keyof Messages>(locale: Locale, domain: Domain) {
  return createTranslator({ locale, messages: messagesOf(locale), namespace: domain })
}
