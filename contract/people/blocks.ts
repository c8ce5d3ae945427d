import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'

const block = z.object({ u_id: uId, name: z.string(), created_at: instant })
export type PersonBlock = z.output<typeof block>

export const blocks = {
  'GET /api/website/person-block': endpoint({
    summary: 'List the people whom I have blocked',
    who: 'signed-in',
    data: z.array(block),
  }),
  'DELETE /api/website/person-block/{blockId}': endpoint({
    summary: 'Unblock a person',
    who: 'signed-in',
    params: z.object({ blockId: uId }),
    data: z.object({}),
  }),
}
