import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

export interface Proof {
  accounts: number
  /** Paise (or hundredths of a point) by which balances differ from their entries and holds. */
  drift: number
  /** Other faults, by name and count; empty when all is well. */
  faults: Record<string, number>
}

/** Recomputes every balance from the entries and holds, in one statement and so of one moment. */
const recount = (db: Database) =>
  sql<{ accounts: number; drift: number }>`
  select count(*) as accounts,
    coalesce(sum(abs(a.posted - coalesce(e.sum, 0)) + abs(a.held - coalesce(h.sum, 0))), 0)::bigint
      + (select coalesce(sum(abs(total)), 0)::bigint from (
          select sum(posted) as total from ledger_balance group by asset) as assets) as drift
  from ledger_balance a
  left join (select account_id, sum(amount) as sum from ledger_entry group by 1) e on e.account_id = a.id
  left join (select account_id, sum(amount) as sum from ledger_hold where state = 'held' group by 1) h
    on h.account_id = a.id`.execute(db)

/** Invariants between the ledger and orders, coupons, points and refunds, checked in one statement (one snapshot). */
const crossCheck = (db: Database) =>
  sql<{ fault: string; count: number }>`
  with posted as (select kind, sum(posted) as sum from ledger_balance group by kind)
  select 'hold of an ended order' as fault, count(*) as count
    from ledger_hold h join order_money o on o.u_id = h.order_id
    where h.state = 'held' and o.state not in ('open', 'awaiting-payment', 'failed')
  union all select 'hold that is not the order’s split', count(*) from (
    select o.u_id from order_money o join ledger_hold h on h.order_id = o.u_id and h.state = 'held'
    group by o.u_id, o.wallet_paise, o.life_points_paise, o.allowance_paise
    having sum(h.amount) <> o.wallet_paise + o.life_points_paise + o.allowance_paise) as wrong
  union all select 'paid order without its posting', count(*)
    from order_money o where o.paid_at is not null and o.price_paise > 0
      and not exists (select from ledger_transaction t where t.idempotency_key = 'order:' || o.u_id)
  union all select 'given back other than noted', count(*) from (
    select o.u_id from order_money o left join order_refund_money g on g.order_id = o.u_id
    group by o.u_id, o.refunded_paise having o.refunded_paise <> coalesce(sum(g.price_paise), 0)) as wrong
  union all select 'coupon counted wrong', count(*) from (
    select c.u_id from coupon c left join coupon_use u on u.coupon_id = c.u_id and u.state <> 'freed'
    group by c.u_id having c.uses <> count(u.u_id)) as wrong
  union all select 'coupon held by an ended order', count(*)
    from coupon_use u join order_money o on o.u_id = u.order_id
    where (u.state = 'held' and o.state not in ('open', 'awaiting-payment', 'failed'))
      or (u.state = 'used' and o.paid_at is null)
  union all select 'paise of coupons', abs(coalesce((select sum from posted where kind = 'coupons'), 0)
    + coalesce((select sum(coupon_paise) from order_money where paid_at is not null), 0)
    - coalesce((select sum(coupon_paise) from order_refund_money), 0))::bigint
  union all select 'budget other than paid in and used', count(*) from (
    select n.organization_id from organization n
      left join ledger_account a on a.organization_id = n.organization_id and a.kind = 'organization-budget'
    where coalesce(a.posted, 0) <>
      coalesce((select sum(c.amount_paise) from organization_budget_change c
        where c.organization_id = n.organization_id and c.state = 'done'), 0)
      - coalesce((select sum(o.allowance_paise) from order_money o
        where o.organization_id = n.organization_id and o.paid_at is not null), 0)
      + coalesce((select sum(g.allowance_paise) from order_money o join order_refund_money g on g.order_id = o.u_id
        where o.organization_id = n.organization_id), 0)) as wrong
  union all select 'paise of bought points', abs(coalesce((select sum from posted where kind = 'points-sold'), 0)
    - coalesce((select sum from posted where kind = 'points-bought'), 0))::bigint
  union all select 'paise of refunds due', abs(coalesce((select sum from posted where kind = 'refunds-due'), 0)
    - coalesce((select sum(amount_paise) from gateway_refund where state in ('wanted', 'failed')), 0))::bigint
  union all select 'paise of cash in tills', abs(coalesce((select sum from posted where kind = 'till-cash'), 0)
    + coalesce((select sum(own_paise) from till_book), 0)
    + coalesce((select sum(d.amount_paise) from desk_payment_line d join till_book b on b.session_id = d.till_session_id
        where d.kind = 'cash' and d.state <> 'reversed'), 0)
    - coalesce((select sum(r.paid_paise) from desk_refund_line r join till_book b on b.session_id = r.till_session_id
        where r.kind = 'cash'), 0))::bigint
  union all select 'paise taken by other means at the desk', sum(abs(coalesce(p.sum, 0)
    + coalesce((select sum(d.amount_paise) from desk_payment_line d where d.kind = k.kind and d.state <> 'reversed'), 0)
    - coalesce((select sum(r.paid_paise) from desk_refund_line r where r.kind = k.kind), 0)))::bigint
    from (values ('counter-upi', 'counter-upi'), ('card-machine', 'card-machine'), ('bank-transfer', 'bank-transfers'))
      as k (kind, account) left join posted p on p.kind = k.account
  union all select 'paise of deposits at the desk', abs(coalesce((select sum from posted where kind = 'desk-deposits'), 0)
    - coalesce((select sum(desk_paise) from order_money where paid_at is null), 0))::bigint
  union all select 'order other than taken at the desk', count(*) from (
    select o.u_id from order_money o join desk_payment_line d on d.order_id = o.u_id
    group by o.u_id, o.desk_paise
    having o.desk_paise <> coalesce(sum(d.amount_paise) filter (where d.state = 'taken'), 0)) as wrong
  union all select 'paise of refunds due at the desk', abs(coalesce((select sum from posted where kind = 'desk-refunds-due'), 0)
    - coalesce((select sum(amount_paise) from desk_refund_line where state = 'due'), 0))::bigint
  union all select 'paise of payouts due', abs(coalesce((select sum from posted where kind = 'payouts-due'), 0)
    - coalesce((select sum(amount_paise) from payout where state in ('waiting', 'sent')), 0))::bigint
  union all select 'paise of payouts paid', abs(coalesce((select sum from posted where kind = 'bank'), 0)
    - coalesce((select sum(amount_paise) from payout where state = 'paid'), 0))::bigint
  union all select 'due to a healer other than earned and paid out', count(*) from (
    select a.owner_id from ledger_account a
      left join (select earner_id, sum(earner_paise - earner_returned_paise) as paise from order_earning group by 1) e
        on e.earner_id = a.owner_id
      left join (select person_id, sum(amount_paise) as paise from payout
        where state in ('waiting', 'sent', 'paid') group by 1) p on p.person_id = a.owner_id
    where a.kind = 'healer-due' and a.posted <> coalesce(e.paise, 0) - coalesce(p.paise, 0)) as wrong
  union all select 'adjustment other than its posting', count(*) from (
    select j.u_id from adjustment j
      left join ledger_transaction t on t.idempotency_key = 'adjustment:' || j.u_id
      left join ledger_entry e on e.transaction_id = t.u_id
      left join ledger_account a on a.id = e.account_id and a.owner_id = j.person_id
        and case when j.account = 'wallet' then a.kind = 'wallet' else a.asset = 'POINT' end
    group by j.u_id having coalesce(sum(e.amount) filter (where a.id is not null), 0)
      <> case when j.state = 'done' then j.amount_paise else 0 end) as wrong
  union all select 'payout batch other than its payouts', count(*) from (
    select b.u_id from payout_batch b left join payout p on p.batch_id = b.u_id
    group by b.u_id having b.total_paise <> coalesce(sum(p.amount_paise), 0)) as wrong`.execute(db)

