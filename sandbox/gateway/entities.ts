/** Entities with the field names of Razorpay's API. Amounts are paise, times are seconds. */
export type Notes = Record<string, string> | []

export type OrderEntity = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  created_at: number
}

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type PaymentMethod = 'upi' | 'card' | 'netbanking'

export type CardEntity = {
  id: string
  entity: 'card'
  name: string
  last4: string
  network: 'Visa' | 'MasterCard' | 'RuPay' | 'Unknown'
  type: 'credit' | 'debit'
  issuer: string | null
  international: boolean
  emi: boolean
  sub_type: 'consumer'
  token_iin: string | null
}

export type PaymentEntity = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: PaymentStatus
  order_id: string
  invoice_id: string | null
  international: boolean
  method: PaymentMethod
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: string | null
  card?: CardEntity
  bank: string | null
  wallet: string | null
  vpa: string | null
  email: string
  contact: string
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: Record<string, string | null>
  created_at: number
}

export type RefundEntity = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data: { arn: string | null }
  created_at: number
  batch_id: string | null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'normal' | 'instant'
  speed_requested: 'normal' | 'optimum'
}

export type DisputeEntity = {
  id: string
  entity: 'dispute'
  payment_id: string
  amount: number
  currency: string
  amount_deducted: number
  reason_code: string
  respond_by: number
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  phase: 'chargeback'
  created_at: number
}

export type PayoutEntity = {
  id: string
  entity: 'payout'
  fund_account_id: string
  amount: number
  currency: string
  fees: number
  tax: number
  status: 'queued' | 'processing' | 'processed' | 'reversed' | 'failed' | 'rejected'
  /** The bank's own reference, once it is paid. */
  utr: string | null
  mode: string
  purpose: string
  reference_id: string | null
  narration: string
  status_details: { description: string | null }
  created_at: number
}

/** How the webhooks about a payment travel. */
export type WebhookRoute = 'normal' | 'dropped' | 'delayed' | 'duplicated' | 'early' | 'reversed'

export type LaterStep = { step: 'authorise' | 'capture'; dueAt: number }

export type OrderRecord = { entity: OrderEntity; capture: 'automatic' | 'manual' }

export type PaymentRecord = {
  entity: PaymentEntity
  webhooks: WebhookRoute
  /** Its next automatic step. */
  later: LaterStep | undefined
}

export type RefundRecord = { entity: RefundEntity; idempotency: { key: string; request: string } | undefined }

/** How payouts are taken: at once, not before it is told to, not while our account is empty, or not at all. */
export const payoutModes = ['normal', 'held', 'low-balance', 'refused'] as const
export type PayoutMode = (typeof payoutModes)[number]

/** `numberEnd`: of the account it goes to; the rest is not kept. */
export type PayoutRecord = { entity: PayoutEntity; key: string; request: string; numberEnd: string }

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | `payment.dispute.${'created' | 'under_review' | 'won' | 'lost' | 'closed'}`
  | 'order.paid'
  | `payout.${'initiated' | 'queued' | 'processed' | 'reversed' | 'failed' | 'rejected'}`
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'

export type WebhookAttempt = { at: number; status: number | null; error: string | null }

export type WebhookRecord = {
  /** Sent as X-Razorpay-Event-Id; every try of one event carries the same. */
  id: string
  event: EventName
  /** The exact text that is signed and sent. */
  body: string
  /** Tries are signed with the secret that held when the event was made, as Razorpay does. */
  secret: string
  orderId: string | null
  paymentId: string | null
  createdAt: number
  state: 'waiting' | 'delivered' | 'dropped' | 'held' | 'given_up'
  attempts: WebhookAttempt[]
}
