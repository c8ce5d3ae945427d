import { appointmentMinutes } from '@newyou/contract/business'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { PracticeCalendar } from '@newyou/contract/care/appointments/practice-calendar'
import { isShown } from '../../../care/client-files/practice-words.tsx'
import { dayOf } from '../../../ui/format.ts'
import type { Span } from './ranges.ts'

/** Contents of a calendar day. */
export interface DayContents {
  day: string
  sessions: readonly PracticeAppointment[]
  /** Starts. */
  free: readonly string[]
  held: PracticeCalendar['held']
  /** By calendars of one's own; some go on before and after the day. */
  busy: PracticeCalendar['busy']
  away: PracticeCalendar['away'][number]['kind'] | undefined
}

const lengthMs = appointmentMinutes * 60_000

export const spanOfFree = (start: string): Span => ({ from: start, to: Date.parse(start) + lengthMs })
export const spanOfSession = ({ starts_at: from, ends_at: to }: PracticeAppointment): Span => ({ from, to })

/** All that is shown of some days, each in its own; a session that its client released is shown instead of its free time. */
export function contentsOf(
  days: readonly string[],
  appointments: readonly PracticeAppointment[],
  { free, held, busy, away }: PracticeCalendar,
  zone: string,
): DayContents[] {
  const shown = appointments.filter(isShown)
  const starts = new Set(shown.map(({ starts_at: start }) => start))
  const sessionsBy = Map.groupBy(shown, ({ starts_at: start }) => dayOf(start, zone))
  const freeBy = Map.groupBy(
    free.filter((start) => !starts.has(start)),
    (start) => dayOf(start, zone),
  )
  const heldBy = Map.groupBy(held, ({ from }) => dayOf(from, zone))
  /** Seen from another zone, days away begin and end within a day: the day in which most of them lie. */
  const isAway = (day: string) =>
    away.find(({ from, to }) => {
      const half = 12 * 60 * 60_000
      return dayOf(Date.parse(from) + half, zone) <= day && day <= dayOf(Date.parse(to) - half, zone)
    })?.kind
  return days.map((day) => ({
    day,
    sessions: sessionsBy.get(day) ?? [],
    free: freeBy.get(day) ?? [],
    held: heldBy.get(day) ?? [],
    busy: busy.filter(({ from, to }) => dayOf(from, zone) <= day && day <= dayOf(to, zone)),
    away: isAway(day),
  }))
}

export const spansOf = ({ sessions, free, held }: DayContents): Span[] => [
  ...sessions.map(spanOfSession),
  ...free.map(spanOfFree),
  ...held,
]
