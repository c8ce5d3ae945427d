import { leastGatewayPaise, slotHoldMinutes } from '@newyou/contract/business'
import { orderTitle } from '../../messages/index.ts'
import { healingSessionReplies } from '../../messages/replies/care.ts'
import { balances } from '../../money/ledger/index.ts'
import type { OrderService, Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { requireUnblocked } from '../../people/blocks/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { DomainError, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Booked, Cancelling, Slots } from '../appointments/index.ts'
import { keepClaim, openFromOffer } from '../appointments/index.ts'
import { findService, lockCalendar } from '../healers/index.ts'
import type { OfferNotifications } from './notifications.ts'
import { type HealingRow, slotOfOffer } from './row.ts'
import { type HealingTransitions, requireTransition, transition } from './transitions.ts'

interface AnswerDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  slots: Pick<Slots, 'policyFor'>
  orders: OrderService
  startPayment: Payments['startPayment']
  booked: Booked
  cancelling: Pick<Cancelling, 'cancel'>
  offerNotifications: OfferNotifications
  transitions: HealingTransitions
}

/** The client's side of healing sessions: accepting an offer, which makes an appointment of it, or declining it. */
export function createHealingAnswers(dependencies: AnswerDependencies) {
  const {
    db,
    clock,
    ids,
    accounts,
    guardians,
    slots,
    orders,
    startPayment,
    booked,
    cancelling,
    offerNotifications,
    transitions,
  } = dependencies

  async function mine(queryable: Queryable, clientId: string, sessionId: string): Promise<HealingRow> {
    return orNotFound(
      await queryable
        .selectFrom('healing_session')
        .selectAll()
        .where('u_id', '=', sessionId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),
    )
  }

  /** Locks the calendar, which guards all offers of the healer, and reads the current offer. */
  async function locked(trx: Trx, clientId: string, sessionId: string) {
    const seen = await mine(trx, clientId, sessionId)
    await lockCalendar(trx, seen.healer_id)
    return { session: await mine(trx, clientId, sessionId), now: clock.now() }
  }

  /** Before anything is accepted: what cannot be paid so is refused whole. */
  async function requireWallet(trx: Trx, { client_id, price_paise }: HealingRow, walletPaise: number) {
    if (!walletPaise) return
    const rest = price_paise - walletPaise
    if (rest < 0)
      throwError('invalidInput', {
        errors: { wallet_discount: healingSessionReplies.walletAbovePrice },
      })
    if (rest > 0 && rest < leastGatewayPaise)
      throwError('invalidInput', {
        errors: { wallet_discount: healingSessionReplies.leaveOneRupee },
      })
    if ((await balances(trx, client_id)).walletPaise < walletPaise) throwError('insufficientWallet')
  }

  /** Until the offer would end, but at least the usual hold, and never past the start. */
  function payUntil({ stands_until, starts_at }: HealingRow, now: Date): Date {
    const least = after(now, minutes(slotHoldMinutes))
    const until = Math.max(stands_until.getTime(), least.getTime())
    return new Date(Math.min(until, starts_at.getTime()))
  }

  async function openOrder(trx: Trx, session: HealingRow, appointmentId: string, until: Date) {
    const healer = await trx
      .selectFrom('healer_card')
      .select(['full_name', 'person_id'])
      .where('u_id', '=', session.healer_id)
      .executeTakeFirstOrThrow()
    return orders.open(trx, {
      clientId: session.client_id,
      kind: 'healing-session',
      itemId: appointmentId,
      title: orderTitle('titleOfHealingSession', healer.full_name),
      pricePaise: session.price_paise,
      earnerId: healer.person_id,
      expiresAt: until,
    })
  }

  /** Turns the offer's claim into the appointment's: permanently if it is free, else until it is paid. */
  async function become(trx: Trx, session: HealingRow, now: Date) {
    const isFree = session.price_paise === 0
    const until = payUntil(session, now)
    const appointmentId = ids.next()
    const order = isFree ? null : await openOrder(trx, session, appointmentId, until)
    await keepClaim(trx, session.claim_id, isFree ? null : until)
    const slot = slotOfOffer(session)
    const policy = await slots.policyFor(trx, slot)
    const appointment = await openFromOffer(trx, {
      u_id: appointmentId,
      slot,
      service: await findService(trx, session.healer_id, session.service_id),
      clientId: session.client_id,
      claimId: session.claim_id,
      healingSessionId: session.u_id,
      orderId: order?.u_id ?? null,
      mode: session.mode,
      description: `${session.title}\n\n${session.description}`,
      pricePaise: session.price_paise,
      policy,
      now,
    })
    await transition(trx, session.u_id, 'client', 'accept', now, {
      answered_at: now,
      ...(isFree ? {} : { stands_until: until }),
    })
    if (isFree) {
      await transitions.booked(trx, { healing_session_id: session.u_id, claim_id: session.claim_id }, now)
      await booked(trx, appointment, now)
    }
    return order?.u_id
  }

  /** The healer's windows and the client's others show it; the client's own action rings no bell. */
  async function refreshBoth(trx: Trx, session: HealingRow) {
    const { person_id: healerPerson } = await trx
      .selectFrom('healer_card')
      .select('person_id')
      .where('u_id', '=', session.healer_id)
      .executeTakeFirstOrThrow()
    for (const personId of [healerPerson, session.client_id])
      await offerNotifications.refreshScreens(trx, personId, session.u_id)
  }

  return {
    /**
     * Accepts an open offer: it becomes an appointment that is kept until it is paid, with `walletPaise` from the
     * wallet; one with nothing left to pay is booked at once.
     * @throws DomainError notFound, profileIncomplete, guardianNeeded, blocked, offerClosed, invalidInput,
     * insufficientWallet
     */
    async accept(client: { personId: string; address: string }, sessionId: string, walletPaise: number) {
      const { personId } = client
      if (!(await accounts.isProfileComplete(db, personId))) throwError('profileIncomplete')
      await guardians.requireConsent(db, personId)
      const orderId = await inTransaction(db, async (trx) => {
        const { session, now } = await locked(trx, personId, sessionId)
        requireTransition('client', 'accept', session, now)
        await requireUnblocked(trx, personId, session.healer_id)
        await requireWallet(trx, session, walletPaise)
        const opened = await become(trx, session, now)
        await refreshBoth(trx, session)
        return opened
      })
      if (!orderId || !walletPaise) return
      try {
        await startPayment(client, orderId, { allowancePaise: 0, lifePoints: 0, walletPaise })
      } catch (error) {
        // The split is frozen: the payment page asks the gateway again when it is there.
        if (!(error instanceof DomainError && error.code === 'gatewayUnavailable')) throw error
      }
    },

    /**
     * Declines an open offer, or releases an accepted, unpaid one. @throws DomainError notFound, offerClosed, notNow
     */
    async decline(clientId: string, sessionId: string) {
      const accepted = await inTransaction(db, async (trx) => {
        const { session, now } = await locked(trx, clientId, sessionId)
        requireTransition('client', 'decline', session, now)
        if (session.state === 'accepted') return session
        await transitions.decline(trx, session, now)
        return undefined
      })
      if (!accepted) return
      const { u_id: appointmentId } = await db
        .selectFrom('session_times')
        .select('u_id')
        .where('healing_session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      // Paid a moment ago it is an appointment, with a rule for cancelling of its own.
      const onlyHeld = { onlyHeld: true }
      await cancelling.cancel({ side: 'client', personId: clientId }, appointmentId, 0, onlyHeld)
    },

    /** The order of an accepted offer of mine. @throws DomainError notFound, orderNotOpen */
    async orderOf(clientId: string, sessionId: string): Promise<string> {
      await mine(db, clientId, sessionId)
      const appointment = await db
        .selectFrom('session_times')
        .select('order_id')
        .where('healing_session_id', '=', sessionId)
        .executeTakeFirst()
      return appointment?.order_id ?? throwError('orderNotOpen')
    },
  }
}

export type HealingAnswers = ReturnType<typeof createHealingAnswers>
