import { accountMessages, accounts as calls } from '@newyou/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { AntiForgery } from '../platform/http/anti-forgery.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Accounts } from './accounts.ts'
import type { createOtp } from './otp.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

interface AccountRoutesParts {
  accounts: Accounts
  otp: ReturnType<typeof createOtp>
  sessions: Sessions
  tokens: Tokens
  antiForgery: AntiForgery
  /** Healers to look at next, for the answer to a refresh (section 7). */
  suggestHealers: () => Promise<{ u_id: string; title: string }[]>
}

export function accountRoutes(app: FastifyInstance, parts: AccountRoutesParts) {
  const { accounts, otp, sessions, tokens, antiForgery, suggestHealers } = parts

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
        const device = { deviceId: body.device_id, deviceName: body.device_name }
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
        const { verification_token: ticket, device_id: deviceId, device_name: deviceName, ...form } = body
        const { viewer, session } = await accounts.register(form, await tokens.readContact(ticket), {
          deviceId,
          deviceName,
        })
        antiForgery.issue(reply, viewer.sessionId)
        return { data: session, message: accountMessages.loggedIn }
      },
    },

    'GET /api/website/patient/{patientId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await accounts.profile(viewer, params.patientId) }),
    },

    'PUT /api/website/patient/{patientId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await accounts.changeProfile(viewer, params.patientId, body),
        message: accountMessages.profileSaved,
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
        return { data: { ...session, status: 'active' as const, course: [], healer: await suggestHealers() } }
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
}
