import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { role } from './fields.ts'

export const signedInDevice = z.object({
  u_id: uId,
  device_name: z.string(),
  role,
  signed_in_at: instant,
  last_seen_at: instant,
  is_this: z.boolean(),
})
export type SignedInDevice = z.output<typeof signedInDevice>

export const devices = {
  'GET /api/website/device': endpoint({
    summary: 'List the devices on which I am logged in',
    who: 'signed-in',
    data: z.array(signedInDevice),
  }),
  'DELETE /api/website/device/{sessionId}': endpoint({
    summary: 'Log out one of my devices',
    who: 'signed-in',
    params: z.object({ sessionId: uId }),
    data: z.object({ ended: z.int() }),
  }),
  'DELETE /api/website/device': endpoint({
    summary: 'Log out all my other devices',
    who: 'signed-in',
    data: z.object({ ended: z.int() }),
  }),
}
