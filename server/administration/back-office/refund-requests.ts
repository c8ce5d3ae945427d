import { frontEndPathOf } from '@newyou/contract/addresses'
import type {
  RefundDestination,
  RefundRequest,
  RefundShown,
} from '@newyou/contract/administration/back-office/orders'
import type { OrderKind } from '@newyou/contract/money/payments/payments'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { lockOrder, type Payments } from '../../money/payments/index.ts'
import { lockMovedAlone, movedAlone, requireSecondPerson, type StepUp } from '../../people/staff/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { fullName } from './people.ts'

interface RefundRequestDependencies {
  db: Database
  clock: Clock
  ids: Ids
  audit: Audit
  notifications: Notifications
  payments: Pick<Payments, 'refund' | 'previewRefund' | 'fulfilments'>
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'require'>
}

interface Asked {
  paise: number
  destination: RefundDestination
}

const requests = (queryable: Queryable) =>
  queryable
    .selectFrom('refund_request as r')
    .innerJoin('order_money as o', 'o.u_id', 'r.order_id')
    .innerJoin('person_name as a', 'a.u_id', 'r.asked_by')
    .leftJoin('person_name as d', 'd.u_id', 'r.decided_by')
    .selectAll('r')
    .select(['o.title', fullName(sql.ref('a')).as('asker'), fullName(sql.ref('d')).as('decider')])
type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

const present = (row: Row): RefundRequest => ({
  u_id: row.u_id,
  order_u_id: row.order_id,
  title: row.title,
  price_paise: row.price_paise,
  destination: row.destination as RefundDestination, // checked by the table, as the state is
  reason: row.reason,
  state: row.state as RefundRequest['state'],
  asked_by: { u_id: row.asked_by, name: row.asker },
  asked_at: row.asked_at.toISOString(),
  decided_by: row.decided_by ? { u_id: row.decided_by, name: row.decider } : null,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
})

export const requestsOfOrder = async (queryable: Queryable, orderId: string) =>
  (await requests(queryable).where('r.order_id', '=', orderId).orderBy('r.asked_at').execute()).map(present)

