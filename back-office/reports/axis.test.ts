import { reports } from '@newyou/contract/administration/reports/declared'
import { isQuotient } from '@newyou/contract/administration/reports/report'
import type { Figures } from '@newyou/contract/administration/reports/reports'
import { expect, test } from 'vitest'
import { gapInWords, namedSteps, stepName, valuesOf } from './axis.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(2026, 0, 5 + place)).toISOString().slice(0, 10),
  )
const support = reports.find(({ name }) => name === 'support-times')
if (!support) throw new Error('The report of support times is gone')

test('names below an axis are words, with the day of the week, and have room on a phone too', () => {
  expect(stepName('2026-01-05', 'day')).toBe('Mon, 5 Jan')
  expect(stepName('2026-01-05', 'week')).toBe('5 Jan')
  expect(stepName('2026-01-05', 'month')).toBe('Jan 2026')
  for (const width of [240, 400, 1000])
    for (const count of [1, 7, 30, 90, 400]) {
      const named = namedSteps(days(count), 'day', width)
      expect(named.size).toBeGreaterThanOrEqual(1)
      expect(named.size * 88).toBeLessThanOrEqual(Math.max(width, 88))
    }
  expect([...namedSteps(days(30), 'day', 450)]).toEqual([
    '2026-01-05',
    '2026-01-12',
    '2026-01-19',
    '2026-01-26',
    '2026-02-02',
  ])
})

test('a day without tickets counts 0 and has no mean, and a day to come has neither', () => {
  const steps: Figures['steps'] = [
    { from: '2026-01-05', counted: { tickets: 2, answered: 2, answer_seconds: 120 } },
    { from: '2026-01-06', counted: {} },
    { from: '2026-01-07', counted: {} },
  ]
  expect(valuesOf(support, 'tickets', steps, '2026-01-06')).toEqual([2, 0, null])
  expect(valuesOf(support, 'answer_time', steps, '2026-01-06')).toEqual([60, null, null])
  expect(gapInWords(support, ['tickets', 'answered'], 'day', false)).toBe('A day without any is 0.')
  expect(gapInWords(support, ['answer_time', 'closing_time'], 'week', true)).toBe(
    'A gap is a week with nothing under “Answered” or “Closed”: the number is not known then. What is yet to come is left empty.',
  )
})

test('each report has a main figure that is known on every day, and charts of numbers of one unit', () => {
  for (const of of reports) {
    expect(isQuotient(of, of.main), of.name).toBe(false)
    expect({ ...of.measures, ...of.derived }, of.name).toHaveProperty(of.main)
  }
})
