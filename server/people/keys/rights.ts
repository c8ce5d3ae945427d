import { timingSafeEqual } from 'node:crypto'
import { keyRoles } from '@newyou/contract/people/keys/keys'
import { type Scope, scopesOf } from '@newyou/contract/scopes'
import { after, type Clock, minutes, seconds } from '../../platform/clock.ts'
import type { Bus } from '../../platform/database/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { KeyViewer } from '../../platform/http/viewer.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { idIn } from './secret.ts'

/** How long one node may believe a key without asking; revocation drops it at once everywhere. */
const cacheMs = seconds(5)
/** Its use is noted once in so long. */
const noteEveryMs = minutes(1)
/** Tells all nodes to ask anew about a key. */
export const keyChanged = 'key-changed'

interface Known {
  until: number
  hash: Buffer
  viewer: KeyViewer
}

interface Dependencies {
  db: Database
  bus: Bus
  clock: Clock
}

/** Whose keys are good and what they may do, believed for a few seconds and asked again after a change. */
export function createKeyRights({ db, bus, clock }: Dependencies) {
  const known = new Map<string, Known>()
  bus.subscribe<string>(keyChanged, (keyId) => known.delete(keyId))
  bus.onGap(() => known.clear())

  const rowOf = (keyId: string) =>
    db
      .selectFrom('api_key as k')
      .innerJoin('person_name as p', 'p.u_id', 'k.person_id')
      .select(['k.holder', 'k.person_id', 'k.secret_hash', 'k.scopes', 'k.roles', 'k.last_used_at'])
      .select(['p.roles as present'])
      .where('k.u_id', '=', keyId)
      .where('k.revoked_at', 'is', null)
      .where('k.expires_at', '>', clock.now())
      .where('p.state', '=', 'active')
      .executeTakeFirst()
  type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

  /** Undefined when its person lost the right to it. A scope that is no more, or no longer theirs, opens nothing. */
  function viewerOf(keyId: string, row: Row): KeyViewer | undefined {
    const { person_id: personId, present } = row
    const holder = row.holder === 'healer' ? 'healer' : 'practice'
    const granted = scopesOf(holder).filter((scope: Scope) => row.scopes.includes(scope))
    const viewer = { via: 'key', keyId, personId, scopes: granted } as const
    if (holder === 'healer')
      return present.includes('healer') ? { ...viewer, role: 'healer', staffRoles: [] } : undefined
    // An administrator may do what all other roles may; a key never becomes one.
    const staffRoles = keyRoles.filter(
      (role) => row.roles.includes(role) && (present.includes('admin') || present.includes(role)),
    )
    return staffRoles.length > 0 ? { ...viewer, role: 'staff', staffRoles } : undefined
  }

  async function ask(keyId: string): Promise<Known | undefined> {
    const now = clock.now()
    const believed = known.get(keyId)
    if (believed && believed.until > now.getTime()) return believed
    const row = await rowOf(keyId)
    const viewer = row && viewerOf(keyId, row)
    if (!row || !viewer) return undefined
    const found = { until: now.getTime() + cacheMs, hash: row.secret_hash, viewer }
    if (known.size > 10_000) known.clear()
    known.set(keyId, found)
    return found
  }

  async function noteUse(keyId: string) {
    const now = clock.now()
    await db
      .updateTable('api_key')
      .set({ last_used_at: now })
      .where('u_id', '=', keyId)
      .where((is) =>
        is.or([is('last_used_at', 'is', null), is('last_used_at', '<', after(now, -noteEveryMs))]),
      )
      .execute()
  }

  const noted = new Map<string, number>()

  return {
    /** @throws DomainError invalidToken for a key that is not ours, ran out, was revoked, or whose person may no longer */
    async authenticate(key: string): Promise<KeyViewer> {
      const keyId = idIn(key)
      const found = keyId === undefined ? undefined : await ask(keyId)
      if (!keyId || !found || !timingSafeEqual(hashOfToken(key), found.hash))
        return throwError('invalidToken')
      const now = clock.now().getTime()
      if ((noted.get(keyId) ?? 0) <= now - noteEveryMs) {
        if (noted.size > 10_000) noted.clear()
        noted.set(keyId, now)
        await noteUse(keyId)
      }
      return found.viewer
    },
    /** Asks anew about a key on this node. */
    forget: (keyId: string) => known.delete(keyId),
  }
}
