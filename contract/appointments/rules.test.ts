import { expect, test } from 'vitest'
import {
  type AppointmentFacts,
  appointmentActions,
  appointmentRules,
  appointmentStates,
  type BookingPolicy,
  refundPercent,
  refusalReason,
  sides,
} from './rules.ts'

const policy: BookingPolicy = {
  move_until_hours: 24,
  refund_steps: [
    { until_hours: 2, percent: 50 },
    { until_hours: 24, percent: 100 },
  ],
  late_minutes: 15,
  report_hours: 24,
}
const startsAt = Date.parse('2026-11-23T03:30:00Z')
const facts: AppointmentFacts = {
  state: 'confirmed',
  starts_at: new Date(startsAt).toISOString(),
  ends_at: new Date(startsAt + 45 * 60_000).toISOString(),
  hold_until: null,
  is_move_open: false,
  reported_at: null,
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
  expect(refundPercent('client', { ...facts, is_move_open: true }, policy, startsAt - before)).toBe(100)
})

test('a move is free as long as all would come back, and after the healer moved it until it begins', () => {
  expect(refusalReason('client', 'move', facts, policy, startsAt - hours(24) - 1)).toBeUndefined()
  expect(refusalReason('client', 'move', facts, policy, startsAt - hours(24))).toEqual({
    reason: 'too-late',
    at: startsAt - hours(24),
  })
  const moved = { ...facts, is_move_open: true }
  expect(refusalReason('client', 'move', moved, policy, startsAt - 1)).toBeUndefined()
  expect(refusalReason('client', 'accept-move', facts, policy, startsAt - 1)).toEqual({ reason: 'never' })
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
      for (const action of appointmentActions)
        expect(refusalReason(side, action, { ...facts, state }, policy, startsAt)).toEqual({
          reason: 'never',
        })
})

test('every rule names states that exist and leads to one', () => {
  for (const rules of Object.values(appointmentRules))
    for (const rule of Object.values(rules))
      for (const state of [...rule.from, rule.to]) expect(appointmentStates).toContain(state)
})
