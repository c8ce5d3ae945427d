import type { InLanguage } from '@newyou/contract/locales'
import { createTranslator } from 'use-intl/core'
import { named } from '../ui/brand-name.ts'
import type { Locale } from '../ui/locale.ts'
import { frame } from './en/frame.ts'
import type { messages } from './en/index.ts'
import { ui, when } from './en/ui.ts'

export type Messages = typeof messages

/** Texts of every page; those of a domain are added when a screen of it loads. */
const catalogue = named({ ui, when, categories: {}, frame }) as unknown as Messages // screens import the domains that they show

/** Adds the words of domains; called when `messages/<domain>.ts` is imported, before anything of it is drawn. */
export function addWords(words: Partial<Messages>) {
  Object.assign(catalogue, named(words))
}

const others: Partial<Record<Locale, Messages>> = {}

/** Adds the whole catalogue of another language, before anything is drawn in it. */
export function addLanguage(locale: Locale, messages: InLanguage<Messages>) {
  others[locale] = named(messages) as Messages // use-intl is typed by the English words
}

/** The catalogue of a language. */
export const messagesOf = (locale: Locale): Messages => others[locale] ?? catalogue

/** Gives the categories these names: colleagues write them, so no catalogue comes with any. */
export function addCategoryNames(locale: Locale, names: Record<string, string>) {
  Object.assign(messagesOf(locale), { categories: names })
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: Locale
  }
}

/** A translator for what is not a component: titles, descriptions. */
export function textsOf<Domain extends keyof Messages>(locale: Locale, domain: Domain) {
  return createTranslator({ locale, messages: messagesOf(locale), namespace: domain })
}
