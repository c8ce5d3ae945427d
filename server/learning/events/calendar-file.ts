import { pathTo } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { calendarOf } from '../../platform/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { admit } from '../../platform/http/viewer.ts'
import { kindOf } from './seats.ts'

interface CalendarFileDependencies {
  db: Database
  publicUrl: string
}

/** An event as an .ics file for a client who is, or was, enrolled in it. */
export function eventCalendarRoute(app: FastifyInstance, { db, publicUrl }: CalendarFileDependencies) {
  const ofClient = (personId: string, eventId: string) =>
    db
      .selectFrom('event as e')
      .innerJoin('enrolment as n', 'n.event_id', 'e.u_id')
      .select(['e.u_id', 'e.kind', 'e.state', 'e.title', 'e.lead', 'e.starts_at', 'e.ends_at', 'e.venue'])
      // The enrolment is a part of it: after cancelling and enrolling again the entry is a newer one.
      .select(sql<Date>`greatest(e.updated_at, n.updated_at)`.as('changed_at'))
      .where('e.u_id', '=', eventId)
      .where('n.client_id', '=', personId)
      .where('n.state', 'in', ['enrolled', 'event-cancelled'])
      .executeTakeFirst()

  app.get('/api/website/event/:eventId/calendar', {
    config: { limit: limits.read, plain: { policy: 'client', reason: 'a calendar file' } },
    schema: { hide: true },
    onRequest: async (request) => admit('client', request.viewer),
    async handler(request, reply) {
      const { data: eventId } = z.uuid().safeParse((request.params as { eventId: string }).eventId) // named in the address
      const row = orNotFound(eventId ? await ofClient(request.viewer?.personId ?? '', eventId) : undefined)
      const venue = row.venue as { name: string; address: string; city: string } | null // as it is written
      const item = {
        u_id: row.u_id,
        changedAt: row.changed_at,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        title: row.title,
        description: row.lead,
        place: venue && `${venue.name}, ${venue.address}, ${venue.city}`,
        url: `${publicUrl}${pathTo(`${kindOf(row)}Join`, { eventId: row.u_id })}`,
        isCancelled: row.state === 'cancelled',
      }
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="event.ics"')
        .send(calendarOf([item], { product: 'Events', publicUrl }))
    },
  })
}
