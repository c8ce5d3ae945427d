import { basisPointsPerPercent } from '@newyou/contract/business'
import type {
  EarningLine,
  EarningsSummary,
  PayoutLine,
  PayoutState,
} from '@newyou/contract/money/earnings/earnings'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { earningsOf, shareOf } from '../payments/index.ts'
import type { BankAccountService } from './bank-accounts.ts'

interface EarningDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  db: Database
  settings: Pick<Settings, 'read'>
  bankAccounts: Pick<BankAccountService, 'of' | 'numberEnd'>
}

/** The healer's share of unsettled orders; the same arithmetic as `shareOf` of the rest without tax. */
const comingShare = sql<number>`coalesce(sum(((o.price_paise - o.tax_paise - o.refunded_paise + o.refunded_tax_paise)
  * e.share_basis_points) / 10000) filter (where e.state = 'coming' and o.state = 'paid'), 0)::bigint`

/** A healer's earnings, order by order, and payouts. Each query is bound to the calling healer. */
export function createMyEarnings({ accounts, db, settings, bankAccounts }: EarningDependencies) {
  return {
    async summary(personId: string): Promise<EarningsSummary> {
      const [{ coming }, account, { sent, paid }, known, bank] = await Promise.all([
        db
          .selectFrom('order_earning as e')
          .innerJoin('order_money as o', 'o.u_id', 'e.order_id')
          .select(comingShare.as('coming'))
          .where('e.earner_id', '=', personId)
          .executeTakeFirstOrThrow(),
        db
          .selectFrom('owned_account')
          .select('posted')
          .where('owner_id', '=', personId)
          .where('kind', '=', 'healer-due')
          .executeTakeFirst(),
        db
          .selectFrom('payout')
          .select([
            sql<number>`coalesce(sum(amount_paise) filter (where state in ('waiting', 'sent')), 0)::bigint`.as(
              'sent',
            ),
            sql<number>`coalesce(sum(amount_paise) filter (where state = 'paid'), 0)::bigint`.as('paid'),
          ])
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow(),
        settings.read(),
        bankAccounts.of(db, personId),
      ])
      return {
        due_paise: account?.posted ?? 0,
        coming_paise: coming,
        sent_paise: sent,
        paid_out_paise: paid,
        share_percent: known.healer_share_percent,
        payout_min_paise: known.payout_min_paise,
        bank,
      }
    },

    async lines(personId: string, { page, size }: Paging) {
      const { rows, total } = await pageOf(
        db
          .selectFrom('order_earning as e')
          .innerJoin('order_money as o', 'o.u_id', 'e.order_id')
          .leftJoin('session_times as a', 'a.order_id', 'e.order_id')
          .leftJoin('person_name as p', 'p.u_id', 'a.client_id')
          .selectAll('e')
          .select(['p.anonymous_name', 'p.first_name'])
          .select(['o.kind', 'o.title', 'o.paid_at', 'o.price_paise', 'o.tax_paise', 'a.starts_at'])
          .select(['o.refunded_paise', 'o.refunded_tax_paise', 'o.state as order_state'])
          .where('e.earner_id', '=', personId)
          .orderBy('e.created_at', 'desc')
          .orderBy('e.order_id', 'desc'),
        { page, size },
      )
      const data = rows.map((row): EarningLine => {
        const { first_name: first, anonymous_name: anonymous } = row
        const isSettled = row.state === 'settled'
        const coming = row.order_state === 'paid' ? shareOf(earningsOf(row), row.share_basis_points) : 0
        return {
          order_u_id: row.order_id,
          kind: row.kind,
          title: row.title,
          client_name:
            first === null || anonymous === null
              ? null
              : accounts.knownAs({ first_name: first, anonymous_name: anonymous }),
          paid_at: (row.paid_at ?? row.created_at).toISOString(),
          starts_at: row.starts_at?.toISOString() ?? null,
          price_paise: row.price_paise - row.refunded_paise,
          tax_paise: row.tax_paise - row.refunded_tax_paise,
          share_percent: row.share_basis_points / basisPointsPerPercent,
          earned_paise: isSettled ? row.earner_paise - row.earner_returned_paise : coming,
          state: isSettled ? 'settled' : 'coming',
          settled_at: row.settled_at?.toISOString() ?? null,
        }
      })
      return { data, total, page, items_per_page: size }
    },

    async payouts(personId: string, { page, size }: Paging) {
      const { rows, total } = await pageOf(
        db
          .selectFrom('payout as p')
          .innerJoin('bank_account as b', 'b.u_id', 'p.bank_account_id')
          .selectAll('p')
          .select('b.sealed_details')
          .where('p.person_id', '=', personId)
          .where('p.state', '<>', 'dropped')
          .orderBy('p.created_at', 'desc')
          .orderBy('p.u_id', 'desc'),
        { page, size },
      )
      const data = rows.map(
        (row): PayoutLine => ({
          u_id: row.u_id,
          number: row.number,
          amount_paise: row.amount_paise,
          state: row.state as PayoutState, // checked by the table
          number_end: bankAccounts.numberEnd(row),
          bank_reference: row.bank_reference,
          created_at: row.created_at.toISOString(),
          changed_at: row.changed_at.toISOString(),
        }),
      )
      return { data, total, page, items_per_page: size }
    },
  }
}
export type MyEarnings = ReturnType<typeof createMyEarnings>
