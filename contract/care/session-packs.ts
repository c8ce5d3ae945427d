import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { healerBrief } from './healers/healers.ts'

/** A session pack: sessions that a client paid for in advance. */
export const sessionPack = z.object({
  u_id: uId.meta({ description: 'Sent as `subscription_package_u_id` when booking' }),
  bundle_u_id: uId,
  title: z.string(),
  healer: healerBrief,
  /** The service that it is for; the healer's first has the healer's id. */
  service: z.object({ u_id: uId, name: z.string(), name_hi: z.string() }),
  session_count: z.int(),
  /** Sessions that can still be booked. */
  left_count: z.int(),
  expires_at: instant,
})
export type SessionPack = z.output<typeof sessionPack>

export const sessionPacks = {
  'GET /api/website/session-pack': endpoint({
    summary: 'List my session packs, next to expire first',
    who: 'client',
    query: z.strictObject({ healer_u_id: uId.optional() }),
    data: z.array(sessionPack),
  }),
}
