import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import type { Interval } from '../healers/index.ts'
import { createDav, propfind, xmlOf } from './caldav-calls.ts'
import { createDiscovery } from './caldav-discovery.ts'
import { caldavEvents } from './caldav-events.ts'
import { ics } from './fetching.ts'
import { type CalendarProvider, ProviderError } from './provider.ts'
import { answerWithin } from './provider-calls.ts'
import type { DavItem } from './read-multistatus.ts'

const wayIn = z.object({ home: z.string(), host: z.string(), user: z.string(), password: z.string() })
/** A password has no end of its own. */
const forever = Number.MAX_SAFE_INTEGER
const writing = new Set(['all', 'write', 'write-content', 'bind'])

const iCalendarTime = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const isOfEntries = ({ isCalendar, components }: DavItem) =>
  isCalendar && (components === null || components.includes('VEVENT'))

/** What a calendar says of a time, with what repeats: whole entries, because not all servers know how to give less. */
const inTime = ({ from, to }: Interval) =>
  xmlOf(
    'c:calendar-query',
    `<d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${iCalendarTime(from)}" end="${iCalendarTime(to)}"/></c:comp-filter></c:comp-filter></c:filter>`,
  )

/** Calendars at a server that speaks CalDAV, as iCloud, Fastmail and Nextcloud do, by a password for apps. */
export function createCaldav(
  platform: Pick<Platform, 'outside' | 'workers' | 'publicUrl'>,
): CalendarProvider {
  const { workers, publicUrl } = platform
  const dav = createDav(platform)
  const discover = createDiscovery(platform, dav)
  const open = (access: string) => wayIn.parse(JSON.parse(access))
  const ownHost = new URL(publicUrl).hostname

  return {
    name: 'caldav',
    host: 'CalDAV',
    showsKinds: true,
    async byPassword(given) {
      const { user, password } = given
      const access = JSON.stringify({ ...(await discover(given)), user, password })
      return { access, until: forever, refresh: '' }
    },
    /** Asked when the password was refused: once may be a fault of the server. */
    async refresh(tokens) {
      const way = open(tokens.access)
      try {
        await dav.query(way, way.home, propfind('0', 'd:displayname'))
        return tokens
      } catch (error) {
        if (error instanceof ProviderError && error.isStale) throw new ProviderError('ended')
        throw error
      }
    },
    async calendars(access) {
      const way = open(access)
      const names = ['d:resourcetype', 'd:displayname', 'd:current-user-privilege-set']
      const found = await dav.query(
        way,
        way.home,
        propfind('1', ...names, 'c:supported-calendar-component-set'),
      )
      return found.filter(isOfEntries).map(({ href, name, privileges }, place) => ({
        id: href,
        name: name ?? decodeURIComponent(new URL(href).pathname.split('/').filter(Boolean).at(-1) ?? href),
        ...{ owner: `${way.user}, ${way.host}`, host: way.host },
        // None is said to be the main one; servers name it first.
        isPrimary: place === 0,
        mayWrite: privileges === null || privileges.some((one) => writing.has(one)),
      }))
    },
    async busy(access, calendarId, interval: Interval, { known, zone, countsTentative, countsWholeDays }) {
      const way = open(access)
      const [state] = await dav.query(way, calendarId, propfind('0', 's:getctag', 'd:sync-token'))
      const mark = state?.ctag ?? null
      if (mark !== null && mark === known) return 'unchanged'
      const found = await dav.query(way, calendarId, {
        ...{ method: 'REPORT', depth: '1', body: inTime(interval) },
      })
      const files = found.flatMap(({ data }) => data ?? [])
      if (files.length === 0) return { times: [], mark }
      const read = await answerWithin(
        workers.run(ics, {
          ...{ bytes: Buffer.from(files.join('\r\n')), zone, countsTentative, countsWholeDays, ownHost },
          ...{ from: interval.from.getTime(), to: interval.to.getTime() },
        }),
      )
      if (!read) throw new ProviderError('unreadable')
      return { times: read.busy, warnings: read.warnings, mark }
    },
    ...caldavEvents(dav, open, platform),
  }
}
