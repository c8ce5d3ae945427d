import { pathTo } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../people/accounts/index.ts'
import { calendarOf } from '../../platform/calendar.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import type { Random } from '../../platform/random.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { placeOf, roomOf } from './actor-access.ts'
import { whereOf } from './notifications.ts'

interface FeedDependencies {
  db: Database
  clock: Clock
  random: Random
  accounts: Pick<Accounts, 'knownAs'>
  publicUrl: string
}

const secretBytes = 24
const secretPattern = /^[\w-]{32}$/
/** How far back a calendar feed goes. */
const lookBack = days(90)

/**
 * Addresses of calendar feeds. Calendar programs use them without login, so a feed shows times and names only. The
 * secret is stored as a hash, and expires when a new one is created.
 */
export function createCalendarFeeds({ db, clock, random, accounts, publicUrl }: FeedDependencies) {
  const ofViewer = ({ personId, role }: Viewer) => ({ person_id: personId, role })

  async function eventsOf(personId: string, role: string) {
    const query = db
      .selectFrom('appointment as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.updated_at', 'h.full_name'])
      .select(['p.anonymous_name', 'p.first_name', placeOf.as('place'), roomOf.as('room_u_id')])
      .where('a.state', 'in', ['confirmed', 'reported', 'disputed', 'completed', 'no-show'])
      .where('a.starts_at', '>', after(clock.now(), -lookBack))
      .orderBy('a.starts_at')
      .limit(2000)
    return (
      role === 'healer'
        ? // One entry for all who come together.
          query.where('h.person_id', '=', personId).where('a.is_companion', '=', false)
        : query.where('a.client_id', '=', personId)
    ).execute()
  }

  return {
    async known(viewer: Viewer) {
      const { person_id, role } = ofViewer(viewer)
      const feed = await db
        .selectFrom('calendar_feed')
        .select('created_at')
        .where('person_id', '=', person_id)
        .where('role', '=', role)
        .executeTakeFirst()
      return { made_at: feed?.created_at.toISOString() ?? null }
    },

    /** Makes a new address; the one before stops working. */
    async make(viewer: Viewer) {
      // A support agent has no appointments by that role.
      if (viewer.role === 'staff') throwError('notAllowed')
      const secret = random.bytes(secretBytes).toString('base64url')
      const made = { secret_hash: hashOfToken(secret), created_at: clock.now() }
      await db
        .insertInto('calendar_feed')
        .values({ ...ofViewer(viewer), ...made })
        .onConflict((conflict) => conflict.columns(['person_id', 'role']).doUpdateSet(made))
        .execute()
      return { url: `${publicUrl}/calendar/${secret}.ics`, made_at: made.created_at.toISOString() }
    },

    async end(viewer: Viewer) {
      const { person_id, role } = ofViewer(viewer)
      await db
        .deleteFrom('calendar_feed')
        .where('person_id', '=', person_id)
        .where('role', '=', role)
        .execute()
      return { made_at: null }
    },

    serve(app: FastifyInstance) {
      app.get('/calendar/:name', {
        config: { limit: limits.read, plain: { policy: 'any', reason: 'a calendar by its secret address' } },
        schema: { hide: true },
        async handler(request, reply) {
          const { name } = request.params as { name: string } // named in the address
          const secret = name.replace(/\.ics$/, '')
          if (!secretPattern.test(secret)) throwError('notFound')
          const feed = await db
            .selectFrom('calendar_feed as f')
            .innerJoin('person_name as p', 'p.u_id', 'f.person_id')
            .select(['f.person_id', 'f.role'])
            .where('f.secret_hash', '=', hashOfToken(secret))
            .where('p.state', '=', 'active')
            .where((is) => is('f.role', '=', is.fn.any('p.roles')))
            .executeTakeFirst()
          if (!feed) throwError('notFound')
          const brand = presentBrand().names.en
          const isHealer = feed.role === 'healer'
          const rows = await eventsOf(feed.person_id, feed.role)
          const items = rows.map((row) => ({
            u_id: row.u_id,
            changedAt: row.updated_at,
            startsAt: row.starts_at,
            endsAt: row.ends_at,
            title: `Session with ${isHealer ? accounts.knownAs(row) : row.full_name}`,
            place: row.place
              ? whereOf(row.place)
              : `${publicUrl}${pathTo('room', { roomId: row.room_u_id })}`,
            url: `${publicUrl}${pathTo(isHealer ? 'practiceAppointment' : 'appointment', { appointmentId: row.u_id })}`,
            isCancelled: false,
          }))
          return reply
            .header('content-type', 'text/calendar; charset=utf-8')
            .header('cache-control', 'private, no-store')
            .header('x-robots-tag', 'noindex')
            .send(
              calendarOf(items, {
                product: 'Appointments',
                publicUrl,
                method: 'PUBLISH',
                feed: { name: isHealer ? `${brand}, my practice` : brand, ttl: 3600 },
              }),
            )
        },
      })
    },
  }
}

export type CalendarFeeds = ReturnType<typeof createCalendarFeeds>
