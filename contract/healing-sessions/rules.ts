/**
 * What a healing session can be while it is an offer, and who may do what to it. Once it is booked it is an appointment
 * like any other (`appointment-rules.ts`). No schema library here: screens that need only this stay small.
 */

/**
 * `accepted`: the client said yes and its order waits for the payment, the time still kept. `lapsed`: it was not
 * answered, or not paid, until the offer's end. `booked`: the time is the client's; from then on its appointment says
 * how it is.
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

/** Who acts; `clock` is the passing of time, and the payment that arrives. */
export type HealingSessionSide = 'client' | 'healer' | 'clock'
export const healingSessionActions = ['accept', 'decline', 'withdraw', 'book', 'expire'] as const
export type HealingSessionAction = (typeof healingSessionActions)[number]

interface Rule {
  from: readonly HealingSessionState[]
  to: HealingSessionState
  /** Only as long as the offer stands. */
  inTime?: true
}

/** Every action that is legal at all: for whom, from which states, and where it leads. */
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

/** What the rules need to know of an offer; `stands_until` is a UTC instant. */
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

/** An offer whose time is over is over, even in the minute before the clock has put that down. */
export const stateAt = ({ state, stands_until }: HealingSessionFacts, now: number): HealingSessionState =>
  state === 'offered' && now >= Date.parse(stands_until) ? 'lapsed' : state
