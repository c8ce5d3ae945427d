import type { EventKind } from '@newyou/contract/learning/events/events'
import type { Selectable } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Enrolment, Event } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'

export type EventRow = Selectable<Event>
export type EnrolmentRow = Selectable<Enrolment>

/** Pages that show an event are made anew, because it is another now. */
export const eventChanged = (trx: Trx, pageCache: PageCache, { u_id }: Pick<EventRow, 'u_id'>) =>
  pageCache.invalidate(trx, `event:${u_id}`, 'events')

/** The same when a seat was taken or came back; where seats are not limited no page says so. */
export async function seatsChanged(trx: Trx, pageCache: PageCache, event: Pick<EventRow, 'u_id' | 'seats'>) {
  if (event.seats !== null) await eventChanged(trx, pageCache, event)
}

export const kindOf = ({ kind }: Pick<EventRow, 'kind'>) => kind as EventKind // checked by the table

/** Over, and to be seen again. */
export const isRecorded = (event: Pick<EventRow, 'ends_at' | 'recording'>, now: Date) =>
  event.ends_at <= now && event.recording !== null

/** Whether a participant may still join: until its end, and afterwards its recording. */
export const isOpen = (event: Pick<EventRow, 'state' | 'ends_at' | 'recording'>, now: Date) =>
  event.state === 'planned' && (event.ends_at > now || event.recording !== null)

/** Locks an event until the transaction ends; its seats are counted under this. Orders are locked before. */
export async function lockEvent(trx: Trx, eventId: string): Promise<EventRow> {
  locking(trx, 'event', eventId)
  return orNotFound(
    await trx.selectFrom('event').selectAll().where('u_id', '=', eventId).forUpdate().executeTakeFirst(),
  )
}

/** The seat that the client has, or keeps while they pay. */
export const livingSeat = (queryable: Queryable, clientId: string, eventId: string) =>
  queryable
    .selectFrom('enrolment')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('event_id', '=', eventId)
    .where('state', 'in', ['held', 'enrolled'])
    .executeTakeFirst()

/** Whether a seat is free; reliable only while the event is locked. Expired holds do not count. */
export async function hasRoom(queryable: Queryable, event: EventRow, now: Date): Promise<boolean> {
  if (event.seats === null || event.ends_at <= now) return true
  const { taken } = await queryable
    .selectFrom('enrolment')
    .select((of) => of.fn.countAll<number>().as('taken'))
    .where('event_id', '=', event.u_id)
    .where((of) =>
      of.or([of('state', '=', 'enrolled'), of.and([of('state', '=', 'held'), of('hold_until', '>', now)])]),
    )
    .executeTakeFirstOrThrow()
  return taken < event.seats
}

/**
 * An event and the confirmed seat that the client has in it.
 * @throws DomainError notFound when there is no such event, notEnrolled
 */
export async function seatOf(queryable: Queryable, clientId: string, eventId: string, kind?: EventKind) {
  let wanted = queryable.selectFrom('event').selectAll().where('u_id', '=', eventId)
  if (kind) wanted = wanted.where('kind', '=', kind)
  const event = orNotFound(await wanted.executeTakeFirst())
  const seat = await livingSeat(queryable, clientId, eventId)
  if (seat?.state !== 'enrolled') return throwError('notEnrolled')
  return { event, seat }
}
