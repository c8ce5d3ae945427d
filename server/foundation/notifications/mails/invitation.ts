import { calendarOf } from '../../../platform/calendar.ts'

/** A booking as a calendar entry. */
export interface CalendarEntry {
  u_id: string
  /** When anything of it changed last. Mails that a release before this one queued do not say it. */
  changedAt?: string
  startsAt: string
  endsAt: string
  /** Null for a session, which is named by the person that the reader meets. */
  title: string | null
  place: string
  url: string
  isCancelled: boolean
}

/**
 * The calendar file of a mail. It is published and not a request with a yes and a no: an answer in a calendar would
 * look like a cancellation and change nothing here. A later mail about the same booking replaces the earlier entry.
 */
export function invitationOf(
  entry: CalendarEntry,
  { title, publicUrl, now }: Record<'title' | 'publicUrl', string> & { now: Date },
) {
  const { u_id, changedAt, startsAt, endsAt, place, url, isCancelled } = entry
  const method = isCancelled ? ('CANCEL' as const) : ('PUBLISH' as const)
  const item = {
    ...{ u_id, title, place, url, isCancelled },
    changedAt: changedAt === undefined ? now : new Date(changedAt),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }
  return {
    method,
    filename: 'appointment.ics',
    content: calendarOf([item], { product: 'Mail', publicUrl, method }),
  }
}
