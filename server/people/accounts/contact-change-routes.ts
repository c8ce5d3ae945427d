import { contactChanges as calls } from '@newyou/contract/people/accounts/contact-changes'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Accounts } from './accounts.ts'
import type { ContactChanges } from './contact-changes.ts'
import type { createOtp } from './otp.ts'
import type { Tokens } from './tokens.ts'

interface ContactChangeDependencies {
  accounts: Accounts
  otp: ReturnType<typeof createOtp>
  tokens: Tokens
  contactChanges: ContactChanges
}

/** Confirming and changing a mobile number or e-mail address. */
export function contactChangeRoutes(
  app: FastifyInstance,
  { accounts, otp, tokens, contactChanges }: ContactChangeDependencies,
) {
  bindRoutes(app, calls, {
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
  })
}
