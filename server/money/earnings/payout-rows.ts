import type { PayoutState } from '@newyou/contract/money/earnings/earnings'
import type { BatchPayout, PayoutBatch } from '@newyou/contract/money/earnings/payouts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

/** The key of the transaction that takes a payout from what is due to its healer. */
export const payoutKey = (payoutId: string) => `payout:${payoutId}`
/** Identifies a payout in the bank's answer. */
export const referenceOf = (number: number) => `NYP${String(number).padStart(7, '0')}`

export const nameOf = (person: RawBuilder<unknown>) =>
  sql<string>`(${person}.first_name || ' ' || ${person}.last_name)`

export const batches = (queryable: Queryable) =>
  queryable
    .selectFrom('payout_batch as b')
    .innerJoin('person_name as a', 'a.u_id', 'b.asked_by')
    .leftJoin('person_name as d', 'd.u_id', 'b.decided_by')
    .selectAll('b')
    .select([nameOf(sql.ref('a')).as('asker'), nameOf(sql.ref('d')).as('decider')])
    .select((of) =>
      of
        .selectFrom('payout as p')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('p.batch_id', '=', 'b.u_id')
        .as('payouts'),
    )
type BatchRow = Awaited<ReturnType<ReturnType<typeof batches>['executeTakeFirstOrThrow']>>

export const presentBatch = (row: BatchRow): PayoutBatch => ({
  u_id: row.u_id,
  number: row.number,
  state: row.state as PayoutBatch['state'], // checked by the table
  total_paise: row.total_paise,
  payouts: row.payouts ?? 0,
  needs_second: row.needs_second,
  asked_by: { u_id: row.asked_by, name: row.asker },
  asked_at: row.asked_at.toISOString(),
  decided_by: row.decided_by ? { u_id: row.decided_by, name: row.decider } : null,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
  way: row.way as PayoutBatch['way'], // checked by the table
})

export const payoutsWithPeople = (queryable: Queryable) =>
  queryable
    .selectFrom('payout as p')
    .innerJoin('person_name as h', 'h.u_id', 'p.person_id')
    .innerJoin('bank_account as k', 'k.u_id', 'p.bank_account_id')
    .selectAll('p')
    .select(['k.sealed_details', nameOf(sql.ref('h')).as('name')])
type PayoutRow = Awaited<ReturnType<ReturnType<typeof payoutsWithPeople>['executeTakeFirstOrThrow']>>

export const presentPayout = (row: PayoutRow, numberEnd: string): BatchPayout => ({
  u_id: row.u_id,
  number: row.number,
  person: { u_id: row.person_id, name: row.name },
  amount_paise: row.amount_paise,
  state: row.state as PayoutState, // checked by the table
  number_end: numberEnd,
  bank_reference: row.bank_reference,
  return_reason: row.return_reason,
  provider_state: row.provider_state,
  changed_at: row.changed_at.toISOString(),
})
