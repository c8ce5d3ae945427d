import type { DeskPaymentKind } from '@newyou/contract/money/payments/desk-payments'

/** The account of the ledger that each kind of payment at the desk comes into. */
export const deskAccounts = {
  cash: 'till-cash',
  'counter-upi': 'counter-upi',
  'card-machine': 'card-machine',
  'bank-transfer': 'bank-transfers',
} as const satisfies Record<DeskPaymentKind, string>
