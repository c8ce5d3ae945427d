import { ownCalendars as calls } from '@newyou/contract/care/calendars'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import type { NextFree } from '../healers/index.ts'
import { createFetching } from './fetching.ts'
import { createReading } from './reading.ts'
import { createSources } from './sources.ts'

interface CalendarNeeds {
  healers: { nextFree: NextFree }
  notifications: Pick<Notifications, 'notify'>
}

/** Calendars of healers elsewhere, which say when they are busy: added, read again and again, removed. */
export function calendarsModule(platform: Platform, { healers: { nextFree }, notifications }: CalendarNeeds) {
  const texts = createSealedTexts({ ...platform, purpose: 'calendar-access' })
  const fetching = createFetching({ ...platform, texts })
  const reading = createReading({ ...platform, fetching, nextFree, notifications })
  const sources = createSources({ ...platform, nextFree, reading, texts })
  return {
    schedules: [{ name: 'calendar-reads', cron: '* * * * *', run: reading.sendDue }],
    routes(http) {
      bindRoutes(http, calls, {
        'GET /api/practice/calendars': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await sources.list(viewer.personId) }),
        },
        'POST /api/practice/calendars': {
          limit: limits.write,
          handle: async ({ viewer, body }) => ({ data: await sources.add(viewer.personId, body) }),
        },
        'PUT /api/practice/calendars/{calendarId}': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await sources.change(viewer.personId, params.calendarId, body),
          }),
        },
        'POST /api/practice/calendars/{calendarId}/read': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await sources.readNow(viewer.personId, params.calendarId),
          }),
        },
        'DELETE /api/practice/calendars/{calendarId}': {
          limit: limits.write,
          async handle({ viewer, params }) {
            await sources.remove(viewer.personId, params.calendarId)
            return { data: null }
          },
        },
      })
    },
  } satisfies Module
}
