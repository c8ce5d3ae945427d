import type { Locale } from '../ui/locale.ts'

type Say = (sentence: string) => string

const known: Partial<Record<Locale, Say>> = {}

/** Registers the translator of API messages before anything is rendered in a locale. */
export function addSayer(locale: Locale, say: Say) {
  known[locale] = say
}

/** A sentence of a call in a language. */
export const say = (locale: Locale, sentence: string) => known[locale]?.(sentence) ?? sentence
