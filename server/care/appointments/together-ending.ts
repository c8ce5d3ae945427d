import { endAfterSilence, endMoment } from '@newyou/contract/care/appointments/together-rules'
import { lockOrder, type Payments } from '../../money/payments/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { waitBriefly } from '../../platform/database/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import { lockCalendar } from '../healers/index.ts'
import { type Actor, type Found, lockFor } from './actor-access.ts'
import { refundLabel } from './cancel-preview.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Refunding } from './refunding.ts'
import { type Joint, jointOf, membersOf, type TogetherRefund, togetherRefundQueue } from './together.ts'

const batch = 50

interface EndingDependencies extends Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'logger'> {
  payments: Pick<Payments, 'orderService' | 'refund'>
  refunding: Pick<Refunding, 'setFree' | 'previewAt'>
  appointmentNotifications: AppointmentNotifications
}

/**
 * The end of a session together that does not take place: for all, with everything refunded, in one wording and at a moment
 * that says nothing of the cause.
 */
export function createTogetherEnding(dependencies: EndingDependencies) {
  const { config, db, clock, jobs, logger, payments, refunding, appointmentNotifications } = dependencies

  // Orders come before calendars, and a second refund before what the first one locked last: so each has a transaction.
  jobs.work<TogetherRefund>(togetherRefundQueue, ({ orderId }) =>
    inTransaction(db, async (trx) => {
      const { state } = await lockOrder(trx, orderId)
      // What went back at the gateway needs no refund any more.
      if (state !== 'paid') return
      await payments.refund(trx, orderId, { basisPoints: 10_000, reason: 'together-ended', byOurFault: true })
    }),
  )

  async function endAppointments(trx: Trx, live: readonly Found[], now: Date) {
    for (const one of live) {
      await trx
        .updateTable('appointment')
        // The same for every cause, so that no one reads it from their own data.
        .set({ state: 'cancelled', cancelled_by: 'client', is_reschedule_open: false, updated_at: now })
        .where('u_id', '=', one.u_id)
        .execute()
      await refunding.setFree(trx, one, now)
    }
    await appointmentNotifications.lockPeople(trx, ...live)
    for (const one of live)
      await appointmentNotifications.notify(trx, one, 'client', {
        message: 'appointments.togetherEnded',
        parameters: refundLabel(one, await refunding.previewAt(trx, one, 100)),
      })
    const booker = live.find(({ is_companion }) => !is_companion)
    if (booker)
      await appointmentNotifications.notify(trx, booker, 'healer', {
        message: 'appointments.togetherEnded',
        parameters: { back: 'none' },
      })
  }

  /** Orders by their ids, then the calendar, then the appointments by theirs. */
  async function lockAll(trx: Trx, jointId: string) {
    await waitBriefly(trx, config.DATABASE_WAIT_MS)
    const members = await membersOf(trx, jointId)
    const { rest_order_id: rest } = await jointOf(trx, jointId)
    const orders = []
    for (const id of [...members.flatMap(({ order_id: id }) => id ?? []), ...(rest ? [rest] : [])].sort())
      orders.push(await lockOrder(trx, id))
    const found = []
    for (const { u_id, client_id: personId } of members.toSorted((one, other) =>
      one.u_id < other.u_id ? -1 : 1,
    ))
      found.push(await lockFor(trx, { side: 'client', personId }, u_id))
    return { orders, found }
  }

  const end = (jointId: string) =>
    inTransaction(db, async (trx) => {
      const { orders, found } = await lockAll(trx, jointId)
      const joint = await jointOf(trx, jointId)
      const now = clock.now()
      if (joint.state === 'ended' || !joint.end_at || joint.end_at > now) return
      await trx
        .updateTable('joint_session')
        .set({ state: 'ended', updated_at: now })
        .where('u_id', '=', jointId)
        .execute()
      await trx
        .updateTable('joint_invitation')
        .set({ state: 'closed', token_hash: null })
        .where('joint_id', '=', jointId)
        .where('state', '=', 'waiting')
        .execute()
      await endAppointments(
        trx,
        found.filter(({ state }) => state === 'confirmed'),
        now,
      )
      for (const { u_id: orderId, state } of orders)
        if (state === 'paid') await jobs.send<TogetherRefund>(trx, togetherRefundQueue, { orderId })
      // Nothing is owed for what was not paid.
      for (const { u_id: orderId, state } of orders)
        if (state !== 'paid') await payments.orderService.expire(trx, orderId)
    })

  const planEnd = (trx: Trx, jointId: string, changes: Partial<Joint> & { updated_at: Date }) =>
    trx.updateTable('joint_session').set(changes).where('u_id', '=', jointId).execute()

  /** The last moment to decide has passed: the one who booked chooses, if there is something to choose. */
  const ask = (jointId: string) =>
    inTransaction(db, async (trx) => {
      const { healer_id: healerId } = await jointOf(trx, jointId)
      await lockCalendar(trx, healerId)
      const joint = await jointOf(trx, jointId)
      const now = clock.now()
      if (joint.state !== 'asking' || joint.end_at || !joint.decide_by || joint.decide_by > now) return
      const members = (await membersOf(trx, jointId)).filter(({ state }) => state === 'confirmed')
      const [booker] = members
      if (!booker) return
      const canChoose = members.length >= Math.max(joint.people_min, 1)
      const at = canChoose
        ? endAfterSilence(now.getTime())
        : endMoment(booker.starts_at.getTime(), now.getTime())
      await planEnd(trx, jointId, {
        end_at: new Date(at),
        updated_at: now,
        ...(canChoose && { asked_at: now }),
      })
      if (!canChoose) return
      await appointmentNotifications.notify(trx, booker, 'client', {
        message: 'appointments.togetherChoose',
        parameters: { chooseBy: new Date(at).toISOString() },
      })
    })

  async function each(ids: readonly { u_id: string }[], work: (jointId: string) => Promise<void>) {
    for (const { u_id } of ids)
      try {
        await work(u_id)
      } catch (error) {
        // One that fails is tried again in a minute, and holds up no other.
        logger[levelOf(error)]({ err: error, joint: u_id }, 'a session together was not followed up')
      }
  }

  return {
    /**
     * Somebody withdraws, without a reason: from then on its end is certain, and nobody is told before. The calendar is
     * locked.
     */
    async withdraw(trx: Trx, { personId }: Actor, appointment: Found, now: Date) {
      if (!appointment.joint_id) return
      const joint = await jointOf(trx, appointment.joint_id)
      const at = endMoment(appointment.starts_at.getTime(), now.getTime())
      await planEnd(trx, joint.u_id, {
        end_at: joint.end_at ?? new Date(at),
        withdrawn_by: joint.withdrawn_by ?? personId,
        updated_at: now,
      })
      await appointmentNotifications.refreshScreens(trx, personId, appointment.u_id)
    },

    /** Every minute: asks those who have to choose, and ends what is due. */
    async followUp() {
      const now = clock.now()
      const open = () =>
        db.selectFrom('joint_session').select('u_id').where('state', '<>', 'ended').limit(batch)
      const undecided = await open()
        .where('state', '=', 'asking')
        .where('end_at', 'is', null)
        .where('decide_by', '<=', now)
        .execute()
      await each(undecided, ask)
      const due = await open().where('end_at', '<=', now).execute()
      await each(due, end)
    },
  }
}

export type TogetherEnding = ReturnType<typeof createTogetherEnding>
