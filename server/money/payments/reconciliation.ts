import { type Selectable, sql } from 'kysely'
import type { ProviderPayment, ProviderRefund } from '../../integrations/payments.ts'
import { after, days, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Payment, Refund } from '../../platform/database/schema.ts'
import type { Metrics } from '../../platform/watch/metrics.ts'
import type { Advance } from './advance.ts'
import type { MoneyDependencies } from './dependencies.ts'

export interface Interval {
  from: Date
  to: Date
}

export interface Difference {
  what:
    | `payment-${'unknown-to-us' | 'unknown-to-gateway' | 'amount' | 'state'}`
    | `refund-${'unknown-to-us' | 'unknown-to-gateway' | 'amount' | 'state'}`
  providerId: string
  orderId: string | null
  theirs: string | null
  ours: string | null
}

type Dependencies = Pick<MoneyDependencies, 'db' | 'clock' | 'ids' | 'gateway' | 'logger'> & {
  advance: Advance
  metrics: Metrics
}

/** Newer payments may not have reached us yet. */
const settledAfterMs = minutes(10)
const isMoney = (payment: ProviderPayment) => ['authorized', 'captured', 'refunded'].includes(payment.status)
/** A partly refunded payment stays captured on both sides, so only these two states must agree. */
const isKept = (state: string) => state === 'captured' || state === 'refunded'
const rupees = (paise: number) => (paise / 100).toFixed(2)

/**
 * Reconciliation of our books with the gateway's, every night and on demand: finds payments and refunds that only one
 * side has, or that differ. `advance` corrects some differences; the rest is stored for staff.
 */
