import { z } from 'zod'
import { days } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import type { BusyTime, Interval } from '../healers/index.ts'
import { mergeBusy } from './busy-times.ts'
import { googleEvents } from './google-events.ts'
import { googleLogIn } from './google-log-in.ts'
import { type CalendarProvider, ProviderError, type RemoteCalendar } from './provider.ts'
import { answerOf, type Call, type CallAnswer, createCalls } from './provider-calls.ts'

/** Of its many reasons for a 403, those that only ask us to wait. */
const tooOften = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])
/** Longer times are refused there; how long they may be is not said. */
const askedAtOnce = days(60)

const calendarList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
        accessRole: z.string(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})

const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      errors: z.array(z.object({ reason: z.string() })).default([]),
      busy: z
        .array(z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }))
        .default([]),
    }),
  ),
})

const watched = z.object({ resourceId: z.string(), expiration: z.coerce.number() })

function problemOf({ status, reason, retryAfterSeconds }: CallAnswer): ProviderError {
  if (status === 401) return new ProviderError('refused', { isStale: true })
  if (status === 404 || status === 410) return new ProviderError('gone')
  if (status === 403 && !tooOften.has(reason)) return new ProviderError('refused')
  return new ProviderError('failing', { retryAfterSeconds })
}

type GoogleConfig = Pick<
  Config,
  'GOOGLE_CALENDAR_CLIENT_ID' | 'GOOGLE_CALENDAR_CLIENT_SECRET' | 'GOOGLE_CALENDAR_SANDBOX_URL'
>

/** Google Calendar, by its API of version 3; undefined where no app is registered with Google. */
export function createGoogle({
  config,
  ...platform
}: Pick<Platform, 'clock' | 'outside' | 'publicUrl'> & { config: GoogleConfig }):
  | CalendarProvider
  | undefined {
  const { GOOGLE_CALENDAR_CLIENT_ID: id, GOOGLE_CALENDAR_CLIENT_SECRET: secret } = config
  if (!id || !secret) return undefined
  const sandbox = config.GOOGLE_CALENDAR_SANDBOX_URL && `${config.GOOGLE_CALENDAR_SANDBOX_URL}/google`
  const api = `${sandbox ?? 'https://www.googleapis.com'}/calendar/v3`
  const pushAddress = `${platform.publicUrl}/api/webhooks/google-calendar`
  const send = createCalls(platform)

  async function call(path: string, { accepts = [], ...options }: Call): Promise<CallAnswer> {
    const answer = await send(`${api}/${path}`, options)
    if (answer.status >= 400 && !accepts.includes(answer.status)) throw problemOf(answer)
    return answer
  }

  async function calendarsFrom(access: string, pageToken?: string): Promise<RemoteCalendar[]> {
    const query = new URLSearchParams({ maxResults: '250', ...(pageToken && { pageToken }) })
    const answer = answerOf(calendarList, await call(`users/me/calendarList?${query}`, { access }))
    const found = answer.items.map(({ id: calendarId, summary, summaryOverride, primary, accessRole }) => ({
      id: calendarId,
      name: summaryOverride || summary || calendarId,
      isPrimary: primary,
      mayWrite: accessRole === 'owner' || accessRole === 'writer',
    }))
    return answer.nextPageToken ? [...found, ...(await calendarsFrom(access, answer.nextPageToken))] : found
  }

  async function busyOfPart(access: string, calendarId: string, from: number, to: number) {
    const json = {
      timeMin: new Date(from).toISOString(),
      timeMax: new Date(to).toISOString(),
      items: [{ id: calendarId }],
    }
    const answer = answerOf(freeBusy, await call('freeBusy', { method: 'POST', access, json }))
    const { errors = [], busy = [] } = answer.calendars[calendarId] ?? {}
    if (errors.length)
      throw new ProviderError(errors.some(({ reason }) => reason === 'notFound') ? 'gone' : 'failing')
    return busy.map(({ start, end }): BusyTime => [Date.parse(start), Date.parse(end)])
  }

  return {
    name: 'google',
    host: 'calendar.google.com',
    showsKinds: false,
    ...googleLogIn({ ...platform, send, id, secret, sandbox }),
    calendars: (access) => calendarsFrom(access),
    async busy(access, calendarId, { from, to }: Interval) {
      const times: BusyTime[] = []
      // One after another: an account may ask only so often in a minute.
      for (let start = from.getTime(); start < to.getTime(); start += askedAtOnce)
        times.push(
          ...(await busyOfPart(access, calendarId, start, Math.min(start + askedAtOnce, to.getTime()))),
        )
      return { times: mergeBusy(times) }
    },
    async watch(access, calendarId, { id: channelId, token, until }) {
      const json = {
        ...{ id: channelId, type: 'web_hook', address: pushAddress, token },
        expiration: String(until.getTime()),
      }
      const path = `calendars/${encodeURIComponent(calendarId)}/events/watch`
      const answer = answerOf(watched, await call(path, { method: 'POST', access, json }))
      return { resource: answer.resourceId, until: new Date(answer.expiration) }
    },
    ...googleEvents(call),
    async unwatch(access, { id: channelId, resource }) {
      const json = { id: channelId, resourceId: resource }
      await call('channels/stop', { method: 'POST', access, json })
    },
  }
}
