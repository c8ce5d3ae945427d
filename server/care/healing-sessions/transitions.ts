import {
  type HealingSessionAction,
  type HealingSessionSide,
  type HealingSessionState,
  healingSessionRules,
  mayDo,
} from '@newyou/contract/care/healing-sessions/rules'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { type AppointmentRow, heldAcross, releaseClaim, type SlotOfTwo } from '../appointments/index.ts'
import type { NextFree } from '../healers/index.ts'
import type { OfferNotifications } from './notifications.ts'
import type { HealingRow } from './row.ts'

type OfOffer = Pick<AppointmentRow, 'healing_session_id' | 'claim_id'>

interface TransitionDependencies {
  nextFree: NextFree
  offerNotifications: OfferNotifications
}

/** An offer's row as the rules of the contract want it. */
export const healingFacts = ({ state, stands_until }: Pick<HealingRow, 'state' | 'stands_until'>) => ({
  state: state as HealingSessionState, // checked by the table
  stands_until: stands_until.toISOString(),
})

/** @throws DomainError offerClosed, with the state that the screens put into words */
export function requireTransition(
  side: HealingSessionSide,
  action: HealingSessionAction,
  session: HealingRow,
  now: Date,
) {
  if (!mayDo(side, action, healingFacts(session), now.getTime()))
    throwError('offerClosed', { data: { state: session.state } })
}

/**
 * The one place where an offer changes its state, by the table of the contract. Undefined when the current state does
 * not allow the action: a concurrent one came first.
 */
export async function transition(
  trx: Trx,
  sessionId: string,
  side: HealingSessionSide,
  action: HealingSessionAction,
  now: Date,
  also: { stands_until?: Date; answered_at?: Date } = {},
): Promise<HealingRow | undefined> {
  const rule = healingSessionRules[side][action]
  if (!rule) throw new Error(`the ${side} cannot ${action} an offer`)
  return trx
    .updateTable('healing_session')
    .set({ state: rule.to, updated_at: now, ...also })
    .where('u_id', '=', sessionId)
    .where('state', 'in', rule.from)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Transitions of an offer that expires, or whose appointment is released or paid. The caller has locked the healer's
 * calendar; both sides are notified if neither of them acted.
 */
export function createHealingTransitions({ nextFree, offerNotifications }: TransitionDependencies) {
  async function setFree(trx: Trx, { claim_id, healer_id }: HealingRow, now: Date) {
    await releaseClaim(trx, claim_id)
    await nextFree.refresh(trx, healer_id, now)
  }

  async function notifyExpired(trx: Trx, session: HealingRow) {
    await offerNotifications.lockPeople(trx, session)
    for (const side of ['client', 'healer'] as const)
      await offerNotifications.notify(
        trx,
        session,
        side,
        side === 'client' ? 'healingSessions.offerExpiredForClient' : 'healingSessions.offerExpiredForHealer',
      )
  }

  return {
    /** Expires an unanswered offer. One that is still open, or was answered before we had the lock, is left alone. */
    async expire(trx: Trx, { u_id: sessionId }: Pick<HealingRow, 'u_id'>, now: Date) {
      const isOver = await trx
        .selectFrom('healing_session')
        .select('u_id')
        .where('u_id', '=', sessionId)
        .where('state', '=', 'offered')
        .where('stands_until', '<=', now)
        .executeTakeFirst()
      const expired = isOver && (await transition(trx, sessionId, 'clock', 'expire', now))
      if (!expired) return
      await setFree(trx, expired, now)
      await notifyExpired(trx, expired)
    },

    /** The client declined; an appointment that was accepted and not paid is released by the caller, who ends it. */
    async decline(trx: Trx, session: HealingRow, now: Date) {
      const declined = await transition(trx, session.u_id, 'client', 'decline', now, { answered_at: now })
      if (!declined) return
      if (session.state === 'offered') await setFree(trx, declined, now)
      await offerNotifications.notify(trx, declined, 'healer', 'healingSessions.offerDeclined')
      await offerNotifications.refreshScreens(trx, declined.client_id, declined.u_id)
    },

    /** The healer withdraws an unanswered offer; false if it was too late. */
    async withdraw(trx: Trx, session: HealingRow, personId: string, now: Date): Promise<boolean> {
      const withdrawn = await transition(trx, session.u_id, 'healer', 'withdraw', now)
      if (!withdrawn) return false
      await setFree(trx, withdrawn, now)
      await offerNotifications.notify(trx, withdrawn, 'client', 'healingSessions.offerWithdrawn')
      await offerNotifications.refreshScreens(trx, personId, withdrawn.u_id)
      return true
    },

    /** The appointment of an accepted offer ran out unpaid. Others are left alone. */
    async unpaid(trx: Trx, { healing_session_id: sessionId }: OfOffer, now: Date) {
      const expired = sessionId && (await transition(trx, sessionId, 'clock', 'expire', now))
      if (expired) await notifyExpired(trx, expired)
    },

    /** The client let the appointment of an accepted offer go before it was paid. Others are left alone. */
    async letGo(trx: Trx, { healing_session_id: sessionId }: OfOffer, now: Date) {
      const declined =
        sessionId && (await transition(trx, sessionId, 'client', 'decline', now, { answered_at: now }))
      if (declined) await offerNotifications.notify(trx, declined, 'healer', 'healingSessions.offerDeclined')
    },

    /** The appointment of an accepted offer is paid. Its notification is the appointment's. */
    async booked(trx: Trx, { healing_session_id: sessionId }: OfOffer, now: Date) {
      if (sessionId) await transition(trx, sessionId, 'clock', 'book', now)
    },

    /** Offers that were not answered in time and still hold a slot. */
    expiredIn: (db: Queryable, slot: SlotOfTwo, now: Date) =>
      heldAcross(db, slot)
        .innerJoin('healing_session as s', 's.claim_id', 'c.u_id')
        .select(['s.u_id', 's.healer_id'])
        .where('s.state', '=', 'offered')
        .where('s.stands_until', '<=', now)
        .execute(),
  }
}

export type HealingTransitions = ReturnType<typeof createHealingTransitions>
