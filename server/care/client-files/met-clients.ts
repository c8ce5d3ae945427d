import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { metStates } from '../appointments/index.ts'
import { healerOf } from '../healers/index.ts'

/**
 * The client of one of the healer's appointments. Healers know a client by an appointment, so that no two of them can
 * compare ids of people.
 * @throws DomainError notFound for another healer's appointment, notAllowed for one that came to nothing
 */
export async function requireMet(db: Queryable, personId: string, appointmentId: string) {
  const healerId = orNotFound(await healerOf(db, personId))
  const appointment = orNotFound(
    await db
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .select(['a.u_id', 'a.client_id', 'a.state', 'a.starts_at', 'a.healer_id', 'h.full_name'])
      .select(['p.anonymous_name', 'p.first_name', 'p.time_zone'])
      .where('a.u_id', '=', appointmentId)
      .where('a.healer_id', '=', healerId)
      .executeTakeFirst(),
  )
  if (!metStates.includes(appointment.state)) throwError('notAllowed')
  return appointment
}
export type MetClient = Awaited<ReturnType<typeof requireMet>>
