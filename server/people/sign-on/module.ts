import { pathTo } from '@newyou/contract/addresses'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { signOn as calls } from '@newyou/contract/people/sign-on/sign-on'
import { inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Accounts, deviceIn } from '../accounts/index.ts'
import { createSignOnProvider, type SignOnProvider } from './provider.ts'
import { createSignOnStates } from './states.ts'

interface SignOnNeeds {
  accounts: Pick<Accounts, 'enterKnown' | 'personOfEmail' | 'proveSecondFactor' | 'sessions'>
}

const wordsIn = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Staff log in by the provider of their organisation. It makes no account, and our second factor is asked for as before. */
export function signOnModule(platform: Platform, { accounts }: SignOnNeeds) {
  const { antiForgery, config, db, logger, publicUrl } = platform
  const states = createSignOnStates({ ...platform, secret: config.SESSION_SECRET, purpose: 'staff-sign-on' })
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config
  const provider: SignOnProvider | undefined =
    issuer && clientId && clientSecret
      ? createSignOnProvider(
          { issuer, clientId, clientSecret, redirectUri: `${publicUrl}${pathTo('loginStaff')}` },
          platform,
        )
      : undefined
  const domains = wordsIn(config.OIDC_EMAIL_DOMAINS).map((domain) => domain.toLowerCase())
  const enough = new Set(wordsIn(config.OIDC_SECOND_FACTOR))

  function failed(error: unknown, what: string): never {
    logger.warn({ err: error }, `a log-in by the provider of staff: ${what}`)
    return throwError('signOnFailed')
  }

  /** The e-mail of an account, by one that the provider itself has proven, of a domain that it speaks for. */
  async function personOf(email: string | undefined, isVerified: boolean) {
    if (!email || !isVerified) return failed(undefined, 'the e-mail is not proven there')
    if (domains.length > 0 && !domains.includes(email.split('@').at(-1) ?? ''))
      return failed(undefined, 'the e-mail is of another domain')
    return (await accounts.personOfEmail(email)) ?? throwError('signOnUnknown')
  }

  return {
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/staff-sign-on': {
          limit: limits.read,
          handle: async () => ({ data: provider ? { name: config.OIDC_NAME } : null }),
        },
        'POST /api/website/staff-sign-on-start': {
          limit: limits.entry,
          async handle({ body }) {
            if (!provider) return throwError('signOnFailed')
            const address = await provider
              .addressFor(states.begin(body.device_id))
              .catch((error) => failed(error, 'it cannot be asked'))
            return { data: { address } }
          },
        },
        'POST /api/website/staff-sign-on': {
          limit: limits.entry,
          async handle({ body, reply }) {
            const [device, { code, state, iss }] = deviceIn(body)
            const begun = states.read(state, device.deviceId)
            if (!provider || !begun) return throwError('signOnFailed')
            const { email, isEmailVerified, proofs } = await provider
              .vouched({ code, iss }, begun)
              .catch((error) => failed(error, 'its answer is not right'))
            const personId = await personOf(email, isEmailVerified)
            const { session, viewer } =
              (await accounts.enterKnown(personId, 'staff', device)) ?? throwError('signOnUnknown')
            if (proofs.some((proof) => enough.has(proof))) {
              await inTransaction(db, (trx) => accounts.proveSecondFactor(trx, viewer.sessionId))
              accounts.sessions.forget(viewer.sessionId)
            }
            antiForgery.issue(reply, viewer.sessionId)
            return { data: session, message: accountMessages.loggedIn }
          },
        },
      }),
  } satisfies Module
}
