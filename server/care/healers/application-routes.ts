import { healerApplicationCalls as calls } from '@newyou/contract/care/healers/applications'
import { uploads } from '@newyou/contract/file-limits'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { FastifyInstance } from 'fastify'
import { type Accounts, deviceIn } from '../../people/accounts/index.ts'
import type { AntiForgery } from '../../platform/http/anti-forgery.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { Applications } from './applications.ts'

interface ApplicationRoutesDependencies {
  accounts: Pick<Accounts, 'readContact' | 'recordOf'>
  antiForgery: AntiForgery
  applications: Applications
}

/** A person's application to become a healer, and its later state. */
export function applicationRoutes(
  app: FastifyInstance,
  { accounts, antiForgery, applications }: ApplicationRoutesDependencies,
) {
  bindRoutes(app, calls, {
    'POST /api/website/healer-registration': {
      limit: limits.entry,
      uploads: {
        files: 'documents',
        max: uploads.documentsMax,
        maxBytes: uploads.documentMaxBytes,
        lists: ['languages'],
        // Without a proven contact no files are read.
        admit: async ({ verification_token: ticket }) => {
          await accounts.readContact(String(ticket ?? ''))
        },
      },
      async handle({ body, request, reply }) {
        const { verification_token: ticket, ...rest } = body
        const [device, form] = deviceIn(rest)
        const proven = await accounts.readContact(ticket)
        const begun = await applications.register(form, request.uploads, proven, device)
        antiForgery.issue(reply, begun.viewer.sessionId)
        return { data: await accounts.recordOf(begun), message: accountMessages.healerRegistered }
      },
    },
    'GET /api/website/healer-document': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await applications.documents(viewer) }),
    },
    'GET /api/website/healer-application': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await applications.application(viewer) }),
    },
  })

  app.get<{ Params: { documentId: string } }>(
    '/api/website/healer-document/:documentId',
    {
      config: {
        limit: limits.read,
        plain: { policy: 'the healer who sent it', reason: 'answers with the document itself' },
      },
      schema: { hide: true },
      onRequest: async (request) => admit('healer', request.viewer),
    },
    async ({ viewer, params }, reply) => {
      const { type, content } = await applications.document(
        viewer ?? throwError('loginRequired'),
        params.documentId,
      )
      // Never inline: an uploaded document may imitate our pages.
      return reply.header('content-disposition', 'attachment').type(type).send(content)
    },
  )
}
