import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { presentBrand } from './present-brand.ts'

/** A session or an event as calendars know it. */
export interface CalendarItem {
  u_id: string
  /** When anything of it changed last, as its row says. */
  changedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  description?: string
  place?: string | null
  url: string
  isCancelled: boolean
}

interface CalendarOptions {
  product: 'Appointments' | 'Events' | 'Mail'
  /** The site's URL, whose host makes the ids of entries unique. */
  publicUrl: string
  method?: 'PUBLISH' | 'CANCEL'
  /** Its entries take no time: who has them there is not busy. */
  isFree?: boolean
  /** Set for a subscribed calendar, which clients refresh after `ttl` seconds. */
  feed?: { name: string; ttl: number }
}

/** Mails sent before said minutes since 1970: any second of this count is later than these. 32 bits last until 2088. */
const countedFrom = Date.UTC(2020, 0, 1)

/**
 * Tells calendars which of two entries is newer. It comes from the row, not from the time of sending, so that mail,
 * file and feed of the same state agree.
 */
export const sequenceOf = (changedAt: Date) =>
  Math.max(0, Math.floor((changedAt.getTime() - countedFrom) / 1000))

/** The only maker of calendar entries: of mails, files and feeds. */
export function calendarOf(
  items: readonly CalendarItem[],
  { product, publicUrl, method, isFree, feed }: CalendarOptions,
): string {
  const calendar = ical({
    prodId: { company: presentBrand().names.en, product, language: 'EN' },
    ...(method ? { method: ICalCalendarMethod[method] } : {}),
    ...feed,
  })
  const host = new URL(publicUrl).hostname
  for (const item of items)
    calendar.createEvent({
      id: `${item.u_id}@${host}`,
      sequence: sequenceOf(item.changedAt),
      stamp: item.changedAt,
      lastModified: item.changedAt,
      start: item.startsAt,
      end: item.endsAt,
      summary: item.title,
      ...(item.description ? { description: item.description } : {}),
      ...(item.place ? { location: item.place } : {}),
      url: item.url,
      ...(isFree ? { transparency: ICalEventTransparency.TRANSPARENT } : {}),
      status: item.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}
