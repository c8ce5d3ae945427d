import { expect, test } from 'vitest'
import type { PracticeHours } from './hours.ts'
import { hoursOf, hoursProblems, valuesOf, windowsProblem } from './hours-form.ts'

const hours: PracticeHours = {
  time_zone: 'Asia/Kolkata',
  buffer_minutes: 15,
  travel_minutes: 20,
  notice_minutes: 120,
  takes_series: true,
  daily_cap: 5,
  weekly: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '16:00', to: '19:00' },
    { weekday: 7, from: '21:00', to: '24:00' },
  ],
  overrides: [{ date: '2026-12-25', windows: [] }],
  leave: [{ from: '2026-12-28', to: '2027-01-02' }],
}

test('hours come back from the form as they went in', () => {
  expect(hoursOf(valuesOf(hours), 'Asia/Kolkata')).toEqual(hours)
  expect(hoursProblems(valuesOf(hours), 45)).toEqual({})
})

test('windows that end with the day are no mistake', () => {
  expect(windowsProblem([{ from: '22:00', to: '00:00' }], 45)).toBeUndefined()
})

test('windows that end before they begin, overlap or hold no session are told', () => {
  expect(windowsProblem([{ from: '12:00', to: '09:00' }], 45)).toBe('order')
  expect(windowsProblem([{ from: '09:00', to: '' }], 45)).toBe('missing')
  expect(windowsProblem([{ from: '09:00', to: '09:30' }], 45)).toBe('short')
  expect(
    windowsProblem(
      [
        { from: '11:00', to: '13:00' },
        { from: '09:00', to: '11:30' },
      ],
      45,
    ),
  ).toBe('overlap')
  expect(
    windowsProblem(
      [
        { from: '11:00', to: '13:00' },
        { from: '09:00', to: '11:00' },
      ],
      45,
    ),
  ).toBeUndefined()
})

test('special dates given twice, leave that ends before it begins and odd numbers are told', () => {
  const wrong = {
    ...valuesOf(hours),
    overrides: [
      { date: '2026-12-25', windows: [] },
      { date: '2026-12-25', windows: [] },
    ],
    leave: [{ from: '2026-12-28', to: '2026-12-01' }],
    buffer: '61',
    notice: 'soon',
  }
  expect(hoursProblems(wrong, 45)).toEqual({
    'overrides.1': 'twice',
    'leave.0': 'order',
    buffer: 'buffer',
    notice: 'notice',
  })
})
