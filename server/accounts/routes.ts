import { accountMessages, accounts as calls } from '@newyou/contract/accounts'
import { incomeRanges, incomeSources, investAmounts, uploads } from '@newyou/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { AntiForgery } from '../platform/http/anti-forgery.ts'
import { fail } from '../platform/http/errors.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import { admit } from '../platform/http/viewer.ts'
import type { Accounts } from './accounts.ts'
import type { ContactChanges } from './contact-changes.ts'
import type { HealerRegistration } from './healer-registration.ts'
import type { createOtp } from './otp.ts'
import { places } from './places.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

interface DeviceFields {
  device_id: string
  device_name: string
  device_fingerprint: string
}
/** The device that a form names, and the form without it. */
function deviceIn<F extends DeviceFields>(fields: F) {
  const { device_id: deviceId, device_name: deviceName, device_fingerprint: fingerprint, ...form } = fields
  return [{ deviceId, deviceName, fingerprint }, form] as const
}

interface AccountRoutesParts {
  accounts: Accounts
  otp: ReturnType<typeof createOtp>
  sessions: Sessions
  tokens: Tokens
  antiForgery: AntiForgery
  contactChanges: ContactChanges
  healerRegistration: HealerRegistration
  /** Healers to look at next, for the answer to a refresh. */
  /** Sent with a renewed session. */
  suggestHealers: () => Promise<{ u_id: string; title: string }[]>
  suggestCourses: () => Promise<{ u_id: string; title: string }[]>
}

