import { describe, expect, test } from 'vitest'
import { isHealerLate, type Presence, type SettlementFacts, settlementOf } from './settlement.ts'

const minute = 60_000
const facts = (client: Presence, healer: Presence, more: Partial<SettlementFacts> = {}): SettlementFacts => ({
  client,
  healer,
  hasMet: client === 'came' && healer === 'came',
  isOnPhone: false,
  isWaiting: false,
  startsAt: 0,
  endsAt: 45 * minute,
  closesAt: 60 * minute,
  lateMinutes: 15,
  lateAnswerMinutes: 5,
  ...more,
})
/** The first full minute in which it is settled, and how. */
function settled(of: SettlementFacts) {
  for (let at = -10; at <= 120; at++) {
    const settlement = settlementOf(of, at * minute)
    if (settlement) return `${settlement} at ${at}`
  }
  return 'left to people'
}

describe('who came is never charged for who did not', () => {
  test.each([
    ['both came and met', facts('came', 'came'), 'held at 45'],
    [
      'both came, and the client was never let in',
      facts('came', 'came', { hasMet: false }),
      'left to people',
    ],
    ['the healer did not come', facts('came', 'absent'), 'healer-absent at 20'],
    [
      'the healer did not come, and the client waits',
      facts('came', 'absent', { isWaiting: true }),
      'healer-absent at 45',
    ],
    [
      'the healer did not come, and the client could not connect',
      facts('tried', 'absent'),
      'healer-absent at 20',
    ],
    [
      'the healer did not come, with no time to answer',
      facts('came', 'absent', { lateMinutes: 5, lateAnswerMinutes: 0 }),
      'healer-absent at 5',
    ],
    ['the client did not come', facts('absent', 'came'), 'client-absent at 45'],
    ['neither came', facts('absent', 'absent'), 'nobody-met at 60'],
    ['the client could not connect', facts('tried', 'came'), 'nobody-met at 60'],
    ['the healer could not connect', facts('came', 'tried'), 'nobody-met at 60'],
    ['neither could connect', facts('tried', 'tried'), 'nobody-met at 60'],
    ['the healer could not connect, the client did not come', facts('absent', 'tried'), 'nobody-met at 60'],
  ])('%s', (_, of, outcome) => {
    expect(settled(of)).toBe(outcome)
  })
})

test.each([
  [14, 'absent', false],
  [15, 'absent', true],
  [15, 'came', false],
  [15, 'tried', false],
  [60, 'absent', false],
] as const)('after %i minutes with a healer who is %s', (at, healer, isLate) => {
  expect(isHealerLate(facts('came', healer), at * minute)).toBe(isLate)
  expect(isHealerLate(facts('absent', healer), at * minute)).toBe(false)
})
