import type { SelfTestCode } from '@newyou/contract/care/self-tests'

export type TestLanguage = 'en' | 'hi'
/** A text in each language of the tests. */
export type Words = Record<TestLanguage, string>

/** From this score on, up to the next band. */
export interface Band {
  code: string
  from: number
  name: Words
  /** Helplines are shown beside the result. */
  needsHelp?: true
  /** Meaning in plain words, and advice. Never a diagnosis. */
  meaning: Words
}

/**
 * A published measure as data: its exact wording, how it is scored, its thresholds and where they come from. A change of
 * any of it is a new version; results keep the version that they were scored by.
 */
export interface Instrument {
  code: SelfTestCode
  version: number
  name: Words
  about: Words
  stem: Words
  questions: readonly Words[]
  /** The same for each question. */
  choices: readonly { value: number; label: Words }[]
  isHigherBetter: boolean
  /** From the lowest score. */
  bands: readonly [Band, ...Band[]]
  /** Answers to single questions, counted from 0, that call for help. */
  worrying: readonly { question: number; from: number }[]
  /**
   * The change that is more than the test's own imprecision: by the formula of Jacobson and Truax (J Consult Clin Psychol
   * 1991; 59: 12–19), from the reliability and standard deviation of a study, or the points that its publisher names.
   */
  change: { source: string } & ({ reliability: number; deviation: number } | { points: number })
  source: {
    citation: string
    link: string
    terms: string
    /** Source of the translation. */
    translation: Words
  }
}
