import { serviceLimits } from '@newyou/contract/care/healers/services'
import { after, days } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { bookableInterval, freeStarts } from './availability.ts'
import { occupiedBetween, readWays, type Way, widened } from './calendar.ts'

/**
 * The free starts of several services of one healer, by the ids of the services, ascending; those that do not exist are
 * left out. A service is free where any of its ways is, online or at a place.
 */
export async function freeOfServices(
  db: Queryable,
  healerId: string,
  serviceIds: readonly string[],
  now: Date,
): Promise<Map<string, Date[]>> {
  const atPlaces = await db
    .selectFrom('service_place as o')
    .innerJoin('place as p', 'p.u_id', 'o.place_id')
    .innerJoin('service as s', 's.u_id', 'o.service_id')
    .select(['o.service_id', 'o.place_id', 's.modes'])
    .where('o.service_id', 'in', serviceIds.length ? serviceIds : [healerId])
    .where('p.state', '=', 'live')
    .execute()
  const onlyAtPlaces = new Set(
    atPlaces.filter(({ modes }) => modes?.every((mode) => mode === 'in-person')).map((one) => one.service_id),
  )
  const ways: Way[] = [
    ...serviceIds
      .filter((serviceId) => !onlyAtPlaces.has(serviceId))
      .map((serviceId) => ({ healerId, serviceId, placeId: null })),
    ...atPlaces.map(({ service_id, place_id }) => ({ healerId, serviceId: service_id, placeId: place_id })),
  ]
  const span = widened({ from: now, to: after(now, days(serviceLimits.horizonMax)) })
  const occupied = await occupiedBetween(db, healerId, span, now)
  const free = new Map<string, Set<number>>()
  for (const { way, rules } of await readWays(db, ways, { ...span, now })) {
    const starts = free.get(way.serviceId) ?? new Set<number>()
    for (const start of freeStarts(rules, occupied, bookableInterval(rules, now))) starts.add(start.getTime())
    free.set(way.serviceId, starts)
  }
  return new Map(
    Array.from(free, ([serviceId, starts]) => [
      serviceId,
      [...starts].sort((one, other) => one - other).map((start) => new Date(start)),
    ]),
  )
}
