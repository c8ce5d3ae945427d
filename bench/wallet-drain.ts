import { randomUUID } from 'node:crypto'
import { type Account, createLedger } from '../server/money/ledger/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { inTransaction, openDatabase } from '../server/platform/database/database.ts'
import { DomainError } from '../server/platform/http/errors.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { median } from './median.ts'
import type { MeasuredSite, Size } from './site.ts'

const debitPaise = 1000
const sizes = {
  full: { debits: 500, walletPaise: 100_000, rounds: 5 },
  smallest: { debits: 50, walletPaise: 10_000, rounds: 1 },
}

async function timed(debits: number, work: () => Promise<boolean>) {
  const began = performance.now()
  const done = await Promise.all(Array.from({ length: debits }, work))
  return { succeeded: done.filter(Boolean).length, milliseconds: performance.now() - began }
}

/**
 * 500 debits of ₹10 on ₹1,000, all at once: exactly 100 succeed. Beside it what the least would cost that is not wrong:
 * a conditional update of one row in a table that knows no history.
 */
export async function measure({ databaseUrl }: MeasuredSite, size: Size) {
  const { debits, walletPaise, rounds } = sizes[size]
  const affordable = walletPaise / debitPaise
  const { db, pool, close } = openDatabase(databaseUrl, { poolSize: 16 })
  const ledger = createLedger({ clock: systemClock, ids: uuidIds })
  const { rows } = await pool.query<{ u_id: string }>(
    `select u_id from person where roles = '{client}' limit 1`,
  )
  const owner: Account = { ownerId: rows[0]?.u_id ?? '', kind: 'wallet' }
  await pool.query('create table bare_wallet (balance bigint not null check (balance >= 0))')

  const move = (from: Account, to: Account, amount: number) =>
    inTransaction(db, (trx) =>
      ledger.post(trx, {
        key: randomUUID(),
        kind: 'bench',
        entries: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
      }),
    )
  const ours = async () => {
    const { walletPaise: left } = await ledger.balances(db, rows[0]?.u_id ?? '')
    if (left !== walletPaise) await move({ kind: 'goodwill' }, owner, walletPaise - left)
    return timed(debits, () =>
      move(owner, { kind: 'revenue' }, debitPaise).then(
        () => true,
        (error) => {
          if (error instanceof DomainError) return false
          throw error
        },
      ),
    )
  }
  const bare = async () => {
    await pool.query('truncate bare_wallet')
    await pool.query('insert into bare_wallet values ($1)', [walletPaise])
    return timed(debits, async () => {
      const { rowCount } = await pool.query(
        'update bare_wallet set balance = balance - $1 where balance >= $1',
        [debitPaise],
      )
      return rowCount === 1
    })
  }

  const pairs = []
  for (let round = 0; round < rounds; round++) pairs.push({ ours: await ours(), bare: await bare() })
  const isRight = pairs.every(
    (pair) => pair.ours.succeeded === affordable && pair.bare.succeeded === affordable,
  )
  const ratio = median(pairs.map((pair) => pair.bare.milliseconds / pair.ours.milliseconds))
  const took = median(pairs.map((pair) => pair.ours.milliseconds))
  console.log(
    `  ${debits} debits at once, ${rounds} times: ${pairs.map((pair) => pair.ours.succeeded).join(', ')} succeeded: ${isRight ? 'right' : 'WRONG'}`,
  )
  console.log(`  ${took.toFixed(0)} ms for a round, ${ratio.toFixed(2)} of the bare update`)
  await pool.query('drop table bare_wallet')
  await close()
  if (!isRight) throw new Error('the wallet paid more or less than it had')
}
