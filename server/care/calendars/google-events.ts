import { z } from 'zod'
import type { CalendarItem } from '../../platform/calendar.ts'
import type { CalendarProvider, SeenEntry } from './provider.ts'
import { answerOf, type Call, type CallAnswer } from './provider-calls.ts'

/** Marks entries of ours, for us alone. */
const mark = { newyou: 'session' }
const fields = 'nextPageToken,items(id,status,start,end)'
const time = z.object({ dateTime: z.iso.datetime({ offset: true }).optional() })
const event = z.object({ id: z.string(), status: z.string(), start: time.optional(), end: time.optional() })
const list = z.object({ items: z.array(event).default([]), nextPageToken: z.string().optional() })

const momentOf = (one: z.output<typeof time> | undefined) => (one?.dateTime ? Date.parse(one.dateTime) : null)
const seen = ({ id, start, end }: z.output<typeof event>): SeenEntry => ({
  id,
  from: momentOf(start),
  to: momentOf(end),
})

const eventOf = ({ title, place, url, startsAt, endsAt }: CalendarItem) => ({
  summary: title,
  description: url,
  location: place ?? '',
  start: { dateTime: startsAt.toISOString() },
  end: { dateTime: endsAt.toISOString() },
  // A session that is free does not come back as a busy time, by whatever way its calendar is read.
  transparency: 'transparent',
  // One that the healer deleted is there again.
  status: 'confirmed',
  extendedProperties: { private: mark },
})

/** Sessions in a calendar at Google, each under an id of ours, so that none is there twice. */
export function googleEvents(
  call: (path: string, options: Call) => Promise<CallAnswer>,
): Pick<CalendarProvider, 'write' | 'erase' | 'written' | 'find'> {
  const pathOf = (calendarId: string) => `calendars/${encodeURIComponent(calendarId)}/events`

  async function writtenFrom(
    access: string,
    path: string,
    query: Record<string, string>,
  ): Promise<SeenEntry[]> {
    const answer = answerOf(list, await call(`${path}?${new URLSearchParams(query)}`, { access }))
    const found = answer.items.filter(({ status }) => status !== 'cancelled').map(seen)
    const { nextPageToken: pageToken } = answer
    return pageToken ? [...found, ...(await writtenFrom(access, path, { ...query, pageToken }))] : found
  }

  return {
    async write(access, calendarId, { id, item }) {
      const path = pathOf(calendarId)
      const json = eventOf(item)
      const made = await call(path, { method: 'POST', access, json: { ...json, id }, accepts: [409] })
      // It is there already, or was.
      if (made.status === 409) await call(`${path}/${id}`, { method: 'PATCH', access, json })
    },
    async erase(access, calendarId, id) {
      await call(`${pathOf(calendarId)}/${id}`, { method: 'DELETE', access, accepts: [404, 410] })
    },
    written: (access, calendarId, { from, to }) =>
      writtenFrom(access, pathOf(calendarId), {
        privateExtendedProperty: `newyou=${mark.newyou}`,
        ...{ timeMin: from.toISOString(), timeMax: to.toISOString(), maxResults: '2500', fields },
      }),
    async find(access, calendarId, id) {
      const answer = await call(`${pathOf(calendarId)}/${id}`, { access, accepts: [404, 410] })
      if (answer.status !== 200) return undefined
      const found = answerOf(event, answer)
      return found.status === 'cancelled' ? undefined : seen(found)
    },
  }
}