export function createReconciliation({ db, clock, ids, gateway, logger, advance, metrics }: Dependencies) {
  async function ourPayments(ids: string[], interval: Interval) {
    const rows = await db
      .selectFrom('payment')
      .selectAll()
      .where((of) =>
        of.or([
          of('provider_payment_id', 'in', ids.length ? ids : ['']),
          of.and([of('created_at', '>=', interval.from), of('created_at', '<', interval.to)]),
        ]),
      )
      .execute()
    return new Map(rows.map((row) => [row.provider_payment_id, row]))
  }

  /** Our order of each gateway order. */
  async function ordersOf(payments: ProviderPayment[]) {
    const ids = [...new Set(payments.flatMap((payment) => payment.order_id ?? []))]
    if (!ids.length) return new Map<string, string>()
    const rows = await db
      .selectFrom('provider_order')
      .select(['provider_order_id', 'order_id'])
      .where('provider_order_id', 'in', ids)
      .execute()
    return new Map(rows.map((row) => [row.provider_order_id, row.order_id]))
  }

  const isBehind = (theirs: ProviderPayment, ours: Selectable<Payment> | undefined) =>
    isMoney(theirs) && (!ours || (isKept(theirs.status) && !isKept(ours.state)))

  function comparePayment(
    theirs: ProviderPayment,
    ours: Selectable<Payment> | undefined,
    orderId: string | null,
  ): Difference | undefined {
    const of = { providerId: theirs.id, orderId: ours?.order_id ?? orderId }
    if (!ours)
      return isMoney(theirs)
        ? { ...of, what: 'payment-unknown-to-us', theirs: rupees(theirs.amount), ours: null }
        : undefined
    if (ours.amount_paise !== theirs.amount)
      return { ...of, what: 'payment-amount', theirs: rupees(theirs.amount), ours: rupees(ours.amount_paise) }
    if (isKept(theirs.status) !== isKept(ours.state))
      return { ...of, what: 'payment-state', theirs: theirs.status, ours: ours.state }
    return undefined
  }

  async function payments(interval: Interval): Promise<{ seen: number; differences: Difference[] }> {
    const theirs = await gateway.paymentsBetween(interval)
    const ids = theirs.map((payment) => payment.id)
    const orders = await ordersOf(theirs)
    let ours = await ourPayments(ids, interval)
    const late = theirs.filter((payment) => isBehind(payment, ours.get(payment.id)))
    for (const payment of late) {
      const orderId = payment.order_id && orders.get(payment.order_id)
      if (orderId) await advance(orderId, payment)
    }
    if (late.length) ours = await ourPayments(ids, interval)
    const differences = theirs.flatMap(
      (payment) =>
        comparePayment(payment, ours.get(payment.id), orders.get(payment.order_id ?? '') ?? null) ?? [],
    )
    const seen = new Set(ids)
    for (const row of ours.values()) {
      if (seen.has(row.provider_payment_id) || !isKept(row.state)) continue
      // It may be just outside the listed period: fetched by its id before it counts as missing.
      const known = await gateway.fetchPayment(row.provider_payment_id)
      const difference = known
        ? comparePayment(known, row, row.order_id)
        : {
            what: 'payment-unknown-to-gateway' as const,
            providerId: row.provider_payment_id,
            orderId: row.order_id,
            theirs: null,
            ours: rupees(row.amount_paise),
          }
      if (difference) differences.push(difference)
    }
    return { seen: theirs.length, differences }
  }

  function compareRefund(
    theirs: ProviderRefund,
    ours: Selectable<Refund> | undefined,
  ): Difference | undefined {
    const of = { providerId: theirs.id, orderId: ours?.order_id ?? null }
    const amount = theirs.amount ?? 0
    if (!ours) return { ...of, what: 'refund-unknown-to-us', theirs: rupees(amount), ours: null }
    if (ours.amount_paise !== amount)
      return { ...of, what: 'refund-amount', theirs: rupees(amount), ours: rupees(ours.amount_paise) }
    const isBack = ours.state === 'failed' || ours.state === 'to-wallet'
    if ((theirs.status === 'failed') !== isBack)
      return { ...of, what: 'refund-state', theirs: theirs.status ?? '', ours: ours.state }
    return undefined
  }

  async function refunds(interval: Interval): Promise<{ seen: number; differences: Difference[] }> {
    const theirs = await gateway.refundsBetween(interval)
    const ids = theirs.map((refund) => refund.id)
    const rows = await db
      .selectFrom('refund')
      .selectAll()
      .where((of) =>
        of.or([
          of('provider_refund_id', 'in', ids.length ? ids : ['']),
          sql<boolean>`earlier_refund_ids && ${ids}::text[]`,
          of.and([of('created_at', '>=', interval.from), of('created_at', '<', interval.to)]),
        ]),
      )
      .execute()
    const ours = new Map([
      // A refund that came back and was sent again has failed under its earlier id.
      ...rows.flatMap((row) =>
        row.earlier_refund_ids.map((id) => [id, { ...row, state: 'failed' }] as const),
      ),
      ...rows.map((row) => [row.provider_refund_id, row] as const),
    ])
    const differences = theirs.flatMap((refund) => compareRefund(refund, ours.get(refund.id)) ?? [])
    const seen = new Set(ids)
    for (const row of rows) {
      const id = row.provider_refund_id
      if (id === null || seen.has(id)) continue
      const known = await gateway.fetchRefund(id)
      const difference = known
        ? compareRefund(known, row)
        : {
            what: 'refund-unknown-to-gateway' as const,
            providerId: id,
            orderId: row.order_id,
            theirs: null,
            ours: rupees(row.amount_paise),
          }
      if (difference) differences.push(difference)
    }
    return { seen: theirs.length, differences }
  }

  async function keep(interval: Interval, of: { payments: number; refunds: number }, found: Difference[]) {
    const uId = ids.next()
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('reconciliation')
        .values({
          u_id: uId,
          from_at: interval.from,
          to_at: interval.to,
          payments: of.payments,
          refunds: of.refunds,
          differences: found.length,
          run_at: clock.now(),
        })
        .execute()
      if (found.length)
        await trx
          .insertInto('reconciliation_difference')
          .values(
            found.map(({ what, providerId, orderId, theirs, ours }) => ({
              reconciliation_id: uId,
              what,
              provider_id: providerId,
              order_id: orderId,
              theirs,
              ours,
            })),
          )
          .execute()
    })
  }

  /** Checks our books of a period, default two days. @throws DomainError gatewayUnavailable */
  async function compare(wanted?: Interval) {
    const to = after(clock.now(), -settledAfterMs)
    const interval = wanted ?? { from: after(to, -days(2)), to }
    const paid = await payments(interval)
    const sentBack = await refunds(interval)
    const differences = [...paid.differences, ...sentBack.differences]
    await keep(interval, { payments: paid.seen, refunds: sentBack.seen }, differences)
    if (differences.length) logger.error({ differences }, 'our books and the gateway’s differ')
    return { ...interval, payments: paid.seen, refunds: sentBack.seen, differences }
  }

  const last = () =>
    db
      .selectFrom('reconciliation')
      .select(['differences', 'run_at'])
      .orderBy('run_at', 'desc')
      .orderBy('u_id', 'desc')
      .limit(1)
      .executeTakeFirst()
  metrics.gauge(
    'reconciliation_differences',
    'Payments and refunds that the last comparison with the gateway found different',
    async () => (await last())?.differences ?? 0,
  )
  metrics.gauge(
    'reconciliation_age_seconds',
    'Time since the books were compared with the gateway’s',
    async () => {
      const run = await last()
      return run ? (clock.now().getTime() - run.run_at.getTime()) / 1000 : 0
    },
  )
  return { compare }
}
