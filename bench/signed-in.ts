import type pg from 'pg'
import { createTokens } from '../server/accounts/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { antiForgery } from '../server/platform/http/anti-forgery.ts'

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
  const config = readConfig(process.env)
  const tokens = createTokens({ secret: config.SESSION_SECRET, clock: systemClock })
  const { pairFor } = antiForgery({ secret: config.CSRF_SECRET, publicUrl: config.PUBLIC_URL })
  return Promise.all(
    rows.map(async ({ u_id: uId, session: sessionId }) => {
      const viewer = { personId: uId, sessionId, deviceId: 'bench', role: 'client' as const, staffRoles: [] }
      return { uId, token: (await tokens.access(viewer)).token, csrf: pairFor(sessionId) }
    }),
  )
}
