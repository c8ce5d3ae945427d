import type {
  FailedJob,
  QueueRow,
  RefusedDay,
  WebhookRow,
} from '@newyou/contract/administration/back-office/operations'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createJobOversight } from '../../platform/jobs/oversight.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** The ids among what a job carries; its words may be private. */
const idsOf = (data: Record<string, unknown> | null) =>
  Object.fromEntries(
    Object.entries(data ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && uuid.test(field[1]),
    ),
  )

/** Background work: queues, dead jobs, and the gateway's webhooks. */
export function createOperations({ db, jobs, audit }: { db: Database; jobs: Jobs; audit: Audit }) {
  const oversight = createJobOversight({ db, jobs })

  return {
    async failedJobs(queue: string | undefined, { page, size }: Paging) {
      const { rows, total } = await oversight.failed(queue, { page, size })
      const data = rows.map(
        ({ data: carried, sent_at: sent, failed_at: failed, ...row }): FailedJob => ({
          ...row,
          about: idsOf(carried),
          sent_at: sent?.toISOString() ?? null,
          failed_at: failed.toISOString(),
        }),
      )
      return { data, total, page, items_per_page: size }
    },

    /** @throws DomainError notFound when it was sent back before */
    retry: (staffId: string, jobId: string) =>
      inTransaction(db, async (trx) => {
        const queue = orNotFound(await oversight.retry(trx, jobId))
        await audit.note(trx, {
          staffId,
          resource: 'failed-jobs',
          recordId: jobId,
          action: 'retry',
          reason: queue,
        })
        return { u_id: jobId }
      }),

    async outbox({ page, size }: Paging) {
      const { rows, total } = await oversight.queues({ page, size })
      const data = rows.map(
        ({ name, later, due, retrying, running, failed, oldest_due_at: oldest }): QueueRow => ({
          u_id: name,
          later,
          due,
          retrying,
          running,
          failed,
          oldest_due_at: oldest?.toISOString() ?? null,
        }),
      )
      return { data, total, page, items_per_page: size }
    },

    async webhooks(name: string | undefined, { page, size }: Paging) {
      let wanted = db.selectFrom('webhook_event')
      if (name) wanted = wanted.where('name', '=', name)
      const { rows, total } = await pageOf(
        wanted
          .select(['event_id as u_id', 'name', 'received_at'])
          .orderBy('received_at', 'desc')
          .orderBy('event_id'),
        { page, size },
      )
      const data = rows.map(
        ({ received_at: at, ...row }): WebhookRow => ({ ...row, received_at: at.toISOString() }),
      )
      return { data, total, page, items_per_page: size }
    },

    async refusedWebhooks({ page, size }: Paging) {
      const { rows, total } = await pageOf(
        db
          .selectFrom('refused_webhook')
          .select(['hits', 'first_at', 'last_at', 'last_event_id', sql<string>`day::text`.as('u_id')])
          .orderBy('day', 'desc'),
        { page, size },
      )
      const data = rows.map(
        ({ first_at: first, last_at: last, ...row }): RefusedDay => ({
          ...row,
          first_at: first.toISOString(),
          last_at: last.toISOString(),
        }),
      )
      return { data, total, page, items_per_page: size }
    },
  }
}
export type Operations = ReturnType<typeof createOperations>