export function accountRoutes(app: FastifyInstance, parts: AccountRoutesParts) {
  const {
    accounts,
    otp,
    sessions,
    tokens,
    antiForgery,
    contactChanges,
    healerRegistration,
    suggestHealers,
    suggestCourses,
  } = parts

  bindRoutes(app, calls, {
    'GET /api/token': { limit: limits.entry, handle: async () => ({ data: await tokens.anonymous() }) },

    'POST /api/website/generate-otp': {
      limit: limits.entry,
      async handle({ body, address }) {
        const destination = body.type === 'email' ? body.email : body.mobile_number
        const { type: channel, role, device_id: deviceId } = body
        const data = await otp.send({ purpose: 'login', channel, destination, role, deviceId, address })
        return {
          data,
          message: channel === 'email' ? accountMessages.otpSentEmail : accountMessages.otpSentMobile,
        }
      },
    },

    'POST /api/website/login': {
      limit: limits.entry,
      async handle({ body, reply }) {
        const [device] = deviceIn(body)
        const { role, ...proven } = await otp.check('login', body.challenge_u_id, body.device_id, body.otp)
        const entered = await accounts.enter({ ...proven, deviceId: body.device_id }, role, device)
        if (entered.outcome === 'not-registered')
          return { data: entered, message: accountMessages.otpVerified }
        antiForgery.issue(reply, entered.viewer.sessionId)
        const { outcome, session } = entered
        return { data: { outcome, session }, message: accountMessages.loggedIn }
      },
    },

    'POST /api/website/mobile-number-verification': {
      limit: limits.entry,
      async handle({ body, address }) {
        const { mobile_number: destination, device_id: deviceId } = body
        const wanted = {
          purpose: 'register',
          channel: 'mobile',
          destination,
          role: 'client',
          deviceId,
          address,
        } as const
        return { data: await otp.send(wanted), message: accountMessages.otpSentMobile }
      },
    },

    'POST /api/website/email-verification': {
      limit: limits.entry,
      async handle({ body, address }) {
        const { email: destination, device_id: deviceId } = body
        const wanted = {
          purpose: 'register',
          channel: 'email',
          destination,
          role: 'client',
          deviceId,
          address,
        } as const
        return { data: await otp.send(wanted), message: accountMessages.otpSentEmail }
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

    'POST /api/website/patient': {
      limit: limits.entry,
      async handle({ body, reply }) {
        const { verification_token: ticket, ...rest } = body
        const [device, form] = deviceIn(rest)
        const { viewer, session } = await accounts.register(form, await tokens.readContact(ticket), device)
        antiForgery.issue(reply, viewer.sessionId)
        return { data: session, message: accountMessages.loggedIn }
      },
    },

    'GET /api/website/patient/{patientId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await accounts.profile(viewer, params.patientId) }),
    },

    'PUT /api/website/patient/{patientId}': {
      limit: limits.upload,
      uploads: { files: 'image', max: 1, maxBytes: uploads.pictureMaxBytes, lists: ['income_sources'] },
      handle: async ({ viewer, params, body, request }) => ({
        data: await accounts.changeProfile(viewer, params.patientId, body, request.uploads[0]),
        message: accountMessages.profileSaved,
      }),
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
        return { data: accounts.recordOf(begun), message: accountMessages.healerRegistered }
      },
    },

    'GET /api/website/healer-document': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await healerRegistration.documents(viewer) }),
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

    'GET /api/website/device': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await sessions.devices(viewer) }),
    },
    'DELETE /api/website/device/{sessionId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        const ended = await sessions.endOne(viewer, params.sessionId)
        if (!ended) fail('notFound')
        return { data: { ended }, message: accountMessages.deviceEnded }
      },
    },
    'DELETE /api/website/device': {
      limit: limits.write,
      handle: async ({ viewer }) => ({
        data: { ended: await sessions.endOthers(viewer) },
        message: accountMessages.othersEnded,
      }),
    },

    'DELETE /api/website/patient/{patientId}/image': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await accounts.removePicture(viewer, params.patientId),
        message: accountMessages.pictureRemoved,
      }),
    },

    'POST /api/website/contact-confirmation': {
      limit: limits.write,
      async handle({ viewer, body }) {
        await contactChanges.confirm(viewer, await tokens.readContact(body.verification_token))
        return {
          data: await accounts.profile(viewer, viewer.personId),
          message: accountMessages.contactConfirmed,
        }
      },
    },

    'POST /api/website/contact-change-otp': {
      limit: limits.entry,
      async handle({ viewer, body, address }) {
        const { channel } = body
        const destination = body.to === 'new' ? body.contact : await contactChanges.mine(viewer, channel)
        const { role, deviceId } = viewer
        const data = await otp.send({ purpose: 'change', channel, destination, role, deviceId, address })
        return {
          data,
          message: channel === 'email' ? accountMessages.otpSentEmail : accountMessages.otpSentMobile,
        }
      },
    },
    'POST /api/website/contact-change-proof': {
      limit: limits.entry,
      async handle({ viewer, body }) {
        const { deviceId } = viewer
        const proven = await otp.check('change', body.challenge_u_id, deviceId, body.otp)
        const { channel, destination } = proven
        const { token } = await tokens.contact({ channel, destination, deviceId })
        return { data: { verification_token: token }, message: accountMessages.otpVerified }
      },
    },
    'POST /api/website/contact-change': {
      limit: limits.write,
      async handle({ viewer, body }) {
        const wished = await tokens.readContact(body.new_proof)
        const isDone = await contactChanges.change(viewer, wished, await tokens.readContact(body.old_proof))
        return {
          data: { waiting: isDone ? null : await contactChanges.waiting(viewer) },
          message: isDone ? accountMessages.contactChanged : accountMessages.contactWaits,
        }
      },
    },
    'GET /api/website/contact-change': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await contactChanges.waiting(viewer) }),
    },
    'DELETE /api/website/contact-change': {
      limit: limits.write,
      handle: async ({ viewer }) => ({
        data: { stopped: await contactChanges.stop(viewer) },
        message: accountMessages.contactStopped,
      }),
    },

    'GET /api/website/verify-token': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: { u_id: viewer.personId, role: viewer.role } }),
    },

    'POST /api/website/get-refresh-token': {
      limit: limits.entry,
      async handle({ body, reply }) {
        const { viewer, session } = await accounts.refresh(body.refresh_token, body.device_id)
        antiForgery.issue(reply, viewer.sessionId)
        const [course, healer] = await Promise.all([suggestCourses(), suggestHealers()])
        return { data: { ...session, status: 'active' as const, course, healer } }
      },
    },

    'POST /api/website/logout': {
      limit: limits.write,
      async handle({ viewer, reply }) {
        await sessions.logOut(viewer)
        antiForgery.clear(reply)
        return { data: { u_id: viewer.personId } }
      },
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
