import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { signIn } from '@newyou/contract/people/accounts/sign-in'
import type { Suggestions } from '@newyou/contract/suggestion-shape'
import type { FastifyInstance } from 'fastify'
import type { AntiForgery } from '../../platform/http/anti-forgery.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Accounts } from './accounts.ts'
import { deviceIn } from './device-fields.ts'
import type { createOtp } from './otp.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

interface SignInDependencies {
  accounts: Accounts
  otp: ReturnType<typeof createOtp>
  sessions: Sessions
  tokens: Tokens
  antiForgery: AntiForgery
  /** Suggested next steps of a new session. */
  suggest: (viewer: Viewer) => Promise<Suggestions>
}

/** OTP, log-in, renewal and log-out. */
export function signInRoutes(
  app: FastifyInstance,
  { accounts, otp, sessions, tokens, antiForgery, suggest }: SignInDependencies,
) {
  bindRoutes(app, signIn, {
    'GET /api/token': { limit: limits.entry, handle: async () => ({ data: await tokens.anonymous() }) },
    'POST /api/website/generate-otp': {
      limit: limits.entry,
      async handle({ body, address }) {
        const destination = body.type === 'email' ? body.email : body.mobile_number
        const { type: channel, role, device_id: deviceId, proof } = body
        const data = await otp.send({
          purpose: 'login',
          channel,
          destination,
          role,
          deviceId,
          address,
          proof,
        })
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
        const { outcome, session, viewer } = entered
        return {
          data: { outcome, ...session, ...(await suggest(viewer)) },
          message: accountMessages.loggedIn,
        }
      },
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
        return { data: { ...session, status: 'active' as const, ...(await suggest(viewer)) } }
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
