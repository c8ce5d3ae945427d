import { slotHoldMinutes } from '@newyou/contract/business'
import { nowPolicy } from '@newyou/contract/care/healers/now-rules'
import type { HouseSettings } from '@newyou/contract/foundation/settings'
import type { Settings } from '../../foundation/settings/index.ts'
import { orderTitle } from '../../messages/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { dependantReplies } from '../../messages/replies/dependants.ts'
import type { OrderService } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, type Clock, days, minutes } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { type NextFree, requireAvailableNow } from '../healers/index.ts'
import { type BookingRequest, type Passed, passGate, requireAlone } from './booking-gate.ts'
import { claimSlot } from './claims.ts'
import type { InstantBooking } from './instant-booking.ts'
import type { PayLater } from './pay-later.ts'
import { slotOf } from './slot.ts'
import type { Slots } from './slots.ts'
import { releaseVisitorHold } from './visitor-holds.ts'

interface BookingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  instantBooking: InstantBooking
  payLater: Pick<PayLater, 'book'>
  nextFree: NextFree
  orders: OrderService
  slots: Slots
  settings: Settings
}

/** Holding a time while its order is paid. A client needs a complete profile for it. */
export function createBooking({
  db,
  clock,
  ids,
  accounts,
  guardians,
  instantBooking,
  payLater,
  nextFree,
  orders,
  slots,
  settings,
}: BookingDependencies) {
  /** Keeps one account from holding calendars without ever paying. @throws DomainError tooManyHolds */
  async function requireFewHolds(trx: Trx, clientId: string, rules: HouseSettings, now: Date) {
    // Counted under a lock, so that concurrent bookings with several healers respect the limit.
    await lockPeople(trx, [clientId])
    const { open, daily } = await trx
      .selectFrom('order_money')
      .select((of) => [
        of.fn.countAll<number>().as('daily'),
        of.fn
          .countAll<number>()
          .filterWhere('state', 'in', ['open', 'awaiting-payment', 'failed'])
          .filterWhere('expires_at', '>', now)
          .as('open'),
      ])
      .where('client_id', '=', clientId)
      .where('kind', '=', 'appointment')
      .where('paid_at', 'is', null)
      // What is paid later has a limit of its own.
      .where('expires_at', 'is not', null)
      .where('created_at', '>', after(now, -days(1)))
      .executeTakeFirstOrThrow()
    if (open >= rules.unpaid_holds_max) throwError('tooManyHolds')
    if (daily >= rules.unpaid_holds_daily)
      throwError('tooManyHolds', {
        message: appointmentReplies.tooManyUnpaid,
      })
  }

  /** Free sessions that are still to come count like times that are held. @throws DomainError tooManyHolds */
  async function requireFewFree(trx: Trx, clientId: string, now: Date) {
    const { unpaid_holds_max: most } = await settings.read(trx)
    await lockPeople(trx, [clientId])
    const { coming } = await trx
      .selectFrom('appointment')
      .select((of) => of.fn.countAll<number>().as('coming'))
      .where('client_id', '=', clientId)
      .where('state', '=', 'confirmed')
      .where('starts_at', '>', now)
      .where('service_id', 'is not', null)
      .where('price_paise', '=', 0)
      .executeTakeFirstOrThrow()
    if (coming >= most) throwError('tooManyHolds', { message: appointmentReplies.tooManyFree })
  }

  /** Holds the time under the calendar's lock, and opens its order. */
  async function hold(
    trx: Trx,
    { healer, service, placeId }: Passed,
    clientId: string,
    request: BookingRequest,
  ) {
    const now = clock.now()
    const slot = slotOf(service, request.startsAt, placeId)
    if (request.holdId) await releaseVisitorHold(trx, request.holdId)
    // Under the lock the hours do not change and no time of this healer is taken, so this check holds.
    const { beginsNow = false } = request
    if (beginsNow) await requireAvailableNow(trx, healer.u_id, now)
    await slots.requireFree(trx, clientId, slot, now, { beginsNow })
    const rules = await settings.read(trx)
    await requireFewHolds(trx, request.payerId ?? clientId, rules, now)
    const policy = await slots.policyFor(trx, slot)
    const [appointmentId, claimId] = [ids.next(), ids.next()]
    const holdUntil = after(now, minutes(slotHoldMinutes))
    const isOurs = await claimSlot(trx, {
      u_id: claimId,
      ...slot,
      clientId,
      state: 'held',
      holdUntil,
      now,
    })
    if (!isOurs) await slots.refuseTaken(trx, clientId, slot, now)
    const order = await orders.open(trx, {
      clientId: request.payerId ?? clientId,
      kind: 'appointment',
      itemId: appointmentId,
      title: orderTitle('titleOfSession', healer.full_name),
      pricePaise: service.pricePaise,
      earnerId: healer.person_id,
      expiresAt: holdUntil,
    })
    await trx
      .insertInto('appointment')
      .values({
        u_id: appointmentId,
        healer_id: healer.u_id,
        client_id: clientId,
        booked_by: request.payerId ?? null,
        claim_id: claimId,
        order_id: order.u_id,
        state: 'held',
        service_id: service.serviceId,
        service_name: service.name,
        service_name_hi: service.nameHi,
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        mode: request.mode,
        place_id: placeId,
        description: request.description,
        price_paise: service.pricePaise,
        policy: JSON.stringify(beginsNow ? nowPolicy(policy) : policy),
        created_at: now,
        updated_at: now,
      })
      .execute()
    await nextFree.refresh(trx, healer.u_id, now)
    return { u_id: appointmentId, order_u_id: order.u_id, hold_until: holdUntil.toISOString() }
  }

  return {
    hold,
    requireFewFree,

    /**
     * Holds an available time for the client while they pay, and opens its order. A service that costs nothing, and one
     * that is paid later, is booked at once.
     * @throws DomainError profileIncomplete, guardianNeeded, notFound, notAllowed (one's own hours, not paid later), slotNotOffered,
     * slotTaken, clientBusy, tooManyHolds
     */
    async book(viewer: Viewer, request: BookingRequest) {
      const clientId = viewer.personId
      const offered = await passGate({ db, accounts, guardians }, clientId, request)
      const { service, placeId } = offered
      requireAlone(service)
      if (service.pricePaise === 0) {
        const free = await instantBooking.book(clientId, { service, placeId }, request, async (trx) => {
          await requireFewFree(trx, clientId, clock.now())
          return {}
        })
        return { ...free, hold_until: null }
      }
      if (request.payerId && request.paysLater) throwError('notAllowed', { message: dependantReplies.payNow })
      if (request.paysLater) return payLater.book(clientId, offered, request)
      const slot = slotOf(service, request.startsAt, placeId)
      // Most who come too late learn it from a plain read and never wait for the healer's calendar.
      if (!request.holdId) await slots.requireFree(db, clientId, slot, clock.now())
      return slots.inClearedSlot({ ...slot, clientId }, (trx) => hold(trx, offered, clientId, request))
    },
  }
}

export type Booking = ReturnType<typeof createBooking>
