import { certaintyRules } from './rules/certainty.ts'
import { charmAndBirthRules } from './rules/charms-and-birth.ts'
import { darkPatternRules } from './rules/dark-patterns.ts'
import { diseaseRules } from './rules/diseases-promised.ts'
import { medicineRules } from './rules/medicine.ts'
import { asWritten, type Rule, withoutNukta } from './rules/rule.ts'

/** Every rule, with its title, its source in law and what to write instead. */
export const rules: readonly Rule[] = [
  ...diseaseRules,
  ...certaintyRules,
  ...medicineRules,
  ...charmAndBirthRules,
  ...darkPatternRules,
]

export interface FoundClaim {
  rule: Rule
  /** The words that break the rule. */
  quote: string
  /** The sentence that they stand in: a decision is made about the whole of it. */
  sentence: string
}

/** Longer sentences are looked at in parts, so that no pattern runs long. */
const longestSentence = 600
const mostTags = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|tr|td|th|table|br|figure|figcaption|div)\b[^>]*>/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of sanitised HTML, each block on a line of its own. */
export const plainOf = (html: string) =>
  html
    .replace(mostTags, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => named[name] ?? ' ')

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** "Migraine? Gone in a week." is one claim: a short question stands with its answer. */
const shortQuestion = /^[^?]{1,60}\?$/

function* partsOf(line: string) {
  let question = ''
  for (const { segment } of segmenter.segment(line))
    for (const part of segment.split(/(?<=[।॥])/)) {
      const sentence = `${question} ${part}`.replace(/\s+/g, ' ').trim()
      question = ''
      if (shortQuestion.test(sentence)) question = sentence
      else if (sentence) yield sentence
    }
  if (question) yield question
}

function* sentencesOf(text: string) {
  for (const line of text.split('\n'))
    for (const sentence of partsOf(line))
      for (let from = 0; from < sentence.length; from += longestSentence)
        yield sentence.slice(from, from + longestSentence)
}

/** What a text claims that the law forbids or limits, once for each rule and sentence. */
export function claimsIn(text: string): FoundClaim[] {
  const found = new Map<string, FoundClaim>()
  for (const sentence of sentencesOf(text)) {
    const bare = withoutNukta(sentence)
    for (const rule of rules) {
      const words = rule.find(bare)
      if (words === undefined) continue
      found.set(`${rule.id} ${sentence}`, { rule, quote: asWritten(words, sentence), sentence })
    }
  }
  return [...found.values()]
}
