import { z } from 'zod'
import { instant, uId } from '../../endpoint.ts'
import { selfTest, selfTestCode, testResult } from '../self-tests.ts'
import { hoursBeforeMax, progressSides, rhythmMax, rhythmUnits } from './limits.ts'

export const rhythm = {
  /** Every so many sessions or weeks. */
  every: z.int().min(1).max(rhythmMax),
  unit: z.enum(rhythmUnits),
}

/** A test as a measure: what it is, and the change of its score that is more than its own imprecision. */
const measuredTest = z.object({
  code: selfTestCode,
  name: z.string(),
  about: z.string(),
  source: selfTest.shape.source,
  max_score: z.int(),
  is_higher_better: z.boolean(),
  /** Ascending, each with its lowest score. */
  bands: z.array(z.object({ from: z.int(), name: z.string(), needs_help: z.boolean() })),
  change: z.object({
    /** The fewest points that count as a change. */
    points: z.int(),
    source: z.string(),
    /** By the formula of Jacobson and Truax, with these; null where the publisher of the test names the points. */
    by_formula: z.object({ reliability: z.number(), deviation: z.number() }).nullable(),
  }),
})

export const measure = z.object({
  u_id: uId,
  test: measuredTest,
  rhythm: z.object(rhythm),
  hours_before: z.int(),
  started_at: instant,
  ended_at: instant.nullable(),
  ended_by: z.enum(progressSides).nullable(),
  is_demo: z.boolean(),
  /** Each time it was asked for, oldest first; without a result where it was not answered in time. */
  points: z.array(
    z.object({
      asked_at: instant,
      result: testResult.pick({ score: true, band: true, is_worrying: true }).nullable(),
    }),
  ),
})
export type Measure = z.output<typeof measure>

export const measureForm = z.strictObject({
  test_code: selfTestCode,
  ...rhythm,
  hours_before: z.int().min(1).max(hoursBeforeMax),
})
export type MeasureForm = z.output<typeof measureForm>

/** A measure that waits for the client's answers, with those given so far. */
export const measureRequest = z.object({
  u_id: uId,
  healer: z.object({ u_id: uId, full_name: z.string() }),
  asked_at: instant,
  /** Until then it can be answered. */
  closes_at: instant,
  test: selfTest.pick({
    code: true,
    version: true,
    name: true,
    stem: true,
    questions: true,
    choices: true,
    worrying: true,
  }),
  answers: z.array(z.int().nullable()),
})
export type MeasureRequest = z.output<typeof measureRequest>

export const measureAnswers = z.strictObject({
  version: z.int().min(1).max(1000),
  /** In the order of the questions; null for one without an answer yet. */
  answers: z.array(z.int().min(0).max(100).nullable()).max(60),
  /** Nothing changes after that. */
  is_done: z.boolean(),
})
export type MeasureAnswers = z.output<typeof measureAnswers>

/** What might be worth a talk, with its reasons. Both sides see the same; nothing follows from it by itself. */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('no-change'),
    test_code: selfTestCode,
    name: z.string(),
    sessions: z.int(),
    first: z.int(),
    latest: z.int(),
    /** The fewest points that would count. */
    points: z.int(),
  }),
  z.object({ kind: z.literal('enough'), goals: z.int(), names: z.array(z.string()) }),
])
export type ProgressSuggestion = z.output<typeof suggestion>
