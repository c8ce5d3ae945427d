import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'

const who = ['admin'] as const

const failedJob = z.object({
  u_id: uId,
  queue: z.string(),
  /** The records that the job is about. Its other data may be private and is not shown. */
  about: z.record(z.string(), z.string()),
  error: z.string(),
  attempts: z.int(),
  sent_at: instant.nullable(),
  failed_at: instant,
})
export type FailedJob = z.output<typeof failedJob>

const queue = z.object({
  /** The name of the queue. */
  u_id: z.string(),
  /** Jobs scheduled for later, and jobs due now. */
  later: z.int(),
  due: z.int(),
  /** The jobs of both kinds that failed before. */
  retrying: z.int(),
  running: z.int(),
  failed: z.int(),
  oldest_due_at: instant.nullable(),
})
export type QueueRow = z.output<typeof queue>

const webhook = z.object({ u_id: z.string(), name: z.string(), received_at: instant })
export type WebhookRow = z.output<typeof webhook>

const refusedDay = z.object({
  /** The day in UTC. */
  u_id: z.string(),
  hits: z.int(),
  first_at: instant,
  last_at: instant,
  last_event_id: z.string(),
})
export type RefusedDay = z.output<typeof refusedDay>

export const operations = {
  'GET /api/staff/failed-jobs': endpoint({
    summary: 'List jobs that failed in every attempt, latest first',
    who,
    query: z.strictObject({ ...paging(25), queue: z.string().trim().max(80).optional() }),
    data: z.array(failedJob),
    list: true,
  }),
  'POST /api/staff/failed-jobs/{jobId}/retry': endpoint({
    summary: 'Send a failed job back to its queue',
    who,
    params: z.object({ jobId: uId }),
    data: z.object({ u_id: uId }),
  }),
  'GET /api/staff/outbox': endpoint({
    summary: 'List the queues with their waiting jobs, longest waiting first',
    who,
    query: z.strictObject(paging(100)),
    data: z.array(queue),
    list: true,
  }),
  'GET /api/staff/webhooks': endpoint({
    summary: 'List processed events of the payment gateway, latest first',
    who: ['finance', 'admin'],
    query: z.strictObject({ ...paging(25), name: z.string().trim().max(80).optional() }),
    data: z.array(webhook),
    list: true,
  }),
  'GET /api/staff/refused-webhooks': endpoint({
    summary: 'Count webhooks without a valid signature, per day',
    who: ['finance', 'admin'],
    query: z.strictObject(paging(10)),
    data: z.array(refusedDay),
    list: true,
  }),
}
