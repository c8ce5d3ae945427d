import { sql } from 'kysely'
import type { Database, Trx } from '../database/database.ts'
import type { Paging } from '../database/list-page.ts'
import { deadLetterQueue, type Jobs } from './jobs.ts'

interface FailedJobColumns {
  u_id: string
  queue: string
  data: Record<string, unknown> | null
  error: string
  attempts: number
  sent_at: Date | null
  failed_at: Date
}

interface QueueColumns {
  name: string
  later: number
  due: number
  retrying: number
  running: number
  failed: number
  oldest_due_at: Date | null
}

/** Staff view of the queues. A failed job is one in the dead-letter queue, which records its origin. */
export function createJobOversight({ db, jobs }: { db: Database; jobs: Pick<Jobs, 'redrive'> }) {
  const dead = sql`from jobs.job where name = ${deadLetterQueue} and state < 'active'`

  return {
    async failed(queue: string | undefined, { page, size }: Paging) {
      const where = sql`${dead} and (${queue ?? null}::text is null or source_name = ${queue ?? null})`
      const { rows } = await sql<FailedJobColumns>`
        select id as u_id, coalesce(source_name, '') as queue, data,
          coalesce(source_output ->> 'message', source_output #>> '{value,message}', source_output::text, '') as error,
          coalesce(source_retry_count, 0) + 1 as attempts, source_created_on as sent_at, created_on as failed_at
        ${where} order by created_on desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
      const counted = await sql<{ total: number }>`select count(*)::int as total ${where}`.execute(db)
      return { rows, total: counted.rows[0]?.total ?? 0 }
    },

    /** Sends a failed job back to its queue, and says which that is; nothing when it is not there any more. */
    async retry(trx: Trx, jobId: string): Promise<string | undefined> {
      const { rows } = await sql<{ queue: string }>`
        select source_name as queue ${dead} and id = ${jobId} for update`.execute(trx)
      const queue = rows[0]?.queue
      return queue && (await jobs.redrive(trx, jobId)) ? queue : undefined
    },

    async queues({ page, size }: Paging) {
      const { rows } = await sql<QueueColumns & { total: number }>`
        with waiting as (
          select name,
            count(*) filter (where state < 'active' and start_after > now())::int as later,
            count(*) filter (where state < 'active' and start_after <= now())::int as due,
            count(*) filter (where state = 'retry')::int as retrying,
            count(*) filter (where state = 'active')::int as running,
            min(start_after) filter (where state < 'active' and start_after <= now()) as oldest_due_at
          from jobs.job where state <= 'active' group by name),
        failed as (select source_name as name, count(*)::int as failed ${dead} group by source_name)
        select q.name, coalesce(later, 0) as later, coalesce(due, 0) as due, coalesce(retrying, 0) as retrying,
          coalesce(running, 0) as running, coalesce(failed, 0) as failed, oldest_due_at, count(*) over ()::int as total
        from jobs.queue q left join waiting using (name) left join failed using (name)
        where q.name <> ${deadLetterQueue} and q.name not like '\\_\\_%'
        order by oldest_due_at nulls last, q.name limit ${size} offset ${(page - 1) * size}`.execute(db)
      return { rows, total: rows[0]?.total ?? 0 }
    },
  }
}
export type JobOversight = ReturnType<typeof createJobOversight>
