import { selfTestCodes } from '@newyou/contract/care/self-tests'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentInstrument, instruments } from './instruments/index.ts'
import { bandOf, maxScoreOf, problemOf, scoreOf } from './scoring.ts'

const [phq9, gad7, who5] = [
  currentInstrument('phq-9'),
  currentInstrument('gad-7'),
  currentInstrument('who-5'),
]

/** Any instrument with answers to it. */
const taken = fc.constantFrom(...instruments).chain((instrument) =>
  fc
    .array(fc.constantFrom(...instrument.choices.map(({ value }) => value)), {
      minLength: instrument.questions.length,
      maxLength: instrument.questions.length,
    })
    .map((answers) => ({ instrument, answers })),
)

describe('for any answers', () => {
  test('the score lies between nothing and the highest one', () => {
    fc.assert(
      fc.property(taken, ({ instrument, answers }) => {
        const { score, max } = scoreOf(instrument, answers)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(max)
      }),
    )
  })

  test('a higher answer never gives a lower score or an earlier band', () => {
    fc.assert(
      fc.property(taken, fc.nat(), ({ instrument, answers }, at) => {
        const place = at % answers.length
        const highest = Math.max(...instrument.choices.map(({ value }) => value))
        const raised = scoreOf(instrument, answers.with(place, highest))
        const before = scoreOf(instrument, answers)
        expect(raised.score).toBeGreaterThanOrEqual(before.score)
        expect(instrument.bands.indexOf(raised.band)).toBeGreaterThanOrEqual(
          instrument.bands.indexOf(before.band),
        )
        if (before.isWorrying) expect(raised.isWorrying).toBe(true)
      }),
    )
  })

  test('the order of the answers does not change the score, and the same answers score the same', () => {
    fc.assert(
      fc.property(taken, ({ instrument, answers }) => {
        expect(scoreOf(instrument, answers.toReversed()).score).toBe(scoreOf(instrument, answers).score)
        expect(scoreOf(instrument, answers)).toEqual(scoreOf(instrument, answers))
      }),
    )
  })

  test('one too few, one too many, or one that is no choice is refused', () => {
    fc.assert(
      fc.property(
        taken,
        fc.nat(),
        fc.integer({ min: 6, max: 1000 }),
        ({ instrument, answers }, at, wrong) => {
          expect(problemOf(instrument, answers)).toBeUndefined()
          expect(problemOf(instrument, answers.slice(1))).toBeDefined()
          expect(problemOf(instrument, [...answers, 0])).toBeDefined()
          expect(problemOf(instrument, answers.with(at % answers.length, wrong))).toBeDefined()
        },
      ),
    )
  })

  test('only the last question of the PHQ-9 worries, with any answer but “Not at all”', () => {
    fc.assert(
      fc.property(taken, ({ instrument, answers }) => {
        const isWorrying = instrument.code === 'phq-9' && (answers[8] ?? 0) > 0
        expect(scoreOf(instrument, answers).isWorrying).toBe(isWorrying)
      }),
    )
  })
})

test.each([
  [phq9, 27, { 0: 'minimal', 4: 'minimal', 5: 'mild', 9: 'mild', 10: 'moderate', 14: 'moderate' }],
  [phq9, 27, { 15: 'moderately-severe', 19: 'moderately-severe', 20: 'severe', 27: 'severe' }],
  [
    gad7,
    21,
    { 0: 'minimal', 4: 'minimal', 5: 'mild', 9: 'mild', 10: 'moderate', 14: 'moderate', 15: 'severe' },
  ],
  [who5, 25, { 0: 'very-low', 7: 'very-low', 8: 'low', 12: 'low', 13: 'good', 25: 'good' }],
])('$code has its published highest score and thresholds', (instrument, max, bands) => {
  expect(maxScoreOf(instrument)).toBe(max)
  for (const [score, band] of Object.entries(bands)) expect(bandOf(instrument, Number(score)).code).toBe(band)
})

test('a WHO-5 score is its sum of points', () => {
  expect(scoreOf(who5, [5, 4, 3, 2, 1])).toMatchObject({ score: 15, max: 25 })
})

test('every test of the contract is defined, in both languages, and its bands begin at nothing and go up', () => {
  expect([...new Set(instruments.map(({ code }) => code))].sort()).toEqual([...selfTestCodes].sort())
  for (const one of instruments) {
    const starts = one.bands.map(({ from }) => from)
    expect(starts[0]).toBe(0)
    expect(starts).toEqual([...new Set(starts)].sort((low, high) => low - high))
    const texts = [one.name, one.about, one.stem, ...one.questions, ...one.choices.map(({ label }) => label)]
    for (const words of [...texts, ...one.bands.flatMap(({ name, meaning }) => [name, meaning])]) {
      expect(words.en).toMatch(/[A-Za-z]/)
      expect(words.hi).toMatch(/[\u0900-\u097f]/)
    }
  }
})
