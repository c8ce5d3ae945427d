import { isDeepStrictEqual } from 'node:util'
import type { AppForm, OauthApp } from '@newyou/contract/people/apps/apps'
import { appsMost } from '@newyou/contract/people/apps/limits'
import { isLoopback } from '@newyou/contract/people/apps/redirects'
import type { AdapterPayload } from 'oidc-provider'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Random } from '../../platform/random.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { StepUp } from '../staff/index.ts'
import type { Grants } from './grants.ts'

interface Wanted extends AppForm {
  is_public: boolean
}

interface Dependencies {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  audit: Audit
  stepUp: StepUp
  grants: Pick<Grants, 'endAllOf' | 'narrowAllOf' | 'forgetCodesOf'>
}

const fields = ['name', 'redirect_uris', 'scopes'] as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Apps that people can connect: registered and ended by an administrator. */
export function createApps({ db, clock, ids, random, audit, stepUp, grants }: Dependencies) {
  const rows = (queryable: Queryable) =>
    queryable
      .selectFrom('oauth_app as a')
      .innerJoin('person_name as p', 'p.u_id', 'a.made_by')
      .select(['a.u_id', 'a.name', 'a.redirect_uris', 'a.scopes', 'a.secret_hash', 'a.created_at'])
      .select(['a.ended_at', 'p.first_name', 'p.last_name'])
      .select((of) =>
        of
          .selectFrom('oauth_grant as g')
          .select(of.fn.countAll<number>().as('count'))
          .whereRef('g.app_id', '=', 'a.u_id')
          .where('g.revoked_at', 'is', null)
          .as('people'),
      )
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

  const present = (row: Row): OauthApp => ({
    u_id: row.u_id,
    name: row.name,
    redirect_uris: row.redirect_uris,
    scopes: row.scopes,
    is_public: row.secret_hash === null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    made_by: `${row.first_name} ${row.last_name}`,
    people: Number(row.people ?? 0),
  })

  const one = async (queryable: Queryable, appId: string) =>
    orNotFound(await rows(queryable).where('a.u_id', '=', appId).executeTakeFirst())

  const alive = (appId: string) =>
    db
      .selectFrom('oauth_app')
      .selectAll()
      .where('u_id', '=', appId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()

  /** An app that is changed, locked. @throws DomainError stepUpRequired, notFound, appEnded */
  async function toChange(trx: Trx, viewer: SessionViewer, appId: string) {
    await stepUp.require(trx, viewer)
    const app = orNotFound(
      await trx.selectFrom('oauth_app').selectAll().where('u_id', '=', appId).forUpdate().executeTakeFirst(),
    )
    if (app.ended_at) throwError('appEnded')
    return app
  }

  const newSecret = () => random.bytes(32).toString('base64url')

  return {
    /** An app that is not ended; undefined for any other id. */
    alive: async (appId: string) => (uuid.test(appId) ? alive(appId) : undefined),

    /** An app as the library describes clients. In the place of its secret stands the hash. */
    async clientOf(appId: string): Promise<AdapterPayload | undefined> {
      const app = uuid.test(appId) ? await alive(appId) : undefined
      if (!app) return undefined
      return {
        client_id: app.u_id,
        client_name: app.name,
        redirect_uris: app.redirect_uris,
        application_type: app.redirect_uris.some(isLoopback) ? 'native' : 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: app.secret_hash ? 'client_secret_basic' : 'none',
        ...(app.secret_hash && { client_secret: app.secret_hash.toString('hex') }),
      }
    },

    async list({ page, size }: Paging) {
      const found = await pageOf(rows(db).orderBy('a.created_at', 'desc').orderBy('a.u_id', 'desc'), {
        page,
        size,
      })
      return { data: found.rows.map(present), total: found.total, page, items_per_page: size }
    },

    /** @throws DomainError stepUpRequired, tooManyApps */
    register: (
      viewer: SessionViewer,
      { name, redirect_uris: redirects, scopes, is_public: isPublic }: Wanted,
    ) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { count } = await trx
          .selectFrom('oauth_app')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (count >= appsMost) throwError('tooManyApps')
        const appId = ids.next()
        const secret = isPublic ? null : newSecret()
        await trx
          .insertInto('oauth_app')
          .values({
            u_id: appId,
            name,
            redirect_uris: redirects,
            scopes: [...scopes],
            secret_hash: secret === null ? null : hashOfToken(secret),
            made_by: viewer.personId,
            created_at: clock.now(),
          })
          .execute()
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'apps',
          recordId: appId,
          action: 'create',
          changes: { name: [null, name], redirect_uris: [null, redirects], scopes: [null, scopes] },
        })
        return { ...present(await one(trx, appId)), secret }
      }),

    /** What is not named stays. @throws DomainError stepUpRequired, notFound, appEnded */
    change: (viewer: SessionViewer, appId: string, wanted: Partial<AppForm>) =>
      inTransaction(db, async (trx) => {
        const before = await toChange(trx, viewer, appId)
        const after = {
          name: wanted.name ?? before.name,
          redirect_uris: wanted.redirect_uris ?? before.redirect_uris,
          scopes: wanted.scopes ?? before.scopes,
        }
        const changed = fields.filter((field) => !isDeepStrictEqual(after[field], before[field]))
        if (changed.length === 0) return present(await one(trx, appId))
        await trx.updateTable('oauth_app').set(after).where('u_id', '=', appId).execute()
        if (changed.includes('scopes')) await grants.narrowAllOf(trx, appId, after.scopes)
        if (changed.includes('redirect_uris')) await grants.forgetCodesOf(trx, appId)
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'apps',
          recordId: appId,
          action: 'change',
          changes: Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        })
        return present(await one(trx, appId))
      }),

    /**
     * The secret before ends at once; what people allowed and the tokens of this hour stay.
     * @throws DomainError stepUpRequired, notFound, appEnded, appHasNoSecret
     */
    renewSecret: (viewer: SessionViewer, appId: string) =>
      inTransaction(db, async (trx) => {
        const before = await toChange(trx, viewer, appId)
        if (before.secret_hash === null) throwError('appHasNoSecret')
        const secret = newSecret()
        await trx
          .updateTable('oauth_app')
          .set({ secret_hash: hashOfToken(secret) })
          .where('u_id', '=', appId)
          .execute()
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'apps',
          recordId: appId,
          action: 'new-secret',
        })
        return { ...present(await one(trx, appId)), secret }
      }),

    /** Ends an app at once: no OTP stands between a colleague and one that is misused. @throws DomainError notFound */
    end: (viewer: SessionViewer, appId: string) =>
      inTransaction(db, async (trx) => {
        const row = await one(trx, appId)
        if (row.ended_at) return present(row)
        await trx.updateTable('oauth_app').set({ ended_at: clock.now() }).where('u_id', '=', appId).execute()
        await grants.endAllOf(trx, appId)
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'apps',
          recordId: appId,
          action: 'revoke',
        })
        return present(await one(trx, appId))
      }),
  }
}
export type Apps = ReturnType<typeof createApps>
