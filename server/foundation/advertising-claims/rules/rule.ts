import type { ClaimRule } from '@newyou/contract/foundation/advertising-claims'

export interface Rule {
  id: ClaimRule
  title: string
  /** The law or guideline that it comes from. */
  source: string
  /** What an editor can write instead. */
  advice: string
  /** The words of the sentence that break it, if any; it comes without its dots (`withoutNukta`). */
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

/** Where a promise that nothing proves stands in law. */
export const misleading =
  'Consumer Protection Act, 2019, section 2(28), and Guidelines for Prevention of Misleading Advertisements, 2022, clause 4'

/** Words as they stand alone, in Latin and Devanagari letters: `\b` knows no Devanagari. */
export const words = (of: string) => `(?<![\\p{L}\\p{M}\\p{N}])(?:${of})(?![\\p{L}\\p{M}])`

/** At most so many signs between two words of one sentence. */
export const within = (signs: number) => `[^.!?।]{0,${signs}}?`

/** The dot that some write below a letter of Devanagari, and others leave out. */
const nukta = '\u093c'
/** As patterns read a text. */
export const withoutNukta = (text: string) => text.normalize('NFC').replaceAll(nukta, '')

const pattern = (of: string) => new RegExp(of.replaceAll(`${nukta}?`, '').replaceAll(nukta, ''), 'iu')

/** Words that a pattern found, as they stand in the sentence. */
export const asWritten = (bare: string, sentence: string) =>
  new RegExp([...bare].map(RegExp.escape).join(`${nukta}?`), 'u').exec(sentence.normalize('NFC'))?.[0] ?? bare

/** Finds the first of some patterns in sentences that no excuse fits. */
export function finder(marks: readonly string[], excuses: readonly string[] = []) {
  const all = marks.map(pattern)
  const excused = excuses.map(pattern)
  return (sentence: string) => {
    if (excused.some((excuse) => excuse.test(sentence))) return undefined
    for (const mark of all) {
      const found = mark.exec(sentence)?.[0].trim()
      if (found) return found
    }
    return undefined
  }
}

/** English words that deny what comes within the next few words; "not only" denies nothing. */
export const denial = words(
  "not|never|no|none|nothing|nobody|cannot|can't|don't|doesn't|won't|isn't|aren't|shouldn't|nor|neither|without",
)
/** Where a denial ends: "no card needed, then charged", "no medicines, but cured". */
const turn = words('but|then|yet|until|unless|instead|while|whereas|however')
export const denied = (what: string, signs = 45) =>
  `${denial}(?!\\s+(?:only|just))(?:(?!${turn})[^.!?।]){0,${signs}}?${what}`
/** Hindi and romanised Hindi deny after or inside the verb. */
export const hindiDenial = words('(?:नहीं|नही|nahi|nahin|nahii)(?! (?:तो|toh?)(?= |$))|मत|ना|न|mat')

/** Groups of words one after the other, with at most so many signs between each two. */
export const near = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? within(part) : words(part))).join('')

/** Words that warn, or name the law. */
export const beware = words(
  'be (?:careful|wary) (?:of|with)|beware of|watch out for|forbids?|prohibits?|outlaws?|forbidden by law|no (?:scientific )?(?:support|evidence|proof)|world [a-z]+ day|सावधान|savdhan',
)
/** A word about others who claim it. */
export const othersWhoClaim = near(
  'anyone|anybody|someone|one|healers?|people|those|whoever|person|ads?|advertisements?|posts?',
  20,
  'who|that|which',
  15,
  'claims?|promis\\w+|says?|offers?|sells?|advertis\\w+',
)

/** "Does yoga cure diabetes? No, it does not." */
export const answeredNo = '\\?\\s+no\\s*[,.]'

/** A warning against others, or a word to people with the disease about their doctor. */
export const asWarning = [
  beware,
  othersWhoClaim,
  `${words('ask|tell|see|consult|talk to|speak (?:to|with)|inform|advice of|prescribed by|under the care of')}${within(30)}${words('doctors?|physicians?|specialists?|healers?|therapists?|us|psychiatrists?|neurologists?|oncologists?')}`,
  near('डॉक्टर|चिकित्सक', 40, 'पूछ\\S*|बता\\S*|सलाह|मिल\\S*|दिखा\\S*'),
]
