import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'

/** A session of the front desk alone locks itself after so many minutes in which nobody touched it. */
export const deskLockMinutes = 5

const scope = z.object({
  /** All healers, also those who come later. */
  is_all: z.boolean(),
  healers: z.array(z.object({ u_id: uId, name: z.string() })),
})
export type StaffScope = z.output<typeof scope>

/** For whom the front desk books, and its own session. */
export const deskStaff = {
  'GET /api/staff/colleagues/{personId}/scope': endpoint({
    summary: 'Get the healers for whom a colleague at the front desk books',
    who: ['admin'],
    params: z.object({ personId: uId }),
    data: scope,
  }),
  'PUT /api/staff/colleagues/{personId}/scope': endpoint({
    summary: 'Choose the healers for whom a colleague at the front desk books',
    who: ['admin'],
    params: z.object({ personId: uId }),
    body: z.strictObject({
      is_all: z.boolean(),
      healer_u_ids: z.array(uId).max(500),
      reason: z.string().trim().max(300).default(''),
    }),
    data: scope,
    errors: ['stepUpRequired'],
  }),
  'POST /api/staff/desk-session': endpoint({
    summary: 'Keep only the front desk in this session, until it ends',
    who: ['desk'],
    data: z.object({ roles: z.array(z.literal('desk')) }),
  }),
  'POST /api/staff/lock': endpoint({
    summary: 'Lock this session, until a code of my authenticator app opens it again',
    who: 'staff',
    data: z.object({ is_locked: z.literal(true) }),
  }),
}
