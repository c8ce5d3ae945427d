import { z } from 'zod'
import { endpoint, instant } from '../../endpoint.ts'

export const calendarFeed = {
  'GET /api/website/calendar-feed': endpoint({
    summary: 'Get whether I have a calendar feed for my current role',
    who: 'signed-in',
    data: z.object({ made_at: instant.nullable() }),
  }),
  'POST /api/website/calendar-feed': endpoint({
    summary:
      'Create the address of my calendar feed. It is shown only once, and an earlier address stops working',
    who: 'signed-in',
    data: z.object({ url: z.string(), made_at: instant }),
    created: true,
  }),
  'DELETE /api/website/calendar-feed': endpoint({
    summary: 'Delete the address of my calendar feed',
    who: 'signed-in',
    data: z.object({ made_at: z.null() }),
  }),
}
