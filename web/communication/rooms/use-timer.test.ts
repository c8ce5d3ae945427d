import { expect, test } from 'vitest'
import { sessionTime } from './use-timer.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
const end = start + 45 * 60_000

test.each([
  ['ten minutes before', -10, { is: 'before', minutes: 10 }],
  ['at the start', 0, { is: 'running', minutes: 45 }],
  ['six minutes before the end', 39, { is: 'running', minutes: 6 }],
  ['five minutes before the end', 40, { is: 'warned', minutes: 5 }],
  ['half a minute before the end', 44.5, { is: 'warned', minutes: 1 }],
  ['at the end', 45, { is: 'over', minutes: 0 }],
] as const)('%s', (_, minutes, time) => {
  expect(sessionTime(start, end, start + minutes * 60_000)).toEqual(time)
})
