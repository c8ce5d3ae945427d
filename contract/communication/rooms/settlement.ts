import type { Settlement } from '../../care/appointments/rules.ts'

/** How a session is settled by the visits to its room. No schema library here: the screen of the room uses it too. */

/** `tried`: entered, but no connection was ever made. */
export type Presence = 'came' | 'tried' | 'absent'

export interface SettlementFacts {
  client: Presence
  healer: Presence
  /** The healer admitted the client, and both were connected. */
  hasMet: boolean
  /** They talk by telephone now, or are being called. */
  isOnPhone: boolean
  /** The client answered that they wait for the late healer. */
  isWaiting: boolean
  startsAt: number
  endsAt: number
  closesAt: number
  lateMinutes: number
  /** Minutes that the client has to answer that they wait, before the refund is automatic; 0: they are not asked. */
  lateAnswerMinutes: number
}

/** For appointments whose policy names no other. */
export const usualLateAnswerMinutes = 5
const minute = 60_000

/** When a healer who has not come counts as late. */
export const lateFrom = ({ startsAt, lateMinutes }: Pick<SettlementFacts, 'startsAt' | 'lateMinutes'>) =>
  startsAt + lateMinutes * minute

/** Whether the client came or tried to, and the healer did not. */
export const isHealerLate = (facts: SettlementFacts, now: number) =>
  !facts.isOnPhone &&
  facts.healer === 'absent' &&
  facts.client !== 'absent' &&
  now >= lateFrom(facts) &&
  now < facts.closesAt

/** When the client of a late healer is refunded, unless the healer comes. */
export const lateRefundAt = (facts: SettlementFacts) =>
  facts.isWaiting ? facts.endsAt : lateFrom(facts) + facts.lateAnswerMinutes * minute

/**
 * The settlement of a session, or undefined while it is open. A person who came never pays for the absence of the
 * other. A dropped connection is no absence: one connection is enough. If both came and never met, staff decide.
 */
export function settlementOf(facts: SettlementFacts, now: number): Settlement | undefined {
  const { client, healer, hasMet, isOnPhone, endsAt, closesAt } = facts
  if (isOnPhone) return undefined
  if (client === 'came' && healer === 'came') return hasMet && now >= endsAt ? 'held' : undefined
  if (healer === 'absent' && client !== 'absent')
    return now >= lateRefundAt(facts) ? 'healer-absent' : undefined
  if (healer === 'came' && client === 'absent') return now >= endsAt ? 'client-absent' : undefined
  return now >= closesAt ? 'nobody-met' : undefined
}
