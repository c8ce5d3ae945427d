import { signedConsents as calls } from '@newyou/contract/care/signed-consents'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit, type Viewer } from '../../platform/http/viewer.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { type AppointmentsModule, clientHere } from '../appointments/index.ts'
import type { ConsentContent, makeConsent } from './consent-pdf.ts'
import { createGuardianSigning } from './guardian-signing.ts'
import { createConsentNotices } from './notices.ts'
import { createSignedConsents } from './signed-consents.ts'

interface SignedConsentsNeeds {
  accounts: Accounts
  appointments: Pick<AppointmentsModule, 'onBooked'>
  audit: Audit
  guardians: GuardiansModule
  notifications: Notifications
}

const consentPdf = heavyWork<typeof makeConsent>(new URL('./consent-pdf.ts', import.meta.url), 'makeConsent')

/** Consents to sign before sessions. */
export function signedConsentsModule(platform: Platform, needs: SignedConsentsNeeds) {
  const { appointments, guardians } = needs
  const notices = createConsentNotices({ ...needs, publicUrl: platform.publicUrl })
  const consents = createSignedConsents({ ...platform, ...needs, notices })
  const signing = createGuardianSigning({ ...platform, door: guardians.door, consents })
  appointments.onBooked(consents.booked)

  /** The client of the session, or the guardian of a child without an account, who signs in person. */
  async function signingFor({ personId }: Viewer, { appointmentId }: { appointmentId: string }) {
    const clientId = await clientHere(platform, personId, appointmentId)
    return clientId === personId ? { clientId } : { clientId, guardianId: personId }
  }

  /** A PDF of one of the two people of a consent. */
  function pdfRoute(
    http: FastifyInstance,
    side: 'client' | 'healer',
    contentFor: (personId: string, consentId: string) => Promise<ConsentContent>,
  ) {
    http.get<{ Params: { id: string } }>(
      `/api/${side === 'client' ? 'website' : 'practice'}/signed-consent/:id/pdf`,
      {
        config: {
          limit: limits.read,
          plain: { policy: `the ${side} of the consent`, reason: 'answers with a PDF' },
        },
        schema: { hide: true },
        onRequest: async (request) => admit(side, request.viewer),
      },
      async ({ viewer, params }, reply) => {
        const id = z.uuid().safeParse(params.id).data ?? throwError('notFound')
        const { personId } = viewer ?? throwError('loginRequired')
        const pdf = await platform.workers.run(consentPdf, await contentFor(personId, id))
        return reply
          .header('content-disposition', 'attachment; filename="consent.pdf"')
          .type('application/pdf')
          .send(pdf)
      },
    )
  }

  return {
    routes(http) {
      bindRoutes(http, calls, {
        'GET /api/website/appointment/{appointmentId}/consent': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await consents.ofSession(await signingFor(viewer, params), params.appointmentId),
          }),
        },
        'GET /api/website/signed-consent': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await consents.mine(viewer.personId) }),
        },
        'POST /api/website/appointment/{appointmentId}/consent': {
          limit: limits.write,
          handle: async ({ viewer, params, body, address }) => ({
            data: await consents.sign(
              { ...(await signingFor(viewer, params)), address },
              params.appointmentId,
              body,
            ),
          }),
        },
        'POST /api/website/signed-consent/{consentId}/withdrawal': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await consents.withdrawOwn(viewer.personId, params.consentId),
          }),
        },
        'POST /api/website/signed-consent/guardian-link': {
          limit: limits.write,
          handle: async ({ viewer }) => ({ data: await guardians.door.sendToSign(viewer.personId) }),
        },
        'GET /api/practice/appointment/{appointmentId}/consent': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await consents.toHealer(viewer.personId, params.appointmentId),
          }),
        },
        'GET /api/website/guardian-consent/{token}/signature': {
          limit: limits.entry,
          handle: async ({ params, viewer, address }) => ({
            data: await signing.look(params.token, { viewer, address }),
          }),
        },
        'POST /api/website/guardian-consent/{token}/signature': {
          limit: limits.entry,
          handle: async ({ params, body, viewer, address }) => ({
            data: await signing.answer(params.token, body, { viewer, address }),
          }),
        },
      })
      pdfRoute(http, 'client', consents.pdfForClient)
      pdfRoute(http, 'healer', consents.pdfForHealer)
    },
  } satisfies Module
}
