import { z } from 'zod'
import { endpoint, paise, uId } from '../../endpoint.ts'

const params = z.object({ id: uId })
const who = ['admin'] as const

/** Cancelling a webinar or workshop: it refunds payments, so it is a call of its own and not a field of the form. */
export const eventCancelling = {
  'GET /api/staff/events/{id}/cancel': endpoint({
    summary: 'Count the participants of an event and the amount that cancelling it would refund',
    who,
    params,
    data: z.object({ enrolled: z.int(), refund_paise: paise }),
  }),
  'POST /api/staff/events/{id}/cancel': endpoint({
    summary: 'Cancel an event: all participants are notified and refunded in full',
    who,
    params,
    body: z.strictObject({ reason: z.string().trim().min(1, { error: 'This field is required' }).max(300) }),
    data: z.object({ u_id: uId }),
    errors: ['notNow', 'stepUpRequired'],
  }),
}
