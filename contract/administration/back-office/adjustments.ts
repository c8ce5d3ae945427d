import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

const who = ['finance', 'admin'] as const
const required = 'This field is required'

export const adjustmentStates = ['waiting', 'done', 'refused'] as const
export const adjustedAccounts = ['wallet', 'life-points'] as const
export type AdjustedAccount = (typeof adjustedAccounts)[number]
/** The largest amount, as a guard against typing errors. */
export const adjustmentMaximumPaise = 1_000_000_000

const person = z.object({ u_id: uId, name: z.string() })

const balance = person.extend({
  wallet_paise: paise,
  /** In hundredths of a point: 100 are one point. */
  bought_paise: paise,
  earned_paise: paise,
})
export type ClientBalance = z.output<typeof balance>

const adjustment = z.object({
  u_id: uId,
  person,
  account: z.enum(adjustedAccounts),
  amount_paise: paise.meta({
    description: 'Negative amounts are debits; for life points 100 are one point',
  }),
  words: z.string().meta({ description: 'The text that the client reads' }),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  asked_by: person,
  asked_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string(),
})
export type Adjustment = z.output<typeof adjustment>

const text = z.string().trim().min(1, { error: required }).max(300)
/** The form of an adjustment; browser and server check the same. */
export const adjustmentForm = z
  .strictObject({
    person_u_id: uId,
    account: z.enum(adjustedAccounts),
    amount_paise: z
      .int({ error: 'Please enter any amount' })
      .min(-adjustmentMaximumPaise, { error: 'This amount is too large' })
      .max(adjustmentMaximumPaise, { error: 'This amount is too large' })
      .refine((amount) => amount !== 0, { error: 'Please enter any amount' }),
    words: text,
    reason: text,
  })
  .refine(({ account, amount_paise: amount }) => account === 'wallet' || amount % 100 === 0, {
    path: ['amount_paise'],
    error: 'Please enter whole points',
  })
export type AdjustmentForm = z.output<typeof adjustmentForm>

const params = z.object({ adjustmentId: uId })

export const adjustments = {
  'GET /api/staff/balances': endpoint({
    summary: 'Get the wallet and life points of a client by e-mail, mobile number or id; the view is logged',
    who,
    query: z.strictObject({ ...paging(5), search: z.string().trim().min(1).max(80) }),
    data: z.array(balance),
    list: true,
  }),
  'GET /api/staff/adjustments': endpoint({
    summary:
      'List adjustments of wallets and life points, latest first; filter by the client’s contact or an id',
    who,
    query: z.strictObject({
      ...paging(25),
      search: z.string().trim().max(80).optional(),
      state: z.enum(adjustmentStates).optional(),
    }),
    data: z.array(adjustment),
    list: true,
  }),
  'POST /api/staff/adjustments': endpoint({
    summary:
      'Credit or debit a wallet or life points. Above the limit of the settings it waits for a second person. Send an Idempotency-Key',
    who,
    body: adjustmentForm,
    data: adjustment,
    created: true,
    errors: ['balanceTooLow', 'idempotencyKeyReused', 'stepUpRequired'],
  }),
  'POST /api/staff/adjustments/{adjustmentId}/approve': endpoint({
    summary: 'Approve a colleague’s adjustment, never one of mine',
    who,
    params,
    data: adjustment,
    errors: ['notNow', 'secondPersonNeeded', 'balanceTooLow', 'stepUpRequired'],
  }),
  'POST /api/staff/adjustments/{adjustmentId}/refuse': endpoint({
    summary: 'Reject a pending adjustment, or withdraw my own, with a reason',
    who,
    params,
    body: z.strictObject({ reason: text }),
    data: adjustment,
    errors: ['notNow'],
  }),
}
