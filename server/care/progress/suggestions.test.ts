import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Course, type Measured, sessionsToJudge, suggestionsFor } from './suggestions.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const sessions = Array.from({ length: 12 }, (_, number) => day(2 + number * 7))
/** A score before each session, from the first on. */
const scored = (...scores: number[]) => scores.map((score, number) => ({ at: day(1 + number * 7), score }))
const phq9: Measured = {
  ...{ code: 'phq-9', isHigherBetter: false, change: 6, isRunning: true },
  bands: [0, 5, 10, 15, 20].map((from) => ({ from, needs_help: from >= 15 })),
  scores: [],
}
const who5: Measured = {
  ...{ code: 'who-5', isHigherBetter: true, change: 3, isRunning: true },
  bands: [0, 8, 13].map((from) => ({ from, needs_help: from === 0 })),
  scores: [],
}
const course = (given: Partial<Course>): Course => ({ sessions, goals: [], measures: [], ...given })
const kinds = (given: Partial<Course>) => suggestionsFor(course(given)).map(({ kind }) => kind)

describe('no change', () => {
  const after = (...scores: number[]) =>
    suggestionsFor(course({ measures: [{ ...phq9, scores: scored(...scores) }] }))

  test('is said after six sessions with its reasons, not after five', () => {
    expect(after(14, 13, 14, 12, 13, 14)).toEqual([])
    expect(after(14, 13, 14, 12, 13, 14, 13)).toEqual([
      { kind: 'no-change', code: 'phq-9', sessions: 6, first: 14, latest: 13, points: 6 },
    ])
  })

  test('is not said of a reliable gain, of a measure that ended, or of a first score with nothing to better', () => {
    expect(after(14, 13, 14, 12, 13, 14, 8)).toEqual([])
    expect(after(4, 4, 4, 4, 4, 4, 4)).toEqual([])
    expect(
      kinds({ measures: [{ ...phq9, isRunning: false, scores: scored(14, 14, 14, 14, 14, 14, 14) }] }),
    ).toEqual([])
  })

  test('is said of what became worse, whichever way the test counts', () => {
    expect(after(10, 10, 12, 14, 15, 16, 19)).toHaveLength(1)
    expect(kinds({ measures: [{ ...who5, scores: scored(10, 9, 8, 8, 7, 7, 5) }] })).toEqual(['no-change'])
    expect(kinds({ measures: [{ ...who5, scores: scored(10, 9, 8, 8, 12, 13, 13) }] })).toEqual([])
  })
})

describe('enough', () => {
  const steady = [{ ...phq9, scores: scored(14, 6, 4, 5, 4) }]

  test('is said when goals are reached and measures steady', () => {
    expect(suggestionsFor(course({ goals: ['reached', 'let-go'], measures: steady }))).toEqual([
      { kind: 'enough', goals: 1, codes: ['phq-9'] },
    ])
  })

  test('is not said with an open goal, without a reached one, without a measure, or with one that moves', () => {
    expect(kinds({ goals: ['reached', 'open'], measures: steady })).toEqual([])
    expect(kinds({ goals: ['let-go'], measures: steady })).toEqual([])
    expect(kinds({ goals: ['reached'] })).toEqual([])
    expect(kinds({ goals: ['reached'], measures: [{ ...phq9, scores: scored(14, 3, 9, 4) }] })).toEqual([])
    expect(kinds({ goals: ['reached'], measures: [...steady, { ...who5, scores: scored(20, 20) }] })).toEqual(
      [],
    )
  })

  test('is not said while a steady score calls for help, or is reliably worse than the first', () => {
    expect(kinds({ goals: ['reached'], measures: [{ ...phq9, scores: scored(16, 16, 16) }] })).toEqual([])
    expect(kinds({ goals: ['reached'], measures: [{ ...phq9, scores: scored(4, 12, 12, 12) }] })).toEqual([])
  })
})

const anyCourse = fc
  .record({
    goals: fc.array(
      fc.constantFrom('proposed' as const, 'open' as const, 'reached' as const, 'let-go' as const),
    ),
    count: fc.nat(20),
    scores: fc.array(fc.nat(27), { maxLength: 20 }),
    isRunning: fc.boolean(),
  })
  .map(({ goals, count, scores, isRunning }) =>
    course({
      goals,
      sessions: Array.from({ length: count }, (_, number) => day(2 + number * 7)),
      measures: [{ ...phq9, isRunning, scores: scored(...scores) }],
    }),
  )

test('to stop and that nothing changed are never suggested together, and each reason is true', () => {
  fc.assert(
    fc.property(anyCourse, (one) => {
      const found = suggestionsFor(one)
      expect(found.length).toBeLessThanOrEqual(1)
      for (const suggestion of found)
        if (suggestion.kind === 'no-change') {
          expect(suggestion.sessions).toBeGreaterThanOrEqual(sessionsToJudge)
          expect(suggestion.first - suggestion.latest).toBeLessThan(suggestion.points)
        } else expect(one.goals.filter((state) => state === 'reached')).toHaveLength(suggestion.goals)
    }),
  )
})

test('a better latest score never brings up that nothing changed', () => {
  fc.assert(
    fc.property(anyCourse, fc.nat(27), (one, less) => {
      const [measure] = one.measures
      if (!measure || measure.scores.length === 0) return
      const saysSo = (scores: Measured['scores']) =>
        suggestionsFor({ ...one, goals: [], measures: [{ ...measure, scores }] }).length > 0
      const better = measure.scores.map((score, place) =>
        place > 0 && place === measure.scores.length - 1
          ? { ...score, score: Math.max(0, score.score - less) }
          : score,
      )
      if (!saysSo(measure.scores)) expect(saysSo(better)).toBe(false)
    }),
  )
})
