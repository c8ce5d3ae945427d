import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { lineFillerMax } from './line-size.ts'

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})

/** The connection of a person of a room to this site, measured before the session. */
export const roomLine = {
  'POST /api/website/room/{roomId}/line': endpoint({
    summary:
      'Send and get filler, to measure my connection before a session; returns the TURN servers for a minute while the room can be prepared',
    who: 'signed-in',
    params: z.object({ roomId: uId }),
    body: z.strictObject({
      filler: z.string().max(lineFillerMax),
      give: z.int().min(0).max(lineFillerMax).meta({ description: 'How many characters to return' }),
    }),
    data: z.object({ filler: z.string(), ice_servers: z.array(iceServer) }),
  }),
}
