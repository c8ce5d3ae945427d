import { expect, test } from 'vitest'
import { daysOf, hoursOf, partOf, rowsOf, stepFrom } from './ranges.ts'

test('a month shows whole weeks from Monday, across the end of a year', () => {
  const days = daysOf('month', '2026-11-23')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  expect(daysOf('month', '2027-02-28')[0]).toBe('2027-02-01')
  expect(stepFrom('month', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepFrom('month', '2027-03-31', -1)).toBe('2027-02-01')
})

test('a week begins with its day, and the next one where it ends', () => {
  expect(daysOf('week', '2026-12-28').at(-1)).toBe('2027-01-03')
  expect(stepFrom('week', '2026-12-28', 1)).toBe('2027-01-04')
  expect(stepFrom('day', '2027-03-01', -1)).toBe('2027-02-28')
})

const zone = 'Asia/Kolkata'
const early = { from: '2026-11-23T01:40:00Z', to: '2026-11-23T02:25:00Z' } // 7:10 in India
const late = { from: '2026-11-23T18:00:00Z', to: '2026-11-23T18:45:00Z' } // 23:30 in India

test('the hours hold what is early, and what goes past midnight ends with its day', () => {
  expect(hoursOf([], zone)).toEqual({ from: 9, to: 18 })
  expect(hoursOf([early, late], zone)).toEqual({ from: 7, to: 24 })
  expect(rowsOf(early, 7, 24, zone)).toBe('3 / 12')
  expect(rowsOf(late, 7, 24, zone)).toBe('199 / 205')
})

test('what ends at midnight reaches the end of the grid', () => {
  const last = { from: '2026-11-23T17:45:00Z', to: '2026-11-23T18:30:00Z' } // 23:15 in India
  expect(hoursOf([last], zone).to).toBe(24)
  expect(rowsOf(last, 9, 24, zone)).toBe('172 / 181')
})

test('a time of one’s own calendar is cut to the hours of each day', () => {
  const hours = { from: 9, to: 18 }
  const trip = { from: '2026-11-23T07:30:00Z', to: '2026-11-25T04:30:00Z' } // Monday 13:00 to Wednesday 10:00
  const of = (day: string, span = trip) => partOf(span, day, hours, zone)
  expect(of('2026-11-22')).toBeUndefined()
  expect(of('2026-11-23')).toEqual({ rows: '49 / 109', isWhole: false })
  expect(of('2026-11-24')).toEqual({ rows: '1 / 109', isWhole: true })
  expect(of('2026-11-25')).toEqual({ rows: '1 / 13', isWhole: false })
  expect(of('2026-11-26')).toBeUndefined()
  expect(of('2026-11-23', early)).toBeUndefined()
  const odd = { from: '2026-11-23T03:31:00Z', to: '2026-11-23T03:33:00Z' }
  expect(of('2026-11-23', odd)).toEqual({ rows: '1 / 2', isWhole: false })
})
