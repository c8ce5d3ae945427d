import { expect, test } from 'vitest'
import { type BookingPolicy, nearTerms, refundPercent } from './policy.ts'
import {
  type AppointmentFacts,
  appointmentActions,
  appointmentRules,
  appointmentStates,
  refusalReason,
  sides,
} from './rules.ts'

const policy: BookingPolicy = {
  reschedule_until_hours: 24,
  refund_steps: [
    { until_hours: 2, percent: 50 },
    { until_hours: 24, percent: 100 },
  ],
  grace_minutes: 15,
  grace_until_hours: 1,
  late_minutes: 15,
  report_hours: 24,
}
const startsAt = Date.parse('2026-11-23T03:30:00Z')
const facts: AppointmentFacts = {
  state: 'confirmed',
  booked_at: '2026-11-01T03:30:00Z',
  starts_at: new Date(startsAt).toISOString(),
  ends_at: new Date(startsAt + 45 * 60_000).toISOString(),
  hold_until: null,
  is_reschedule_open: false,
  reported_at: null,
  cancelled_by: null,
  mode: 'video',
  pay_by: null,
}
const hours = (count: number) => count * 3_600_000

test.each([
  ['a week', hours(168), 100],
  ['exactly 24 hours', hours(24), 100],
  ['a second under 24 hours', hours(24) - 1000, 50],
  ['exactly 2 hours', hours(2), 50],
  ['a second under 2 hours', hours(2) - 1000, 0],
])('%s before, the client gets the published share back', (_when, before, percent) => {
  expect(refundPercent('client', facts, policy, startsAt - before)).toBe(percent)
  expect(refundPercent('healer', facts, policy, startsAt - before)).toBe(100)
  expect(refundPercent('client', { ...facts, is_reschedule_open: true }, policy, startsAt - before)).toBe(100)
})

test('cancelling within the grace after booking refunds in full, but not within the hour before the start', () => {
  const bookedAt = (before: number) => ({ ...facts, booked_at: new Date(startsAt - before).toISOString() })
  const percent = (booked: number, asked: number) =>
    refundPercent('client', bookedAt(booked), policy, startsAt - asked)
  const minutes = (count: number) => count * 60_000
  expect(percent(hours(5), hours(5))).toBe(100)
  expect(percent(hours(5), hours(5) - minutes(15) + 1)).toBe(100)
  expect(percent(hours(5), hours(5) - minutes(15))).toBe(50)
  expect(percent(hours(1) + minutes(5), hours(1) + 1)).toBe(100)
  expect(percent(hours(1) + minutes(5), hours(1))).toBe(0)
})

test('the terms of a near start are said before it is booked, and nothing while all would come back', () => {
  const at = (before: number) => nearTerms(facts.starts_at, policy, startsAt - before)
  expect(at(hours(24))).toBeUndefined()
  expect(at(hours(5))).toEqual({ fullUntilHours: 24, percent: 50, canReschedule: false, graceMinutes: 15 })
  expect(at(hours(1) + 5 * 60_000)).toMatchObject({ percent: 0, graceMinutes: 5 })
  expect(at(hours(1))).toMatchObject({ percent: 0, graceMinutes: 0 })
})

test('a reschedule is free as long as all would come back, and after the healer rescheduled it until it begins', () => {
  expect(refusalReason('client', 'reschedule', facts, policy, startsAt - hours(24) - 1)).toBeUndefined()
  expect(refusalReason('client', 'reschedule', facts, policy, startsAt - hours(24))).toEqual({
    reason: 'too-late',
    at: startsAt - hours(24),
  })
  const rescheduled = { ...facts, is_reschedule_open: true }
  expect(refusalReason('client', 'reschedule', rescheduled, policy, startsAt - 1)).toBeUndefined()
  expect(refusalReason('client', 'accept-reschedule', facts, policy, startsAt - 1)).toEqual({
    reason: 'never',
  })
})

test('no person counts as missing before the minutes of being late have passed', () => {
  const late = startsAt + 15 * 60_000
  for (const [side, action] of [
    ['client', 'report-absence'],
    ['healer', 'mark-no-show'],
  ] as const) {
    expect(refusalReason(side, action, facts, policy, late - 1)?.reason).toBe('too-early')
    expect(refusalReason(side, action, facts, policy, late)).toBeUndefined()
    expect(refusalReason(side, action, facts, policy, Date.parse(facts.ends_at) + hours(24))?.reason).toBe(
      'too-late',
    )
  }
})

test('what is over stays over: no side has an action on it', () => {
  for (const state of ['cancelled', 'healer-no-show', 'disputed'] as const)
    for (const side of sides)
      for (const action of appointmentActions.filter((one) => one !== 'object'))
        expect(refusalReason(side, action, { ...facts, state }, policy, startsAt)).toEqual({
          reason: 'never',
        })
})

test.each([
  ['client', 'completed', null, true],
  ['client', 'no-show', null, true],
  ['client', 'healer-no-show', 'healer', false],
  ['client', 'cancelled', null, false],
  ['healer', 'healer-no-show', 'healer', true],
  ['healer', 'cancelled', null, true],
  ['healer', 'cancelled', 'client', false],
  ['healer', 'cancelled', 'healer', false],
  ['healer', 'completed', null, false],
  ['healer', 'disputed', null, false],
] as const)(
  'the %s objects to %s (cancelled by %s): %s, within the hours of the policy',
  (side, state, by, may) => {
    const settled = { ...facts, state, cancelled_by: by }
    const end = Date.parse(facts.ends_at)
    const refused = (at: number) => refusalReason(side, 'object', settled, policy, at)?.reason
    expect(refused(end - 1)).toBe(may ? 'too-early' : 'never')
    expect(refused(end)).toBe(may ? undefined : 'never')
    expect(refused(end + hours(24) - 1)).toBe(may ? undefined : 'never')
    expect(refused(end + hours(24))).toBe(may ? 'too-late' : 'never')
  },
)

test('every rule names states that exist and leads to one', () => {
  for (const rules of Object.values(appointmentRules))
    for (const rule of Object.values(rules))
      for (const state of [...rule.from, rule.to]) expect(appointmentStates).toContain(state)
})

test('a session that is paid later is paid until it is due, then ends by the clock, and is not offered to others unpaid', () => {
  const due = startsAt - hours(48)
  const unpaid = { ...facts, pay_by: new Date(due).toISOString() }
  const no = (
    side: 'client' | 'clock',
    action: Parameters<typeof refusalReason>[1],
    now: number,
    of = unpaid,
  ) => refusalReason(side, action, of, policy, now)?.reason
  expect(no('client', 'pay-later', due - 1)).toBeUndefined()
  expect(no('client', 'pay-later', due)).toBe('too-late')
  expect(no('client', 'pay-later', due - 1, facts as typeof unpaid)).toBe('never')
  expect(no('clock', 'end-unpaid', due - 1)).toBe('too-early')
  expect(no('clock', 'end-unpaid', due)).toBeUndefined()
  expect(no('clock', 'end-unpaid', startsAt)).toBe('too-late')
  expect(no('client', 'release', due - 1)).toBe('never')
  expect(no('client', 'release', due - 1, facts as typeof unpaid)).toBeUndefined()
})
