import { z } from 'zod'
import { endpoint, instant } from '../endpoint.ts'

export const calendarFeed = {
  'GET /api/website/calendar-feed': endpoint({
    summary: 'Whether I have a calendar address, of the role I am signed in with',
    who: 'signed-in',
    data: z.object({ made_at: instant.nullable() }),
  }),
  'POST /api/website/calendar-feed': endpoint({
    summary: 'Make my calendar address. It is shown this once, and one made before stops working',
    who: 'signed-in',
    data: z.object({ url: z.string(), made_at: instant }),
    created: true,
  }),
  'DELETE /api/website/calendar-feed': endpoint({
    summary: 'End my calendar address',
    who: 'signed-in',
    data: z.object({ made_at: z.null() }),
  }),
}
