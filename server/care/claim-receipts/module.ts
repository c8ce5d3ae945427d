import { claimReceipts as calls, claimDaysMax, claimQuery } from '@newyou/contract/care/claim-receipts'
import type { FastifyInstance } from 'fastify'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { appointmentReplies as replies } from '../../messages/replies/care.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { days } from '../../platform/clock.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { createClaimCodes } from './claim-codes.ts'
import type { makeClaimReceipt } from './claim-pdf.ts'
import { claimedSessions } from './claimed-sessions.ts'

interface ClaimReceiptsNeeds {
  accounts: Accounts
  notifications: Notifications
  settings: Settings
}

const claimPdf = heavyWork<typeof makeClaimReceipt>(
  new URL('./claim-pdf.ts', import.meta.url),
  'makeClaimReceipt',
)

/** Receipts for claims at an insurance or employer. */
export function claimReceiptsModule(platform: Platform, needs: ClaimReceiptsNeeds) {
  const { db, messages, workers } = platform
  const { accounts, settings } = needs
  const codes = createClaimCodes({ ...platform, ...needs })

  /** @throws DomainError invalidInput, notFound where no session was held and paid */
  async function pdfFor(personId: string, query: unknown) {
    const which = claimQuery.safeParse(query).data ?? throwError('invalidInput')
    if ('from' in which && Date.parse(which.to) - Date.parse(which.from) > days(claimDaysMax))
      throwError('invalidInput', { errors: { to: replies.claimTooLong } })
    const person = await db
      .selectFrom('person_name')
      .select('time_zone')
      .where('u_id', '=', personId)
      .executeTakeFirstOrThrow()
    const sessions = await claimedSessions(
      db,
      personId,
      'from' in which ? { ...which, zone: person.time_zone } : { appointmentId: which.appointment_u_id },
    )
    if (sessions.length === 0) throwError('notFound')
    const [payer, { company_name, address }] = await Promise.all([
      accounts.payerOf(personId),
      settings.read(),
    ])
    return workers.run(claimPdf, {
      locale: messages.localeOf(payer.language),
      clientName: payer.name,
      issuer: { company_name, address },
      sessions,
    })
  }

  const pdfRoute = (http: FastifyInstance) =>
    http.get(
      '/api/website/claim-receipt',
      {
        config: {
          limit: limits.read,
          plain: { policy: 'the client whose sessions they are', reason: 'answers with a PDF' },
        },
        schema: { hide: true },
        onRequest: async (request) => admit('client', request.viewer),
      },
      async ({ viewer, query }, reply) => {
        const { personId } = viewer ?? throwError('loginRequired')
        const pdf = await pdfFor(personId, query)
        return reply
          .header('content-disposition', 'attachment; filename="claim-receipt.pdf"')
          .type('application/pdf')
          .send(pdf)
      },
    )

  return {
    routes(http) {
      bindRoutes(http, calls, {
        'GET /api/website/appointment/{appointmentId}/claim-code': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await codes.look('client', viewer.personId, params.appointmentId),
          }),
        },
        'PUT /api/website/appointment/{appointmentId}/claim-code': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await codes.wish(viewer.personId, params.appointmentId, body.is_wanted),
          }),
        },
        'GET /api/practice/appointment/{appointmentId}/claim-code': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await codes.look('healer', viewer.personId, params.appointmentId),
          }),
        },
        'PUT /api/practice/appointment/{appointmentId}/claim-code': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await codes.write(viewer.personId, params.appointmentId, body.code),
          }),
        },
      })
      pdfRoute(http)
    },
  } satisfies Module
}
