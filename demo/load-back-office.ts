import { sql, type Transaction } from 'kysely'
import { after, days, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { deadLetterQueue } from '../server/platform/jobs/jobs.ts'
import { demoFailedJobs } from './content/operations.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>

/** Webhooks that the gateway would have sent for past payments, and some from other senders. */
async function loadWebhooks(trx: Trx, now: Date) {
  await sql`
    insert into webhook_event (event_id, name, received_at)
    select 'demo_' || event || '_' || p.provider_payment_id, event, p.created_at + place * interval '1 second'
    from payment p, unnest(array['payment.authorized', 'payment.captured', 'order.paid'])
      with ordinality as sent (event, place)
    where p.state in ('captured', 'refunded')
    union all
    select 'demo_refund.processed_' || u_id, 'refund.processed', created_at + interval '3 seconds' from refund`.execute(
    trx,
  )
  const refusedAt = after(now, -days(4))
  await trx
    .insertInto('refused_webhook')
    .values({
      day: refusedAt.toISOString().slice(0, 10),
      hits: 3,
      first_at: after(refusedAt, -hours(1)),
      last_at: refusedAt,
      last_event_id: 'demo_not_from_the_gateway',
    })
    .execute()
}

/** One night on which the gateway knew a payment that we did not: it belonged to another shop of the same account. */
async function loadDifference(trx: Trx) {
  const night = await trx
    .selectFrom('reconciliation')
    .select('u_id')
    .orderBy('run_at', 'desc')
    .offset(3)
    .limit(1)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('reconciliation')
    .set((column) => ({ differences: column('differences', '+', 1) }))
    .where('u_id', '=', night.u_id)
    .execute()
  await trx
    .insertInto('reconciliation_difference')
    .values({
      reconciliation_id: night.u_id,
      what: 'payment-unknown-to-us',
      provider_id: 'pay_demo_of_another_shop',
      theirs: '499.00',
    })
    .execute()
}

async function loadFailedJobs(trx: Trx, now: Date) {
  const over = await trx
    .selectFrom('appointment')
    .select(['u_id', 'starts_at'])
    .where('state', '=', 'completed')
    .orderBy('starts_at', 'desc')
    .limit(demoFailedJobs.length)
    .execute()
  for (const [index, { slug, daysAgo, error, kind }] of demoFailedJobs.entries()) {
    const appointment = over[index]
    if (!appointment) throw new Error('the demo has completed sessions')
    const failedAt = after(now, -days(daysAgo))
    const data = {
      appointmentId: appointment.u_id,
      startsAt: appointment.starts_at.toISOString(),
      kind,
      due: failedAt.toISOString(),
    }
    await sql`
      insert into jobs.job (id, name, data, created_on, start_after,
        source_name, source_id, source_created_on, source_retry_count, source_output)
      values (${demoId('failed-job', slug)}, ${deadLetterQueue}, ${JSON.stringify(data)}::jsonb, ${failedAt}, ${failedAt},
        'reminder', ${demoId('failed-job-source', slug)}, ${after(failedAt, -hours(1))}, 8,
        ${JSON.stringify({ message: error })}::jsonb)`.execute(trx)
  }
}

/** Rows of the operations and money lists, loaded after the history. */
export async function loadBackOffice(trx: Trx, now: Date) {
  await loadWebhooks(trx, now)
  await loadDifference(trx)
  await loadFailedJobs(trx, now)
}
