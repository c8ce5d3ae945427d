import type { Band, Instrument } from './instruments/instrument.ts'

export interface Score {
  score: number
  max: number
  band: Band
  isWorrying: boolean
}

/** The highest sum that a test can have. */
export const maxScoreOf = ({ questions, choices }: Instrument) =>
  questions.length * Math.max(...choices.map(({ value }) => value))

/** Why answers are not answers to this test, if they are not. */
export function problemOf({ questions, choices }: Instrument, answers: readonly number[]) {
  if (answers.length !== questions.length) return 'Please answer every question once'
  if (answers.some((answer) => !choices.some(({ value }) => value === answer)))
    return 'This answer is not one of the choices'
  return undefined
}

/** The band of a score: the last that begins at or below it. */
export const bandOf = ({ bands }: Instrument, score: number): Band =>
  bands.findLast(({ from }) => from <= score) ?? bands[0]

/** Scores answers that have no problem: the sum, its share of the highest one, and what it means. */
export function scoreOf(instrument: Instrument, answers: readonly number[]): Score {
  const max = maxScoreOf(instrument)
  const score = answers.reduce((sum, answer) => sum + answer, 0)
  return {
    score,
    max,
    band: bandOf(instrument, score),
    isWorrying: instrument.worrying.some(({ question, from }) => (answers[question] ?? 0) >= from),
  }
}

/** 95 of 100 differences by chance alone are smaller. */
const chance = 1.96

/** The fewest points by which two scores differ by more than the test's own imprecision. */
export function reliableChange({ change }: Pick<Instrument, 'change'>): number {
  if ('points' in change) return change.points
  const ofDifferences = change.deviation * Math.sqrt(2 * (1 - change.reliability))
  return Math.floor(chance * ofDifferences) + 1
}
