import { createTranslator } from 'use-intl/core'
import type { Locale } from '../ui/locale.ts'
import { frame } from './en/frame.ts'
import type { messages } from './en/index.ts'
import { categories, ui, when } from './en/ui.ts'

export type Messages = typeof messages

/** What every page needs; the words of a domain join when a screen of it is loaded. */
const catalogue = { ui, when, categories, frame } as unknown as Messages // screens import the domains that they show

/** Adds the words of domains; called when `messages/<domain>.ts` is imported, before anything of it is drawn. */
export function addWords(words: Partial<Messages>) {
  Object.assign(catalogue, words)
}

/** The catalogue of a language. Another language is added here and in ui/locale.ts, and nowhere else. */
export function messagesOf(_locale: Locale): Messages {
  return catalogue
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
