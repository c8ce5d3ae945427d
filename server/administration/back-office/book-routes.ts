import { books as calls } from '@newyou/contract/administration/back-office/books'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Books } from './books.ts'

export function bookRoutes(app: FastifyInstance, books: Books) {
  bindRoutes(app, calls, {
    'GET /api/staff/ledger': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        books.transactions(filters, { page, size }),
    },
    'GET /api/staff/ledger-accounts': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => books.accounts({ page, size }),
    },
    'GET /api/staff/ledger-proofs': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => books.proofs({ page, size }),
    },
    'POST /api/staff/ledger-proofs': {
      limit: limits.upload,
      handle: async ({ viewer }) => ({ data: await books.prove(viewer.personId) }),
    },
    'GET /api/staff/reconciliations': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => books.reconciliations({ page, size }),
    },
  })
}
