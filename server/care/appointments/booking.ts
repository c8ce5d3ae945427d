import { slotHoldMinutes } from '@newyou/contract/business'
import type { SessionMode } from '@newyou/contract/care/healers/healers'
import type { HouseSettings } from '@newyou/contract/foundation/settings'
import type { Settings } from '../../foundation/settings/index.ts'
import { orderTitle } from '../../messages/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { OrderService } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, type Clock, days, minutes } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { findVerified, type HealerRow, type NextFree } from '../healers/index.ts'
import { claimSlot, endOf } from './claims.ts'
import type { Slots } from './slots.ts'
import { releaseVisitorHold } from './visitor-holds.ts'

export interface BookingRequest {
  healerId: string
  startsAt: Date
  mode: SessionMode
  description: string
  /** The hold of a visitor that this booking uses. */
  holdId?: string | undefined
}

interface BookingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  nextFree: NextFree
  orders: OrderService
  slots: Slots
  settings: Settings
}

/**
 * Whether the client may book with this healer at all, and in this way.
 * @throws DomainError profileIncomplete, guardianNeeded, notFound, notAllowed (one's own hours), invalidInput
 */
export async function passGate(
  { db, accounts, guardians }: Pick<BookingDependencies, 'db' | 'accounts' | 'guardians'>,
  clientId: string,
  { healerId, mode }: Pick<BookingRequest, 'healerId' | 'mode'>,
): Promise<HealerRow> {
  if (!(await accounts.isProfileComplete(db, clientId))) throwError('profileIncomplete')
  await guardians.requireConsent(db, clientId)
  const healer = orNotFound(await findVerified(db, healerId))
  if (healer.person_id === clientId) throwError('notAllowed', { message: appointmentReplies.withYourself })
  if (!healer.modes.includes(mode))
    throwError('invalidInput', { errors: { mode: appointmentReplies.modeNotOffered } })
  return healer
}

/** Holding a time while its order is paid. A client needs a complete profile for it. */
export function createBooking({
  db,
  clock,
  ids,
  accounts,
  guardians,
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
      .where('created_at', '>', after(now, -days(1)))
      .executeTakeFirstOrThrow()
    if (open >= rules.unpaid_holds_max) throwError('tooManyHolds')
    if (daily >= rules.unpaid_holds_daily)
      throwError('tooManyHolds', {
        message: appointmentReplies.tooManyUnpaid,
      })
  }

  async function hold(trx: Trx, healer: HealerRow, clientId: string, request: BookingRequest) {
    const now = clock.now()
    const { startsAt } = request
    if (request.holdId) await releaseVisitorHold(trx, request.holdId)
    // Under the lock the hours do not change and no time of this healer is taken, so this check holds.
    await slots.requireFree(trx, clientId, request, now)
    const rules = await settings.read(trx)
    await requireFewHolds(trx, clientId, rules, now)
    const [appointmentId, claimId] = [ids.next(), ids.next()]
    const holdUntil = after(now, minutes(slotHoldMinutes))
    const isOurs = await claimSlot(trx, {
      u_id: claimId,
      healerId: healer.u_id,
      clientId,
      startsAt,
      state: 'held',
      holdUntil,
      now,
    })
    if (!isOurs) await slots.refuseTaken(trx, clientId, request, now)
    const order = await orders.open(trx, {
      clientId,
      kind: 'appointment',
      itemId: appointmentId,
      title: orderTitle('titleOfSession', healer.full_name),
      pricePaise: healer.price_paise,
      earnerId: healer.person_id,
      expiresAt: holdUntil,
    })
    await trx
      .insertInto('appointment')
      .values({
        u_id: appointmentId,
        healer_id: healer.u_id,
        client_id: clientId,
        claim_id: claimId,
        order_id: order.u_id,
        state: 'held',
        starts_at: startsAt,
        ends_at: endOf(startsAt),
        mode: request.mode,
        description: request.description,
        price_paise: healer.price_paise,
        policy: JSON.stringify(await slots.policyFor(trx, request)),
        created_at: now,
        updated_at: now,
      })
      .execute()
    await nextFree.refresh(trx, healer.u_id, now)
    return { u_id: appointmentId, order_u_id: order.u_id, hold_until: holdUntil.toISOString() }
  }

  return {
    /**
     * Holds an available time for the client while they pay, and opens its order.
     * @throws DomainError profileIncomplete, guardianNeeded, notFound, notAllowed (one's own hours), slotNotOffered,
     * slotTaken, clientBusy, tooManyHolds
     */
    async book(viewer: Viewer, request: BookingRequest) {
      const clientId = viewer.personId
      const healer = await passGate({ db, accounts, guardians }, clientId, request)
      // Most who come too late learn it from a plain read and never wait for the healer's calendar.
      if (!request.holdId) await slots.requireFree(db, clientId, request, clock.now())
      const slot = { healerId: healer.u_id, clientId, startsAt: request.startsAt }
      return slots.inClearedSlot(slot, (trx) => hold(trx, healer, clientId, request))
    },
  }
}
