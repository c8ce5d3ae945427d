import { z } from 'zod'
import { uId } from './endpoint.ts'

/** A picture or PDF that was sent with a message. */
export const attachment = z.object({
  u_id: uId,
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.int(),
  /** Expires after five minutes; call again for a new one. */
  address: z.string(),
})
export type Attachment = z.output<typeof attachment>
