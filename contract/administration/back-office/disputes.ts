import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

const who = ['finance', 'admin'] as const
const required = 'This field is required'

export const disputeStatuses = ['open', 'under_review', 'won', 'lost', 'closed'] as const
/** The most characters that the gateway passes on to the bank. */
export const explanationMax = 1000

const dispute = z.object({
  /** The gateway's own id. */
  u_id: z.string(),
  order: z.object({ u_id: uId, title: z.string(), client: z.string() }).nullable(),
  amount_paise: paise,
  /** The gateway's code, such as `goods_or_services_not_received_or_partially_received`. */
  reason_code: z.string(),
  phase: z.string(),
  status: z.enum(disputeStatuses),
  created_at: instant,
  respond_by: instant.nullable(),
  /** The colleague who wants to accept it; above the limit of the settings another one must agree. */
  accept_asked_by: z.object({ u_id: uId, name: z.string() }).nullable(),
  answer: z.enum(['accepted', 'contested']).nullable(),
  explanation: z.string(),
  answered_by: z.string().nullable(),
  answered_at: instant.nullable(),
})
export type Dispute = z.output<typeof dispute>

const params = z.object({ disputeId: z.string().regex(/^[A-Za-z0-9_]{1,60}$/) })

export const disputes = {
  'GET /api/staff/disputes': endpoint({
    summary: 'List payments that the cardholder disputes at the bank, latest first',
    who,
    query: z.strictObject({ ...paging(25), status: z.enum(disputeStatuses).optional() }),
    data: z.array(dispute),
    list: true,
  }),
  'POST /api/staff/disputes/{disputeId}/accept': endpoint({
    summary:
      'Accept a dispute: the cardholder is refunded. Above the limit of the settings a second person must agree',
    who,
    params,
    data: dispute,
    errors: ['notNow', 'secondPersonNeeded', 'stepUpRequired'],
  }),
  'POST /api/staff/disputes/{disputeId}/contest': endpoint({
    summary: 'Contest a dispute: the explanation is sent to the bank as a letter',
    who,
    params,
    body: z.strictObject({
      explanation: z.string().trim().min(1, { error: required }).max(explanationMax),
    }),
    data: dispute,
    errors: ['notNow', 'stepUpRequired'],
  }),
}
