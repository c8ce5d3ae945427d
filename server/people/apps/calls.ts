import type { AppCall } from '@newyou/contract/people/apps/apps'
import { callsKeptDays, callsShown } from '@newyou/contract/people/keys/limits'
import { scopeOf } from '@newyou/contract/scoped-calls'
import { after, type Clock, days } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { NotedCall } from '../../platform/http/keys.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Grants } from './grants.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ids: Ids
  grants: Pick<Grants, 'requireOf'>
}

/** The scope of a call as it was noted, with the parameters of its path as routes have them. */
const scopeOfNoted = (call: string) => scopeOf(call.replaceAll(/:(\w+)/g, '{$1}')) ?? null

/** What apps called for people: written down, read by the person, forgotten. */
export function createAppCalls({ db, clock, ids, grants }: Dependencies) {
  return {
    /** Writes down one call; it needs no transaction, as it follows the answer. */
    async note({ programId: grantId, call, status }: NotedCall) {
      await db
        .insertInto('oauth_call')
        .values({ u_id: ids.next(), grant_id: grantId, at: clock.now(), call, status })
        .execute()
    },

    /** @throws DomainError notFound */
    async mine(personId: string, grantId: string): Promise<AppCall[]> {
      await grants.requireOf(db, personId, grantId)
      const calls = await db
        .selectFrom('oauth_call')
        .select(['at', 'call', 'status'])
        .where('grant_id', '=', grantId)
        .orderBy('at', 'desc')
        .limit(callsShown)
        .execute()
      return calls.map(({ at, call, status }) => ({
        at: at.toISOString(),
        call,
        status,
        scope: scopeOfNoted(call),
      }))
    },

    /** Forgets calls after a month. */
    async sweep() {
      await db
        .deleteFrom('oauth_call')
        .where('at', '<', after(clock.now(), -days(callsKeptDays)))
        .execute()
    },
  }
}
