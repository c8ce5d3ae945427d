import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { metStates } from '../appointments/index.ts'

/**
 * A healer writes plans only for clients with whom they have or had an appointment.
 * @throws DomainError notFound for another healer's appointment, notAllowed for one that came to nothing
 */
export async function requireClientOf(db: Queryable, healerId: string, appointmentId: string) {
  const appointment = orNotFound(
    await db
      .selectFrom('session_times as a')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .select(['a.client_id', 'a.state', 'p.time_zone'])
      .where('a.u_id', '=', appointmentId)
      .where('a.healer_id', '=', healerId)
      .executeTakeFirst(),
  )
  if (!metStates.includes(appointment.state)) throwError('notAllowed')
  return { clientId: appointment.client_id, zone: appointment.time_zone }
}
