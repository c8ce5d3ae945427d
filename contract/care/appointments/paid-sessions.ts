import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { appointmentPolicy } from '../../foundation/settings.ts'
import { healerBrief } from '../healers/healers.ts'
import { meetingMode, meetingPlace } from '../healers/places.ts'
import { appointmentState } from './appointments.ts'
import { cancelPreview } from './cancel-preview.ts'

/** Sessions as the one sees them who booked and pays for somebody else: dates, place, sum and receipt, and no word of either. */
const paidSession = z.object({
  u_id: uId,
  /** For whom, as I call them. */
  for_name: z.string(),
  /** My child without an account: I fill in forms, sign, and join with them. */
  is_my_child: z.boolean(),
  state: appointmentState,
  payment_state: z.enum(['pending', 'failed', 'paid', 'refunded', 'none']),
  starts_at: instant,
  ends_at: instant,
  mode: meetingMode,
  place: meetingPlace.nullable(),
  healer: healerBrief.extend({ time_zone: z.string() }),
  price_paise: paise,
  refunded_paise: paise,
  order_u_id: uId.nullable(),
  booked_at: instant,
  hold_until: instant.nullable(),
  is_reschedule_open: z.boolean(),
  cancelled_by: z.enum(['client', 'healer']).nullable(),
  policy: appointmentPolicy,
})
export type PaidSession = z.output<typeof paidSession>

const one = z.object({ appointmentId: uId })

export const paidSessions = {
  'GET /api/website/paid-session': endpoint({
    summary: 'List the sessions that I booked for others, latest first',
    who: 'client',
    query: z.strictObject(paging(20)),
    data: z.array(paidSession),
    list: true,
  }),
  'GET /api/website/paid-session/{appointmentId}': endpoint({
    summary: 'Get one session that I booked for somebody else',
    who: 'client',
    params: one,
    data: paidSession,
  }),
  'GET /api/website/paid-session/{appointmentId}/cancel': endpoint({
    summary: 'Preview the refund of cancelling now, by payment source',
    who: 'client',
    params: one,
    data: cancelPreview,
    errors: ['notNow'],
  }),
  'POST /api/website/paid-session/{appointmentId}/cancel': endpoint({
    summary: 'Cancel by the policy, with the refund amount that was previewed; it goes to how I paid',
    who: 'client',
    params: one,
    body: z.strictObject({ refund_paise: paise.min(0) }),
    data: paidSession,
    errors: ['notNow', 'refundChanged'],
  }),
  'POST /api/website/paid-session/{appointmentId}/reschedule': endpoint({
    summary: 'Reschedule to another available time of the same healer',
    who: 'client',
    params: one,
    body: z.strictObject({ starts_at: instant }),
    data: paidSession,
    errors: ['notNow', 'slotTaken', 'slotNotOffered', 'clientBusy', 'blocked'],
  }),
}
