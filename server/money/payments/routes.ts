import { coupons as couponCalls } from '@newyou/contract/money/payments/coupons'
import { paymentLinks } from '@newyou/contract/money/payments/payment-links'
import { payments as calls } from '@newyou/contract/money/payments/payments'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Messages } from '../../messages/index.ts'
import { paymentReplies } from '../../messages/replies/money.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Workers } from '../../platform/workers/workers.ts'
import { documentNumber } from './document-number.ts'
import { letterheadOf } from './letterhead.ts'
import type { Payments } from './payments.ts'
import { invoicePdf, receiptPdf } from './pdfs.ts'

interface PaymentRoutesDependencies extends Pick<Platform, 'pictures'> {
  payments: Payments
  once: Idempotency['once']
  payerOf: Accounts['payerOf']
  messages: Messages
  workers: Workers
}

export async function paymentRoutes(app: FastifyInstance, dependencies: PaymentRoutesDependencies) {
  const { payments, once, payerOf, messages, pictures, workers } = dependencies
  const { orders } = payments

  bindRoutes(app, calls, {
    'GET /api/website/order': {
      limit: limits.read,
      async handle({ viewer, query }) {
        const { page, items_per_page: size, type: kind } = query
        const { rows, total } = await orders.list(viewer.personId, { page, size, kind })
        return { data: rows, total, page, items_per_page: size }
      },
    },
    'GET /api/website/order/{orderId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await orders.view(viewer.personId, params.orderId) }),
    },
    'POST /api/website/payment/{id}': {
      limit: limits.money,
      handle: ({ viewer, params, body, request, address }) =>
        once(request, viewer.personId, async () => ({
          data: await payments.startPayment({ personId: viewer.personId, address }, params.id, {
            couponCode: body.coupon_code,
            lifePoints: body.life_points,
            walletPaise: body.wallet_paise,
            allowancePaise: body.allowance_paise,
          }),
          message: paymentReplies.linkGenerated,
        })),
    },
    'PUT /api/website/order-payment/{u_id}': {
      limit: limits.money,
      async handle({ viewer, params, body }) {
        if (body.order_u_id && body.order_u_id !== params.u_id) throwError('paymentMismatch')
        await payments.claimPayment(viewer, params.u_id, {
          paymentId: body.razor_pay_payment_id,
          signature: body.razor_pay_signature,
        })
        return { data: await orders.view(viewer.personId, params.u_id) }
      },
    },
  })

  bindRoutes(app, couponCalls, {
    'POST /api/website/apply-coupon': {
      limit: limits.money,
      handle: async ({ viewer, body, address }) => ({
        data: await payments.coupons.apply(
          { personId: viewer.personId, address },
          body.order_u_id,
          body.coupon_code,
        ),
        message: paymentReplies.couponApplied,
      }),
    },
    'POST /api/website/remove-coupon': {
      limit: limits.money,
      handle: async ({ viewer, body }) => {
        await payments.coupons.remove(viewer.personId, body.order_u_id)
        return { data: {} }
      },
    },
    'GET /api/website/coupon': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({
        data: await payments.coupons.fitting(viewer.personId, query.order_u_id),
      }),
    },
  })

  bindRoutes(app, paymentLinks, {
    'GET /api/website/payment-link/{token}': {
      limit: limits.read,
      handle: async ({ params, address }) => ({ data: await payments.links.look(params.token, address) }),
    },
    'POST /api/website/payment-link/{token}/payment': {
      limit: limits.money,
      handle: async ({ params, address }) => ({ data: await payments.links.start(params.token, address) }),
    },
    'PUT /api/website/payment-link/{token}/payment': {
      limit: limits.money,
      handle: async ({ params, body, address }) => ({
        data: await payments.links.claim(params.token, address, {
          paymentId: body.razor_pay_payment_id,
          signature: body.razor_pay_signature,
        }),
      }),
    },
  })

  /** Answers with a PDF of the caller: `make` draws it for the id, and it is sent as a file of that name. */
  function pdfRoute(
    url: string,
    make: (personId: string, id: string) => Promise<{ name: string; pdf: Buffer }>,
  ) {
    app.get<{ Params: { id: string } }>(
      url,
      {
        config: {
          limit: limits.read,
          plain: { policy: 'the client whose order it is', reason: 'answers with a PDF' },
        },
        schema: { hide: true },
        onRequest: async (request) => admit('client', request.viewer),
      },
      async ({ viewer, params }, reply) => {
        const id = z.uuid().safeParse(params.id).data ?? throwError('notFound')
        const { personId } = viewer ?? throwError('loginRequired')
        const { name, pdf } = await make(personId, id)
        return reply
          .header('content-disposition', `attachment; filename="${name}.pdf"`)
          .type('application/pdf')
          .send(pdf)
      },
    )
  }
  pdfRoute('/api/website/order/:id/receipt', async (personId, orderId) => {
    const order = await orders.view(personId, orderId)
    if (!order.receipt_number) throwError('notFound')
    const [payer, issuer] = await Promise.all([payerOf(personId), orders.issuerOf(personId, orderId)])
    const pdf = await workers.run(receiptPdf, {
      locale: messages.localeOf(payer.language),
      order,
      clientName: payer.name,
      clientEmail: payer.email ?? '',
      issuer,
      letterhead: await letterheadOf({ pictures }, issuer),
    })
    return { name: `receipt-${order.receipt_number}`, pdf }
  })
  pdfRoute('/api/website/invoice/:id', async (personId, documentId) => {
    const content = await payments.invoices.view(personId, documentId)
    const payer = await payerOf(personId)
    const pdf = await workers.run(invoicePdf, {
      ...content,
      locale: messages.localeOf(payer.language),
      clientName: payer.name,
      letterhead: await letterheadOf({ pictures }, content.issuer),
    })
    return { name: documentNumber(content.row).replaceAll('/', '-'), pdf }
  })
  await payments.webhook.route(app)
  app.addHook('onReady', payments.webhook.rememberSecret)
}
