import type { Authorisation } from '@newyou/contract/people/apps/apps'
import { hostOf } from '@newyou/contract/people/apps/redirects'
import { type AppRole, appRoles, type Scope, scopesOf } from '@newyou/contract/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Apps } from './apps.ts'
import type { Grants } from './grants.ts'

interface Dependencies {
  publicUrl: string
  provider: () => Promise<Provider>
  apps: Pick<Apps, 'alive'>
  grants: Pick<Grants, 'connect'>
}

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  uid: string
  viewer: SessionViewer
}

const isAppRole = (role: string): role is AppRole => (appRoles as readonly string[]).includes(role)

const wordsIn = (text: unknown) => (typeof text === 'string' ? text.split(' ').filter(Boolean) : [])

/** A person reads what an app asks, and says yes or no. */
export function createAuthorising({ publicUrl, provider, apps, grants }: Dependencies) {
  /**
   * The request of this browser: one that began in another is nobody's, so that no one can have somebody else say yes.
   * @throws DomainError authorisationGone, nothingToAllow, notAllowed
   */
  async function asked({ request, reply, uid, viewer }: Asked) {
    const library = await provider()
    const interaction = await library.interactionDetails(request.raw, reply.raw).catch(() => undefined)
    if (interaction?.uid !== uid) return throwError('authorisationGone')
    const { params } = interaction
    const app = (await apps.alive(String(params.client_id))) ?? throwError('authorisationGone')
    // Its addresses may have changed since the request began.
    const client = await library.Client.find(app.u_id)
    if (!client?.redirectUriAllowed(String(params.redirect_uri))) throwError('authorisationGone')
    if (!isAppRole(viewer.role)) return throwError('notAllowed')
    const wanted = new Set(wordsIn(params.scope))
    const scopes: Scope[] = scopesOf(viewer.role).filter(
      (scope) => wanted.has(scope) && app.scopes.includes(scope),
    )
    return { library, app, params, role: viewer.role, scopes }
  }

  return {
    async look(of: Asked): Promise<Authorisation> {
      const { app, params, scopes } = await asked(of)
      if (scopes.length === 0) throwError('nothingToAllow')
      return { app_name: app.name, host: hostOf(String(params.redirect_uri)), scopes }
    },

    /** Where the browser goes on to. */
    async decide(of: Asked, isAllowed: boolean) {
      const { library, app, params, role, scopes } = await asked(of)
      const finish = async (result: Parameters<Provider['interactionResult']>[2]) => ({
        address: await library.interactionResult(of.request.raw, of.reply.raw, result, {
          mergeWithLastSubmission: false,
        }),
      })
      if (!isAllowed)
        return finish({ error: 'access_denied', error_description: 'the person does not allow it' })
      if (scopes.length === 0) throwError('nothingToAllow')
      const { personId } = of.viewer
      const grantId = await grants.connect(personId, role, app, scopes)
      // The library takes the id that it is given and makes none of its own.
      const grant = new library.Grant({ accountId: personId, clientId: app.u_id, jti: grantId } as {
        accountId: string
        clientId: string
      })
      const resources = params.resource ?? `${publicUrl}/api`
      for (const resource of Array.isArray(resources) ? resources : [resources])
        grant.addResourceScope(String(resource), scopes.join(' '))
      await grant.save()
      return finish({ login: { accountId: personId, remember: false }, consent: { grantId } })
    },
  }
}
