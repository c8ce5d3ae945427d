import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { withoutJoiners } from '../../names.ts'
import { otpCode, otpSent } from '../../people/accounts/fields.ts'

export const payoutStates = ['waiting', 'sent', 'paid', 'returned', 'dropped'] as const
export type PayoutState = (typeof payoutStates)[number]

const bankAccount = z.object({
  holder: z.string(),
  number_end: z.string().meta({ description: 'The last four digits; the full number is never shown again' }),
  ifsc: z.string(),
  usable_from: instant,
})
export type BankAccount = z.output<typeof bankAccount>

export const bankDetails = z.strictObject({
  holder: z
    .string()
    .trim()
    .min(2, { error: 'Please enter the account holder’s name' })
    .max(100)
    .refine((name) => /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(withoutJoiners(name)), {
      error: 'Please enter the name as in the bank’s records',
    }),
  number: z
    .string()
    .trim()
    .regex(/^\d{9,18}$/, { error: 'Please enter the 9 to 18 digits of the account number' }),
  ifsc: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, {
      error: 'Please enter the 11 characters of the IFSC, such as HDFC0001234',
    }),
})
export type BankDetails = z.output<typeof bankDetails>

const bankAccounts = z.object({
  /** The account that payouts use now. */
  current: bankAccount.nullable(),
  /** New details in their waiting period. */
  waiting: bankAccount.nullable(),
  hold_hours: z.int(),
})
export type BankAccounts = z.output<typeof bankAccounts>

const summary = z.object({
  /** Earned and not paid out yet; negative after a refund that followed a payout. */
  due_paise: z.int(),
  /** The healer's share of sessions and purchases that can still be refunded. */
  coming_paise: z.int(),
  /** On its way to the bank. */
  sent_paise: z.int(),
  paid_out_paise: z.int(),
  share_percent: z.number(),
  payout_min_paise: z.int(),
  bank: bankAccounts,
})
export type EarningsSummary = z.output<typeof summary>

const earning = z.object({
  order_u_id: uId,
  kind: z.string(),
  title: z.string(),
  /** For sessions, the name that the client chose. The buyer of a product is not shown to the healer. */
  client_name: z.string().nullable(),
  paid_at: instant,
  /** The start, for sessions. */
  starts_at: instant.nullable(),
  /** The price without what was refunded, including tax. */
  price_paise: z.int(),
  tax_paise: z.int(),
  share_percent: z.number(),
  /** The healer's share of it. */
  earned_paise: z.int(),
  state: z.enum(['coming', 'settled']),
  settled_at: instant.nullable(),
})
export type EarningLine = z.output<typeof earning>

const payout = z.object({
  u_id: uId,
  number: z.int(),
  amount_paise: z.int(),
  state: z.enum(payoutStates),
  number_end: z.string(),
  bank_reference: z.string(),
  created_at: instant,
  changed_at: instant,
})
export type PayoutLine = z.output<typeof payout>

export const earnings = {
  'GET /api/practice/earnings': endpoint({
    summary: 'Get my earnings, the amount due and my bank details',
    who: 'healer',
    data: summary,
  }),
  'GET /api/practice/earning-lines': endpoint({
    summary: 'List my earnings by session and purchase, latest first',
    who: 'healer',
    query: z.strictObject(paging(20)),
    data: z.array(earning),
    list: true,
  }),
  'GET /api/practice/payouts': endpoint({
    summary: 'List my payouts, latest first',
    who: 'healer',
    query: z.strictObject(paging(20)),
    data: z.array(payout),
    list: true,
  }),
  'POST /api/practice/bank-account-otp': endpoint({
    summary: 'Send an OTP to my contact, needed to change my bank details',
    who: 'healer',
    data: otpSent,
    created: true,
    errors: ['tooManyRequests'],
  }),
  'PUT /api/practice/bank-account': endpoint({
    summary: 'Change my bank details with an OTP; payouts use them after a waiting period',
    who: 'healer',
    body: bankDetails.extend({ challenge_u_id: uId, otp: otpCode }),
    data: bankAccounts,
    errors: ['otpWrong', 'otpExpired'],
  }),
  'DELETE /api/practice/bank-account': endpoint({
    summary: 'Withdraw new bank details during their waiting period',
    who: 'healer',
    data: bankAccounts,
    errors: ['notNow'],
  }),
}
