import { earnings as practiceCalls } from '@newyou/contract/money/earnings/earnings'
import { payouts as staffCalls } from '@newyou/contract/money/earnings/payouts'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { BankAccountService } from './bank-accounts.ts'
import type { MyEarnings } from './earnings.ts'
import type { GatewayPayouts } from './gateway-payouts.ts'
import type { PayoutBatches } from './payout-batches.ts'
import type { Payouts } from './payouts.ts'

interface EarningRoutesDependencies {
  bankAccounts: BankAccountService
  batches: PayoutBatches
  earnings: MyEarnings
  gatewayPayouts: GatewayPayouts
  payouts: Payouts
}

export function earningRoutes(
  app: FastifyInstance,
  { bankAccounts, batches, earnings, gatewayPayouts, payouts }: EarningRoutesDependencies,
) {
  bindRoutes(app, practiceCalls, {
    'GET /api/practice/earnings': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await earnings.summary(viewer.personId) }),
    },
    'GET /api/practice/earning-lines': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        earnings.lines(viewer.personId, { page, size }),
    },
    'GET /api/practice/payouts': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        earnings.payouts(viewer.personId, { page, size }),
    },
    'POST /api/practice/bank-account-otp': {
      limit: limits.entry,
      handle: async ({ viewer, address }) => ({ data: await bankAccounts.sendOtp(viewer, address) }),
    },
    'PUT /api/practice/bank-account': {
      limit: limits.entry,
      handle: async ({ viewer, body }) => ({ data: await bankAccounts.change(viewer, body) }),
    },
    'DELETE /api/practice/bank-account': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await bankAccounts.withdraw(viewer.personId) }),
    },
  })
  bindRoutes(app, staffCalls, {
    'GET /api/staff/payouts-due': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        batches.due(viewer.personId, { page, size }),
    },
    'GET /api/staff/payout-batches': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, state } }) => batches.list(state, { page, size }),
    },
    'GET /api/staff/payout-batches/{batchId}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await batches.one(params.batchId) }),
    },
    'POST /api/staff/payout-batches': {
      limit: limits.money,
      handle: async ({ viewer }) => ({ data: await batches.make(viewer) }),
    },
    'POST /api/staff/payout-batches/{batchId}/approve': {
      limit: limits.money,
      handle: async ({ viewer, params }) => ({ data: await batches.approve(viewer, params.batchId) }),
    },
    'POST /api/staff/payout-batches/{batchId}/refuse': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await batches.refuse(viewer.personId, params.batchId, body.reason),
      }),
    },
    'POST /api/staff/payout-batches/{batchId}/csv': {
      limit: limits.upload,
      handle: async ({ viewer, params }) => ({ data: await batches.csv(viewer, params.batchId) }),
    },
    'POST /api/staff/payout-batches/{batchId}/send': {
      limit: limits.money,
      handle: async ({ viewer, params }) => {
        await gatewayPayouts.send(viewer, params.batchId)
        return { data: await batches.one(params.batchId) }
      },
    },
    'POST /api/staff/payouts/{payoutId}/paid': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await payouts.paid(viewer, params.payoutId, body.bank_reference),
      }),
    },
    'POST /api/staff/payouts/{payoutId}/return': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await payouts.return(viewer, params.payoutId, body.reason),
      }),
    },
  })
}
