import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { partsOfDay } from '../vocabulary.ts'
import { healerImage } from './healers/healers.ts'

export const waitlistRequest = {
  /** 1 is Monday; empty means any day. */
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  part: z.enum(partsOfDay),
}

export const waitlistEntry = z.object({
  u_id: uId,
  ...waitlistRequest,
  healer: z.object({
    u_id: uId,
    full_name: z.string(),
    title: z.string(),
    image: healerImage.nullable(),
    next_free_at: instant.nullable(),
  }),
  /** The service that is waited for; the healer's first has the healer's id. */
  service: z.object({ u_id: uId, name: z.string(), name_hi: z.string() }),
  /** Number of clients ahead in the list of that service. */
  ahead: z.int(),
  created_at: instant,
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

export const waitlist = {
  'GET /api/website/waitlist': endpoint({
    summary: 'List my waiting lists',
    who: 'client',
    data: z.array(waitlistEntry),
  }),
  'POST /api/website/waitlist': endpoint({
    summary: 'Join the waiting list of a service that is fully booked; joining again changes my preferences',
    who: 'client',
    body: z.strictObject({
      healer_u_id: uId,
      /** Without it the healer's first service. */
      service_u_id: uId.optional(),
      ...waitlistRequest,
    }),
    data: waitlistEntry,
    created: true,
    errors: ['waitlistNotNeeded', 'blocked'],
  }),
  'DELETE /api/website/waitlist/{u_id}': endpoint({
    summary: 'Leave a waiting list',
    who: 'client',
    params: z.object({ u_id: uId }),
    data: z.object({ u_id: uId }),
  }),
}
