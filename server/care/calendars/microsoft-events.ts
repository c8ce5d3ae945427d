import { z } from 'zod'
import type { CalendarItem } from '../../platform/calendar.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Graph, graphTime } from './microsoft-calls.ts'
import type { CalendarProvider, SeenEntry } from './provider.ts'

/** Marks entries of ours with the id that we know them by: Microsoft gives them another. */
const mark = 'String {6e3a7c52-0c0f-4b7e-9b0a-3f2f5f8f7d41} Name Session'

const event = z.object({
  id: z.string(),
  start: graphTime,
  end: graphTime,
  isAllDay: z.boolean().nullish(),
})
const marked = event.extend({
  singleValueExtendedProperties: z.array(z.object({ id: z.string(), value: z.string() })).default([]),
})

const seen = (id: string, { start, end, isAllDay }: z.output<typeof event>): SeenEntry => ({
  id,
  from: isAllDay ? null : start,
  to: isAllDay ? null : end,
})

const timeOf = (moment: Date) => ({ dateTime: moment.toISOString().slice(0, -1), timeZone: 'UTC' })

const eventOf = ({ title, place, url, startsAt, endsAt }: CalendarItem) => ({
  subject: title,
  body: { contentType: 'text', content: url },
  location: { displayName: place ?? '' },
  ...{ start: timeOf(startsAt), end: timeOf(endsAt), isAllDay: false },
  // A session that is free does not come back as a busy time, by whatever way its calendar is read.
  showAs: 'free',
})

/** Sessions in a calendar at Microsoft, each found by a mark of ours, so that none is there twice. */
export function microsoftEvents(
  { call, all }: Graph,
  { ids }: Pick<Platform, 'ids'>,
): Pick<CalendarProvider, 'write' | 'erase' | 'written' | 'find'> {
  const pathOf = (calendarId: string) => `me/calendars/${encodeURIComponent(calendarId)}/events`

  async function known(access: string, calendarId: string, id: string) {
    const query = new URLSearchParams({
      $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${mark}' and ep/value eq '${id}')`,
      $select: 'id,start,end,isAllDay',
    })
    return (await all(access, `${pathOf(calendarId)}?${query}`, event))[0]
  }

  return {
    async write(access, calendarId, { id, item }) {
      const path = pathOf(calendarId)
      const json = eventOf(item)
      const change = async () => {
        const there = await known(access, calendarId, id)
        if (there) await call(`${path}/${encodeURIComponent(there.id)}`, { method: 'PATCH', access, json })
        return Boolean(there)
      }
      const make = (transactionId: string, accepts: readonly number[] = []) =>
        call(path, {
          ...{ method: 'POST', access, accepts },
          json: { ...json, transactionId, singleValueExtendedProperties: [{ id: mark, value: id }] },
        })
      if (await change()) return
      const made = await make(id, [409])
      // Another writing of it came first; or the healer deleted it, and what it was made by cannot be used again.
      if (made.status === 409 && !(await change())) await make(ids.next())
    },
    async erase(access, calendarId, id) {
      const there = await known(access, calendarId, id)
      if (!there) return
      const path = `${pathOf(calendarId)}/${encodeURIComponent(there.id)}`
      await call(path, { method: 'DELETE', access, accepts: [404] })
    },
    async written(access, calendarId, { from, to }) {
      const query = new URLSearchParams({
        $filter: `start/dateTime ge '${from.toISOString()}' and start/dateTime lt '${to.toISOString()}' and singleValueExtendedProperties/Any(ep: ep/id eq '${mark}' and ep/value ne '')`,
        $expand: `singleValueExtendedProperties($filter=id eq '${mark}')`,
        ...{ $select: 'id,start,end,isAllDay', $top: '500' },
      })
      const found = await all(access, `${pathOf(calendarId)}?${query}`, marked)
      return found.flatMap((one) => one.singleValueExtendedProperties.map(({ value }) => seen(value, one)))
    },
    async find(access, calendarId, id) {
      const there = await known(access, calendarId, id)
      return there && seen(id, there)
    },
  }
}
