import { slotHoldMinutes } from '@newyou/contract/business'
import { orderTitle } from '../../messages/index.ts'
import { lockOrder, type OrderService } from '../../money/payments/index.ts'
import { after, minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { waitBriefly } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFor, lockFor } from './actor-access.ts'
import type { AppointmentRow } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { isIn, type Joint, jointOf, membersOf, stand, standIfAll } from './together.ts'

interface RestDependencies extends Pick<Platform, 'config' | 'db' | 'clock'> {
  appointmentNotifications: AppointmentNotifications
  orders: Pick<OrderService, 'open' | 'expire'>
}

/** What the parts that are paid leave of the price, with the appointments that are not paid. */
export async function restOf(queryable: Queryable, joint: Joint) {
  const members = (await membersOf(queryable, joint.u_id)).filter(({ state }) => state === 'confirmed')
  const paid = members
    .filter((one) => isIn(one) || !one.is_companion)
    .reduce((sum, { price_paise }) => sum + price_paise, 0)
  return {
    members,
    unpaid: members.filter((one) => one.is_companion && !isIn(one)),
    restPaise: Math.max(0, joint.price_paise - paid),
  }
}

/** Whether the one who booked may come with those who said yes. */
export const canGoAhead = (joint: Joint, members: readonly AppointmentRow[], now: Date) =>
  joint.state === 'asking' &&
  joint.decide_by !== null &&
  members.length >= Math.max(joint.people_min, 1) &&
  members.every(({ starts_at }) => starts_at > now) &&
  members.some(({ is_companion }) => !is_companion)

/** The parts of a divided price: what follows when one is paid, and who pays what the others did not. */
export function createTogetherRest(dependencies: RestDependencies) {
  const { config, db, clock, appointmentNotifications, orders } = dependencies

  async function openRest(trx: Trx, joint: Joint, booker: AppointmentRow, restPaise: number, now: Date) {
    const healer = await trx
      .selectFrom('healer_card')
      .select(['person_id', 'full_name'])
      .where('u_id', '=', joint.healer_id)
      .executeTakeFirstOrThrow()
    const { u_id } = await orders.open(trx, {
      clientId: booker.client_id,
      kind: 'appointment',
      itemId: booker.u_id,
      title: orderTitle('titleOfSession', healer.full_name),
      pricePaise: restPaise,
      earnerId: healer.person_id,
      expiresAt: after(now, minutes(slotHoldMinutes)),
    })
    await trx
      .updateTable('joint_session')
      .set({ state: 'covering', rest_order_id: u_id, updated_at: now })
      .where('u_id', '=', joint.u_id)
      .execute()
    return u_id
  }

  return {
    /** The session together whose rest this order is. */
    ofOrder: (queryable: Queryable, orderId: string): Promise<Joint | undefined> =>
      queryable
        .selectFrom('joint_session')
        .selectAll()
        .where('rest_order_id', '=', orderId)
        .executeTakeFirst(),

    /**
     * The one who booked comes with those who said yes. What the others did not pay is an order for them, and the
     * orders of the others end; without a rest the session stands at once.
     * @throws DomainError notFound, notNow
     */
    goAhead: (personId: string, appointmentId: string): Promise<{ order_u_id: string | null }> =>
      inTransaction(db, async (trx) => {
        await waitBriefly(trx, config.DATABASE_WAIT_MS)
        const actor = { side: 'client', personId } as const
        const { joint_id: jointId, is_companion: isCompanion } = await findFor(trx, actor, appointmentId)
        if (!jointId || isCompanion) return throwError('notFound')
        const seen = await restOf(trx, await jointOf(trx, jointId))
        for (const orderId of seen.unpaid.flatMap(({ order_id: id }) => id ?? []).sort())
          await lockOrder(trx, orderId)
        const booker = await lockFor(trx, actor, appointmentId)
        const joint = await jointOf(trx, jointId)
        const { members, unpaid, restPaise } = await restOf(trx, joint)
        const now = clock.now()
        // Somebody said yes meanwhile: their order is not locked.
        if (!canGoAhead(joint, members, now) || unpaid.length > seen.unpaid.length) throwError('notNow')
        if (restPaise === 0) {
          await stand(trx, joint, now, appointmentNotifications)
          return { order_u_id: null }
        }
        const orderId = await openRest(trx, joint, booker, restPaise, now)
        for (const { order_id: id } of unpaid) if (id) await orders.expire(trx, id)
        return { order_u_id: orderId }
      }),

    /** A client paid their part. The calendar is locked. `gone`: the one who booked pays the rest already. */
    async sharePaid(trx: Trx, appointment: AppointmentRow, now: Date): Promise<'given' | 'gone'> {
      if (!appointment.joint_id || !appointment.pay_by) return 'gone'
      const { state } = await jointOf(trx, appointment.joint_id)
      if (state !== 'asking') return 'gone'
      await trx
        .updateTable('appointment')
        .set({ pay_by: null, updated_at: now })
        .where('u_id', '=', appointment.u_id)
        .execute()
      await standIfAll(trx, appointment.joint_id, now, appointmentNotifications)
      return 'given'
    },

    /** The one who booked paid the rest. The calendar is locked. */
    async restPaid(trx: Trx, joint: Joint, now: Date): Promise<'given' | 'gone'> {
      if (joint.state !== 'covering') return 'gone'
      // What others were to pay is paid.
      await trx
        .updateTable('appointment')
        .set({ pay_by: null, price_paise: 0, updated_at: now })
        .where('joint_id', '=', joint.u_id)
        .where('is_companion', '=', true)
        .where('pay_by', 'is not', null)
        .execute()
      await stand(trx, joint, now, appointmentNotifications)
      return 'given'
    },

    /** The rest was not paid in time: it may be tried again. The calendar is locked. */
    async restUnpaid(trx: Trx, joint: Joint, now: Date) {
      if (joint.state !== 'covering') return
      await trx
        .updateTable('joint_session')
        .set({ state: 'asking', rest_order_id: null, updated_at: now })
        .where('u_id', '=', joint.u_id)
        .execute()
    },
  }
}

export type TogetherRest = ReturnType<typeof createTogetherRest>
