import { sql } from 'kysely'
import type { Payments } from '../../money/payments/index.ts'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import { type Actor, lockFor, requireAllowed } from './actor-access.ts'
import type { AppointmentRow } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { isAsked } from './practice-asks.ts'
import type { Refunding } from './refunding.ts'

type Unpaid = Pick<AppointmentRow, 'u_id' | 'client_id'>

/** A client is reminded this long before a session is to be paid, unless it was booked later than that. */
const remindedAhead = hours(24)
const batch = 200

interface UnpaidDependencies extends Pick<Platform, 'db' | 'clock' | 'logger'> {
  payments: Pick<Payments, 'orderService'>
  refunding: Pick<Refunding, 'underLock' | 'setFree'>
  appointmentNotifications: AppointmentNotifications
}

/** What follows by the clock where a session that is paid later is not paid: a reminder, then its end. */
export function createUnpaidSessions(dependencies: UnpaidDependencies) {
  const { db, clock, logger, payments, refunding, appointmentNotifications } = dependencies

  const unpaid = () =>
    db
      .selectFrom('appointment')
      .select(['u_id', 'client_id'])
      .where('pay_by', 'is not', null)
      .orderBy('pay_by')
      .limit(batch)

  /** One that fails is tried again in a minute, and holds up no other. */
  async function each<One extends Unpaid>(found: One[], work: (one: One) => Promise<void>) {
    for (const one of found)
      try {
        await work(one)
      } catch (error) {
        logger[levelOf(error)]({ err: error, appointment: one.u_id }, 'an unpaid session was not followed up')
      }
  }

  const remind = ({ u_id, client_id: personId }: Unpaid) =>
    inTransaction(db, async (trx) => {
      const actor: Actor = { side: 'client', personId }
      const appointment = await lockFor(trx, actor, u_id)
      const { pay_by: payBy, price_paise: pricePaise } = appointment
      if (appointment.state !== 'confirmed' || !payBy || appointment.pay_reminded_at) return
      const now = clock.now()
      await trx
        .updateTable('appointment')
        .set({ pay_reminded_at: now, updated_at: now })
        .where('u_id', '=', u_id)
        .execute()
      await appointmentNotifications.notify(trx, appointment, 'client', {
        message: 'appointments.payDue',
        parameters: { payUntil: payBy.toISOString(), pricePaise },
      })
    })

  async function lapse(
    trx: Trx,
    actor: Actor,
    appointmentId: string,
    because: 'unpaid' | 'unanswered' = 'unpaid',
  ) {
    const { appointment, now } = await refunding.underLock(trx, actor, appointmentId)
    const { order_id: orderId } = appointment
    const due = because === 'unpaid' ? appointment.pay_by : isAsked(appointment) && appointment.ask_until
    if (appointment.state !== 'confirmed' || !due || due > now || appointment.starts_at <= now) return
    requireAllowed('clock', because === 'unpaid' ? 'end-unpaid' : 'end-unanswered', appointment, now)
    await trx
      .updateTable('appointment')
      .set({ state: 'lapsed', is_reschedule_open: false, updated_at: now })
      .where('u_id', '=', appointmentId)
      .execute()
    await refunding.setFree(trx, appointment, now)
    await appointmentNotifications.lockPeople(trx, appointment)
    await appointmentNotifications.notify(trx, appointment, 'client', {
      message:
        because === 'unpaid' ? 'appointments.unpaidEndedForClient' : 'appointments.unansweredForClient',
    })
    await appointmentNotifications.notify(trx, appointment, 'healer', {
      message:
        because === 'unpaid' ? 'appointments.unpaidEndedForHealer' : 'appointments.unansweredForHealer',
    })
    if (orderId) await payments.orderService.expire(trx, orderId)
  }

  return {
    /** Each session whose payment is due soon, once. */
    async remindDue() {
      const soon = after(clock.now(), remindedAhead)
      const due = await unpaid()
        .where('state', '=', 'confirmed')
        .where('pay_reminded_at', 'is', null)
        .where('pay_by', '<=', soon)
        .where('pay_by', '>', clock.now())
        // Just booked, it was said a moment ago.
        .where(sql<boolean>`created_at < pay_by - interval '25 hours'`)
        .execute()
      await each(due, remind)
    },

    /** Ends those that were not paid when they were due: no fee, no debt, and the time is available again. */
    async endDue() {
      const due = await unpaid()
        .where('state', '=', 'confirmed')
        .where('pay_by', '<=', clock.now())
        .where('starts_at', '>', clock.now())
        // A session together ends for all.
        .where('joint_id', 'is', null)
        .execute()
      await each(due, ({ u_id, client_id: personId }) =>
        inTransaction(db, (trx) => lapse(trx, { side: 'client', personId }, u_id)),
      )
    },

    /** Ends what the practice booked and its client did not answer: the time is available again, and nothing is owed. */
    async endUnanswered() {
      const now = clock.now()
      const due = await db
        .selectFrom('appointment')
        .select(['u_id', 'client_id'])
        .where('state', '=', 'confirmed')
        .where('ask_until', '<=', now)
        .where('starts_at', '>', now)
        // Paid, or at the place: that is a yes.
        .where((of) => of.or([of('order_id', 'is', null), of('pay_by', 'is not', null)]))
        .where('arrived_at', 'is', null)
        .orderBy('ask_until')
        .limit(batch)
        .execute()
      await each(due, ({ u_id, client_id: personId }) =>
        inTransaction(db, (trx) => lapse(trx, { side: 'client', personId }, u_id, 'unanswered')),
      )
    },

    /** Closes the orders of unpaid sessions that ended in any other way: nothing is owed for them. */
    async closeOrders() {
      const over = await db
        .selectFrom('appointment as a')
        .innerJoin('order_money as o', 'o.u_id', 'a.order_id')
        .select(['a.u_id', 'a.client_id', 'o.u_id as order_id'])
        .where('a.pay_by', 'is not', null)
        .where('a.state', 'in', ['no-show', 'healer-no-show', 'cancelled', 'lapsed'])
        .where('o.state', 'in', ['open', 'awaiting-payment', 'failed'])
        .limit(batch)
        .execute()
      await each(over, ({ order_id: orderId }) =>
        inTransaction(db, (trx) => payments.orderService.expire(trx, orderId)),
      )
    },
  }
}

export type UnpaidSessions = ReturnType<typeof createUnpaidSessions>
