import type { SessionMode } from '@newyou/contract/care/healers/healers'
import { defaultLocale } from '@newyou/contract/locales'
import type { Settings } from '../../foundation/settings/index.ts'
import { rupees } from '../../messages/index.ts'
import { healingSessionReplies } from '../../messages/replies/care.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Slots } from '../appointments/index.ts'
import { claimSlot, findFor, type SlotOfTwo, slotOf, withoutClientsOwn } from '../appointments/index.ts'
import { findService, findVerified, lockCalendar, type NextFree, type Service } from '../healers/index.ts'
import type { OfferNotifications } from './notifications.ts'
import { type HealingTransitions, requireTransition } from './transitions.ts'

export interface OfferRequest {
  appointmentId: string
  title: string
  description: string
  /** By default the healer's first service. */
  serviceId: string | undefined
  startsAt: Date
  mode: SessionMode
  pricePaise: number
  standsHours: number | undefined
}

interface OfferDependencies {
  db: Database
  clock: Clock
  ids: Ids
  nextFree: NextFree
  settings: Settings
  slots: Slots
  offerNotifications: OfferNotifications
  transitions: HealingTransitions
}

/** Two people have met, or are about to. */
const met = ['confirmed', 'completed']

/**
 * The healer's side of healing sessions: offering one, and taking it back. An offer without an answer ends by the
 * clock.
 */
export function createHealingOffers(dependencies: OfferDependencies) {
  const { db, clock, ids, nextFree, settings, slots, offerNotifications, transitions } = dependencies

  async function requirePrice(pricePaise: number) {
    const { healing_price_max_paise: most } = await settings.read()
    if (pricePaise > most)
      throwError('invalidInput', {
        errors: { price_paise: `The maximum price is ${rupees(defaultLocale, most)}` },
      })
  }

  async function claim(trx: Trx, wanted: SlotOfTwo & { clientId: string }, until: Date) {
    const { healerId, clientId } = wanted
    const now = clock.now()
    await slots.requireFree(trx, clientId, wanted, now)
    const claimId = ids.next()
    const hold = { ...wanted, state: 'held' as const, holdUntil: until, now }
    if (!(await claimSlot(trx, { u_id: claimId, ...hold })))
      await slots.refuseTaken(trx, clientId, wanted, now)
    await nextFree.refresh(trx, healerId, now)
    return claimId
  }

  /** The offer to this client that waits and whose time is over, which the clock has not come to yet. */
  async function clearEarlier(trx: Trx, healerId: string, clientId: string, now: Date) {
    const earlier = await trx
      .selectFrom('healing_session')
      .selectAll()
      .where('healer_id', '=', healerId)
      .where('client_id', '=', clientId)
      .where('state', '=', 'offered')
      .executeTakeFirst()
    if (earlier) await transitions.expire(trx, earlier, now)
  }

  async function make(trx: Trx, personId: string, request: OfferRequest, service: Service): Promise<string> {
    const earlier = await findFor(trx, { side: 'healer', personId }, request.appointmentId)
    const { healer_id: healerId, client_id: clientId } = earlier
    const slot = { ...slotOf(service, request.startsAt), clientId }
    const now = clock.now()
    await clearEarlier(trx, healerId, clientId, now)
    const { healing_offer_hours: usual } = await settings.read(trx)
    const end = after(now, hours(request.standsHours ?? usual))
    const standsUntil = new Date(Math.min(end.getTime(), request.startsAt.getTime()))
    const session = await trx
      .insertInto('healing_session')
      .values({
        u_id: ids.next(),
        healer_id: healerId,
        client_id: clientId,
        after_appointment_id: request.appointmentId,
        claim_id: await claim(trx, slot, standsUntil),
        state: 'offered',
        title: request.title,
        description: request.description,
        service_id: service.serviceId,
        minutes: service.minutes,
        starts_at: request.startsAt,
        mode: request.mode,
        price_paise: request.pricePaise,
        stands_until: standsUntil,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await offerNotifications.notify(trx, session, 'client', 'healingSessions.offerMade')
    await offerNotifications.refreshScreens(trx, personId, session.u_id)
    return session.u_id
  }

  /** Every minute: offers whose time is over release their times and notify both sides. */
  async function expireDue() {
    const over = await db
      .selectFrom('healing_session')
      .selectAll()
      .where('state', '=', 'offered')
      .where('stands_until', '<=', clock.now())
      .orderBy('stands_until')
      .limit(200)
      .execute()
    for (const session of over)
      await inTransaction(db, async (trx) => {
        await lockCalendar(trx, session.healer_id)
        await transitions.expire(trx, session, clock.now())
      })
  }

  return {
    /** Ends offers that were not answered in time; runs every minute. */
    expireDue,

    /**
     * Offers the client of an appointment with me a session at one of my free times, which is kept from then on.
     * Resolves with its id.
     * @throws DomainError notFound, notNow, invalidInput, offerWaiting, slotNotOffered, slotTaken, clientBusy
     */
    async offer(personId: string, request: OfferRequest): Promise<string> {
      await requirePrice(request.pricePaise)
      const appointment = await findFor(db, { side: 'healer', personId }, request.appointmentId)
      if (!met.includes(appointment.state)) throwError('notNow')
      const healer = orNotFound(await findVerified(db, appointment.healer_id))
      const service = orNotFound(await findService(db, healer.u_id, request.serviceId))
      if (!service.modes.includes(request.mode))
        throwError('invalidInput', { errors: { mode: healingSessionReplies.modeNotYours } })
      try {
        const slot = { ...slotOf(service, request.startsAt), clientId: appointment.client_id }
        return await slots.inClearedSlot(slot, (trx) => make(trx, personId, request, service))
      } catch (error) {
        if (violatedConstraint(error) === 'healing_session_one_offer') throwError('offerWaiting')
        return withoutClientsOwn(error)
      }
    },

    /** @throws DomainError notFound, offerClosed */
    withdraw: (personId: string, sessionId: string) =>
      inTransaction(db, async (trx) => {
        const session = orNotFound(
          await trx
            .selectFrom('healing_session as s')
            .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
            .selectAll('s')
            .where('s.u_id', '=', sessionId)
            .where('h.person_id', '=', personId)
            .executeTakeFirst(),
        )
        await lockCalendar(trx, session.healer_id)
        const now = clock.now()
        requireTransition('healer', 'withdraw', session, now)
        if (!(await transitions.withdraw(trx, session, personId, now))) throwError('offerClosed')
      }),
  }
}

export type HealingOffers = ReturnType<typeof createHealingOffers>
