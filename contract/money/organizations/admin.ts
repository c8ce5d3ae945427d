import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { organizationId } from './organizations.ts'

const people = ['admin'] as const
const money = ['finance', 'admin'] as const

const person = z.object({ u_id: uId, name: z.string() })
export const budgetChangeStates = ['waiting', 'done', 'refused'] as const

const budgetChange = z.object({
  u_id: uId,
  amount_paise: paise.meta({ description: 'Negative amounts are debits' }),
  reason: z.string(),
  state: z.enum(budgetChangeStates),
  asked_by: person,
  asked_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string(),
})
export type BudgetChange = z.output<typeof budgetChange>

const desk = z.object({
  organization_id: organizationId,
  members: z.int(),
  /** The unused budget, without amounts held for payments under way. */
  budget_paise: paise,
  held_paise: paise,
  managers: z.array(person.extend({ granted_at: instant })),
  /** Latest first. */
  changes: z.array(budgetChange),
})
export type OrganizationDesk = z.output<typeof desk>

const params = z.object({ organizationId })
const ofChange = z.object({ changeId: uId })
const reason = z.string().trim().min(1, { error: 'This field is required' }).max(300)

export const organizationDesk = {
  'GET /api/staff/organization-desk/{organizationId}': endpoint({
    summary: 'Get the budget, managers and number of members of an organisation',
    who: money,
    params,
    data: desk,
  }),
  'POST /api/staff/organization-desk/{organizationId}/manager': endpoint({
    summary: 'Make a person a manager of the organisation, by e-mail or mobile number',
    who: people,
    params,
    body: z.strictObject({ contact: z.string().trim().min(1).max(120) }),
    data: desk,
    created: true,
    errors: ['personNotFound', 'stepUpRequired'],
  }),
  'DELETE /api/staff/organization-desk/{organizationId}/manager/{personId}': endpoint({
    summary: 'Remove a manager; the right ends immediately',
    who: people,
    params: params.extend({ personId: uId }),
    data: desk,
    errors: ['stepUpRequired'],
  }),
  'POST /api/staff/organization-desk/{organizationId}/budget': endpoint({
    summary:
      'Credit a payment of the organisation to its budget, or debit the budget. Above the limit of the settings it waits for a second person. Send an Idempotency-Key',
    who: money,
    params,
    body: z.strictObject({
      amount_paise: z
        .int({ error: 'Please enter any amount' })
        .min(-1_000_000_000_00, { error: 'This amount is too large' })
        .max(1_000_000_000_00, { error: 'This amount is too large' })
        .refine((amount) => amount !== 0, { error: 'Please enter any amount' }),
      reason,
    }),
    data: desk,
    created: true,
    errors: ['balanceTooLow', 'idempotencyKeyReused', 'stepUpRequired'],
  }),
  'POST /api/staff/organization-budget/{changeId}/approve': endpoint({
    summary: 'Approve a colleague’s change of a budget',
    who: money,
    params: ofChange,
    data: desk,
    errors: ['notNow', 'secondPersonNeeded', 'balanceTooLow', 'stepUpRequired'],
  }),
  'POST /api/staff/organization-budget/{changeId}/refuse': endpoint({
    summary: 'Reject a pending change, or withdraw my own, with a reason',
    who: money,
    params: ofChange,
    body: z.strictObject({ reason }),
    data: desk,
    errors: ['notNow'],
  }),
}
