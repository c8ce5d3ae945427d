import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'

/** Letters that are looked for at least. */
export const findMin = 3

const found = z.object({
  /** `clients`, `healers`, `orders`, `tickets`, or the name of a resource. */
  kind: z.string(),
  u_id: uId,
  title: z.string(),
  /** What tells it from others of the same title. */
  detail: z.string(),
})
export type Found = z.output<typeof found>

export const findingCalls = {
  'GET /api/staff/find': endpoint({
    summary:
      'Find clients, healers, orders, tickets and content by name, number, contact or id, in the lists that my roles include',
    who: 'staff',
    query: z.strictObject({ search: z.string().trim().min(findMin).max(120) }),
    data: z.array(found),
  }),
}
