import { accountMessages } from '@newyou/contract/accounts/messages'
import { incomeRanges, incomeSources, investAmounts } from '@newyou/contract/accounts/person-choices'
import { registration } from '@newyou/contract/accounts/registration'
import { uploads } from '@newyou/contract/file-limits'
import type { FastifyInstance } from 'fastify'
import type { AntiForgery } from '../platform/http/anti-forgery.ts'
import { fail } from '../platform/http/errors.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import { admit } from '../platform/http/viewer.ts'
import type { Accounts } from './accounts.ts'
import { deviceIn } from './device-fields.ts'
import type { HealerRegistration } from './healer-registration.ts'
import type { createOtp } from './otp.ts'
import { places } from './places.ts'
import type { Tokens } from './tokens.ts'

interface RegistrationDependencies {
  accounts: Accounts
  otp: ReturnType<typeof createOtp>
  tokens: Tokens
  antiForgery: AntiForgery
  healerRegistration: HealerRegistration
}

/** Registration of clients and healers, and the lists that their forms offer. */
export function registrationRoutes(
  app: FastifyInstance,
  { accounts, otp, tokens, antiForgery, healerRegistration }: RegistrationDependencies,
) {
  bindRoutes(app, registration, {
    'POST /api/website/mobile-number-verification': {
      limit: limits.entry,
      async handle({ body, address }) {
        const { mobile_number: destination, device_id: deviceId, proof } = body
        const wanted = {
          purpose: 'register',
          channel: 'mobile',
          destination,
          role: 'client',
          deviceId,
          address,
          proof,
        } as const
        return { data: await otp.send(wanted), message: accountMessages.otpSentMobile }
      },
    },
    'POST /api/website/mobile-number-otp-verification': {
      limit: limits.entry,
      async handle({ body }) {
        const proven = await otp.check('register', body.challenge_u_id, body.device_id, body.otp)
        const { channel, destination } = proven
        const { token } = await tokens.contact({ channel, destination, deviceId: body.device_id })
        return { data: { verification_token: token }, message: accountMessages.otpVerified }
      },
    },
    'POST /api/website/email-verification': {
      limit: limits.entry,
      async handle({ body, address }) {
        const { email: destination, device_id: deviceId, proof } = body
        const wanted = {
          purpose: 'register',
          channel: 'email',
          destination,
          role: 'client',
          deviceId,
          address,
          proof,
        } as const
        return { data: await otp.send(wanted), message: accountMessages.otpSentEmail }
      },
    },
    'POST /api/website/patient': {
      limit: limits.entry,
      async handle({ body, reply, address }) {
        const { verification_token: ticket, ...rest } = body
        const [device, form] = deviceIn(rest)
        const proven = await tokens.readContact(ticket)
        const { viewer, session } = await accounts.register(form, proven, device, address)
        antiForgery.issue(reply, viewer.sessionId)
        return {
          data: session,
          token: session.token,
          result: { u_id: session.u_id },
          cometchat_u_id: session.cometchat_u_id,
          message: accountMessages.loggedIn,
        }
      },
    },
    'POST /api/website/account': {
      limit: limits.entry,
      async handle({ body, reply, address }) {
        const { verification_token: ticket, is_policy_accepted: _consent, ...rest } = body
        const [device, form] = deviceIn(rest)
        const proven = await tokens.readContact(ticket)
        const { viewer, session } = await accounts.register(form, proven, device, address)
        antiForgery.issue(reply, viewer.sessionId)
        return { data: session, message: accountMessages.loggedIn }
      },
    },
    'POST /api/website/healer-registration': {
      limit: limits.entry,
      uploads: {
        files: 'documents',
        max: uploads.documentsMax,
        maxBytes: uploads.documentMaxBytes,
        lists: ['languages'],
        // Without a proven contact no files are read.
        admit: async ({ verification_token: ticket }) => {
          await tokens.readContact(String(ticket ?? ''))
        },
      },
      async handle({ body, request, reply }) {
        const { verification_token: ticket, ...rest } = body
        const [device, form] = deviceIn(rest)
        const proven = await tokens.readContact(ticket)
        const begun = await healerRegistration.register(form, request.uploads, proven, device)
        antiForgery.issue(reply, begun.viewer.sessionId)
        return { data: await accounts.recordOf(begun), message: accountMessages.healerRegistered }
      },
    },
    'GET /api/website/healer-document': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await healerRegistration.documents(viewer) }),
    },
    'GET /api/website/healer-application': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await healerRegistration.application(viewer) }),
    },
    'GET /api/website/profession-list': {
      limit: limits.read,
      handle: async () => ({ data: await accounts.professions() }),
    },
    'GET /api/website/speech-list': {
      limit: limits.read,
      handle: async () => ({ data: await accounts.languages() }),
    },
    'GET /api/website/income-list': {
      limit: limits.read,
      handle: async () => ({
        data: {
          income_sources: [...incomeSources],
          income_ranges: [...incomeRanges],
          invest_amounts: [...investAmounts],
        },
      }),
    },
    'GET /api/website/place-list': {
      limit: limits.read,
      handle: async ({ query }) => ({ data: places(query.country, query.state) }),
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
      const { type, content } = await healerRegistration.document(
        viewer ?? fail('loginRequired'),
        params.documentId,
      )
      // Never shown inside our own pages: an uploaded document may be made to look like one.
      return reply.header('content-disposition', 'attachment').type(type).send(content)
    },
  )
}
