import { z } from 'zod'
import { hours } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import type { BusyTime, Interval } from '../healers/index.ts'
import { mergeBusy } from './busy-times.ts'
import { createGraph, graphTime } from './microsoft-calls.ts'
import { microsoftEvents } from './microsoft-events.ts'
import { microsoftLogIn } from './microsoft-log-in.ts'
import type { BusyChoices, CalendarProvider } from './provider.ts'
import { answerOf, createCalls } from './provider-calls.ts'

/** Subscriptions to entries of calendars may live so long: under three days by the older of its references. */
const watchedAtMost = hours(70)
const pageSize = '500'

const calendar = z.object({
  id: z.string(),
  name: z.string().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
  canEdit: z.boolean().nullish(),
  owner: z.object({ address: z.string().nullish() }).nullish(),
})

const entry = z.object({
  start: graphTime,
  end: graphTime,
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
})

const subscription = z.object({ id: z.string(), expirationDateTime: z.iso.datetime({ offset: true }) })

/** What an entry is shown as where it takes no time: somebody who works elsewhere can be met. */
const isFree = (showAs: string | null | undefined) => showAs === 'free' || showAs === 'workingElsewhere'

/** Whole days go from midnight to midnight of whatever wall, and are written as if it were UTC. */
function onWall(moment: number, zone: string): number {
  const date = new Date(moment).toISOString().slice(0, 10)
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
}

function timeOf(
  { start, end, isAllDay, isCancelled, showAs }: z.output<typeof entry>,
  { zone, countsTentative, countsWholeDays }: BusyChoices,
): BusyTime[] {
  if (isCancelled || isFree(showAs) || end <= start) return []
  if (showAs === 'tentative' && !countsTentative) return []
  if (!isAllDay) return [[start, end]]
  return countsWholeDays ? [[onWall(start, zone), onWall(end, zone)]] : []
}

type MicrosoftConfig = Pick<
  Config,
  'MICROSOFT_CALENDAR_CLIENT_ID' | 'MICROSOFT_CALENDAR_CLIENT_SECRET' | 'MICROSOFT_CALENDAR_SANDBOX_URL'
>

/** Calendars of Microsoft 365 and Outlook.com, by Microsoft Graph; undefined where no app is registered with Microsoft. */
export function createMicrosoft({
  config,
  ...platform
}: Pick<Platform, 'clock' | 'ids' | 'outside' | 'publicUrl'> & { config: MicrosoftConfig }):
  | CalendarProvider
  | undefined {
  const { MICROSOFT_CALENDAR_CLIENT_ID: id, MICROSOFT_CALENDAR_CLIENT_SECRET: secret } = config
  if (!id || !secret) return undefined
  const sandbox =
    config.MICROSOFT_CALENDAR_SANDBOX_URL && `${config.MICROSOFT_CALENDAR_SANDBOX_URL}/microsoft`
  const pushAddress = `${platform.publicUrl}/api/webhooks/microsoft-calendar`
  const send = createCalls(platform)
  const graph = createGraph(send, `${sandbox ?? 'https://graph.microsoft.com'}/v1.0`)
  const expiry = (until: Date) =>
    new Date(Math.min(until.getTime(), platform.clock.now().getTime() + watchedAtMost)).toISOString()

  return {
    name: 'microsoft',
    host: 'outlook.office.com',
    showsKinds: true,
    ...microsoftLogIn({ ...platform, send, id, secret, sandbox }),
    async calendars(access) {
      const query = new URLSearchParams({ $select: 'id,name,isDefaultCalendar,canEdit,owner', $top: '100' })
      const found = await graph.all(access, `me/calendars?${query}`, calendar)
      return found.map(({ id: calendarId, name, isDefaultCalendar, canEdit, owner }) => ({
        id: calendarId,
        name: name || calendarId,
        ...(owner?.address && { owner: owner.address }),
        isPrimary: isDefaultCalendar === true,
        mayWrite: canEdit === true,
      }))
    },
    async busy(access, calendarId, { from, to }: Interval, choices) {
      const query = new URLSearchParams({
        ...{ startDateTime: from.toISOString(), endDateTime: to.toISOString(), $top: pageSize },
        // No titles, people or places come at all.
        $select: 'start,end,isAllDay,isCancelled,showAs',
      })
      const path = `me/calendars/${encodeURIComponent(calendarId)}/calendarView?${query}`
      const found = await graph.all(access, path, entry)
      return { times: mergeBusy(found.flatMap((one) => timeOf(one, choices))) }
    },
    async watch(access, calendarId, { id: channelId, token, until }) {
      const json = {
        ...{ changeType: 'created,updated,deleted', resource: `me/calendars/${calendarId}/events` },
        ...{ notificationUrl: pushAddress, lifecycleNotificationUrl: pushAddress },
        ...{ expirationDateTime: expiry(until), clientState: `${channelId}.${token}` },
      }
      const answer = await graph.call('subscriptions', { method: 'POST', access, json })
      const opened = answerOf(subscription, answer)
      return { resource: opened.id, until: new Date(opened.expirationDateTime) }
    },
    async prolong(access, { resource }, until) {
      const json = { expirationDateTime: expiry(until) }
      const path = `subscriptions/${encodeURIComponent(resource)}`
      const answer = await graph.call(path, { method: 'PATCH', access, json, accepts: [404] })
      return answer.status === 404 ? undefined : new Date(answerOf(subscription, answer).expirationDateTime)
    },
    async unwatch(access, { resource }) {
      await graph.call(`subscriptions/${encodeURIComponent(resource)}`, { method: 'DELETE', access })
    },
    ...microsoftEvents(graph, platform),
  }
}
