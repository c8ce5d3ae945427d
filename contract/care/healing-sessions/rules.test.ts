import { expect, test } from 'vitest'
import {
  type HealingSessionSide,
  healingSessionActions,
  healingSessionStates,
  mayDo,
  stateAt,
} from './rules.ts'

const end = '2026-11-23T06:00:00.000Z'
const before = Date.parse(end) - 1
const sides: HealingSessionSide[] = ['client', 'healer', 'clock']

/** Actions allowed at a time, as `side action from`. */
const allowedAt = (now: number) =>
  sides.flatMap((side) =>
    healingSessionActions.flatMap((action) =>
      healingSessionStates
        .filter((state) => mayDo(side, action, { state, stands_until: end }, now))
        .map((state) => `${side} ${action} ${state}`),
    ),
  )

test('while an offer stands it is answered by the client, taken back by the healer, ended by the clock', () => {
  expect(allowedAt(before)).toEqual([
    'client accept offered',
    'client decline offered',
    'client decline accepted',
    'healer withdraw offered',
    'clock book accepted',
    'clock expire offered',
    'clock expire accepted',
  ])
})

test('from its end on it is neither answered nor taken back', () => {
  expect(allowedAt(Date.parse(end))).toEqual([
    'clock book accepted',
    'clock expire offered',
    'clock expire accepted',
  ])
  expect(stateAt({ state: 'offered', stands_until: end }, Date.parse(end))).toBe('lapsed')
  expect(stateAt({ state: 'offered', stands_until: end }, before)).toBe('offered')
  expect(stateAt({ state: 'booked', stands_until: end }, Date.parse(end))).toBe('booked')
})
