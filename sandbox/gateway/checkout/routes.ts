import { asset } from '../../platform/assets.ts'
import {
  isObject,
  json,
  type Reply,
  type Router,
  readObject,
  type SandboxRequest,
} from '../../platform/http.ts'
import { startAttempt } from '../attempts.ts'
import type { GatewayContext } from '../context.ts'
import type { PaymentMethod, PaymentRecord } from '../entities.ts'
import { GatewayError } from '../errors.ts'
import { banks, failedAtBank, planFor } from '../instruments.ts'
import { findOrder } from '../orders.ts'
import { fail, findPayment, followPlan, handlerAnswer, succeed } from '../payments.ts'
import { checkoutPage } from './page.ts'

/** The payer's side of the gateway: the script for the shop's page and the pages inside its frame. */
export function addCheckout(router: Router, context: GatewayContext): void {
  router.on('GET', '/v1/checkout.js', asset(new URL('./checkout-script.ts', import.meta.url)))
  router.on('GET', '/checkout/frame.js', asset(new URL('./frame-script.ts', import.meta.url)))
  for (const sheet of ['frame.css', 'frame-parts.css'])
    router.on('GET', `/checkout/${sheet}`, asset(new URL(`./${sheet}`, import.meta.url)))
  router.on('GET', '/checkout/frame', (request) => showFrame(request, context))

  const on = (method: 'GET' | 'POST', path: string, work: (request: SandboxRequest) => unknown): void => {
    router.on(method, path, async (request) => {
      try {
        return json(200, await work(request))
      } catch (error) {
        if (error instanceof GatewayError) return error.reply()
        throw error
      }
    })
  }
  on('GET', '/checkout/orders/:id', ({ params, query }) => {
    requireKey(context, query.get('key'))
    const { amount, currency, status } = findOrder(context, params.id ?? '').entity
    return { amount, currency, status }
  })
  on('POST', '/checkout/payments', async (request) => {
    const payment = await pay(context, readObject(request) ?? {})
    return presentAttempt(context, payment)
  })
  on('GET', '/checkout/payments/:id', ({ params, query }) => {
    requireKey(context, query.get('key'))
    return presentAttempt(context, findPayment(context, params.id ?? ''))
  })
  on('POST', '/checkout/payments/:id/bank', async (request) => {
    const input = readObject(request) ?? {}
    requireKey(context, input.key)
    const payment = findPayment(context, request.params.id ?? '')
    if (payment.entity.method !== 'netbanking') throw new GatewayError('This payment has no bank page')
    if (input.outcome === 'success') await succeed(context, payment)
    else await fail(context, payment, failedAtBank)
    return presentAttempt(context, payment)
  })
}

function showFrame(request: SandboxRequest, { options }: GatewayContext): Reply {
  const origin = request.query.get('origin') ?? ''
  const isAllowed = options.allowedOrigins.includes(origin)
  const scheme = request.query.get('scheme') === 'light' ? 'light' : 'dark'
  return {
    status: isAllowed ? 200 : 403,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors ${options.allowedOrigins.join(' ') || "'none'"}`,
      ].join('; '),
    },
    body: isAllowed ? checkoutPage(origin, scheme) : 'This page may not open the checkout.',
  }
}

async function pay(context: GatewayContext, input: Record<string, unknown>): Promise<PaymentRecord> {
  requireKey(context, input.key)
  const method = readMethod(input.method)
  const instrument = String(input.instrument ?? '')
  const plan = planFor(method, instrument)
  if (!plan) throw new GatewayError(refusals[method], { field: method, source: 'customer' })
  const payer = isObject(input.payer) ? input.payer : {}
  const payment = startAttempt(context, {
    orderId: String(input.order_id ?? ''),
    method,
    instrument,
    webhooks: plan.webhooks,
    ...(typeof payer.name === 'string' && { cardholder: payer.name }),
    ...(typeof payer.email === 'string' && { email: payer.email }),
    ...(typeof payer.contact === 'string' && { contact: payer.contact }),
    ...(typeof input.description === 'string' && { description: input.description }),
  })
  await followPlan(context, payment, plan)
  return payment
}

const refusals: Record<PaymentMethod, string> = {
  upi: 'This UPI ID is not known here. Choose one from the list below.',
  card: 'This card number is not known here. Choose one from the list below.',
  netbanking: 'Choose a bank from the list.',
}

function readMethod(value: unknown): PaymentMethod {
  if (value === 'upi' || value === 'card' || value === 'netbanking') return value
  throw new GatewayError('The method is not supported', { field: 'method' })
}

function requireKey(context: GatewayContext, key: unknown): void {
  if (key === context.options.keyId) return
  throw new GatewayError('The key of this shop is not known.', { status: 401, field: 'key' })
}

function presentAttempt(context: GatewayContext, payment: PaymentRecord) {
  const { entity } = payment
  const isPaid = entity.status === 'authorized' || entity.status === 'captured'
  return {
    payment_id: entity.id,
    status: entity.status,
    bank: banks.find((bank) => bank.code === entity.bank)?.name ?? null,
    success: isPaid ? handlerAnswer(context, payment) : null,
    error:
      entity.status === 'failed'
        ? {
            code: entity.error_code,
            description: entity.error_description,
            source: entity.error_source,
            step: entity.error_step,
            reason: entity.error_reason,
            metadata: { order_id: entity.order_id, payment_id: entity.id },
          }
        : null,
  }
}
