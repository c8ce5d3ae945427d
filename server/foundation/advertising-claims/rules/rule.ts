import type { ClaimRule } from '@newyou/contract/foundation/advertising-claims'

export interface Rule {
  id: ClaimRule
  title: string
  /** The law or guideline that it comes from. */
  source: string
  /** What an editor can write instead. */
  advice: string
  /** The words of the sentence that break it, if any. */
  find: (sentence: string) => string | undefined
}

/** A dark pattern of the guidelines; its rule is made of its words. */
export interface DarkPattern {
  id: ClaimRule
  /** Its number in the annexure. */
  number: number
  title: string
  advice: string
  marks: readonly string[]
  excuses?: readonly string[]
}

/** Words as they stand alone, in Latin and Devanagari letters: `\b` knows no Devanagari. */
export const words = (of: string) => `(?<![\\p{L}\\p{M}\\p{N}])(?:${of})(?![\\p{L}\\p{M}])`

/** At most so many signs between two words of one sentence. */
export const within = (signs: number) => `[^.!?।]{0,${signs}}?`

const pattern = (of: string) => new RegExp(of, 'iu')

/** Finds the first of some patterns in sentences that no excuse fits. */
export function finder(marks: readonly string[], excuses: readonly string[] = []) {
  const all = marks.map(pattern)
  const excused = excuses.map(pattern)
  return (sentence: string) => {
    if (excused.some((excuse) => excuse.test(sentence))) return undefined
    for (const mark of all) {
      const found = mark.exec(sentence)
      if (found) return found[0].trim()
    }
    return undefined
  }
}

/** English words that deny what comes within the next few words; "not only" denies nothing. */
export const denial = words(
  "not|never|no|none|nothing|nobody|cannot|can't|don't|doesn't|won't|isn't|aren't|shouldn't|nor|neither|without",
)
export const denied = (what: string, signs = 45) => `${denial}(?!\\s+(?:only|just))${within(signs)}${what}`
/** Hindi and romanised Hindi deny after or inside the verb. */
export const hindiDenial = words('नहीं|नही|मत|ना|न|nahi|nahin|nahii|mat')

/** Groups of words one after the other, with at most so many signs between each two. */
export const near = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? within(part) : words(part))).join('')
