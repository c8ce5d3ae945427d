import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { staffRoles } from '../../vocabulary.ts'
import { stepUpProven, stepUpSent } from '../accounts/step-up.ts'

export const staffRole = z.enum(staffRoles)
const roleList = z
  .array(staffRole)
  .max(staffRoles.length)
  .refine((roles) => new Set(roles).size === roles.length, { error: 'A role is listed twice' })

/** A staff session ends after this many minutes without a call. */
export const staffIdleMinutes = 30
/** For this many minutes after an OTP a colleague may change money and roles. */
export const stepUpMinutes = 10

export const colleague = z.object({
  u_id: uId,
  name: z.string(),
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  roles: z.array(staffRole),
  last_seen_at: instant.nullable(),
})
export type Colleague = z.output<typeof colleague>

const reason = z.string().trim().max(300).default('')

export const staff = {
  'GET /api/staff/me': endpoint({
    summary: 'Get my staff profile and permissions',
    who: 'staff',
    data: z.object({ u_id: uId, name: z.string(), roles: z.array(staffRole) }),
  }),
  'POST /api/staff/step-up-otp': stepUpSent('staff', 'changes of money or roles'),
  'POST /api/staff/step-up': stepUpProven('staff'),
  'GET /api/staff/colleagues': endpoint({
    summary: 'List all people with a staff role',
    who: ['admin'],
    query: z.strictObject({ ...paging(25), search: z.string().trim().max(80).optional() }),
    data: z.array(colleague),
    list: true,
  }),
  'GET /api/staff/colleagues/{personId}': endpoint({
    summary: 'Get one colleague',
    who: ['admin'],
    params: z.object({ personId: uId }),
    data: colleague,
  }),
  'POST /api/staff/colleagues': endpoint({
    summary: 'Give staff roles to a registered person, by e-mail or mobile number',
    who: ['admin'],
    body: z.strictObject({ contact: z.string().trim().min(1).max(254), roles: roleList.min(1), reason }),
    data: colleague,
    created: true,
    errors: ['personNotFound', 'stepUpRequired'],
  }),
  'PUT /api/staff/colleagues/{personId}': endpoint({
    summary: 'Change a colleague’s staff roles; removed rights end in their open sessions too',
    who: ['admin'],
    params: z.object({ personId: uId }),
    body: z.strictObject({ roles: roleList, reason }),
    data: colleague,
    errors: ['stepUpRequired', 'lastAdmin'],
  }),
  'POST /api/staff/colleagues/{personId}/log-out': endpoint({
    summary: 'End all sessions of a person, for example after a lost device',
    who: ['admin', 'support'],
    params: z.object({ personId: uId }),
    data: z.object({ ended: z.int() }),
  }),
}
