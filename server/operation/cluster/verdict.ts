import { sql } from 'kysely'
import { createProof } from '../../money/ledger/index.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Done } from './traffic.ts'

/** What went wrong, by kind; all of it should be 0. */
export interface Verdict {
  lost: number
  doubled: number
  stale: number
  failedAfterTryingAgain: number
  ledgerDrift: number
  messagesLeft: number
}

const proofWatchers = { metrics: { gauge() {} }, logger: { error() {} } }

/** Compares what people were told with what the database holds, once the traffic has ended. */
export async function judge(app: TestApp, done: Done): Promise<Verdict> {
  const { db, clock } = app.app.platform
  const confirmed = await db
    .selectFrom('appointment')
    .select('u_id')
    .where('u_id', 'in', done.booked)
    .where('state', '=', 'confirmed')
    .execute()
  const written = await db
    .selectFrom('conversation_message')
    .select(['text', (of) => of.fn.countAll<number>().as('times')])
    .where('text', 'in', done.written)
    .groupBy('text')
    .execute()
  const { rows: paidTwice } = await sql<{ order_id: string }>`
    select order_id from payment where state = 'captured' group by order_id having count(*) > 1`.execute(db)
  const { rows: bookedTwice } = await sql`
    select healer_id, starts_at from appointment where state = 'confirmed'
    group by healer_id, starts_at having count(*) > 1`.execute(db)
  const { drift, faults } = await createProof({ db, clock, ...proofWatchers } as never).prove() // both only watch
  const { rows: left } = await sql`select from bus_outbox`.execute(db)
  return {
    lost: done.booked.length - confirmed.length + done.written.length - written.length,
    doubled: paidTwice.length + bookedTwice.length + written.filter(({ times }) => Number(times) > 1).length,
    stale: done.stale.length,
    failedAfterTryingAgain: done.counts.failed,
    ledgerDrift: drift + Object.keys(faults).length,
    messagesLeft: left.length,
  }
}
