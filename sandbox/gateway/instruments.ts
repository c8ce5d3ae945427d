import type { PaymentMethod, WebhookRoute } from './entities.ts'

export type Failure = { description: string; source: string; step: string; reason: string }

/** Outcome of a payment made with an instrument. */
export type Plan = {
  outcome: 'success' | 'failure' | 'pending'
  failure?: Failure
  /** `late`: authorised long after it failed. */
  authorise?: 'late'
  /** `late`: captured a while after it was authorised. */
  capture?: 'late'
  webhooks: WebhookRoute
}

export type Instrument = { value: string; says: string; plan: Plan }

const declined: Failure = {
  description: 'Your bank declined this card.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_declined',
}
const expired: Failure = {
  description: 'This card has expired. Use another card.',
  source: 'customer',
  step: 'payment_authorization',
  reason: 'card_expired',
}
const refusedInApp: Failure = {
  description: 'The request was declined in the UPI app.',
  source: 'customer',
  step: 'payment_authorization',
  reason: 'payment_declined',
}
const slowBank: Failure = {
  description: 'The bank did not answer in time. If money was taken, it will be confirmed or returned.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_timed_out',
}
export const failedAtBank: Failure = {
  description: 'The payment was stopped on the bank page.',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_cancelled',
}

const success = (webhooks: WebhookRoute = 'normal'): Plan => ({ outcome: 'success', webhooks })
const failure = (failed: Failure): Plan => ({ outcome: 'failure', failure: failed, webhooks: 'normal' })
const lateCapture: Plan = { ...success(), capture: 'late' }
const lateAuthorisation: Plan = { ...failure(slowBank), authorise: 'late' }

/** Chosen inputs, by method; the checkout lists them and the README explains them. */
export const cards: Instrument[] = [
  { value: '4111 1111 1111 1111', says: 'Succeeds', plan: success() },
  { value: '4000 0000 0000 0002', says: 'Declined by the bank', plan: failure(declined) },
  { value: '4000 0000 0000 0069', says: 'Expired card', plan: failure(expired) },
  { value: '4000 0000 0000 0010', says: 'Authorised now, captured late', plan: lateCapture },
  { value: '4000 0000 0000 0028', says: 'Fails, is authorised late after it', plan: lateAuthorisation },
  { value: '4000 0000 0000 0036', says: 'Succeeds, webhook never sent', plan: success('dropped') },
  { value: '4000 0000 0000 0044', says: 'Succeeds, webhook 5 seconds late', plan: success('delayed') },
  { value: '4000 0000 0000 0051', says: 'Succeeds, webhook sent many times', plan: success('duplicated') },
  { value: '4000 0000 0000 0077', says: 'Succeeds, webhook before the page knows', plan: success('early') },
  { value: '4000 0000 0000 0085', says: 'Succeeds, webhooks in reverse order', plan: success('reversed') },
]

export const upiIds: Instrument[] = [
  { value: 'success@sandbox', says: 'Succeeds', plan: success() },
  { value: 'failure@sandbox', says: 'Declined in the app', plan: failure(refusedInApp) },
  {
    value: 'pending@sandbox',
    says: 'Waits, then succeeds',
    plan: { outcome: 'pending', webhooks: 'normal' },
  },
  { value: 'latecapture@sandbox', says: 'Authorised now, captured late', plan: lateCapture },
  { value: 'late@sandbox', says: 'Fails, is authorised late after it', plan: lateAuthorisation },
  { value: 'dropped@sandbox', says: 'Succeeds, webhook never sent', plan: success('dropped') },
  { value: 'delayed@sandbox', says: 'Succeeds, webhook 5 seconds late', plan: success('delayed') },
  { value: 'duplicated@sandbox', says: 'Succeeds, webhook sent many times', plan: success('duplicated') },
  { value: 'early@sandbox', says: 'Succeeds, webhook before the page knows', plan: success('early') },
  { value: 'reversed@sandbox', says: 'Succeeds, webhooks in reverse order', plan: success('reversed') },
]

export const banks: { code: string; name: string }[] = [
  { code: 'PRAC', name: 'Practice Bank of India' },
  { code: 'TRIA', name: 'Trial Co-operative Bank' },
  { code: 'MOCK', name: 'Model Grameen Bank' },
]

export function planFor(method: PaymentMethod, value: string): Plan | undefined {
  if (method === 'netbanking') {
    return banks.some((bank) => bank.code === value) ? { outcome: 'pending', webhooks: 'normal' } : undefined
  }
  const list = method === 'card' ? cards : upiIds
  return list.find((instrument) => sameInput(instrument.value, value))?.plan
}

function sameInput(one: string, other: string): boolean {
  return one.replaceAll(' ', '').toLowerCase() === other.replaceAll(' ', '').toLowerCase()
}