/** Refunds that colleagues make: at once up to the sum of the settings, above it with a second person. */
export function createRefundRequests(dependencies: RefundRequestDependencies) {
  const { db, clock, ids, audit, notifications, payments, settings, stepUp } = dependencies

  const one = async (queryable: Queryable, requestId: string) =>
    present(orNotFound(await requests(queryable).where('r.u_id', '=', requestId).executeTakeFirst()))

  /**
   * Refunds of one order without a second person are summed, and so are a colleague's movements within a day: many
   * small refunds are a large one.
   */
  async function needsSecond(queryable: Queryable, staffId: string, orderId: string, paise: number) {
    const { refund_alone_max_paise: max } = await settings.read(queryable)
    const { sum } = await queryable
      .selectFrom('refund_request')
      .select(sql<number>`coalesce(sum(price_paise), 0)::bigint`.as('sum'))
      .where('order_id', '=', orderId)
      .where('state', '=', 'done')
      .where('needs_second', '=', false)
      .executeTakeFirstOrThrow()
    return Math.max(sum, await movedAlone(queryable, staffId, clock.now())) + paise > max
  }

  /** The whole of what is left takes back what was bought. Locks follow the order; money comes last. */
  async function refund(trx: Trx, requestId: string, orderId: string, { paise, destination }: Asked) {
    const order = await lockOrder(trx, orderId)
    const toWallet = destination === 'wallet'
    const part = { paise, toWallet }
    const { gatewayPaise, walletPaise, lifePointsPaise } = await payments.previewRefund(trx, orderId, part)
    if (paise === order.price_paise - order.refunded_paise) {
      const fulfilment = payments.fulfilments.of(order.kind as OrderKind) // checked by the table
      await fulfilment.lock?.(trx, order)
      await fulfilment.takeBack?.(trx, order)
    }
    await notifications.notify(trx, {
      about: null,
      personId: order.client_id,
      type: 'payment',
      message: 'payments.refundedByTeam',
      parameters: {
        title: order.title,
        amountPaise: gatewayPaise + walletPaise + lifePointsPaise,
        isSent: gatewayPaise > 0,
      },
      frontEndPath: frontEndPathOf('wallet'),
      targetId: requestId,
    })
    await payments.refund(trx, orderId, { ...part, reason: `staff:${requestId}`, byOurFault: true })
  }

  /** No colleague decides about money of their own. @throws DomainError notAllowed */
  async function requireAnother(trx: Trx, orderId: string, personId: string) {
    const order = orNotFound(
      await trx.selectFrom('order_money').select('client_id').where('u_id', '=', orderId).executeTakeFirst(),
    )
    if (order.client_id === personId) throwError('notAllowed')
  }

  async function lockWaiting(trx: Trx, requestId: string) {
    const request = orNotFound(
      await trx
        .selectFrom('refund_request')
        .selectAll()
        .where('u_id', '=', requestId)
        .forUpdate()
        .executeTakeFirst(),
    )
    return request.state === 'waiting' ? request : throwError('notNow')
  }

  const decide = (trx: Trx, requestId: string, state: 'done' | 'refused', by: string, reason: string) =>
    trx
      .updateTable('refund_request')
      .set({ state, decided_by: by, decided_at: clock.now(), decision_reason: reason })
      .where('u_id', '=', requestId)
      .execute()

  const note = (trx: Trx, staffId: string, recordId: string, action: string, asked: object, reason: string) =>
    audit.note(trx, {
      staffId,
      resource: 'orders',
      recordId,
      action,
      reason,
      changes: Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [null, value]])),
    })

  return {
    /** @throws DomainError notFound, orderNotOpen, nothingToRefund */
    async preview(staffId: string, orderId: string, { paise, destination }: Asked): Promise<RefundShown> {
      const shown = await payments.previewRefund(db, orderId, { paise, toWallet: destination === 'wallet' })
      return {
        gateway_paise: shown.gatewayPaise,
        desk_paise: shown.deskPaise,
        wallet_paise: shown.walletPaise,
        life_points_paise: shown.lifePointsPaise,
        coupon_paise: shown.couponPaise,
        allowance_paise: shown.allowancePaise,
        kept_paise: shown.keptPaise,
        needs_second: await needsSecond(db, staffId, orderId, paise),
      }
    },

    /** @throws DomainError notFound, notAllowed, orderNotOpen, nothingToRefund, refundWaiting, stepUpRequired */
    ask: (viewer: Viewer, orderId: string, { reason, ...asked }: Asked & { reason: string }) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        await stepUp.require(trx, viewer)
        await requireAnother(trx, orderId, personId)
        // One at a time for a colleague and for an order: what was refunded alone is counted under these locks.
        await lockMovedAlone(trx, personId)
        await lockOrder(trx, orderId)
        const waiting = await trx
          .selectFrom('refund_request')
          .select('u_id')
          .where('order_id', '=', orderId)
          .where('state', '=', 'waiting')
          .executeTakeFirst()
        if (waiting) throwError('refundWaiting')
        await payments.previewRefund(trx, orderId, asked)
        const waits = await needsSecond(trx, personId, orderId, asked.paise)
        const now = clock.now()
        const requestId = ids.next()
        await trx
          .insertInto('refund_request')
          .values({
            u_id: requestId,
            order_id: orderId,
            price_paise: asked.paise,
            destination: asked.destination,
            reason,
            needs_second: waits,
            asked_by: personId,
            asked_at: now,
            ...(waits ? { state: 'waiting' } : { state: 'done', decided_by: personId, decided_at: now }),
          })
          .execute()
        if (!waits) await refund(trx, requestId, orderId, asked)
        await note(trx, personId, orderId, waits ? 'ask-refund' : 'refund', asked, reason)
        return one(trx, requestId)
      }),

    /** @throws DomainError notFound, notNow, secondPersonNeeded, notAllowed, stepUpRequired */
    approve: (viewer: Viewer, requestId: string) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        const request = await lockWaiting(trx, requestId)
        await requireSecondPerson(trx, request.asked_by, personId, clock.now())
        await requireAnother(trx, request.order_id, personId)
        await stepUp.require(trx, viewer)
        const asked = { paise: request.price_paise, destination: request.destination as RefundDestination }
        await refund(trx, requestId, request.order_id, asked)
        await decide(trx, requestId, 'done', personId, '')
        await note(trx, personId, request.order_id, 'approve-refund', asked, request.reason)
        return one(trx, requestId)
      }),

    /** @throws DomainError notFound, notNow */
    refuse: (personId: string, requestId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        const request = await lockWaiting(trx, requestId)
        await decide(trx, requestId, 'refused', personId, reason)
        await note(trx, personId, request.order_id, 'refuse-refund', {}, reason)
        return one(trx, requestId)
      }),

    async list(state: RefundRequest['state'] | undefined, { page, size }: Paging) {
      const wanted = state ? requests(db).where('r.state', '=', state) : requests(db)
      const { rows, total } = await pageOf(wanted.orderBy('r.asked_at', 'desc').orderBy('r.u_id'), {
        page,
        size,
      })
      return { data: rows.map(present), total, page, items_per_page: size }
    },
  }
}
export type RefundRequests = ReturnType<typeof createRefundRequests>
