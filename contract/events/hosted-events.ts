import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { eventKind, eventVenue } from './events.ts'
import { eventJoin } from './my-events.ts'

export const hostedEvent = z.object({
  u_id: uId,
  kind: eventKind,
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  seats: z.int().nullable(),
  /** How many are enrolled now. */
  enrolled: z.int(),
  venue: eventVenue.nullable(),
  join: eventJoin.nullable(),
})
export type HostedEvent = z.output<typeof hostedEvent>

/** So many coming events of a host are listed. */
export const hostedEventsMax = 50

export const hostedEvents = {
  'GET /api/practice/event': endpoint({
    summary: `Webinars and workshops that I host, the coming ${hostedEventsMax} soonest first`,
    who: 'healer',
    data: z.array(hostedEvent),
  }),
}
