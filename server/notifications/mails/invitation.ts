import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A booking as a calendar entry. */
export interface CalendarEntry {
  u_id: string
  startsAt: string
  endsAt: string
  /** Null for a session, which is named by the person that the reader meets. */
  title: string | null
  place: string
  url: string
  isCancelled: boolean
}

const minuteMs = 60_000

/**
 * The calendar file of a mail. It is published and not a request with a yes and a no: an answer in a calendar would
 * look like a cancellation and change nothing here. A later mail about the same booking replaces the earlier entry.
 */
export function invitationOf(
  entry: CalendarEntry,
  { title, host, now }: Record<'title' | 'host', string> & { now: Date },
) {
  const method = entry.isCancelled ? ('CANCEL' as const) : ('PUBLISH' as const)
  const calendar = ical({
    prodId: { company: 'New You', product: 'Mail', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `${entry.u_id}@${host}`,
    sequence: Math.floor(now.getTime() / minuteMs),
    stamp: now,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: title,
    location: entry.place,
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, filename: 'new-you.ics', content: calendar.toString() }
}
