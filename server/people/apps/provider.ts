import { createHmac, generateKeyPairSync, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import { defaultLocale, type Locale, localized } from '@newyou/contract/locales'
import { accessSeconds, grantDays, refreshDays } from '@newyou/contract/people/apps/limits'
import { oauthPaths, oauthResources } from '@newyou/contract/people/apps/paths'
import { appScopes } from '@newyou/contract/scopes'
import type { Adapter, Configuration, Provider } from 'oidc-provider'
import { appPrefix } from '../../platform/http/keys.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import type { Apps } from './apps.ts'
import type { Grants } from './grants.ts'

const day = 24 * 3600
/** Time to log in, to read and to decide. */
const decidingSeconds = 30 * 60
/** A code is exchanged at once. */
const codeSeconds = 60

/** The cookies of a request under way. They say nothing of who is logged in on the website. */
export const cookieNames = {
  session: '_oauth_session',
  interaction: '_oauth_interaction',
  resume: '_oauth_resume',
}

interface Dependencies {
  publicUrl: string
  logger: Logger
  /** Signs the cookies. */
  secret: string
  apps: Pick<Apps, 'alive'>
  grants: Pick<Grants, 'isActive' | 'scopesOf'>
  records: (kind: string) => Adapter
}

/** The locale that an app asks for its person. */
const localeOf = (wanted: unknown): Locale => (String(wanted ?? '').startsWith('hi') ? 'hi' : defaultLocale)

/** The page that asks the person. */
const askingPage = (locale: Locale, uid: string) => localized(pathTo('authorise', { uid }), locale)

/** Codes and rotating tokens of OAuth 2.1, by a library; loaded when the first app comes. */
export async function createProvider(needs: Dependencies): Promise<Provider> {
  const { publicUrl, logger, secret, apps, grants, records } = needs
  const { errors, interactionPolicy, Provider: Library } = await import('oidc-provider')
  const { Check, Prompt } = interactionPolicy
  const resources = oauthResources.map((path) => `${publicUrl}${path}`)
  // Whoever is there is asked each time: nothing of an earlier yes is believed.
  const isAnswered = new Check('unanswered', 'the person was not asked yet', (context) =>
    context.oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )
  const configuration: Configuration = {
    adapter: records,
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    scopes: [],
    claims: {},
    // Nothing is signed with it: tokens are opaque, and there are no identity tokens.
    jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    routes: {
      authorization: oauthPaths.authorisation,
      token: oauthPaths.token,
      revocation: oauthPaths.revocation,
      jwks: oauthPaths.keys,
      end_session: oauthPaths.endSession,
    },
    discovery: {
      scopes_supported: [...appScopes],
      ui_locales_supported: ['en-IN', 'hi-IN'],
      service_documentation: `${publicUrl}/api/docs`,
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    allowOmittingSingleRegisteredRedirectUri: false,
    cookies: {
      names: cookieNames,
      keys: [createHmac('sha256', secret).update('oauth-cookies').digest('base64url')],
      long: { httpOnly: true, sameSite: 'lax', path: '/oauth' },
      // The page that asks makes calls below /api.
      short: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    ttl: {
      AccessToken: accessSeconds,
      AuthorizationCode: codeSeconds,
      Grant: grantDays * day,
      Interaction: decidingSeconds,
      RefreshToken: refreshDays * day,
      Session: decidingSeconds,
    },
    interactions: {
      policy: [
        new Prompt({ name: 'login', requestable: false }),
        new Prompt({ name: 'consent', requestable: true }, isAnswered),
      ],
      url: (_context, { uid, params }) => askingPage(localeOf(params.ui_locales), uid),
    },
    findAccount: async (_context, personId) =>
      (await grants.isActive(personId))
        ? { accountId: personId, claims: async () => ({ sub: personId }) }
        : undefined,
    loadExistingGrant: async (context) => {
      const grantId = context.oidc.result?.consent?.grantId
      return grantId ? context.oidc.provider.Grant.find(grantId) : undefined
    },
    // Where no app can be told, the person is: the page says that the request is over.
    renderError: async (context) => {
      context.status = 303
      context.redirect(`${publicUrl}${pathTo('authorise', { uid: 'over' })}`)
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_context, _client, oneOf) => oneOf?.[0] ?? resources[0] ?? publicUrl,
        useGrantedResource: async () => true,
        async getResourceServerInfo({ oidc }, resource, client) {
          const app = resources.includes(resource) ? await apps.alive(client.clientId) : undefined
          if (!app) throw new errors.InvalidTarget()
          // A token names no scope that was taken away since its person said yes.
          const grantId = oidc.entities.Grant?.jti
          const allowed = grantId === undefined ? app.scopes : await grants.scopesOf(grantId)
          return {
            scope: app.scopes.filter((scope) => allowed.includes(scope)).join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: accessSeconds,
          }
        },
      },
    },
  }
  const provider = new Library(publicUrl, configuration)
  provider.on('server_error', (_context, error: Error) => {
    logger.error({ err: error }, 'a request of an app failed')
  })
  // Its links begin with our own address; `serve` writes that address into each request.
  provider.proxy = true
  // By its beginning a token is told from keys and sessions, and found where it was left lying.
  const tokens = provider.AccessToken.prototype as unknown as { generateTokenId: () => string }
  const { generateTokenId } = tokens
  tokens.generateTokenId = function generate() {
    return `${appPrefix}${generateTokenId.call(this)}`
  }
  // We keep the hash alone.
  provider.Client.prototype.compareClientSecret = function compare(this: { clientSecret?: string }, given) {
    return timingSafeEqual(hashOfToken(given), Buffer.from(this.clientSecret ?? '', 'hex'))
  }
  return provider
}
