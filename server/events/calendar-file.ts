import { pathTo } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import ical, { ICalEventStatus } from 'ical-generator'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'
import { limits } from '../platform/http/limits.ts'
import { admit } from '../platform/http/viewer.ts'
import { kindOf } from './seats.ts'

interface CalendarFileDependencies {
  db: Database
  clock: Clock
  publicUrl: string
}

/** An event as an .ics file for a client who is, or was, enrolled in it. */
export function eventCalendarRoute(app: FastifyInstance, { db, clock, publicUrl }: CalendarFileDependencies) {
  const ofClient = (personId: string, eventId: string) =>
    db
      .selectFrom('event as e')
      .innerJoin('enrolment as n', 'n.event_id', 'e.u_id')
      .select(['e.u_id', 'e.kind', 'e.state', 'e.title', 'e.lead', 'e.starts_at', 'e.ends_at', 'e.venue'])
      .where('e.u_id', '=', eventId)
      .where('n.client_id', '=', personId)
      .where('n.state', 'in', ['enrolled', 'called-off'])
      .executeTakeFirst()

  app.get('/api/website/event/:eventId/calendar', {
    config: { limit: limits.read, plain: { policy: 'client', reason: 'a calendar file' } },
    schema: { hide: true },
    onRequest: async (request) => admit('client', request.viewer),
    async handler(request, reply) {
      const { data: eventId } = z.uuid().safeParse((request.params as { eventId: string }).eventId) // named in the address
      const row = found(eventId ? await ofClient(request.viewer?.personId ?? '', eventId) : undefined)
      const venue = row.venue as { name: string; address: string; city: string } | null // as it is written
      const calendar = ical({ prodId: { company: 'New You', product: 'Events', language: 'EN' } })
      calendar.createEvent({
        id: `${row.u_id}@${new URL(publicUrl).hostname}`,
        stamp: clock.now(),
        start: row.starts_at,
        end: row.ends_at,
        summary: row.title,
        description: row.lead,
        ...(venue ? { location: `${venue.name}, ${venue.address}, ${venue.city}` } : {}),
        url: `${publicUrl}${pathTo(`${kindOf(row)}Join`, { eventId: row.u_id })}`,
        status: row.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="new-you-event.ics"')
        .send(calendar.toString())
    },
  })
}
