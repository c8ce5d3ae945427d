import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

const who = ['finance', 'admin'] as const
const person = z.object({ u_id: uId, name: z.string() })

export const approvalKinds = ['setting', 'coupon', 'price', 'title'] as const
export const approvalStates = ['waiting', 'done', 'refused'] as const

export const approval = z.object({
  u_id: uId,
  kind: z.enum(approvalKinds),
  /** The key of the setting, the id of the coupon or healer, or the resource and the id of what is sold: `courses/…`. */
  subject: z.string(),
  title: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).meta({
    description: 'Each field with its value before and after',
  }),
  amount_paise: paise.nullable().meta({
    description:
      'The most that a coupon can give away; null without limit, and for settings, prices and titles',
  }),
  state: z.enum(approvalStates),
  asked_by: person,
  asked_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string(),
})
export type Approval = z.output<typeof approval>

const params = z.object({ approvalId: uId })

export const approvals = {
  'GET /api/staff/approvals': endpoint({
    summary:
      'List changes of limits, coupons and prices, and protected titles, that wait for a second person, and decided ones, latest first',
    who,
    query: z.strictObject({ ...paging(25), state: z.enum(approvalStates).optional() }),
    data: z.array(approval),
    list: true,
  }),
  'POST /api/staff/approvals/{approvalId}/approve': endpoint({
    summary: 'Approve a colleague’s change, never one of mine; settings need another administrator',
    who,
    params,
    data: approval,
    errors: ['notNow', 'secondPersonNeeded', 'changedMeanwhile', 'stepUpRequired'],
  }),
  'POST /api/staff/approvals/{approvalId}/refuse': endpoint({
    summary: 'Reject a pending change, or withdraw my own, with a reason',
    who,
    params,
    body: z.strictObject({
      reason: z.string().trim().min(1, { error: 'This field is required' }).max(300),
    }),
    data: approval,
    errors: ['notNow'],
  }),
}
