import { staffLinks } from '@newyou/contract/money/payments/payment-links'
import { tillCalls } from '@newyou/contract/money/tills'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { TillClosing } from './closing.ts'
import type { DeskPayments } from './desk-payments.ts'
import type { TillSessions } from './sessions.ts'

interface TillRoutesDependencies {
  sessions: TillSessions
  closing: TillClosing
  deskPayments: DeskPayments
  once: Idempotency['once']
}

export function tillRoutes(
  app: FastifyInstance,
  { sessions, closing, deskPayments, once }: TillRoutesDependencies,
) {
  bindRoutes(app, tillCalls, {
    'GET /api/staff/counter': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await sessions.counter(viewer.personId) }),
    },
    'POST /api/staff/counter/{tillId}/open': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await sessions.open(viewer, params.tillId, { paise: body.counted_paise, reason: body.reason }),
      }),
    },
    'GET /api/staff/till-sessions': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, state } }) => sessions.list(state, { page, size }),
    },
    'GET /api/staff/till-sessions/{sessionId}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await sessions.look(params.sessionId) }),
    },
    'POST /api/staff/till-sessions/{sessionId}/transfer': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await sessions.transfer(viewer, params.sessionId, {
          paise: body.amount_paise,
          note: body.note,
        }),
      }),
    },
    'POST /api/staff/till-sessions/{sessionId}/close': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await closing.close(viewer, params.sessionId, {
          countedPaise: body.counted_paise,
          reason: body.reason,
        }),
      }),
    },
    'POST /api/staff/till-sessions/{sessionId}/confirm': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await closing.confirm(viewer, params.sessionId) }),
    },
    'GET /api/staff/payable-orders': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, search } }) =>
        deskPayments.payable(viewer, search, { page, size }),
    },
    'GET /api/staff/payable-orders/{orderId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await deskPayments.payableOne(viewer, params.orderId) }),
    },
    'POST /api/staff/orders/{orderId}/desk-payments': {
      limit: limits.money,
      handle: ({ viewer, params, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await deskPayments.take(viewer, params.orderId, {
            kind: body.kind,
            amountPaise: body.amount_paise,
            reference: body.reference,
          }),
        })),
    },
    'POST /api/staff/desk-payments/{paymentId}/reverse': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await deskPayments.reverse(viewer, params.paymentId, body.reason),
      }),
    },
    'GET /api/staff/desk-refunds': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, state } }) =>
        deskPayments.refunds(viewer, state, { page, size }),
    },
    'POST /api/staff/desk-refunds/{refundId}/pay': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await deskPayments.payOut(viewer, params.refundId, body),
      }),
    },
    'POST /api/staff/desk-refunds/{refundId}/to-wallet': {
      limit: limits.money,
      handle: async ({ viewer, params }) => ({ data: await deskPayments.toWallet(viewer, params.refundId) }),
    },
  })
  bindRoutes(app, staffLinks, {
    'POST /api/staff/orders/{orderId}/payment-link': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await deskPayments.makeLink(viewer, params.orderId, body.channel),
      }),
    },
  })
}
