import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { after, type Clock, seconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/token-hash.ts'

/** What opens something: its id is the secret itself, and is kept nowhere. */
const secrets = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

interface Dependencies {
  db: Database
  clock: Clock
  /** The library's description of an app. */
  clientOf: (appId: string) => Promise<AdapterPayload | undefined>
  /** Ends what a person allowed. */
  endGrant: (grantId: string) => Promise<void>
}

/** The records of the protocol in one table, as the library asks for them. */
export function createRecords({ db, clock, clientOf, endGrant }: Dependencies) {
  const present = (id: string | undefined, row: { payload: unknown; consumed_at: Date | null }) => ({
    ...(row.payload as AdapterPayload), // written by `upsert` only
    ...(id === undefined ? {} : { jti: id }),
    ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
  })

  return (kind: string): Adapter => {
    const rows = () =>
      db
        .selectFrom('oauth_record')
        .select(['payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where('expires_at', '>', clock.now())
    return {
      async upsert(id, payload, lifetime) {
        const { jti, ...rest } = payload
        const values = {
          uid: payload.uid ?? null,
          grant_id: kind === 'Grant' ? id : (payload.grantId ?? null),
          payload: JSON.stringify(secrets.has(kind) ? rest : payload),
          expires_at: after(clock.now(), seconds(lifetime ?? 0)),
        }
        await db
          .insertInto('oauth_record')
          .values({ kind, id_hash: hashOfToken(id), ...values })
          .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doUpdateSet(values))
          .execute()
      },
      async find(id) {
        if (kind === 'Client') return clientOf(id)
        const row = await rows().where('id_hash', '=', hashOfToken(id)).executeTakeFirst()
        return row && present(id, row)
      },
      async findByUid(uid) {
        const row = await rows().where('uid', '=', uid).executeTakeFirst()
        return row && present(undefined, row)
      },
      findByUserCode: async () => undefined,
      /** Two who come at once with one code are told apart here: the second is refused. */
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('oauth_record')
          .set({ consumed_at: clock.now() })
          .where('kind', '=', kind)
          .where('id_hash', '=', hashOfToken(id))
          .where('consumed_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) return
        const row = await db
          .selectFrom('oauth_record')
          .select('grant_id')
          .where('kind', '=', kind)
          .where('id_hash', '=', hashOfToken(id))
          .executeTakeFirst()
        if (row?.grant_id) await endGrant(row.grant_id)
        const { errors } = await import('oidc-provider')
        throw new errors.InvalidGrant('already consumed')
      },
      async destroy(id) {
        if (kind === 'Grant') return endGrant(id)
        await db
          .deleteFrom('oauth_record')
          .where('kind', '=', kind)
          .where('id_hash', '=', hashOfToken(id))
          .execute()
      },
      async revokeByGrantId(grantId) {
        await db
          .deleteFrom('oauth_record')
          .where('kind', '=', kind)
          .where('grant_id', '=', sql<string>`${grantId}::uuid`)
          .execute()
      },
    }
  }
}
