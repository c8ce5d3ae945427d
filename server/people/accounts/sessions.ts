import { createHmac } from 'node:crypto'
import type { SignedInDevice } from '@newyou/contract/people/accounts/devices'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Role } from '@newyou/contract/vocabulary'
import { after, type Clock, days, seconds } from '../../platform/clock.ts'
import type { Bus } from '../../platform/database/bus.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Random } from '../../platform/random.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { createSessionRights, sessionChanged } from './session-rights.ts'
import type { Tokens } from './tokens.ts'

const refreshMs = days(30)
/** A lost answer or ten tabs at once: the direct predecessor may ask again this long. */
const overlapMs = seconds(10)
/** Why a session ended of which its own device took leave. */
export const loggedOut = 'logged out'

export interface Device {
  deviceId: string
  deviceName: string
  /** A signal for staff who look into abuse; it decides nothing. */
  fingerprint?: string
}

export interface TokenPair {
  token: string
  token_time: number
  refresh_token: string
  refresh_token_time: number
}

interface SessionDependencies {
  db: Database
  bus: Bus
  clock: Clock
  ids: Ids
  random: Random
  tokens: Tokens
  secret: string
  realtime: Realtime
  /** Notifies a person that an old key was used and that we therefore logged the device out. */
  onReuse: (trx: Trx, personId: string) => Promise<void>
}

