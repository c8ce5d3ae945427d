import type { DeskPaymentKind, DeskRefundState } from '@newyou/contract/money/payments/desk-payments'
import type { LinkChannel } from '@newyou/contract/money/payments/payment-links'
import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { deskPaymentReplies, tillReplies } from '../../messages/replies/back-office.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { kindOf, type Payments } from '../payments/index.ts'
import {
  isHandled,
  type PayableLine,
  payableOf,
  payableOrders,
  paymentLines,
  paymentOf,
  refundLines,
  refundOf,
} from './lines.ts'
import type { TillSessions } from './sessions.ts'
import { cashIn } from './sums.ts'

interface DeskPaymentDependencies {
  db: Database
  clock: Clock
  audit: Audit
  payments: Pick<Payments, 'desk' | 'fulfilments' | 'links'>
  sessions: Pick<TillSessions, 'lockMine'>
}

interface Means {
  kind: DeskPaymentKind
  reference: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** Payments and refunds at the counter, by colleagues within their scope. */
export function createDeskPayments({
  db,
  clock,
  audit,
  payments: { desk, fulfilments, links },
  sessions,
}: DeskPaymentDependencies) {
  /** @throws DomainError notFound for an order that the colleague does not handle */
  async function requireHandled(queryable: Queryable, viewer: Viewer, orderId: string) {
    const order = orNotFound(
      await queryable
        .selectFrom('order_money as o')
        .select('o.client_id')
        .where('o.u_id', '=', orderId)
        .where(isHandled(viewer, sql.ref('o.earner_id')))
        .executeTakeFirst(),
    )
    // Nobody takes or hands out money of their own.
    if (order.client_id === viewer.personId) throwError('notAllowed')
    return order
  }

  function requireReference({ kind, reference }: Means) {
    if (kind !== 'cash' && !reference)
      throwError('invalidInput', { errors: { reference: deskPaymentReplies.needsReference } })
  }

  const note = (trx: Trx, viewer: Viewer, orderId: string, action: string, paise: number, reason = '') =>
    audit.note(trx, {
      staffId: viewer.personId,
      resource: 'orders',
      recordId: orderId,
      action,
      reason,
      changes: { paise: [null, paise] },
    })

  /** With when each begins, asked once for each kind of order. */
  async function presentAll(rows: PayableLine[]) {
    const byKind = Map.groupBy(rows, kindOf)
    const starts = new Map<string, Date>()
    for (const [kind, ofKind] of byKind)
      for (const [orderId, startsAt] of (await fulfilments.of(kind).startsOf?.(db, ofKind)) ?? [])
        starts.set(orderId, startsAt)
    return rows.map((row) => payableOf(row, starts.get(row.u_id)))
  }

  const paymentIn = async (queryable: Queryable, paymentId: string) =>
    paymentLines(queryable).where('d.u_id', '=', paymentId).executeTakeFirstOrThrow()

  async function refundIn(queryable: Queryable, viewer: Viewer, refundId: string) {
    const refund = orNotFound(await refundLines(queryable).where('r.u_id', '=', refundId).executeTakeFirst())
    await requireHandled(queryable, viewer, refund.order_id)
    return refund
  }

  return {
    /** Orders that are not paid yet, of healers within the colleague's scope, latest first. */
    async payable(viewer: Viewer, search: string | undefined, { page, size }: Paging) {
      let wanted = payableOrders(db, clock.now()).where(isHandled(viewer, sql.ref('o.earner_id')))
      if (search)
        wanted = uuid.test(search)
          ? wanted.where((is) => is.or([is('o.u_id', '=', search), is('o.client_id', '=', search)]))
          : wanted.where(
              sql<boolean>`(o.client_id in (select u_id from person_contact where email = ${contactAsStored(search)}
                  union all select u_id from person_contact where phone = ${contactAsStored(search)})
                or strpos(lower(c.first_name || ' ' || c.last_name), lower(${search})) > 0)`,
            )
      const { rows, total } = await pageOf(wanted.orderBy('o.created_at', 'desc').orderBy('o.u_id'), {
        page,
        size,
      })
      return { data: await presentAll(rows), total, page, items_per_page: size }
    },

    /** @throws DomainError notFound, also for one that is paid or ended */
    async payableOne(viewer: Viewer, orderId: string) {
      await requireHandled(db, viewer, orderId)
      const [found] = await presentAll(
        await payableOrders(db, clock.now()).where('o.u_id', '=', orderId).execute(),
      )
      return orNotFound(found)
    },

    /**
     * Takes money for an order into the colleague's open till. The gateway is asked first about a payment under way.
     * @throws DomainError notFound, notNow, notAllowed, orderNotOpen, holdExpired, paymentNotComplete, invalidInput
     */
    async take(viewer: Viewer, orderId: string, { amountPaise, ...means }: Means & { amountPaise: number }) {
      requireReference(means)
      if (means.kind === 'cash' && amountPaise % 100 !== 0)
        throwError('invalidInput', { errors: { amount_paise: deskPaymentReplies.wholeRupees } })
      await requireHandled(db, viewer, orderId)
      await desk.askAbout(orderId)
      return inTransaction(db, async (trx) => {
        const { payment, leftPaise } = await desk.take(trx, orderId, {
          ...means,
          amountPaise,
          sessionOf: async () => (await sessions.lockMine(trx, viewer.personId)).u_id,
          takenBy: viewer.personId,
        })
        await note(trx, viewer, orderId, `take-${means.kind}`, amountPaise)
        return { ...paymentOf(await paymentIn(trx, payment.u_id)), left_paise: leftPaise }
      })
    },

    /** A payment with its client. @throws DomainError notFound */
    async look(viewer: Viewer, paymentId: string) {
      const row = orNotFound(await paymentLines(db).where('d.u_id', '=', paymentId).executeTakeFirst())
      const { client_id: clientId } = await requireHandled(db, viewer, row.order_id)
      return { ...paymentOf(row), clientId, issuer: row.issuer }
    },

    /** @throws DomainError notFound, notAllowed, orderNotOpen, holdExpired, tooManyRequests, invalidInput (channel) */
    async makeLink(viewer: Viewer, orderId: string, channel: LinkChannel) {
      await requireHandled(db, viewer, orderId)
      const made = await links.make(orderId, { channel, madeBy: viewer.personId })
      await inTransaction(db, (trx) =>
        audit.note(trx, {
          staffId: viewer.personId,
          resource: 'orders',
          recordId: orderId,
          action: 'payment-link',
          reason: channel,
        }),
      )
      return made
    },

    /** @throws DomainError notFound, notNow once the till is closed or the order is paid */
    reverse: (viewer: Viewer, paymentId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        const row = orNotFound(
          await trx
            .selectFrom('desk_payment_line as d')
            .innerJoin('till_session as s', 's.u_id', 'd.till_session_id')
            .select(['d.order_id', 's.opened_by', 's.state'])
            .where('d.u_id', '=', paymentId)
            .executeTakeFirst(),
        )
        await requireHandled(trx, viewer, row.order_id)
        const isFinance = viewer.staffRoles.some((role) => role === 'finance' || role === 'admin')
        if (row.opened_by !== viewer.personId && !isFinance) throwError('notFound')
        const { amount_paise: paise } = await desk.reverse(trx, paymentId, { by: viewer.personId, reason })
        // Locked after the order, as where money is taken; a till that was counted meanwhile stays as it was counted.
        const session = await trx
          .selectFrom('till_session as s')
          .innerJoin('desk_payment_line as d', 'd.till_session_id', 's.u_id')
          .select('s.state')
          .where('d.u_id', '=', paymentId)
          .forUpdate('s')
          .executeTakeFirstOrThrow()
        if (session.state !== 'open') throwError('notNow', { message: tillReplies.isCounted })
        await note(trx, viewer, row.order_id, 'reverse-desk-payment', -paise, reason)
        return paymentOf(await paymentIn(trx, paymentId))
      }),

    /** Due ones oldest first, others latest first. */
    async refunds(viewer: Viewer, state: DeskRefundState, { page, size }: Paging) {
      const wanted = refundLines(db)
        .where('r.state', '=', state)
        .where(isHandled(viewer, sql.ref('o.earner_id')))
        .orderBy('r.created_at', state === 'due' ? 'asc' : 'desc')
        .orderBy('r.u_id')
      const { rows, total } = await pageOf(wanted, { page, size })
      return { data: rows.map(refundOf), total, page, items_per_page: size }
    },

    /** Pays a refund out of the colleague's open till. @throws DomainError notFound, notNow, notAllowed, invalidInput */
    payOut: (viewer: Viewer, refundId: string, means: Means) =>
      inTransaction(db, async (trx) => {
        requireReference(means)
        await refundIn(trx, viewer, refundId)
        const session = await sessions.lockMine(trx, viewer.personId)
        const { orderId, paidPaise } = await desk.payOut(trx, refundId, {
          ...means,
          sessionId: session.u_id,
          by: viewer.personId,
        })
        if (means.kind === 'cash' && (await cashIn(trx, session.till_id)) < 0)
          throwError('invalidInput', { errors: { kind: tillReplies.notThatMuch } })
        await note(trx, viewer, orderId, `refund-${means.kind}`, paidPaise)
        return refundOf(await refundIn(trx, viewer, refundId))
      }),

    /** @throws DomainError notFound, notNow, notAllowed */
    toWallet: (viewer: Viewer, refundId: string) =>
      inTransaction(db, async (trx) => {
        await refundIn(trx, viewer, refundId)
        const { orderId, paidPaise } = await desk.payIntoWallet(trx, refundId, { by: viewer.personId })
        await note(trx, viewer, orderId, 'refund-to-wallet', paidPaise)
        return refundOf(await refundIn(trx, viewer, refundId))
      }),
  }
}
export type DeskPayments = ReturnType<typeof createDeskPayments>
