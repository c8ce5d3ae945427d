import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { type RawBuilder, sql } from 'kysely'
import { placeReplies } from '../../messages/replies/places.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Interval } from './windows.ts'

/** What a client books with a healer. */
export interface Service {
  healerId: string
  /** Null: the healer's first service, which calls mean that name none. */
  serviceId: string | null
  name: string
  nameHi: string
  minutes: number
  pricePaise: number
  modes: MeetingMode[]
  /** The open places where it is held in person. */
  placeIds: string[]
  /** Whom the healer offers it to; `link` is offered to everybody who has its address. */
  audience: 'everybody' | 'known' | 'new' | 'link'
  /** Whether it may be booked now and paid until some hours before. */
  paysLater: boolean
  /** How many clients come together. */
  peopleMin: number
  peopleMax: number
}

/** Whether sessions of a service are booked, held or released and not over at `now`: its length is fixed while they are. */
export async function isServiceBooked(db: Queryable, serviceId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from slot_claim
    where service_id = ${serviceId} and state in ('held', 'booked') and upper(during) > ${now}
    union all
    select 1 from slot_release where service_id = ${serviceId} and ended_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** SQL: the place after all other services of a healer; 0 for somebody who is no healer, whom the foreign key refuses. */
export const nextPosition = (healerId: string): RawBuilder<number> =>
  sql<number>`(select coalesce(max(position) + 1, 0) from service where healer_id = ${healerId})`

/** SQL: the time for which a session of a service takes its healer, with the breaks as they are now. */
export const busyWith = (
  { healerId, serviceId }: Pick<Service, 'healerId' | 'serviceId'>,
  { from, to }: Interval,
): RawBuilder<string> => sql<string>`(
  select tstzrange(${from}::timestamptz - coalesce(s.break_before, 0) * interval '1 minute',
    ${to}::timestamptz + coalesce(s.break_after, h.buffer_minutes) * interval '1 minute')
  from service s join healer h on h.u_id = s.healer_id where s.u_id = ${serviceId ?? healerId})`

/** The place of a session in person, if the service is held there. @throws DomainError invalidInput */
export function requirePlace({ modes, placeIds }: Service, placeId: string | undefined): string {
  if (placeId && modes.includes('in-person') && placeIds.includes(placeId)) return placeId
  throwError('invalidInput', { errors: { place_u_id: placeReplies.notHere } })
}

/** A live service of a healer, by default the first; undefined for any other, also for another healer's. */
export async function findService(
  db: Queryable,
  healerId: string,
  serviceId: string | null = null,
): Promise<Service | undefined> {
  const { rows } = await sql<Service>`
    select s.healer_id as "healerId", nullif(s.u_id, s.healer_id) as "serviceId", s.name, s.name_hi as "nameHi", s.minutes,
      coalesce(s.price_paise, h.price_paise) as "pricePaise", coalesce(s.modes, h.modes) as modes, s.audience, s.pays_later as "paysLater",
      s.people_min as "peopleMin", s.people_max as "peopleMax",
      array(select o.place_id from service_place o join place p on p.u_id = o.place_id
        where o.service_id = s.u_id and p.state = 'live') as "placeIds"
    from service s join healer h on h.u_id = s.healer_id
    where s.u_id = ${serviceId ?? healerId} and s.healer_id = ${healerId} and s.state = 'live'`.execute(db)
  return rows[0]
}
