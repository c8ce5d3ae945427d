import { pathTo } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Accounts } from '../../people/accounts/index.ts'
import { calendarOf } from '../../platform/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { admit } from '../../platform/http/viewer.ts'
import { placeOf, roomOf } from './actor-access.ts'
import { whereOf } from './notifications.ts'
import { clientHere } from './paid-sessions.ts'

interface CalendarFileDependencies {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
  publicUrl: string
}

/** An appointment as an .ics file for the calendar of its client or its healer. */
export function calendarFileRoute(
  app: FastifyInstance,
  { db, clock, accounts, publicUrl }: CalendarFileDependencies,
) {
  async function ofViewer(personId: string, appointmentId: string) {
    const clientId = await clientHere({ db, clock }, personId, appointmentId)
    return db
      .selectFrom('appointment as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.updated_at', 'h.full_name', 'h.person_id'])
      .select([
        'p.anonymous_name',
        'p.first_name',
        'p.last_name',
        placeOf.as('place'),
        roomOf.as('room_u_id'),
      ])
      .where('a.u_id', '=', appointmentId)
      .where('a.state', 'in', ['confirmed', 'completed', 'cancelled'])
      .where((of) => of.or([of('a.client_id', '=', clientId), of('h.person_id', '=', personId)]))
      .executeTakeFirst()
  }

  app.get('/api/website/appointment/:appointmentId/calendar', {
    config: { limit: limits.read, plain: { policy: 'signed-in', reason: 'a calendar file' } },
    schema: { hide: true },
    onRequest: async (request) => admit('signed-in', request.viewer),
    async handler(request, reply) {
      const { data: appointmentId } = z
        .uuid()
        .safeParse((request.params as { appointmentId: string }).appointmentId) // named in the address
      const personId = request.viewer?.personId ?? ''
      const row = orNotFound(appointmentId ? await ofViewer(personId, appointmentId) : undefined)
      const isHealer = row.person_id === personId
      const room = publicUrl + pathTo('room', { roomId: row.room_u_id })
      const page =
        publicUrl + pathTo(isHealer ? 'practiceAppointment' : 'appointment', { appointmentId: row.u_id })
      const item = {
        u_id: row.u_id,
        changedAt: row.updated_at,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        title: `Session with ${isHealer ? accounts.knownAs(row) : row.full_name}`,
        place: row.place ? whereOf(row.place) : room,
        url: row.place ? page : room,
        isCancelled: row.state === 'cancelled',
      }
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="session.ics"')
        .send(calendarOf([item], { product: 'Appointments', publicUrl }))
    },
  })
}
