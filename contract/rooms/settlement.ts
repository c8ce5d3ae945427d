/** How a session is settled by who came to its room. No schema library here: the room's screen reads it too. */

/** `tried`: asked at the door, but no connection ever stood. */
export type Presence = 'came' | 'tried' | 'absent'

/** `nobody-met`: neither came, or the room did not let somebody in who tried. All the money goes back. */
export type Settlement = 'held' | 'healer-absent' | 'client-absent' | 'nobody-met'

export interface SettlementFacts {
  client: Presence
  healer: Presence
  /** The healer let the client in, and both were connected. */
  hasMet: boolean
  /** The client said that they would rather wait for a healer who is late. */
  isWaiting: boolean
  startsAt: number
  endsAt: number
  closesAt: number
  lateMinutes: number
}

/** How long the client has to say that they wait, before the money goes back by itself. */
export const lateAnswerMinutes = 5
const minute = 60_000

/** From when on a healer who did not come is late. */
export const lateFrom = ({ startsAt, lateMinutes }: Pick<SettlementFacts, 'startsAt' | 'lateMinutes'>) =>
  startsAt + lateMinutes * minute

/** A client is there, or tried, and the healer is not. */
export const isHealerLate = (facts: SettlementFacts, now: number) =>
  facts.healer === 'absent' && facts.client !== 'absent' && now >= lateFrom(facts) && now < facts.closesAt

/** When the money of a late healer's session goes back, unless they come. */
export const lateRefundAt = (facts: SettlementFacts) =>
  facts.isWaiting ? facts.endsAt : lateFrom(facts) + lateAnswerMinutes * minute

/**
 * What became of a session, or undefined while that is open. Who came is never charged for who did not, and a connection
 * that dropped is no absence: one that ever stood counts. Two who came and never met are left to people.
 */
export function settlementOf(facts: SettlementFacts, now: number): Settlement | undefined {
  const { client, healer, hasMet, endsAt, closesAt } = facts
  if (client === 'came' && healer === 'came') return hasMet && now >= endsAt ? 'held' : undefined
  if (healer === 'absent' && client !== 'absent')
    return now >= lateRefundAt(facts) ? 'healer-absent' : undefined
  if (healer === 'came' && client === 'absent') return now >= endsAt ? 'client-absent' : undefined
  return now >= closesAt ? 'nobody-met' : undefined
}
