import { describe, expect, test } from 'vitest'
import type { AppointmentFacts, AppointmentState } from '../../care/appointments/rules.ts'
import { absenceOf, doorOf, leftToHealer, missingOf } from './standing.ts'

const startsAt = Date.parse('2026-11-23T03:30:00Z')
const minute = 60_000
/** Minutes after the start of a session of 45. */
const at = (minutes: number) => startsAt + minutes * minute
const facts = (state: AppointmentState): AppointmentFacts => ({
  state,
  booked_at: '2026-11-01T03:30:00Z',
  starts_at: new Date(startsAt).toISOString(),
  ends_at: new Date(at(45)).toISOString(),
  hold_until: null,
  is_reschedule_open: false,
  reported_at: null,
  cancelled_by: null,
  mode: 'video',
  pay_by: null,
})
const hours = { room_opens_minutes: 15, room_closes_minutes: 30 }
const policy = {
  reschedule_until_hours: 24,
  refund_steps: [{ until_hours: 24, percent: 100 }],
  grace_minutes: 15,
  grace_until_hours: 1,
  late_minutes: 15,
  report_hours: 24,
}

describe('the way into the room', () => {
  test.each([
    ['confirmed', -20, 'opens'],
    ['confirmed', -15, 'join'],
    ['confirmed', 44, 'join'],
    ['confirmed', 45, 'return'],
    ['confirmed', 75, 'none'],
    ['completed', 30, 'return'],
    ['completed', 45, 'none'],
    ['no-show', 50, 'none'],
    ['cancelled', 10, 'none'],
    ['healer-no-show', 20, 'none'],
    ['held', -10, 'none'],
  ] as const)('%s, %i minutes after the start: %s', (state, minutes, door) => {
    expect(doorOf(facts(state), hours, at(minutes))).toBe(door)
  })
})

describe('the report that the healer did not join', () => {
  test.each([
    ['confirmed', -5, false, 'none'],
    ['confirmed', 5, false, 'later'],
    ['confirmed', 15, false, 'report'],
    ['confirmed', 20, true, 'none'],
    ['confirmed', 60, false, 'report'],
    ['completed', 30, false, 'report'],
    ['completed', 50, false, 'none'],
    ['no-show', 50, false, 'none'],
    ['cancelled', 20, false, 'none'],
    ['confirmed', 45 + 24 * 60, false, 'none'],
  ] as const)('%s, %i minutes after the start, met: %s: %s', (state, minutes, hasMet, is) => {
    expect(absenceOf(facts(state), policy, { now: at(minutes), hasMet }).is).toBe(is)
  })
  test('says from when', () => {
    expect(absenceOf(facts('confirmed'), policy, { now: at(1) })).toEqual({ is: 'later', at: at(15) })
  })
})

test.each([
  [10, false, 'expected'],
  [10, true, 'away'],
  [45, true, 'over'],
  [45, false, 'over'],
] as const)(
  '%i minutes after the start the other, who was there: %s, is %s',
  (minutes, wasThere, missing) => {
    expect(missingOf(facts('confirmed'), { now: at(minutes), wasThere })).toBe(missing)
  },
)

test('only a session that nobody marked is to be marked', () => {
  expect(leftToHealer(facts('confirmed'))).toBe('mark')
  for (const state of ['completed', 'no-show', 'disputed'] as const)
    expect(leftToHealer(facts(state))).toBe('plan')
})
