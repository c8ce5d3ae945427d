import { heldTime } from '../../session/held-time.ts'
import { dayOf } from '../../ui/format.ts'
import type { Availability } from './load-healer.ts'

/** The time that this tab holds with the healer is taken for all others and free here. */
export function ownTime(healerId: string, serviceId: string, placeId: string | undefined) {
  const held = heldTime()
  if (!held?.holdId || held.until <= Date.now()) return undefined
  if (held.healerId !== healerId || held.serviceId !== serviceId || held.placeId !== placeId) return undefined
  const { at } = held
  return {
    shownIn(times: Availability): Availability {
      const { day, zone, free, taken } = times
      if (day !== dayOf(at, zone) || free.includes(at)) return times
      return { ...times, free: [...free, at].sort(), taken: taken.filter((start) => start !== at) }
    },
  }
}
