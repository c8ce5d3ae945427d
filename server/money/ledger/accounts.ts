import { paisePerLifePoint } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'

/** Rupee accounts count paise. Points are an asset of their own, 100 units a point, and never turn into rupees. */
const ownedAccounts = {
  wallet: 'INR',
  'points-bought': 'POINT',
  'points-earned': 'POINT',
  /** From paid orders that the rules may still refund. */
  'healer-earnings': 'INR',
  /** Final earnings, to be paid out. */
  'healer-due': 'INR',
} as const
type OwnedAccount = keyof typeof ownedAccounts
type PlatformAccount =
  | 'gateway-clearing'
  | 'revenue'
  | 'tax'
  | 'goodwill'
  | 'refunds-due'
  | 'points-issued'
  | 'points-sold'
  | 'coupons'
  | 'payouts-due'
  | 'bank'
  | 'organizations-paid'
  /** What clients had before they came here. */
  | 'brought-in'
  | DeskAccount

/** Money at the desk: in tills, by other means, and what it is held for until its order is paid. */
type DeskAccount =
  | 'till-cash'
  | 'till-banked'
  | 'till-difference'
  | 'counter-upi'
  | 'card-machine'
  | 'bank-transfers'
  | 'desk-deposits'
  | 'desk-refunds-due'

/** Organisation money that its members have not used. */
const budget = 'organization-budget'

export type Account =
  | { ownerId: string; kind: OwnedAccount }
  | { organizationId: string; kind: typeof budget }
  | { kind: PlatformAccount }

/** Opens the accounts that people do not have yet. */
export const ensureAccountsOf = (trx: Trx, personIds: readonly string[]) =>
  sql`insert into ledger_account (owner_id, kind, asset, floor)
    select p.id, k.kind, k.asset, 0 from unnest(${[...personIds]}::uuid[]) as p(id)
      cross join unnest(${Object.keys(ownedAccounts)}::text[], ${Object.values(ownedAccounts)}::text[])
        with ordinality as k(kind, asset, place)
    order by p.id, k.place
    on conflict (owner_id, kind) where owner_id is not null do nothing`.execute(trx)

/** Opens the accounts that a person does not have yet. */
export const ensureAccounts = async (trx: Trx, personId: string) => {
  await ensureAccountsOf(trx, [personId])
}

async function ensureBudget(trx: Trx, organizationId: string) {
  await trx
    .insertInto('ledger_account')
    .values({ organization_id: organizationId, kind: budget, asset: 'INR', floor: 0 })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'kind']).where('organization_id', 'is not', null).doNothing(),
    )
    .execute()
}

async function findAccount(trx: Trx, account: Account): Promise<number | undefined> {
  const query = trx.selectFrom('ledger_account').select('id').where('kind', '=', account.kind)
  const row = await ('ownerId' in account
    ? query.where('owner_id', '=', account.ownerId)
    : 'organizationId' in account
      ? query.where('organization_id', '=', account.organizationId)
      : query.where('owner_id', 'is', null).where('organization_id', 'is', null)
  ).executeTakeFirst()
  return row?.id
}

/** The account's number; the accounts of a person or an organisation are opened on first use. */
export async function accountId(trx: Trx, account: Account): Promise<number> {
  const known = await findAccount(trx, account)
  if (known !== undefined) return known
  if ('ownerId' in account) await ensureAccounts(trx, account.ownerId)
  if ('organizationId' in account) await ensureBudget(trx, account.organizationId)
  return orNotFound(await findAccount(trx, account))
}

/** A person's spendable balances, without money held for an order. `lifePoints` are whole points. */
export async function balances(
  queryable: Queryable,
  personId: string,
): Promise<{ walletPaise: number; pointsPaise: number; lifePoints: number }> {
  const { wallet, points } = await queryable
    .selectFrom('ledger_account')
    .select([
      sql<number>`coalesce(sum(posted - held) filter (where kind = 'wallet'), 0)::bigint`.as('wallet'),
      sql<number>`coalesce(sum(posted - held) filter (where asset = 'POINT'), 0)::bigint`.as('points'),
    ])
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow()
  return {
    walletPaise: wallet,
    pointsPaise: points,
    lifePoints: Math.floor(points / paisePerLifePoint),
  }
}
