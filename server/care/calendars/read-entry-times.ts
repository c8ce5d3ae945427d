import { momentsOf, spanOf } from '../../platform/ics/events.ts'
import { parse } from '../../platform/ics/series.ts'
import { createZones } from '../../platform/ics/zones.ts'

export interface EntryTime {
  from: number | null
  to: number | null
}

/** When the entry of each file is, without times where it is one of whole days; undefined for what is none. Runs on a thread of its own. */
export function readEntryTimes({ files }: { files: readonly Uint8Array[] }): (EntryTime | undefined)[] {
  return files.map((bytes) => {
    const calendars = parse(bytes)
    const event = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))[0]
    if (!event) return undefined
    try {
      const span = spanOf(
        event,
        createZones(calendars, 'UTC', () => undefined),
      )
      return span.isDate ? { from: null, to: null } : momentsOf(span, span.start)
    } catch {
      return { from: null, to: null }
    }
  })
}
