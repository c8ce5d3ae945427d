/**
 * The states of a healing session while it is an offer, and each side's actions. Once booked, it is an appointment like
 * any other (`appointments/rules.ts`). No schema library here: screens that need only this stay small.
 */

/**
 * `accepted`: the client accepted, and the time is held while the order is paid. `lapsed`: it was not answered or not
 * paid before the offer expired. `booked`: it became an appointment, which has the state from then on.
 */
export const healingSessionStates = [
  'offered',
  'accepted',
  'booked',
  'declined',
  'withdrawn',
  'lapsed',
] as const
export type HealingSessionState = (typeof healingSessionStates)[number]

/** Actors; `clock` stands for time passing and payments arriving. */
export type HealingSessionSide = 'client' | 'healer' | 'clock'
export const healingSessionActions = ['accept', 'decline', 'withdraw', 'book', 'expire'] as const
export type HealingSessionAction = (typeof healingSessionActions)[number]

interface Rule {
  from: readonly HealingSessionState[]
  to: HealingSessionState
  /** Only while the offer is open. */
  inTime?: true
}

/** All possible actions: by whom, from which states, and to which state. */
export const healingSessionRules: Record<HealingSessionSide, Partial<Record<HealingSessionAction, Rule>>> = {
  healer: { withdraw: { from: ['offered'], to: 'withdrawn', inTime: true } },
  client: {
    accept: { from: ['offered'], to: 'accepted', inTime: true },
    decline: { from: ['offered', 'accepted'], to: 'declined', inTime: true },
  },
  clock: {
    book: { from: ['accepted'], to: 'booked' },
    expire: { from: ['offered', 'accepted'], to: 'lapsed' },
  },
}

/** The facts of an offer that the rules need; `stands_until` is in UTC. */
export interface HealingSessionFacts {
  state: HealingSessionState
  stands_until: string
}

/** Whether a side may do this now. */
export function mayDo(
  side: HealingSessionSide,
  action: HealingSessionAction,
  { state, stands_until }: HealingSessionFacts,
  now: number,
): boolean {
  const rule = healingSessionRules[side][action]
  return !!rule?.from.includes(state) && (!rule.inTime || now < Date.parse(stands_until))
}

/** The state at a moment: an expired offer counts as lapsed even before the clock has recorded it. */
export const stateAt = ({ state, stands_until }: HealingSessionFacts, now: number): HealingSessionState =>
  state === 'offered' && now >= Date.parse(stands_until) ? 'lapsed' : state
