import type { LifePointState, MoneyLine, MoneyLineKind, WalletState } from '@newyou/contract/wallet'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'

interface Wanted {
  page: number
  size: number
  type: 'all' | 'in' | 'out'
}

interface LineRow {
  u_id: string
  kind: string
  order_kind: string | null
  what: string
  amount: number
  bought: number
  earned: number
  balance: number
  order_u_id: string | null
  created_at: Date
  total: number
}

interface Accounts {
  wallet: number
  bought: number
  earned: number
  held: number
}

/** What a movement was, from the ledger's own words. */
function kindOf({ kind, order_kind: orderKind }: LineRow): MoneyLineKind {
  if (kind === 'order-paid') return orderKind === 'appointment' ? 'payment' : 'top-up'
  if (kind === 'given-back') return 'returned'
  if (kind === 'referral-gift') return 'referral'
  return kind.endsWith('gift') ? 'gift' : 'correction'
}

const present = (row: LineRow): MoneyLine => ({
  u_id: row.u_id,
  kind: row.amount < 0 && row.kind === 'order-paid' ? 'payment' : kindOf(row),
  what: row.what,
  amount_paise: row.amount,
  balance_paise: row.balance,
  order_u_id: row.order_u_id,
  created_at: row.created_at.toISOString(),
})

/** Reading what came and went, from the ledger itself: there is no second book. */
export function createHistory({ db }: { db: Database }) {
  /** The lines of a person's accounts of these kinds; one for each transaction, with what was there after it. */
  const lines = (personId: string, kinds: string[]) => sql`
    select t.u_id, t.kind, o.kind as order_kind, o.u_id as order_u_id, t.created_at,
      coalesce(o.title, nullif(t.note, ''), '') as what,
      sum(e.amount)::bigint as amount,
      (coalesce(sum(e.amount) filter (where a.kind = 'points-bought'), 0))::bigint as bought,
      (coalesce(sum(e.amount) filter (where a.kind = 'points-earned'), 0))::bigint as earned,
      (sum(sum(e.amount)) over (order by t.created_at, t.u_id))::bigint as balance
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_transaction t on t.u_id = e.transaction_id
    left join orders o on o.u_id = t.caused_by
    where a.owner_id = ${personId} and a.kind in (${sql.join(kinds)})
    group by t.u_id, o.u_id`

  async function page(personId: string, kinds: string[], { page, size, type }: Wanted) {
    const side = type === 'in' ? sql`where amount > 0` : type === 'out' ? sql`where amount < 0` : sql``
    const of = sql`with line as (${lines(personId, kinds)})`
    const [{ rows }, counted] = await Promise.all([
      sql<LineRow>`${of} select * from line ${side} order by created_at desc, u_id desc
        limit ${size} offset ${(page - 1) * size}`.execute(db),
      sql<{ total: number }>`${of} select count(*) as total from line ${side}`.execute(db),
    ])
    return { rows, total: counted.rows[0]?.total ?? 0 }
  }

  async function accounts(personId: string, asset: 'INR' | 'POINT'): Promise<Accounts> {
    const rows = await db
      .selectFrom('ledger_account')
      .select(['kind', 'posted', 'held'])
      .where('owner_id', '=', personId)
      .where('kind', 'in', asset === 'INR' ? ['wallet'] : ['points-bought', 'points-earned'])
      .execute()
    const free = (kind: string) => {
      const row = rows.find((one) => one.kind === kind)
      return row ? row.posted - row.held : 0
    }
    return {
      wallet: free('wallet'),
      bought: free('points-bought'),
      earned: free('points-earned'),
      held: rows.reduce((sum, row) => sum + row.held, 0),
    }
  }

  return {
    async wallet(personId: string, wanted: Wanted): Promise<{ data: WalletState; total: number }> {
      const [of, { rows, total }] = await Promise.all([
        accounts(personId, 'INR'),
        page(personId, ['wallet'], wanted),
      ])
      return {
        data: { balance_paise: of.wallet, held_paise: of.held, history: rows.map(present) },
        total,
      }
    },

    /** @throws DomainError notFound for another person's */
    async walletLine(personId: string, transactionId: string): Promise<MoneyLine> {
      const { rows } = await sql<LineRow>`with line as (${lines(personId, ['wallet'])})
        select * from line where u_id = ${transactionId}`.execute(db)
      return present(found(rows[0]))
    },

    async lifePoints(personId: string, wanted: Wanted): Promise<{ data: LifePointState; total: number }> {
      const [of, { rows, total }] = await Promise.all([
        accounts(personId, 'POINT'),
        page(personId, ['points-bought', 'points-earned'], wanted),
      ])
      const history = rows.map((row) => ({
        ...present(row),
        bought_paise: row.bought,
        earned_paise: row.earned,
      }))
      return {
        data: {
          balance_paise: of.bought + of.earned,
          bought_paise: of.bought,
          earned_paise: of.earned,
          held_paise: of.held,
          history,
        },
        total,
      }
    },
  }
}
export type History = ReturnType<typeof createHistory>