/** The proof that balances are what their history says: every night, and on demand. */
export function createProof({
  db,
  clock,
  metrics,
  logger,
}: Pick<Platform, 'db' | 'clock' | 'metrics' | 'logger'>) {
  async function prove(): Promise<Proof> {
    const [found] = (await recount(db)).rows
    const { accounts, drift } = found ?? { accounts: 0, drift: 0 }
    const wrong = (await crossCheck(db)).rows.filter(({ count }) => count > 0)
    const faults = Object.fromEntries(wrong.map(({ fault, count }) => [fault, count]))
    await db
      .insertInto('ledger_proof')
      .values({ accounts, drift, faults: JSON.stringify(faults), proved_at: clock.now() })
      .execute()
    if (drift || wrong.length) logger.error({ drift, faults }, 'the ledger does not add up')
    return { accounts, drift, faults }
  }
  const last = () =>
    db
      .selectFrom('ledger_proof')
      .select(['drift', 'faults'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  metrics.gauge(
    'ledger_drift',
    'Paise by which balances differ from their entries and holds',
    async () => (await last())?.drift ?? 0,
  )
  metrics.gauge(
    'ledger_faults',
    'Kinds of faults that the last proof of the ledger found',
    async () => Object.keys((await last())?.faults ?? {}).length,
  )
  metrics.gauge('ledger_held', 'Paise that are set aside for orders', async () => {
    const { held } = await db
      .selectFrom('ledger_account')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('held'), of.val(0)).as('held'))
      .executeTakeFirstOrThrow()
    return Number(held)
  })
  return { prove }
}
