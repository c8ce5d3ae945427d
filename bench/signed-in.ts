import type { StaffRole } from '@newyou/contract/vocabulary'
import type pg from 'pg'
import { createTokens } from '../server/people/accounts/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { antiForgery } from '../server/platform/http/anti-forgery.ts'

/** Tokens for sessions that stand in the database. */
async function tokensOf(
  rows: readonly { u_id: string; session: string }[],
  rights: { role: 'client' | 'staff'; staffRoles: StaffRole[] },
) {
  const config = readConfig(process.env)
  const tokens = createTokens({ secret: config.SESSION_SECRET, clock: systemClock })
  const { pairFor } = antiForgery({ secret: config.CSRF_SECRET, publicUrl: config.PUBLIC_URL })
  return Promise.all(
    rows.map(async ({ u_id: uId, session: sessionId }) => {
      const viewer = { via: 'session', personId: uId, sessionId, deviceId: 'bench', ...rights } as const
      return { uId, token: (await tokens.access(viewer)).token, csrf: pairFor(sessionId) }
    }),
  )
}

/** A colleague whose second factor is proven. */
export async function signInStaff(pool: pg.Pool, role: StaffRole) {
  const { rows } = await pool.query<{ u_id: string; session: string }>(
    `with colleague as (
       insert into person (u_id, roles, first_name, last_name, created_at, updated_at)
       values (gen_random_uuid(), array[$1], 'Measuring', 'Colleague', now(), now()) returning u_id)
     insert into session (u_id, person_id, device_id, role, created_at, last_seen_at, second_factor_at)
     select gen_random_uuid(), u_id, 'bench', 'staff', now(), now(), now() from colleague
     returning person_id as u_id, u_id as session`,
    [role],
  )
  const [session] = await tokensOf(rows, { role: 'staff', staffRoles: [role] })
  if (!session) throw new Error('no colleague was made')
  return session
}

/** People with a session each, written straight into the database: what signing in costs is not asked here. */
export async function signIn(pool: pg.Pool, people: number) {
  const { rows } = await pool.query<{ u_id: string; session: string }>(
    `with receiver as (
       insert into person (u_id, roles, first_name, last_name, created_at, updated_at)
       select gen_random_uuid(), '{client}', 'Listening', n::text, now(), now() from generate_series(1, $1::int) n
       returning u_id)
     insert into session (u_id, person_id, device_id, role, created_at, last_seen_at)
     select gen_random_uuid(), u_id, 'bench', 'client', now(), now() from receiver
     returning person_id as u_id, u_id as session`,
    [people],
  )
  return tokensOf(rows, { role: 'client', staffRoles: [] })
}
