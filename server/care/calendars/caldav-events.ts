import { calendarOf } from '../../platform/calendar.ts'
import type { Platform } from '../../platform/platform.ts'
import { escapeHtml } from '../../platform/present-brand.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { type Dav, type DavWay, propfind, xmlOf } from './caldav-calls.ts'
import { type CalendarProvider, ProviderError, type SeenEntry } from './provider.ts'
import { answerWithin } from './provider-calls.ts'
import type { readEntryTimes } from './read-entry-times.ts'

const entryTimes = heavyWork<typeof readEntryTimes>(
  new URL('./read-entry-times.ts', import.meta.url),
  'readEntryTimes',
  { longestSeconds: 5 },
)
const askedAtOnce = 100

/** Sessions in a calendar of a server, each a file whose name is its id, so that none is there twice. */
export function caldavEvents(
  dav: Dav,
  open: (access: string) => DavWay,
  { workers, publicUrl }: Pick<Platform, 'workers' | 'publicUrl'>,
): Pick<CalendarProvider, 'write' | 'erase' | 'written' | 'find'> {
  const addressOf = (calendarId: string, id: string) =>
    `${calendarId.replace(/\/?$/, '/')}${encodeURIComponent(id)}.ics`

  async function seenOf(files: readonly { id: string; bytes: Uint8Array }[]): Promise<SeenEntry[]> {
    if (files.length === 0) return []
    const times = await answerWithin(workers.run(entryTimes, { files: files.map(({ bytes }) => bytes) }))
    return files.flatMap(({ id }, place) => {
      const time = times[place]
      return time ? [{ id, ...time }] : []
    })
  }

  return {
    async write(access, calendarId, { id, item }) {
      const way = open(access)
      const address = addressOf(calendarId, id)
      const body = calendarOf([item], { product: 'Appointments', publicUrl, isFree: true })
      const put = (condition: Record<string, string>, accepts: readonly number[] = []) =>
        dav.send(way, address, {
          ...{ method: 'PUT', body, accepts },
          headers: { 'content-type': 'text/calendar; charset=utf-8', ...condition },
        })
      const made = await put({ 'if-none-match': '*' }, [412])
      if (made.status !== 412) return
      const [known] = await dav.query(way, address, propfind('0', 'd:getetag'))
      // Whoever changes it in between is met again: the writing is tried once more.
      await put(known?.etag ? { 'if-match': known.etag } : {})
    },
    async erase(access, calendarId, id) {
      await dav.send(open(access), addressOf(calendarId, id), { method: 'DELETE', accepts: [404, 410] })
    },
    async written(access, calendarId, _interval, ids) {
      const way = open(access)
      const seen: SeenEntry[] = []
      for (let first = 0; first < ids.length; first += askedAtOnce) {
        const part = new Map(
          ids.slice(first, first + askedAtOnce).map((id) => [addressOf(calendarId, id), id]),
        )
        const hrefs = [...part.keys()].map(
          (address) => `<d:href>${escapeHtml(new URL(address).pathname)}</d:href>`,
        )
        const found = await dav.query(way, calendarId, {
          ...{ method: 'REPORT', depth: '1' },
          body: xmlOf('c:calendar-multiget', `<d:prop><c:calendar-data/></d:prop>${hrefs.join('')}`),
        })
        const files = found.flatMap(({ href, data }) => {
          const id = part.get(href)
          return id && data ? [{ id, bytes: Buffer.from(data) }] : []
        })
        seen.push(...(await seenOf(files)))
      }
      return seen
    },
    async find(access, calendarId, id) {
      const way = open(access)
      const answer = await dav.send(way, addressOf(calendarId, id), { method: 'GET', accepts: [404, 410] })
      if (answer.status === 404 || answer.status === 410) return undefined
      const [seen] = await seenOf([{ id, bytes: answer.body }])
      if (!seen) throw new ProviderError('unreadable')
      return seen
    },
  }
}
