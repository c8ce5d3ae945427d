import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'

/** The time that a visitor has chosen and not booked yet. Its id is a secret of the browser that holds it. */
export const visitorHolds = {
  'POST /api/website/slot-hold': endpoint({
    summary:
      'Hold an available time for ten minutes before registration or log-in; `instead_of` is released. Booking with `hold_u_id` uses the hold',
    who: 'any',
    body: z.strictObject({
      healer_u_id: uId,
      service_u_id: uId.optional(),
      place_u_id: uId.optional(),
      starts_at: instant,
      instead_of: uId.optional(),
    }),
    data: z.object({ hold_u_id: uId, hold_until: instant }),
    created: true,
    errors: ['slotTaken', 'slotNotOffered', 'tooManyHolds'],
  }),
  'DELETE /api/website/slot-hold/{holdId}': endpoint({
    summary: 'Release a held time. An unknown or released one is no error',
    who: 'any',
    params: z.object({ holdId: uId }),
    data: z.null(),
  }),
}
