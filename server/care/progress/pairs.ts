import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { metStates } from '../appointments/index.ts'
import { healerOf } from '../healers/index.ts'

/** A healer and a client who have or had a session with each other. */
export interface Pair {
  healer_id: string
  client_id: string
}

/** @throws DomainError notFound for somebody who is not one of the client's healers */
export async function pairOfClient(db: Queryable, clientId: string, healerId: string): Promise<Pair> {
  return orNotFound(
    await db
      .selectFrom('session_times')
      .select(['healer_id', 'client_id'])
      .where('client_id', '=', clientId)
      .where('healer_id', '=', healerId)
      .where('state', 'in', metStates)
      .limit(1)
      .executeTakeFirst(),
  )
}

/** @throws DomainError notFound for another healer's appointment, notAllowed for one that came to nothing */
export async function pairOfHealer(db: Queryable, personId: string, appointmentId: string): Promise<Pair> {
  const healerId = orNotFound(await healerOf(db, personId))
  const { state, ...pair } = orNotFound(
    await db
      .selectFrom('session_times')
      .select(['healer_id', 'client_id', 'state'])
      .where('u_id', '=', appointmentId)
      .where('healer_id', '=', healerId)
      .executeTakeFirst(),
  )
  if (!metStates.includes(state)) throwError('notAllowed')
  return pair
}

/** The column that says whose record it is, and the value that it has for this person. @throws DomainError notFound */
export async function ownerOf(db: Queryable, side: ProgressSide, personId: string) {
  return side === 'client'
    ? ({ column: 'client_id', id: personId } as const)
    : ({ column: 'healer_id', id: orNotFound(await healerOf(db, personId)) } as const)
}
