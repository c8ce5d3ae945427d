import ICAL from 'ical.js'
import { zoneNamedIn } from './zone-names.ts'

/** Wall time of a calendar's entry, as the parser gives it. */
export type WallTime = InstanceType<typeof ICAL.Time>
type Component = InstanceType<typeof ICAL.Component>

/** A zone that turns wall times of a calendar into moments, and back. */
export interface Zone {
  momentOf(wall: WallTime): number
  wallAt(moment: number): WallTime
}

/** The wall as if it were UTC: for comparing, and for arithmetic on days. */
export const wallMs = ({ year, month, day, hour, minute, second }: WallTime) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** A floating wall time. */
export function wallFrom(ms: number, isDate = false): WallTime {
  const date = new Date(ms)
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: isDate ? 0 : date.getUTCHours(),
    minute: isDate ? 0 : date.getUTCMinutes(),
    second: isDate ? 0 : date.getUTCSeconds(),
    isDate,
  })
}

const utc: Zone = { momentOf: wallMs, wallAt: (moment) => wallFrom(moment) }

/** A wall time that a spring night leaves out is as far after midnight as the clocks had gone on; of two, the first. */
const named = (timeZone: string): Zone => ({
  momentOf: ({ year, month, day, hour, minute, second }) =>
    new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(timeZone)
      .epochMilliseconds,
  wallAt(moment) {
    const { year, month, day, hour, minute, second } =
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
    return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false })
  },
})

/** The rules that stand in the file itself. */
function ofFile(component: Component): Zone {
  const zone = new ICAL.Timezone(component)
  const offset = (wall: WallTime) => zone.utcOffset(wall) * 1000
  return {
    momentOf: (wall) => wallMs(wall) - offset(wall),
    wallAt: (moment) => wallFrom(moment + offset(wallFrom(moment + offset(wallFrom(moment))))),
  }
}

/**
 * The zones of one calendar: by the name's IANA rules, else by those that stand in the file, else the zone of its owner, in
 * which times without a zone and whole days are. `onUnknown` hears of each name that nothing is known of.
 */
export function createZones(calendars: readonly Component[], ownZone: string, onUnknown: () => void) {
  const own = named(ownZone)
  const inFile = new Map<string, Component>()
  for (const zone of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone')))
    inFile.set(String(zone.getFirstPropertyValue('tzid')), zone)
  const found = new Map<string, Zone>()

  function find(tzid: string): Zone {
    const name = zoneNamedIn(tzid)
    if (name) return named(name)
    const component = inFile.get(tzid)
    if (component) return ofFile(component)
    onUnknown()
    return own
  }

  return {
    own,
    /** The zone of a property that holds this time. */
    of(wall: WallTime, tzid: unknown): Zone {
      if (wall.isDate) return own
      if (wall.zone === ICAL.Timezone.utcTimezone) return utc
      if (typeof tzid !== 'string') return own
      const zone = found.get(tzid) ?? find(tzid)
      found.set(tzid, zone)
      return zone
    },
  }
}
export type Zones = ReturnType<typeof createZones>
