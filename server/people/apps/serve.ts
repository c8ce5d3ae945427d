import type { IncomingMessage } from 'node:http'
import { oauthPaths, oauthResources } from '@newyou/contract/people/apps/paths'
import { appScopes } from '@newyou/contract/scopes'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { limits } from '../../platform/http/limits.ts'
import { cookieNames } from './provider.ts'

const plain = { policy: 'any', reason: 'OAuth: requests of apps, as its standards write them' } as const
const config = { limit: limits.entry, plain }
const schema = { hide: true }

/** The library would remember who said yes in this browser; the next request may be somebody else's. */
function forgetSession(headers: IncomingMessage['headers']) {
  headers.cookie = (headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => !cookie.startsWith(cookieNames.session))
    .join('; ')
}

/** The library's links begin with the address of the site, whatever a caller or a proxy calls it. */
function nameSite(headers: IncomingMessage['headers'], { host, protocol }: URL) {
  for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name]
  headers.host = host
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
}

/** What apps call: the library's own answers, and where it stands (RFC 8414, RFC 9728). */
export function serveOauth(
  http: FastifyInstance,
  { publicUrl, provider }: { publicUrl: string; provider: () => Promise<Provider> },
) {
  const site = new URL(publicUrl)
  http.register(async (scope) => {
    // The library reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null))
    for (const [method, url] of [
      ['GET', oauthPaths.authorisation],
      ['GET', `${oauthPaths.authorisation}/:uid`],
      ['POST', oauthPaths.token],
      ['POST', oauthPaths.revocation],
      ['GET', oauthPaths.keys],
      ['GET', '/.well-known/oauth-authorization-server'],
    ] as const)
      scope.route({
        method,
        url,
        config,
        schema,
        async handler(request, reply) {
          const answer = (await provider()).callback()
          nameSite(request.raw.headers, site)
          forgetSession(request.raw.headers)
          reply.hijack()
          reply.raw.setHeader('x-content-type-options', 'nosniff')
          reply.raw.setHeader('referrer-policy', 'no-referrer')
          await answer(request.raw, reply.raw)
        },
      })
  })
  for (const resource of ['', ...oauthResources])
    http.get(`/.well-known/oauth-protected-resource${resource}`, { config, schema }, async () => ({
      resource: `${publicUrl}${resource || oauthResources[0]}`,
      authorization_servers: [publicUrl],
      scopes_supported: appScopes,
      bearer_methods_supported: ['header'],
      resource_documentation: `${publicUrl}/api/docs`,
    }))
}
