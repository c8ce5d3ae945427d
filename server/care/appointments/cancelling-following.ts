import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import { refundPercent } from '@newyou/contract/care/appointments/policy'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import type { CancelledTogether } from '@newyou/contract/care/appointments/series'
import { lockOrder, type Payments } from '../../money/payments/index.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { waitBriefly } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Actor, type Found, factsOf, findFor, lockFor, policyOf } from './actor-access.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Refunding } from './refunding.ts'

const refundQueue = 'series-refund'
interface RefundJob {
  orderId: string
  percent: number
  side: Actor['side']
}

interface CancellingFollowingDependencies extends Pick<Platform, 'config' | 'db' | 'clock' | 'jobs'> {
  payments: Pick<Payments, 'orderService' | 'refund'>
  refunding: Pick<Refunding, 'setFree' | 'previewAt' | 'returnSession'>
  appointmentNotifications: AppointmentNotifications
}

const sums = ['refund_paise', 'gateway_paise', 'desk_paise', 'wallet_paise', 'life_points_paise'] as const
const others = ['coupon_paise', 'allowance_paise', 'kept_paise'] as const

/** Cancelling a session of a series and all after it: each by its own policy, the whole sum shown first. */
export function createCancellingFollowing(dependencies: CancellingFollowingDependencies) {
  const { config, db, clock, jobs, payments, refunding, appointmentNotifications } = dependencies

  // Orders come before calendars, and a second refund before what the first one locked last: so each has a transaction.
  jobs.work<RefundJob>(refundQueue, ({ orderId, percent, side }) =>
    inTransaction(db, async (trx) => {
      await payments.refund(trx, orderId, {
        basisPoints: percent * 100,
        reason: `cancelled-by-${side}`,
        byOurFault: side === 'healer',
      })
    }),
  )

  /** This one and those after it that may be cancelled now, in the order of their ids. @throws DomainError notFound */
  async function found(queryable: Queryable, actor: Actor, appointmentId: string): Promise<Found[]> {
    const from = await findFor(queryable, actor, appointmentId)
    if (!from.series_id || from.series_number === null) throwError('notNow')
    const rows = await queryable
      .selectFrom('appointment')
      .select('u_id')
      .where('series_id', '=', from.series_id)
      .where('series_number', '>=', from.series_number)
      .where('state', 'in', actor.side === 'client' ? ['held', 'confirmed'] : ['confirmed'])
      .orderBy('u_id')
      .execute()
    const all = []
    for (const { u_id } of rows) all.push(await findFor(queryable, actor, u_id))
    return all.filter(mayCancel(actor))
  }

  const mayCancel = (actor: Actor) => (one: Found) =>
    !refusalReason(actor.side, 'cancel', factsOf(one, one.hold_until), policyOf(one), clock.now().getTime())

  async function previewOf(queryable: Queryable, actor: Actor, all: readonly Found[]) {
    const now = clock.now().getTime()
    const each: { one: Found; percent: number; preview: CancelPreview }[] = []
    for (const one of all) {
      const percent = refundPercent(actor.side, factsOf(one, one.hold_until), policyOf(one), now)
      each.push({ one, percent, preview: await refunding.previewAt(queryable, one, percent) })
    }
    const sumOf = (name: (typeof sums)[number] | (typeof others)[number]) =>
      each.reduce((sum, { preview }) => sum + preview[name], 0)
    const together = {
      ...(Object.fromEntries([...sums, ...others].map((name) => [name, sumOf(name)])) as Omit<
        CancelledTogether,
        'sessions'
      >), // each is named in one of the lists
      sessions: each.length,
    }
    return { each, together }
  }

  async function locked(trx: Trx, actor: Actor, appointmentId: string) {
    await waitBriefly(trx, config.DATABASE_WAIT_MS)
    const seen = await found(trx, actor, appointmentId)
    const orderIds = seen.flatMap(({ order_id: orderId }) => orderId ?? []).sort()
    for (const orderId of orderIds) await lockOrder(trx, orderId)
    const all = []
    for (const { u_id } of seen) all.push(await lockFor(trx, actor, u_id))
    return all.filter((one) => ['held', 'confirmed'].includes(one.state) && mayCancel(actor)(one))
  }

  return {
    /** @throws DomainError notFound, notNow when it is in no series, or none can be cancelled any more */
    async preview(actor: Actor, appointmentId: string): Promise<CancelledTogether> {
      const all = await found(db, actor, appointmentId)
      if (all.length === 0) throwError('notNow')
      return (await previewOf(db, actor, all)).together
    },

    /**
     * Cancels all of them in one transaction. `shown` is the sum and the count that the client was shown: if either has
     * changed, nothing happens. A healer needs none. Resolves with how many were cancelled.
     * @throws DomainError notFound, notNow, refundChanged
     */
    cancel: (actor: Actor, appointmentId: string, shown?: { refund_paise: number; sessions: number }) =>
      inTransaction(db, async (trx) => {
        const all = await locked(trx, actor, appointmentId)
        const [first] = all.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
        if (!first) throwError('notNow')
        const { each, together } = await previewOf(trx, actor, all)
        if (shown && (shown.refund_paise !== together.refund_paise || shown.sessions !== together.sessions))
          throwError('refundChanged', { data: together })
        const now = clock.now()
        for (const { one } of each) {
          await trx
            .updateTable('appointment')
            .set({ state: 'cancelled', cancelled_by: actor.side, is_reschedule_open: false, updated_at: now })
            .where('u_id', '=', one.u_id)
            .execute()
          await refunding.setFree(trx, one, now)
        }
        await appointmentNotifications.lockPeople(trx, first)
        const packed = each.filter(({ preview }) => preview.is_pack_session_back)
        for (const { one } of packed) await refunding.returnSession(trx, one, actor.side)
        const { sessions: count, refund_paise: refundPaise } = together
        const parameters = {
          count,
          refundPaise,
          by: actor.side,
          back: refundPaise > 0 ? 'money' : packed.length ? 'pack' : 'nothing',
        }
        await appointmentNotifications.notify(trx, first, 'client', {
          message: 'appointments.seriesCancelledForClient',
          parameters,
        })
        if (actor.side === 'client')
          await appointmentNotifications.notify(trx, first, 'healer', {
            message: 'appointments.seriesCancelledForHealer',
            parameters,
          })
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
        for (const { one, percent } of each)
          if (one.order_id && one.order_state === 'paid' && percent > 0) {
            const job: RefundJob = { orderId: one.order_id, percent, side: actor.side }
            await jobs.send(trx, refundQueue, job)
          }
        // Nothing is owed for what was not paid.
        for (const { one } of each)
          if (one.order_id && one.order_state !== 'paid')
            await payments.orderService.expire(trx, one.order_id)
        return together.sessions
      }),
  }
}

export type CancellingFollowing = ReturnType<typeof createCancellingFollowing>
