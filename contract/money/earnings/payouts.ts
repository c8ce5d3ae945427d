import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { payoutStates } from './earnings.ts'

const who = ['finance', 'admin'] as const

/** How an approved batch goes to the bank: as a file that finance uploads there, or by the gateway. */
export const payoutWays = ['bank-file', 'gateway'] as const
export type PayoutWay = (typeof payoutWays)[number]
export const batchStates = ['waiting', 'approved', 'refused'] as const
/** Why an amount due is not paid out now. */
export const payoutObstacles = ['none', 'no-bank-account', 'bank-details-wait', 'too-little', 'own'] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

const person = z.object({ u_id: uId, name: z.string() })

const due = z.object({
  /** The healer. */
  u_id: uId,
  name: z.string(),
  due_paise: z.int(),
  obstacle: z.enum(payoutObstacles),
})
export type PayoutDue = z.output<typeof due>

const payout = z.object({
  u_id: uId,
  number: z.int(),
  person,
  amount_paise: z.int(),
  state: z.enum(payoutStates),
  number_end: z.string(),
  bank_reference: z.string(),
  return_reason: z.string(),
  /** The gateway's own state of a payout under way. */
  provider_state: z.string(),
  changed_at: instant,
})
export type BatchPayout = z.output<typeof payout>

const batch = z.object({
  u_id: uId,
  number: z.int(),
  state: z.enum(batchStates),
  total_paise: z.int(),
  payouts: z.int(),
  needs_second: z.boolean(),
  asked_by: person,
  asked_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string(),
  way: z.enum(payoutWays).nullable(),
})
export type PayoutBatch = z.output<typeof batch>

const wholeBatch = batch.extend({
  lines: z.array(payout),
  /** Whether the amounts of the lines equal those in the ledger. */
  is_proven: z.boolean(),
  /** Whether it can be sent by the gateway now. */
  may_send: z.boolean(),
})
export type WholePayoutBatch = z.output<typeof wholeBatch>

const reason = z.string().trim().min(1).max(300)
const ofBatch = z.object({ batchId: uId })
const ofPayout = z.object({ payoutId: uId })

export const payouts = {
  'GET /api/staff/payouts-due': endpoint({
    summary: 'List healers with an amount due, and what blocks its payout',
    who,
    query: z.strictObject(paging(25)),
    data: z.array(due),
    list: true,
  }),
  'GET /api/staff/payout-batches': endpoint({
    summary: 'List payout batches, latest first',
    who,
    query: z.strictObject({ ...paging(25), state: z.enum(batchStates).optional() }),
    data: z.array(batch),
    list: true,
  }),
  'GET /api/staff/payout-batches/{batchId}': endpoint({
    summary: 'Get one batch with its payouts',
    who,
    params: ofBatch,
    data: wholeBatch,
  }),
  'POST /api/staff/payout-batches': endpoint({
    summary:
      'Create a batch of everything that can be paid out. Above the limit of the settings it waits for a second person',
    who,
    data: wholeBatch,
    created: true,
    errors: ['nothingDue', 'stepUpRequired'],
  }),
  'POST /api/staff/payout-batches/{batchId}/approve': endpoint({
    summary: 'Approve a colleague’s batch',
    who,
    params: ofBatch,
    data: wholeBatch,
    errors: ['notNow', 'notAllowed', 'secondPersonNeeded', 'stepUpRequired'],
  }),
  'POST /api/staff/payout-batches/{batchId}/refuse': endpoint({
    summary: 'Reject or withdraw a pending batch; its amounts are due again',
    who,
    params: ofBatch,
    body: z.strictObject({ reason }),
    data: wholeBatch,
    errors: ['notNow'],
  }),
  'POST /api/staff/payout-batches/{batchId}/csv': endpoint({
    summary: 'Export the payouts of an approved batch that are under way, as the file for the bank',
    who,
    params: ofBatch,
    data: z.object({ name: z.string(), csv: z.string(), rows: z.int() }),
    errors: ['notNow', 'stepUpRequired'],
  }),
  'POST /api/staff/payout-batches/{batchId}/send': endpoint({
    summary: 'Send the payouts of an approved batch by the gateway, which reports their outcome',
    who,
    params: ofBatch,
    data: wholeBatch,
    errors: ['notNow', 'stepUpRequired'],
  }),
  'POST /api/staff/payouts/{payoutId}/paid': endpoint({
    summary: 'Mark a payout of a bank file as paid',
    who,
    params: ofPayout,
    body: z.strictObject({
      bank_reference: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9/-]{4,40}$/, { error: 'Please enter the bank reference (UTR)' }),
    }),
    data: payout,
    errors: ['notNow', 'stepUpRequired'],
  }),
  'POST /api/staff/payouts/{payoutId}/return': endpoint({
    summary:
      'Mark a payout of a bank file as returned by the bank, even after it was paid; its amount is due again',
    who,
    params: ofPayout,
    body: z.strictObject({ reason }),
    data: payout,
    errors: ['notNow', 'stepUpRequired'],
  }),
}
