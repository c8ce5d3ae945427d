import { isHarm } from '@newyou/contract/foundation/crisis/kinds'
import { withoutCouples } from '../../platform/database/search-entries.ts'
import { plainWords } from './plain.ts'
import type { Understood } from './understanding.ts'

const short = 4
const namedMost = 3

/** A word as a term of a tsquery: by its beginning, and a very short one only whole. */
const term = (word: string, isTyped: boolean) =>
  isTyped || word.length >= short ? `'${word}':*` : `'${word}'`

const allOf = (words: readonly string[]) =>
  words.length === 0 ? '' : `(${words.map((word) => term(word, true)).join(' & ')})`

/** A phrase of the dictionary: its words one after the other. */
const phraseOf = (phrase: string) => {
  const words = plainWords(phrase)
  return words.length === 0 ? '' : `(${words.map((word) => term(word, false)).join(' <-> ')})`
}

const anyOf = (terms: readonly string[]) => {
  const some = terms.filter(Boolean)
  return some.length === 0 ? '' : `(${some.join(' | ')})`
}

const joined = (parts: readonly string[], by: '&' | '|') => parts.filter(Boolean).join(` ${by} `)

export interface Terms {
  /** Query matching every part, by its words or their meaning. */
  every: string
  /** Query matching any part. */
  some: string
  /** The very words that were typed, all of them or any. */
  typed: string
  anyTyped: string
  /** The first words of each meaning, and all of them. */
  first: string
  meant: string
  /** Only what names it: the first few words of each meaning. */
  named: string
}

/** The texts of the queries for what was understood; empty ones find nothing. Harm by others finds nothing for couples. */
export function termsOf({ parts, dangers }: Understood): Terms {
  const safely = dangers.some(isHarm) ? withoutCouples : (terms: string) => terms
  const answers = parts.map(({ typed, meant }) => anyOf([allOf(typed), ...meant.map(phraseOf)]))
  const first = parts.map(({ meant }) => anyOf(meant.slice(0, 1).map(phraseOf)))
  const meant = parts.map((part) => anyOf(part.meant.map(phraseOf)))
  const own = parts.map(({ typed }) => allOf(typed))
  return {
    every: safely(joined(answers, '&')),
    some: safely(joined(answers, '|')),
    typed: joined(own, '&'),
    anyTyped: joined(own, '|'),
    first: joined(first, '|'),
    meant: joined(meant, '|'),
    named: joined(
      parts.map((part) => anyOf([allOf(part.typed), ...part.meant.slice(0, namedMost).map(phraseOf)])),
      '|',
    ),
  }
}
