import type { AppGrant } from '@newyou/contract/people/apps/apps'
import { hostOf } from '@newyou/contract/people/apps/redirects'
import { type AppRole, type Scope, scopesOf } from '@newyou/contract/scopes'
import { sql } from 'kysely'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { AppViewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { hashOfToken } from '../../platform/token-hash.ts'

/** Its use is noted once in so long. */
const noteEveryMs = minutes(1)

interface Dependencies {
  db: Database
  clock: Clock
  ids: Ids
  /** Tells a person that an app was connected in their name. */
  onConnected: (trx: Trx, personId: string, grant: { u_id: string; app_name: string }) => Promise<void>
}

/** What people allowed apps: connected, used, listed and ended. */
export function createGrants({ db, clock, ids, onConnected }: Dependencies) {
  const rows = (queryable: Queryable) =>
    queryable
      .selectFrom('oauth_grant as g')
      .innerJoin('oauth_app as a', 'a.u_id', 'g.app_id')
      .select(['g.u_id', 'g.role', 'g.scopes', 'g.created_at', 'g.last_used_at'])
      .select(['a.name', 'a.redirect_uris'])
      .where('g.revoked_at', 'is', null)
      .where('a.ended_at', 'is', null)
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

  const present = (row: Row): AppGrant => ({
    u_id: row.u_id,
    app_name: row.name,
    host: hostOf(row.redirect_uris[0] ?? ''),
    role: row.role as AppRole, // checked by the table
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  })

  async function end(trx: Trx, grantId: string) {
    await trx
      .updateTable('oauth_grant')
      .set({ revoked_at: clock.now() })
      .where('u_id', '=', grantId)
      .where('revoked_at', 'is', null)
      .execute()
    await trx.deleteFrom('oauth_record').where('grant_id', '=', grantId).execute()
  }

  /** Ends what people allowed an app, where it has none of these scopes. */
  async function endWithout(trx: Trx, appId: string, scopes: readonly string[]) {
    const ended = await trx
      .updateTable('oauth_grant')
      .set({ revoked_at: clock.now() })
      .where('app_id', '=', appId)
      .where('revoked_at', 'is', null)
      .where(sql<boolean>`not scopes && ${scopes}::text[]`)
      .returning('u_id')
      .execute()
    const endedIds = ended.map(({ u_id: id }) => id)
    await trx.deleteFrom('oauth_record').where(sql<boolean>`grant_id = any(${endedIds}::uuid[])`).execute()
  }

  const requireOf = async (queryable: Queryable, personId: string, grantId: string) =>
    orNotFound(
      await rows(queryable)
        .where('g.u_id', '=', grantId)
        .where('g.person_id', '=', personId)
        .executeTakeFirst(),
    )

  const noted = new Map<string, number>()
  async function noteUse(grantId: string) {
    const now = clock.now()
    if ((noted.get(grantId) ?? 0) > now.getTime() - noteEveryMs) return
    if (noted.size > 10_000) noted.clear()
    noted.set(grantId, now.getTime())
    await db
      .updateTable('oauth_grant')
      .set({ last_used_at: now })
      .where('u_id', '=', grantId)
      .where((is) =>
        is.or([is('last_used_at', 'is', null), is('last_used_at', '<', after(now, -noteEveryMs))]),
      )
      .execute()
  }

  return {
    /**
     * Writes down that a person said yes.
     * @throws DomainError authorisationGone when the app was ended meanwhile, or may ask for less than they read
     */
    connect: (personId: string, role: AppRole, app: { u_id: string; name: string }, scopes: Scope[]) =>
      inTransaction(db, async (trx) => {
        const current = await trx
          .selectFrom('oauth_app')
          .select('scopes')
          .where('u_id', '=', app.u_id)
          .where('ended_at', 'is', null)
          .forShare()
          .executeTakeFirst()
        if (!current || scopes.some((scope) => !current.scopes.includes(scope)))
          throwError('authorisationGone')
        const grantId = ids.next()
        await trx
          .insertInto('oauth_grant')
          .values({
            u_id: grantId,
            app_id: app.u_id,
            person_id: personId,
            role,
            scopes,
            created_at: clock.now(),
          })
          .execute()
        await onConnected(trx, personId, { u_id: grantId, app_name: app.name })
        return grantId
      }),

    /**
     * Whom a token acts for, asked anew at each call, so that what was ended opens nothing on any node.
     * @throws DomainError invalidToken for a token that is not ours, ran out or was ended, or whose person may no longer
     */
    async authenticate(token: string): Promise<AppViewer> {
      const row = await db
        .selectFrom('oauth_record as r')
        .innerJoin('oauth_grant as g', 'g.u_id', 'r.grant_id')
        .innerJoin('oauth_app as a', 'a.u_id', 'g.app_id')
        .innerJoin('person_name as p', 'p.u_id', 'g.person_id')
        .select(['g.u_id', 'g.person_id', 'g.role', 'g.scopes', 'a.scopes as most', 'p.roles', 'r.payload'])
        .where('r.kind', '=', 'AccessToken')
        .where('r.id_hash', '=', hashOfToken(token))
        .where('r.expires_at', '>', clock.now())
        .where('g.revoked_at', 'is', null)
        .where('a.ended_at', 'is', null)
        .where('p.state', '=', 'active')
        .executeTakeFirst()
      if (!row?.roles.includes(row.role)) return throwError('invalidToken')
      const role = row.role as AppRole // checked by the table
      const { scope = '' } = row.payload as { scope?: string } // written by the library
      const given = new Set(scope.split(' '))
      await noteUse(row.u_id)
      return {
        via: 'app',
        grantId: row.u_id,
        personId: row.person_id,
        role,
        staffRoles: [],
        scopes: scopesOf(role).filter(
          (one) => given.has(one) && row.scopes.includes(one) && row.most.includes(one),
        ),
      }
    },

    /** Whether this person can be acted for at all. */
    async isActive(personId: string) {
      const person = await db
        .selectFrom('person_name')
        .select('u_id')
        .where('u_id', '=', personId)
        .where('state', '=', 'active')
        .executeTakeFirst()
      return person !== undefined
    },

    async mine(personId: string) {
      const all = await rows(db)
        .where('g.person_id', '=', personId)
        .orderBy('g.created_at', 'desc')
        .limit(100)
        .execute()
      return all.map(present)
    },

    /** What this person allowed. @throws DomainError notFound */
    requireOf,

    /** @throws DomainError notFound */
    disconnect: (personId: string, grantId: string) =>
      inTransaction(db, async (trx) => {
        const row = await requireOf(trx, personId, grantId)
        await end(trx, grantId)
        return present(row)
      }),

    /** Ends a grant whoever asks: its app, or a sign that a token of it is in other hands. */
    end: (grantId: string) => inTransaction(db, (trx) => end(trx, grantId)),

    /** Ends what everybody allowed an app. */
    endAllOf: (trx: Trx, appId: string) => endWithout(trx, appId, []),

    /**
     * Takes from everybody what an app may no longer ask for, so that a scope which comes back later is asked for again.
     * What has nothing left ends.
     */
    async narrowAllOf(trx: Trx, appId: string, most: readonly string[]) {
      await endWithout(trx, appId, most)
      await trx
        .updateTable('oauth_grant')
        .set({
          scopes: sql<
            string[]
          >`array(select one from unnest(scopes) as one where one = any(${most}::text[]))`,
        })
        .where('app_id', '=', appId)
        .where('revoked_at', 'is', null)
        .where(sql<boolean>`not scopes <@ ${most}::text[]`)
        .execute()
    },

    /** Forgets codes that are on the way to an address which is the app's no more. */
    async forgetCodesOf(trx: Trx, appId: string) {
      await trx
        .deleteFrom('oauth_record')
        .where('kind', '=', 'AuthorizationCode')
        .where('grant_id', 'in', trx.selectFrom('oauth_grant').select('u_id').where('app_id', '=', appId))
        .execute()
    },

    /** What a person allows now; nothing when it has ended. */
    async scopesOf(grantId: string): Promise<string[]> {
      const row = await db
        .selectFrom('oauth_grant')
        .select('scopes')
        .where('u_id', '=', grantId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return row?.scopes ?? []
    },

    /** Forgets codes, tokens and requests that are past their time. */
    async sweep() {
      await db.deleteFrom('oauth_record').where('expires_at', '<', clock.now()).execute()
    },
  }
}
export type Grants = ReturnType<typeof createGrants>
