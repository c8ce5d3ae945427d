import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { incomeRanges, incomeSources, investAmounts } from '@newyou/contract/people/accounts/person-choices'
import { registration } from '@newyou/contract/people/accounts/registration'
import type { FastifyInstance } from 'fastify'
import type { AntiForgery } from '../../platform/http/anti-forgery.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Accounts } from './accounts.ts'
import { deviceIn } from './device-fields.ts'
import type { createOtp } from './otp.ts'
import type { Tokens } from './tokens.ts'

interface RegistrationDependencies {
  accounts: Accounts
  otp: ReturnType<typeof createOtp>
  tokens: Tokens
  antiForgery: AntiForgery
}

/** Registration of clients. */
export function registrationRoutes(
  app: FastifyInstance,
  { accounts, otp, tokens, antiForgery }: RegistrationDependencies,
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
  })
}
