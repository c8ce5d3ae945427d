import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { Fulfilment } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { isBlocked } from '../../people/blocks/index.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { lockCalendar, type NextFree } from '../healers/index.ts'
import { partiesOf, policyOf } from './actor-access.ts'
import type { Booked } from './booked.ts'
import type { Cancelling } from './cancelling.ts'
import { type AppointmentRow, claimSlot, releaseHold } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Following } from './series-following.ts'
import { slotOfAppointment } from './slot.ts'
import type { SlotHolders } from './slot-holders.ts'
import type { TogetherRest } from './together-rest.ts'

interface FulfilmentDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  appointmentNotifications: Pick<AppointmentNotifications, 'refreshScreens'>
  clock: Clock
  ids: Ids
  nextFree: NextFree
  booked: Booked
  following: Following
  slotHolders: SlotHolders
  cancelling: Pick<Cancelling, 'endRefunded'>
  togetherRest: TogetherRest
}

/** When neither side can report the session of an order any more; undefined if it is in none of these states. */
async function unreportableAt(queryable: Queryable, orderId: string, states: AppointmentState[]) {
  const over = await queryable
    .selectFrom('appointment')
    .select(['ends_at', 'policy'])
    .where((of) =>
      of.or([
        of('order_id', '=', orderId),
        // The rest of a divided price belongs to the appointment of the one who booked.
        of.and([
          of('is_companion', '=', false),
          of(
            'joint_id',
            '=',
            of.selectFrom('joint_session').select('u_id').where('rest_order_id', '=', orderId),
          ),
        ]),
      ]),
    )
    .where('state', 'in', states)
    .executeTakeFirst()
  return over && after(over.ends_at, hours(policyOf(over).report_hours))
}

/**
 * The fulfilment of appointments, including healing sessions. Locks follow the order, then the calendar,
 * then claims and people.
 */
export function createAppointmentFulfilment(dependencies: FulfilmentDependencies): Fulfilment {
  const {
    accounts,
    clock,
    ids,
    nextFree,
    booked,
    following,
    slotHolders,
    cancelling,
    togetherRest,
    appointmentNotifications,
  } = dependencies

  const ofOrder = (trx: Trx, orderId: string): Promise<AppointmentRow> =>
    trx.selectFrom('appointment').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

  /**
   * Books the time for the client: by their hold, even an expired one, or again if still available; not if either has
   * blocked the other since.
   */
  async function takeForGood(trx: Trx, appointment: AppointmentRow, now: Date) {
    if (appointment.starts_at <= now) return undefined
    if (await isBlocked(trx, appointment.client_id, [appointment.healer_id])) return undefined
    const held = await trx
      .selectFrom('slot_claim')
      .select(['u_id', 'hold_until'])
      .where('u_id', '=', appointment.claim_id)
      .where('state', '=', 'held')
      .forUpdate()
      .executeTakeFirst()
    if (held) {
      await trx
        .updateTable('slot_claim')
        .set({ state: 'booked', hold_until: null })
        .where('u_id', '=', held.u_id)
        .execute()
      return { claimId: held.u_id, wasTaken: held.hold_until !== null && held.hold_until > now }
    }
    const claimId = ids.next()
    const isFree = await claimSlot(trx, {
      u_id: claimId,
      ...slotOfAppointment(appointment),
      clientId: appointment.client_id,
      earlierClaimId: appointment.claim_id,
      state: 'booked',
      holdUntil: null,
      now,
    })
    return isFree ? { claimId, wasTaken: false } : undefined
  }

  async function setFree(trx: Trx, appointment: AppointmentRow, now: Date) {
    if (!(await releaseHold(trx, nextFree, appointment, now))) return
    await slotHolders.unpaid(trx, appointment, now)
    await following.letGo(trx, appointment)
  }

  /** A session that was booked before is paid now. */
  async function notePaid(trx: Trx, appointment: AppointmentRow, now: Date) {
    await trx
      .updateTable('appointment')
      .set({ pay_by: null, updated_at: now })
      .where('u_id', '=', appointment.u_id)
      .execute()
    const { healer } = await partiesOf(trx, appointment, accounts)
    for (const one of [appointment.client_id, healer.personId])
      await appointmentNotifications.refreshScreens(trx, one, appointment.u_id)
  }

  return {
    async lock(trx, order) {
      const { healer_id: healerId } =
        (await togetherRest.ofOrder(trx, order.u_id)) ?? (await ofOrder(trx, order.u_id))
      await lockCalendar(trx, healerId)
    },

    async fulfil(trx, order) {
      const now = clock.now()
      const rest = await togetherRest.ofOrder(trx, order.u_id)
      if (rest) return togetherRest.restPaid(trx, rest, now)
      const appointment = await ofOrder(trx, order.u_id)
      // The client released the time while the payment was on its way.
      if (appointment.state === 'cancelled') return 'gone'
      // Both were notified that the offer has ended; neither counts on the time any more.
      if (appointment.state === 'lapsed' && appointment.healing_session_id) return 'gone'
      // Nothing is owed for a session that was missed unpaid.
      if (appointment.pay_by && appointment.state.endsWith('no-show')) return 'gone'
      if (appointment.state !== 'held' && appointment.state !== 'lapsed') {
        if (appointment.is_companion) return togetherRest.sharePaid(trx, appointment, now)
        if (appointment.pay_by) await notePaid(trx, appointment, now)
        return 'given'
      }
      await lockCalendar(trx, appointment.healer_id)
      const taken = await takeForGood(trx, appointment, now)
      if (!taken) {
        await setFree(trx, appointment, now)
        return 'gone'
      }
      await trx
        .updateTable('appointment')
        .set({ state: 'confirmed', claim_id: taken.claimId, pay_by: null, updated_at: now })
        .where('u_id', '=', appointment.u_id)
        .execute()
      await slotHolders.booked(trx, appointment, now)
      const later = await following.confirm(trx, appointment, takeForGood)
      const last = later.at(-1)
      await booked(trx, appointment, now, {
        ...taken,
        beginsNow: policyOf(appointment).begins_now,
        ...(last && { series: { count: later.length + 1, lastAt: last.starts_at } }),
      })
      return 'given'
    },

    async startsOf(queryable, orders) {
      const rows = await queryable
        .selectFrom('appointment')
        .select(['order_id', 'starts_at'])
        .where(
          'order_id',
          'in',
          orders.map(({ u_id }) => u_id),
        )
        .execute()
      return new Map(rows.flatMap((row) => (row.order_id ? [[row.order_id, row.starts_at]] : [])))
    },

    finalAt: (queryable, order) => unreportableAt(queryable, order.u_id, ['completed', 'no-show']),

    /** Late cancelling keeps a part, which is earned once the session would have been over. */
    earnedAt: (queryable, order) =>
      unreportableAt(queryable, order.u_id, ['completed', 'no-show', 'cancelled']),

    takeBack: (trx, order) => cancelling.endRefunded(trx, order.u_id),

    async release(trx, order) {
      const rest = await togetherRest.ofOrder(trx, order.u_id)
      if (rest) {
        await lockCalendar(trx, rest.healer_id)
        return togetherRest.restUnpaid(trx, rest, clock.now())
      }
      await setFree(trx, await ofOrder(trx, order.u_id), clock.now())
    },
  }
}
