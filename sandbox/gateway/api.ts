import { createHash, timingSafeEqual } from 'node:crypto'
import { json, type Reply, type Router, readObject, type SandboxRequest } from '../platform/http.ts'
import { type GatewayContext, listPage } from './context.ts'
import { acceptDispute, contestDispute, findDispute, keepDocument, listDisputes } from './disputes.ts'
import type { PaymentEntity } from './entities.ts'
import { GatewayError } from './errors.ts'
import type { Faults, Operation } from './faults.ts'
import { createOrder, findOrder, listOrders, paymentsOfOrder } from './orders.ts'
import { capture, findPayment } from './payments.ts'
import { createPayout, findPayout, listPayouts } from './payouts.ts'
import { createRefund, findRefund, listRefunds } from './refunds.ts'

/** The merchant's side of the gateway: Razorpay's REST API behind the key pair. */
export function addGatewayApi(router: Router, context: GatewayContext, faults: Faults): void {
  const on = (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    operation: Operation,
    work: (request: SandboxRequest) => unknown,
  ): void => {
    router.on(method, path, async (request) => {
      if (!hasKeyPair(request, context)) return unauthorised()
      return faults.run(operation, async (): Promise<Reply> => {
        try {
          return json(200, await work(request))
        } catch (error) {
          if (error instanceof GatewayError) return error.reply()
          throw error
        }
      })
    })
  }

  on('POST', '/v1/orders', 'orders.create', (request) => createOrder(context, readInput(request)))
  on('GET', '/v1/orders', 'orders.list', ({ query }) => listOrders(context, query))
  on('GET', '/v1/orders/:id', 'orders.fetch', ({ params }) => findOrder(context, params.id ?? '').entity)
  on('GET', '/v1/orders/:id/payments', 'orders.payments', ({ params, query }) => {
    const { items, ...page } = paymentsOfOrder(context, params.id ?? '')
    return { ...page, items: items.map((entity) => presentPayment(entity, query)) }
  })
  on('GET', '/v1/payments', 'payments.list', ({ query }) => {
    const { items, ...page } = listPage(
      context.store.state.payments.map((record) => record.entity),
      query,
    )
    return { ...page, items: items.map((entity) => presentPayment(entity, query)) }
  })
  on('GET', '/v1/payments/:id', 'payments.fetch', ({ params, query }) =>
    presentPayment(findPayment(context, params.id ?? '').entity, query),
  )
  on('POST', '/v1/payments/:id/capture', 'payments.capture', async (request) => {
    const payment = findPayment(context, request.params.id ?? '')
    const { amount, currency } = readInput(request)
    await capture(context, payment, amount, currency)
    return presentPayment(payment.entity, request.query)
  })
  on('POST', '/v1/payments/:id/refund', 'payments.refund', (request) => {
    const key = request.headers['x-refund-idempotency']
    const payment = findPayment(context, request.params.id ?? '')
    return createRefund(context, payment, readInput(request), Array.isArray(key) ? key[0] : key)
  })
  on('GET', '/v1/payments/:id/refunds', 'refunds.list', ({ params, query }) =>
    listRefunds(context, query, params.id),
  )
  on('GET', '/v1/payments/:id/refunds/:refundId', 'refunds.fetch', ({ params }) => {
    const { entity } = findRefund(context, params.refundId ?? '')
    if (entity.payment_id !== params.id) throw new GatewayError('The refund is of another payment')
    return entity
  })
  on('GET', '/v1/refunds', 'refunds.list', ({ query }) => listRefunds(context, query))
  on('GET', '/v1/refunds/:id', 'refunds.fetch', ({ params }) => findRefund(context, params.id ?? '').entity)
  on('GET', '/v1/disputes', 'disputes.list', ({ query }) => listDisputes(context, query))
  on('GET', '/v1/disputes/:id', 'disputes.fetch', ({ params }) => findDispute(context, params.id ?? ''))
  on('POST', '/v1/disputes/:id/accept', 'disputes.accept', ({ params }) =>
    acceptDispute(context, findDispute(context, params.id ?? '')),
  )
  on('PATCH', '/v1/disputes/:id/contest', 'disputes.contest', (request) =>
    contestDispute(context, findDispute(context, request.params.id ?? ''), readInput(request)),
  )
  on('POST', '/v1/payouts', 'payouts.create', (request) => {
    const key = request.headers['x-payout-idempotency']
    return createPayout(context, readInput(request), Array.isArray(key) ? key[0] : key)
  })
  on('GET', '/v1/payouts', 'payouts.list', ({ query }) => listPayouts(context, query))
  on('GET', '/v1/payouts/:id', 'payouts.fetch', ({ params }) => findPayout(context, params.id ?? '').entity)
  on('POST', '/v1/documents', 'documents.create', ({ body }) => keepDocument(context, body))
}

/** The card itself comes only when asked for by `expand[]=card`, as in Razorpay. */
function presentPayment(entity: PaymentEntity, query: URLSearchParams): PaymentEntity {
  const wantsCard = [...query].some(([name, value]) => name.startsWith('expand') && value === 'card')
  const { card, ...rest } = entity
  return wantsCard && card ? { ...rest, card } : rest
}

function readInput(request: SandboxRequest): Record<string, unknown> {
  const input = readObject(request)
  if (!input) throw new GatewayError('The request body is not a JSON object')
  return input
}

function hasKeyPair(request: SandboxRequest, { options }: GatewayContext): boolean {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic' || !encoded) return false
  const given = Buffer.from(encoded, 'base64').toString('utf8')
  return timingSafeEqual(digest(given), digest(`${options.keyId}:${options.keySecret}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function unauthorised(): Reply {
  return new GatewayError('Authentication failed', {
    status: 401,
    source: 'NA',
    step: 'NA',
    reason: 'NA',
  }).reply()
}