/** Sessions: one for each login on a device, with a family of rotating refresh tokens. */
export function createSessions({
  db,
  bus,
  clock,
  ids,
  random,
  tokens,
  secret,
  realtime,
  onReuse,
}: SessionDependencies) {
  const { aliveAmong, rightsOf, forget, forgetAll } = createSessionRights({ db, bus, clock })

  /** The successor is derived, so that asking twice gives the same one without keeping it anywhere. */
  const successorOf = (token: string) =>
    createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

  async function keep(trx: Trx, sessionId: string, token: string, generation: number) {
    const now = clock.now()
    const row = { token_hash: hashOfToken(token), session_id: sessionId, generation }
    await trx
      .insertInto('refresh_token')
      .values({ ...row, expires_at: after(now, refreshMs), created_at: now })
      .execute()
  }

  async function pair(viewer: SessionViewer, refreshToken: string): Promise<TokenPair> {
    const refreshTime = Math.floor(after(clock.now(), refreshMs).getTime() / 1000)
    return { ...(await tokens.access(viewer)), refresh_token: refreshToken, refresh_token_time: refreshTime }
  }

  async function end(
    trx: Trx,
    session: { u_id: string; person_id: string; device_id: string },
    because: string,
  ) {
    await trx
      .updateTable('session')
      .set({ revoked_at: clock.now(), revoked_because: because })
      .where('u_id', '=', session.u_id)
      .where('revoked_at', 'is', null)
      .execute()
    await bus.publish(trx, sessionChanged, session.u_id)
    const message = { notification_users: [session.person_id], target_id: session.device_id }
    await realtime.endSession(trx, socketEvents.deactivatedDevice, message, session.u_id)
  }

  async function endIn(
    trx: Trx,
    personId: string,
    because: string,
    { only, but }: { only?: string; but?: string | undefined },
  ) {
    let query = trx
      .selectFrom('session')
      .select(['u_id', 'person_id', 'device_id'])
      .where('person_id', '=', personId)
      .where('revoked_at', 'is', null)
    if (only) query = query.where('u_id', '=', only)
    if (but) query = query.where('u_id', '<>', but)
    const open = await query.orderBy('u_id').forUpdate().execute()
    for (const session of open) await end(trx, session, because)
    return open.map(({ u_id }) => u_id)
  }

  async function endWhich(personId: string, because: string, which: { only?: string; but?: string }) {
    const ended = await inTransaction(db, (trx) => endIn(trx, personId, because, which))
    // The other nodes hear it from the bus; here it holds before we answer.
    for (const sessionId of ended) forget(sessionId)
    return ended.length
  }

  return {
    /** Begins a session in the caller's transaction. */
    async begin(trx: Trx, personId: string, role: Role, { deviceId, deviceName, fingerprint = '' }: Device) {
      const now = clock.now()
      const viewer: SessionViewer = {
        via: 'session',
        personId,
        role,
        deviceId,
        sessionId: ids.next(),
        staffRoles: [],
      }
      await trx
        .insertInto('session')
        .values({
          u_id: viewer.sessionId,
          person_id: personId,
          role,
          device_id: deviceId,
          device_name: deviceName,
          device_fingerprint: fingerprint,
          created_at: now,
          last_seen_at: now,
        })
        .execute()
      const refreshToken = random.bytes(32).toString('base64url')
      await keep(trx, viewer.sessionId, refreshToken, 0)
      return { viewer, pair: await pair(viewer, refreshToken) }
    },

    /** @throws DomainError invalidToken for a token that is not ours, ran out, or whose session was ended */
    async authenticate(bearer: string): Promise<SessionViewer | undefined> {
      const viewer = await tokens.readViewer(bearer)
      if (!viewer) return undefined
      const rights = await rightsOf(viewer.sessionId)
      return rights ? { ...viewer, staffRoles: rights } : throwError('invalidToken')
    },

    /** Those of the sessions that are still alive, asked in the database. */
    async stillAlive(sessionIds: readonly string[]): Promise<Set<string>> {
      if (sessionIds.length === 0) return new Set()
      return new Set((await aliveAmong(db, sessionIds)).map(({ u_id }) => u_id))
    },

    /**
     * Rotates a refresh token. Using one that was rotated away ends its whole family, except the direct predecessor
     * within the overlap, which gets the same successor again.
     * @throws DomainError refreshFailed
     */
    async refresh(refreshToken: string, deviceId: string) {
      const outcome = await inTransaction(db, async (trx) => {
        const now = clock.now()
        const held = await trx
          .selectFrom('refresh_token as t')
          .innerJoin('session as s', 's.u_id', 't.session_id')
          .select(['t.session_id', 't.generation', 't.rotated_at', 't.expires_at'])
          .select(['s.u_id', 's.person_id', 's.role', 's.device_id', 's.revoked_at'])
          .where('t.token_hash', '=', hashOfToken(refreshToken))
          .forUpdate()
          .executeTakeFirst()
        if (!held || held.revoked_at || held.expires_at <= now) return undefined
        const [still] = await aliveAmong(trx, [held.session_id])
        if (!still) return undefined
        const viewer: SessionViewer = {
          via: 'session',
          personId: held.person_id,
          sessionId: held.session_id,
          deviceId: held.device_id,
          role: held.role as Role, // checked by the table
          staffRoles: [],
        }
        const successor = successorOf(refreshToken)
        if (held.device_id !== deviceId) {
          await end(trx, held, 'refresh token used on another device')
          await onReuse(trx, held.person_id)
          return undefined
        }
        if (!held.rotated_at) {
          await trx
            .updateTable('refresh_token')
            .set({ rotated_at: now })
            .where('token_hash', '=', hashOfToken(refreshToken))
            .execute()
          await keep(trx, held.session_id, successor, held.generation + 1)
          await trx
            .updateTable('session')
            .set({ last_seen_at: now })
            .where('u_id', '=', held.session_id)
            .execute()
          return { viewer, successor }
        }
        const next = await trx
          .selectFrom('refresh_token')
          .select('rotated_at')
          .where('token_hash', '=', hashOfToken(successor))
          .executeTakeFirst()
        const inOverlap = now.getTime() - held.rotated_at.getTime() <= overlapMs
        if (inOverlap && next && !next.rotated_at) return { viewer, successor }
        await end(trx, held, 'refresh token used again')
        await onReuse(trx, held.person_id)
        return undefined
      })
      if (!outcome) {
        forgetAll()
        return throwError('refreshFailed')
      }
      return { viewer: outcome.viewer, pair: await pair(outcome.viewer, outcome.successor) }
    },

    async logOut(viewer: SessionViewer) {
      await inTransaction(db, (trx) =>
        end(
          trx,
          { u_id: viewer.sessionId, person_id: viewer.personId, device_id: viewer.deviceId },
          loggedOut,
        ),
      )
      // The other nodes hear it from the bus; here it holds before we answer.
      forget(viewer.sessionId)
    },

    /** The devices on which a person is logged in, this one first. */
    async devices(viewer: SessionViewer): Promise<SignedInDevice[]> {
      const rows = await db
        .selectFrom('session')
        .select(['u_id', 'device_name', 'role', 'created_at', 'last_seen_at'])
        .where('person_id', '=', viewer.personId)
        .where('revoked_at', 'is', null)
        // A person who did not return in time cannot: the key ran out.
        .where('last_seen_at', '>', after(clock.now(), -refreshMs))
        .orderBy((column) => column('u_id', '=', viewer.sessionId), 'desc')
        .orderBy('last_seen_at', 'desc')
        .execute()
      return rows.map((row) => ({
        u_id: row.u_id,
        device_name: row.device_name,
        role: row.role as Role, // checked by the table
        signed_in_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        is_this: row.u_id === viewer.sessionId,
      }))
    },

    endOne: (viewer: SessionViewer, sessionId: string) =>
      endWhich(viewer.personId, 'logged out from another device', { only: sessionId }),
    endOthers: (viewer: SessionViewer) =>
      endWhich(viewer.personId, 'logged out from another device', { but: viewer.sessionId }),

    /** Asks anew on all nodes what a session may do. */
    rightsChanged: (trx: Trx, sessionId: string) => bus.publish(trx, sessionChanged, sessionId),
    /** Asks anew on this node at once. */
    forget,

    /** After a change of a person's roles: sessions that no longer count end, the others are asked about anew. */
    async rolesChanged(trx: Trx, personId: string) {
      const open = await trx
        .selectFrom('session')
        .select(['u_id', 'person_id', 'device_id'])
        .where('person_id', '=', personId)
        .where('revoked_at', 'is', null)
        .execute()
      const ids = open.map(({ u_id }) => u_id)
      const counting = new Set((ids.length ? await aliveAmong(trx, ids) : []).map(({ u_id }) => u_id))
      for (const session of open)
        if (counting.has(session.u_id)) await bus.publish(trx, sessionChanged, session.u_id)
        else await end(trx, session, 'role taken away')
    },

    /** Ends every session of a person but `but`, in the caller's transaction. */
    endAll: (trx: Trx, personId: string, because: string, but?: string) =>
      endIn(trx, personId, because, { but }),
  }
}

export type Sessions = ReturnType<typeof createSessions>
