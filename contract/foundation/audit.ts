import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../endpoint.ts'

export const auditEntry = z.object({
  u_id: uId,
  at: instant,
  /** The colleague; null for an operator at the command line. */
  staff_u_id: uId.nullable(),
  staff_name: z.string(),
  /** The API key by which it was done in the colleague’s name; null for one of their own hands. */
  key_u_id: uId.nullable(),
  resource: z.string(),
  record_id: z.string(),
  action: z.string(),
  reason: z.string(),
  /** The changed fields, each with its old and new value. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AuditEntry = z.output<typeof auditEntry>

export const auditTrail = {
  'GET /api/staff/audit': endpoint({
    summary: 'List colleagues’ changes and views of personal data, latest first',
    who: ['admin'],
    query: z.strictObject({
      ...paging(25),
      staff: uId.optional(),
      resource: z.string().trim().max(40).optional(),
      record: z.string().trim().max(80).optional(),
      action: z.string().trim().max(40).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    data: z.array(auditEntry),
    list: true,
  }),
}
