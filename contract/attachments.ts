import { z } from 'zod'
import { uId } from './endpoint.ts'

/** A picture or PDF that was sent along with words. */
export const attachment = z.object({
  u_id: uId,
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.int(),
  /** Lives for five minutes; another answer brings another. */
  address: z.string(),
})
export type Attachment = z.output<typeof attachment>
