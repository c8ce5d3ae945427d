import { metStates } from '../appointments/index.ts'
import type { Queryable } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'

/**
 * A healer writes plans only for clients with whom they have or had an appointment.
 * @throws DomainError notFound for another healer's appointment, notAllowed for one that came to nothing
 */
export async function demandClientOf(db: Queryable, healerId: string, appointmentId: string) {
  const appointment = found(
    await db
      .selectFrom('appointment as a')
      .innerJoin('person as p', 'p.u_id', 'a.client_id')
      .select(['a.client_id', 'a.state', 'p.time_zone'])
      .where('a.u_id', '=', appointmentId)
      .where('a.healer_id', '=', healerId)
      .executeTakeFirst(),
  )
  if (!metStates.includes(appointment.state)) fail('notAllowed')
  return { clientId: appointment.client_id, zone: appointment.time_zone }
}
