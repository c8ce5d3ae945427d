import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

const who = ['finance', 'admin'] as const

const failedRefund = z.object({
  u_id: uId,
  order_u_id: uId,
  title: z.string(),
  client: z.object({ u_id: uId, name: z.string() }),
  amount_paise: paise,
  /** Why the gateway rejected it; empty if the bank returned it. */
  failure: z.string(),
  /** How often sending was tried. */
  attempts: z.int(),
  created_at: instant,
  failed_at: instant,
})
export type FailedRefund = z.output<typeof failedRefund>

const decided = z.object({ u_id: uId, state: z.enum(['wanted', 'to-wallet']) })
const params = z.object({ refundId: uId })

export const failedRefunds = {
  'GET /api/staff/failed-refunds': endpoint({
    summary:
      'List refunds that the gateway rejected or the bank returned, oldest first; the client still waits for them',
    who,
    query: z.strictObject(paging(25)),
    data: z.array(failedRefund),
    list: true,
  }),
  'POST /api/staff/failed-refunds/{refundId}/send-again': endpoint({
    summary: 'Send a failed refund again to the card or account that paid',
    who,
    params,
    data: decided,
    errors: ['notNow', 'stepUpRequired'],
  }),
  'POST /api/staff/failed-refunds/{refundId}/to-wallet': endpoint({
    summary:
      'Pay a failed refund into the client’s wallet, when the bank does not accept it; the client is notified',
    who,
    params,
    data: decided,
    errors: ['notNow', 'stepUpRequired'],
  }),
}
