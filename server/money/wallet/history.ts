import type { LifePointState, MoneyLine, MoneyLineKind, WalletState } from '@newyou/contract/money/wallet'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'

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

/** Kind of a movement, from the ledger's kinds. */
function kindOf({ kind, order_kind: orderKind }: LineRow): MoneyLineKind {
  if (kind === 'order-paid') return orderKind === 'appointment' ? 'payment' : 'top-up'
  if (kind === 'given-back') return 'returned'
  if (kind === 'referral-gift') return 'referral'
  if (kind.startsWith('imported')) return 'imported'
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

/** Reads wallet movements from the ledger itself: there is no second record. */
export function createHistory({ db }: { db: Database }) {
  /** The lines of a person's accounts of these kinds; one for each transaction, with what was there after it. */
  const lines = (personId: string, kinds: string[]) => sql`
    select l.transaction_id as u_id, l.kind, o.kind as order_kind, o.u_id as order_u_id, l.created_at,
      coalesce(o.title, nullif(l.note, ''), '') as what,
      sum(l.amount)::bigint as amount,
      (coalesce(sum(l.amount) filter (where l.account = 'points-bought'), 0))::bigint as bought,
      (coalesce(sum(l.amount) filter (where l.account = 'points-earned'), 0))::bigint as earned,
      (sum(sum(l.amount)) over (order by l.created_at, l.transaction_id))::bigint as balance
    from ledger_line l left join order_money o on o.u_id = l.caused_by
    where l.owner_id = ${personId} and l.account in (${sql.join(kinds)})
    group by l.transaction_id, l.kind, l.note, l.created_at, o.u_id, o.kind, o.title`

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
      .selectFrom('owned_account')
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
      return present(orNotFound(rows[0]))
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
