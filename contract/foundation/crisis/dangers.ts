import { markHeard, markWritten } from './harm-classes.ts'
import { harmEnglish } from './harm-english.ts'
import { harmEnglishOthers } from './harm-english-others.ts'
import { harmHindi } from './harm-hindi.ts'
import { harmHindiOthers } from './harm-hindi-others.ts'
import { compiled, type HarmRule, joined, withLost } from './harm-patterns.ts'
import { type Danger, type Harm, harms } from './kinds.ts'
import { meantWord } from './misspelt.ts'
import { spoken } from './spoken-hindi.ts'
import { hasCrisisWords } from './words.ts'

const rulesOf = (reads: HarmRule['reads'], rules: readonly HarmRule[]) =>
  rules
    .filter((rule) => rule.reads === reads)
    .flatMap(({ harm, patterns }) => patterns.map((pattern) => ({ harm, expression: compiled(pattern) })))

const all = [...harmEnglish, ...harmEnglishOthers, ...harmHindi, ...harmHindiOthers]
const ofLetters = rulesOf('letters', all)
const ofSounds = rulesOf('sounds', all)

const dotBelow = '\u093C'
/** Longer texts are read to here; a person in danger says it before. */
const mostRead = 10_000
/** No word of a rule is as long; a match attempt looks at a bounded number of words, and so of letters. */
const longestWord = 40

/** The words of a text, their classes marked, with one space behind each, and a dot where a sentence ends. */
export function sentences(
  text: string,
  as: (word: string) => string,
  mark: (word: string) => string,
): string {
  const plain = text
    .slice(0, mostRead)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replaceAll(dotBelow, '')
  const read = plain.match(/[\p{L}\p{M}\p{N}]+|[.!?;\n।]/gu) ?? []
  const known = new Map<string, string>()
  const marked = (word: string) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const now = mark(word)
    known.set(word, now)
    return now
  }
  const words = joined(
    read.map((one) => (/[\p{L}\p{N}]/u.test(one) ? as(one.slice(0, longestWord)) : '.')).join(' '),
  )
  return once(withLost(` . ${words.split(' ').map(marked).join(' ')} . `))
}

/** Removes repeated sentences, which add nothing. No rule matches across sentences. */
function once(words: string): string {
  const kept = new Set(words.split(/ (?:\. )+/).flatMap((sentence) => sentence.trim() || []))
  return ` . ${[...kept].map((sentence) => `${sentence} . `).join('')}`
}

/** The expressions of all rules, for the test that bounds what they read. */
export const harmExpressions: readonly RegExp[] = [...ofLetters, ...ofSounds].map(
  ({ expression }) => expression,
)

/**
 * Makes the expressions ready, a few with each step, so that the first text does not wait for all of them: an engine
 * compiles one when it first reads a text, for each kind of letters again.
 */
export function* makeReady(): Generator<void> {
  const latin = ` . ${'my husband and i . '.repeat(60)}`
  const texts = [latin, `${latin}पति . `]
  for (const expression of harmExpressions) {
    for (const text of texts) for (let turn = 0; turn < 2; turn++) expression.test(text)
    yield
  }
}

/**
 * The kinds of harm by others that a text may be about. The rules match words and offer help; they do not assess a
 * person. A text that informs about such harm is offered help too.
 */
export function harmsIn(text: string): Harm[] {
  if (!/\p{L}/u.test(text)) return []
  const written = sentences(text, meantWord, markWritten)
  const heard = sentences(text, spoken, markHeard)
  const found = new Set<Harm>()
  for (const [words, rules] of [
    [written, ofLetters],
    [heard, ofSounds],
  ] as const)
    for (const { harm, expression } of rules) if (!found.has(harm) && expression.test(words)) found.add(harm)
  return harms.filter((harm) => found.has(harm))
}

/** Every danger that a text may be about; words of self-harm first. */
export const dangersIn = (text: string): Danger[] => [
  ...(hasCrisisWords(text) ? (['self-harm'] as const) : []),
  ...harmsIn(text),
]
