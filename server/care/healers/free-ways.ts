import type { Queryable } from '../../platform/database/database.ts'
import { isFree, isOffered } from './availability.ts'
import { occupiedOf, readWays, type Way, widened } from './calendar.ts'

interface Wish {
  way: Way
  start: Date
}
const keyOf = ({ healerId, serviceId, placeId }: Way) => `${healerId} ${serviceId} ${placeId}`

/** Which of these wishes could be booked at `now`, in three statements for all of them. */
export async function bookableAmong<W extends Wish>(
  db: Queryable,
  wishes: readonly W[],
  now: Date,
): Promise<W[]> {
  const starts = wishes.map(({ start }) => start.getTime())
  if (starts.length === 0) return []
  const interval = widened({ from: new Date(Math.min(...starts)), to: new Date(Math.max(...starts)) })
  const ways = [...new Map(wishes.map(({ way }) => [keyOf(way), way])).values()]
  const [rules, occupied] = await Promise.all([
    readWays(db, ways, { ...interval, now }),
    occupiedOf(db, [...new Set(ways.map(({ healerId }) => healerId))], interval, now),
  ])
  const ruleOf = new Map(rules.map((one) => [keyOf(one.way), one.rules]))
  return wishes.filter(({ way, start }) => {
    const own = ruleOf.get(keyOf(way))
    const others = occupied.get(way.healerId)
    return own && others && isOffered(own, start, now) && isFree(own, start, others)
  })
}
