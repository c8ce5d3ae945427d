import { invoices as calls } from '@newyou/contract/administration/back-office/invoices'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { StaffInvoices } from './invoices.ts'

export function invoiceRoutes(app: FastifyInstance, invoices: StaffInvoices) {
  bindRoutes(app, calls, {
    'GET /api/staff/invoices': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        invoices.list(filters, { page, size }),
    },
    'GET /api/staff/invoices/export': {
      limit: limits.upload,
      handle: async ({ viewer, query }) => ({ data: await invoices.export(viewer.personId, query) }),
    },
  })

  app.get<{ Params: { id: string } }>(
    '/api/staff/invoices/:id/pdf',
    {
      config: {
        limit: limits.read,
        plain: { policy: 'finance and administrators', reason: 'answers with a PDF' },
      },
      schema: { hide: true },
      onRequest: async (request) => admit(['finance', 'admin'], request.viewer),
    },
    async ({ viewer, params }, reply) => {
      const id = z.uuid().safeParse(params.id).data ?? throwError('notFound')
      const { personId } = viewer ?? throwError('loginRequired')
      const { name, pdf } = await invoices.pdf(personId, id)
      return reply
        .header('content-disposition', `attachment; filename="${name}.pdf"`)
        .type('application/pdf')
        .send(pdf)
    },
  )
}
