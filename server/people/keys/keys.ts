import type { ApiKey, keyRoles, ProgramCall, StaffKey } from '@newyou/contract/people/keys/keys'
import { callsKeptDays, callsShown, keysMost } from '@newyou/contract/people/keys/limits'
import type { KeyHolder, Scope } from '@newyou/contract/scopes'
import type { Audit } from '../../foundation/audit/index.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import type { Bus } from '../../platform/database/bus.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { NotedCall } from '../../platform/http/keys.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Random } from '../../platform/random.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { StepUp } from '../staff/index.ts'
import { keyChanged } from './rights.ts'
import { beginningOf, newKey } from './secret.ts'

type KeyRole = (typeof keyRoles)[number]

/** What somebody chose for a new key. */
interface Wanted {
  name: string
  expires_in_days: number
  scopes: readonly Scope[]
}

interface Dependencies {
  db: Database
  bus: Bus
  clock: Clock
  ids: Ids
  random: Random
  audit: Audit
  stepUp: StepUp
  /** Asks anew about a key on this node. */
  forget: (keyId: string) => void
  /** Tells a healer that a key was made in their name. */
  onMade: (trx: Trx, personId: string, key: { u_id: string; name: string }) => Promise<void>
}

/** API keys: made and shown once, listed, revoked, and what was called with them. */
export function createKeys({ db, bus, clock, ids, random, audit, stepUp, forget, onMade }: Dependencies) {
  const rows = (queryable: Queryable) =>
    queryable
      .selectFrom('api_key as k')
      .innerJoin('person_name as p', 'p.u_id', 'k.person_id')
      .select(['k.u_id', 'k.holder', 'k.name', 'k.scopes', 'k.roles', 'k.created_at', 'k.expires_at'])
      .select(['k.last_used_at', 'k.revoked_at', 'p.first_name', 'p.last_name'])
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

  const present = (row: Row): ApiKey => ({
    u_id: row.u_id,
    name: row.name,
    begins_with: beginningOf(row.u_id),
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  })
  const presentForStaff = (row: Row): StaffKey => ({
    ...present(row),
    holder: row.holder as KeyHolder, // checked by the table
    roles: row.roles as KeyRole[], // written by `make` only
    made_by: `${row.first_name} ${row.last_name}`,
  })

  const one = async (queryable: Queryable, keyId: string) =>
    orNotFound(await rows(queryable).where('k.u_id', '=', keyId).executeTakeFirst())

  /** @throws DomainError tooManyKeys */
  async function make(
    trx: Trx,
    personId: string,
    { holder, roles }: { holder: KeyHolder; roles: readonly KeyRole[] },
    { name, expires_in_days: inDays, scopes }: Wanted,
  ) {
    await lockPeople(trx, [personId])
    const now = clock.now()
    const { alive } = await trx
      .selectFrom('api_key')
      .select((of) => of.fn.countAll<number>().as('alive'))
      .where('person_id', '=', personId)
      .where('holder', '=', holder)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow()
    if (alive >= keysMost) throwError('tooManyKeys')
    const keyId = ids.next()
    const key = newKey(random, keyId)
    await trx
      .insertInto('api_key')
      .values({
        u_id: keyId,
        holder,
        person_id: personId,
        name,
        secret_hash: hashOfToken(key),
        scopes: [...scopes],
        roles: [...roles],
        created_at: now,
        expires_at: after(now, days(inDays)),
      })
      .execute()
    return { key, row: await one(trx, keyId) }
  }

  /** A key that was revoked before stays as it is. */
  async function end(trx: Trx, row: Row) {
    if (row.revoked_at) return row
    await trx.updateTable('api_key').set({ revoked_at: clock.now() }).where('u_id', '=', row.u_id).execute()
    await bus.publish(trx, keyChanged, row.u_id)
    return one(trx, row.u_id)
  }

  /** The other nodes hear it from the bus; on this one it holds before we answer. */
  async function revoke(work: (trx: Trx) => Promise<Row>): Promise<Row> {
    const row = await inTransaction(db, work)
    forget(row.u_id)
    return row
  }

  const ofHealer = async (queryable: Queryable, personId: string, keyId: string) =>
    orNotFound(
      await rows(queryable)
        .where('k.u_id', '=', keyId)
        .where('k.person_id', '=', personId)
        .where('k.holder', '=', 'healer')
        .executeTakeFirst(),
    )

  async function callsOf(keyId: string): Promise<ProgramCall[]> {
    const calls = await db
      .selectFrom('api_key_call')
      .select(['at', 'call', 'status'])
      .where('key_id', '=', keyId)
      .orderBy('at', 'desc')
      .limit(callsShown)
      .execute()
    return calls.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  }

  return {
    /** Those of a healer; what ended long ago is left out by its number alone. */
    async mine(personId: string) {
      const all = await rows(db)
        .where('k.person_id', '=', personId)
        .where('k.holder', '=', 'healer')
        .orderBy('k.created_at', 'desc')
        .limit(100)
        .execute()
      return all.map(present)
    },

    /** @throws DomainError tooManyKeys */
    makeMine: (personId: string, wanted: Wanted) =>
      inTransaction(db, async (trx) => {
        const { key, row } = await make(trx, personId, { holder: 'healer', roles: [] }, wanted)
        await onMade(trx, personId, row)
        return { ...present(row), key }
      }),

    /** @throws DomainError notFound */
    revokeMine: async (personId: string, keyId: string) =>
      present(await revoke(async (trx) => end(trx, await ofHealer(trx, personId, keyId)))),

    /** @throws DomainError notFound */
    async myCalls(personId: string, keyId: string) {
      await ofHealer(db, personId, keyId)
      return callsOf(keyId)
    },

    async list(holder: KeyHolder | undefined, { page, size }: Paging) {
      let all = rows(db)
      if (holder) all = all.where('k.holder', '=', holder)
      const found = await pageOf(all.orderBy('k.created_at', 'desc').orderBy('k.u_id', 'desc'), {
        page,
        size,
      })
      return { data: found.rows.map(presentForStaff), total: found.total, page, items_per_page: size }
    },

    /** @throws DomainError stepUpRequired, tooManyKeys */
    makeForPractice: (viewer: Viewer, { roles, ...wanted }: Wanted & { roles: readonly KeyRole[] }) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { key, row } = await make(trx, viewer.personId, { holder: 'practice', roles }, wanted)
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'keys',
          recordId: row.u_id,
          action: 'create',
          changes: { name: [null, row.name], scopes: [null, row.scopes], roles: [null, row.roles] },
        })
        return { ...presentForStaff(row), key }
      }),

    /** Ends any key at once: no OTP stands between a colleague and one that leaked. @throws DomainError notFound */
    revokeAny: async (viewer: Viewer, keyId: string) =>
      presentForStaff(
        await revoke(async (trx) => {
          const row = await one(trx, keyId)
          if (row.revoked_at) return row
          await audit.note(trx, {
            staffId: viewer.personId,
            resource: 'keys',
            recordId: keyId,
            action: 'revoke',
          })
          return end(trx, row)
        }),
      ),

    /** @throws DomainError notFound */
    async callsOfAny(keyId: string) {
      await one(db, keyId)
      return callsOf(keyId)
    },

    /** Writes down one call; it needs no transaction, as it follows the answer. */
    async note({ programId: keyId, call, status }: NotedCall) {
      await db
        .insertInto('api_key_call')
        .values({ u_id: ids.next(), key_id: keyId, at: clock.now(), call, status })
        .execute()
    },

    /** Forgets calls after a month. */
    async sweep() {
      await db
        .deleteFrom('api_key_call')
        .where('at', '<', after(clock.now(), -days(callsKeptDays)))
        .execute()
    },
  }
}
