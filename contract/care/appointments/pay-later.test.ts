import { expect, test } from 'vitest'
import { payByOf } from './pay-later.ts'

const now = Date.parse('2026-11-21T06:00:00Z')

test.each([
  ['2026-11-28T03:30:00Z', '2026-11-26T03:30:00.000Z'],
  ['2026-11-23T06:00:00.001Z', '2026-11-21T06:00:00.001Z'],
  ['2026-11-23T06:00:00Z', undefined],
  ['2026-11-22T03:30:00Z', undefined],
])('a session at %s is paid by %s', (startsAt, payBy) => {
  const due = payByOf(startsAt, 48, now)
  expect(due === undefined ? undefined : new Date(due).toISOString()).toBe(payBy)
})
