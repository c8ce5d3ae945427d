import { startAttempt } from './attempts.ts'
import type { GatewayContext } from './context.ts'
import type { PaymentMethod, PaymentRecord, WebhookRoute } from './entities.ts'
import { GatewayError } from './errors.ts'
import { type Plan, planFor } from './instruments.ts'
import { followPlan } from './payments.ts'

export type PayOrder = {
  /** `upi` when not given. */
  method?: PaymentMethod
  /** Any of the chosen inputs; it decides the outcome and the webhooks' route unless these are given. */
  instrument?: string
  /** `authorized` is captured late; `late` fails now and is authorised later; `pending` waits, then succeeds. */
  outcome?: keyof typeof examples
  webhooks?: WebhookRoute
  /** Other than the order's only for tests of a payment that does not fit its order. */
  amount?: number
  currency?: string
  email?: string
  contact?: string
}

const examples = {
  success: 'success@sandbox',
  failure: 'failure@sandbox',
  pending: 'pending@sandbox',
  authorized: 'latecapture@sandbox',
  late: 'late@sandbox',
}

const usual: Record<PaymentMethod, string> = {
  upi: 'success@sandbox',
  card: '4111 1111 1111 1111',
  netbanking: 'PRAC',
}

/** Pays an order as a person at the checkout would, without the browser. */
export async function payOrder(
  context: GatewayContext,
  orderId: string,
  how: PayOrder,
): Promise<PaymentRecord> {
  const method = how.method ?? 'upi'
  const instrument =
    how.instrument ?? (method === 'upi' && how.outcome ? examples[how.outcome] : usual[method])
  const plan = choosePlan(method, instrument, how.outcome)
  const { amount, currency, email, contact } = how
  const webhooks = how.webhooks ?? plan.webhooks
  const payment = startAttempt(context, {
    orderId,
    method,
    instrument,
    webhooks,
    amount,
    currency,
    email,
    contact,
  })
  await followPlan(context, payment, plan)
  return payment
}

function choosePlan(method: PaymentMethod, instrument: string, outcome: PayOrder['outcome']): Plan {
  // At a bank's page there is no telling input, so without an outcome it succeeds.
  const asked = outcome ?? (method === 'netbanking' ? 'success' : undefined)
  const plan = asked ? planFor('upi', examples[asked]) : planFor(method, instrument)
  if (!plan) throw new GatewayError('This is not one of the chosen inputs', { field: method })
  return plan
}
