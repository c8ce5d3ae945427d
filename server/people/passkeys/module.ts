import { frontEndPathOf } from '@newyou/contract/addresses'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { passkeys as calls } from '@newyou/contract/people/passkeys/passkeys'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { isUnproven } from '../../platform/http/viewer.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Accounts, deviceIn } from '../accounts/index.ts'
import type { StaffModule } from '../staff/index.ts'
import { createCeremonies } from './ceremonies.ts'
import { createChallenges } from './challenges.ts'
import { createPasskeys } from './passkeys.ts'

interface PasskeyNeeds {
  accounts: Pick<
    Accounts,
    'enterKnown' | 'loginsOf' | 'proveSecondFactor' | 'sessions' | 'stepUp' | 'suggestFor'
  >
  notifications: Notifications
  staff: Pick<StaffModule, 'onSecondFactorReset'>
}

/** Passkeys: another way to log in for clients and healers, and a second factor for colleagues. */
export function passkeysModule(platform: Platform, { accounts, notifications, staff }: PasskeyNeeds) {
  const { antiForgery, db } = platform
  const challenges = createChallenges(platform)
  const ceremonies = createCeremonies({ ...platform, challenges })
  const passkeys = createPasskeys({
    ...platform,
    ceremonies,
    loginsOf: accounts.loginsOf,
    onMade: (trx, personId, { u_id: targetId, name }) =>
      notifications.notify(trx, {
        about: null,
        personId,
        type: 'security',
        message: 'accounts.passkeyMade',
        parameters: { passkeyName: name },
        frontEndPath: frontEndPathOf('devices'),
        targetId,
      }),
  })
  staff.onSecondFactorReset(passkeys.removeOfStaff)

  return {
    sweep: challenges.sweep,
    routes: (http) =>
      bindRoutes(http, calls, {
        'POST /api/website/passkey-login-options': {
          limit: limits.entry,
          handle: async () => ({ data: { ...(await ceremonies.signing('login', null)) } }),
        },
        'POST /api/website/passkey-login': {
          limit: limits.entry,
          async handle({ body, reply }) {
            const [device, { credential, role }] = deviceIn(body)
            const { personId } = await ceremonies.signed('login', null, credential)
            const { session, viewer } =
              (await accounts.enterKnown(personId, role, device)) ?? throwError('passkeyWrong')
            antiForgery.issue(reply, viewer.sessionId)
            return {
              data: { ...session, ...(await accounts.suggestFor(viewer)) },
              message: accountMessages.loggedIn,
            }
          },
        },
        'GET /api/website/passkey': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await passkeys.mine(viewer.personId) }),
        },
        'POST /api/website/passkey-options': {
          limit: limits.entry,
          handle: async ({ viewer }) => ({ data: { ...(await passkeys.begin(viewer)) } }),
        },
        'POST /api/website/passkey': {
          limit: limits.entry,
          handle: async ({ viewer, body }) => ({
            data: await passkeys.keep(viewer, body.name, body.credential),
          }),
        },
        'PUT /api/website/passkey/{passkeyId}': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await passkeys.rename(viewer.personId, params.passkeyId, body.name),
          }),
        },
        'DELETE /api/website/passkey/{passkeyId}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await passkeys.remove(viewer.personId, params.passkeyId),
          }),
        },
        'POST /api/website/passkey-refusal': {
          limit: limits.write,
          async handle({ viewer }) {
            await passkeys.refuseOffer(viewer.personId)
            return { data: { is_offered: false as const } }
          },
        },
        'GET /api/staff/passkey-factor': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: { is_there: await passkeys.isForStaff(viewer.personId) } }),
        },
        'POST /api/staff/passkey-factor-options': {
          limit: limits.entry,
          handle: async ({ viewer }) => ({
            data: { ...(await ceremonies.signing('factor', viewer.personId)) },
          }),
        },
        'POST /api/staff/passkey-factor': {
          limit: limits.entry,
          async handle({ viewer, body: { credential, opens } }) {
            if (opens === 'step-up' && isUnproven(viewer)) throwError('secondFactorRequired')
            const { isForStaff } = await ceremonies.signed('factor', viewer.personId, credential)
            if (!isForStaff) throwError('passkeyWrong')
            await inTransaction(db, async (trx) => {
              if (opens === 'step-up') await accounts.stepUp(trx, viewer.sessionId)
              else await accounts.proveSecondFactor(trx, viewer.sessionId)
            })
            accounts.sessions.forget(viewer.sessionId)
            return { data: { is_proven: true as const } }
          },
        },
      }),
  } satisfies Module & Record<string, unknown>
}
