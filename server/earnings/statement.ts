import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Label } from '../messages/index.ts'
import type { Database } from '../platform/database/database.ts'
import {
  amounts,
  day,
  facts,
  head,
  left,
  makePdf,
  monthName,
  rule,
  wrap,
  write,
} from '../platform/pdf/pdf.ts'
import type { Settings } from '../settings/index.ts'

interface Line {
  kind: string
  amount: number
  at: Date
  title: string | null
}

interface Statement {
  openingPaise: number
  lines: Line[]
  closingPaise: number
}

const pageEnd = 780
const pageTop = 60
const titleWidth = 340

/** What moved in a month what is due to a healer: the ledger itself, in the order in which it was posted. */
export async function statementOf(db: Database, personId: string, month: string): Promise<Statement> {
  const begin = sql`(${`${month}-01`}::timestamp at time zone ${homeZone})`
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${homeZone})`
  const entries = db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transaction as t', 't.u_id', 'e.transaction_id')
    .where('a.owner_id', '=', personId)
    .where('a.kind', '=', 'healer-due')
  const [{ opening }, lines] = await Promise.all([
    entries
      .select(sql<number>`coalesce(sum(e.amount), 0)::bigint`.as('opening'))
      .where(sql<boolean>`t.created_at < ${begin}`)
      .executeTakeFirstOrThrow(),
    entries
      .leftJoin('orders as o', 'o.u_id', 't.caused_by')
      .select(['t.kind', 'e.amount', 't.created_at as at', 'o.title'])
      .where(sql<boolean>`t.created_at >= ${begin} and t.created_at < ${end}`)
      .orderBy('t.created_at')
      .orderBy('t.u_id')
      .execute(),
  ])
  return {
    openingPaise: opening,
    lines,
    closingPaise: lines.reduce((sum, { amount }) => sum + amount, opening),
  }
}

const labels: Record<string, Parameters<Label>[0]> = {
  earned: 'statementEarned',
  'given-back': 'statementRefund',
  payout: 'statementPayout',
  'payout-reversed': 'statementPayoutReturned',
}

/** A month of a healer's earnings as a PDF; a long one goes on over more pages. */
export function makeStatement({
  label,
  titleIn,
  statement,
  month,
  healerName,
  settings,
}: {
  label: Label
  /** The title of an order in the healer's language. */
  titleIn: (title: string) => string
  statement: Statement
  month: string
  healerName: string
  settings: Awaited<ReturnType<Settings['read']>>
}): Promise<Buffer> {
  const name = label('statement')
  return makePdf(`${name} ${month}`, (pdf) => {
    let y = head(pdf, name, [settings.company_name, settings.address])
    y = facts(pdf, y, [
      [label('statementHealer'), healerName],
      [label('statementMonth'), monthName(month)],
    ])
    const room = (height: number) => {
      if (y + height <= pageEnd) return
      pdf.addPage()
      y = pageTop
    }
    y = amounts(pdf, y, [[label('statementOpening'), statement.openingPaise]])
    y = rule(pdf, y)
    for (const { kind, amount, at, title } of statement.lines) {
      room(40)
      const what = labels[kind]
      const words = [what ? label(what) : kind, title && titleIn(title)].filter(Boolean).join(': ')
      const [first = ''] = wrap(pdf, words, titleWidth)
      write(pdf, day(at), left, y + 16, { size: 9 })
      y = amounts(pdf, y, [[first, amount]]) + 14
    }
    room(60)
    y = rule(pdf, y)
    amounts(pdf, y, [[label('statementClosing'), statement.closingPaise]], 13)
  })
}
