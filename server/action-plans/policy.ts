import { metStates } from '../appointments/index.ts'
import type { Queryable } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'

/**
 * A healer writes plans for those with whom she has or had an appointment, and for nobody else.
 * @throws DomainError notFound for an appointment that is not hers, notAllowed for one that came to nothing
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
