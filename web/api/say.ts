import type { Locale } from '../ui/locale.ts'

type Say = (sentence: string) => string

const known: Partial<Record<Locale, Say>> = {}

/** Adds what says the sentences of calls in a language, before anything is drawn in it. */
export function addSayer(locale: Locale, say: Say) {
  known[locale] = say
}

/** A sentence of a call in a language. */
export const say = (locale: Locale, sentence: string) => known[locale]?.(sentence) ?? sentence
