import { ownCalendars as calls } from '@newyou/contract/care/calendars'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { signedWebhook } from '../../platform/http/signed-webhook.ts'
import type { AccountCalendars } from './account-calendars.ts'
import type { createAccounts } from './accounts.ts'
import type { Pushes } from './pushes.ts'
import type { createSources } from './sources.ts'
import type { createSuggestions } from './suggestions.ts'
import type { createWriting } from './writing.ts'

interface CalendarRoutes {
  accountCalendars: AccountCalendars
  accounts: ReturnType<typeof createAccounts>
  pushes: Pushes
  sources: ReturnType<typeof createSources>
  suggestions: ReturnType<typeof createSuggestions>
  writing: ReturnType<typeof createWriting>
}

export async function calendarRoutes(
  http: FastifyInstance,
  { accountCalendars, accounts, pushes, sources, suggestions, writing }: CalendarRoutes,
) {
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
    'GET /api/practice/calendar-accounts': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await accounts.list(viewer.personId) }),
    },
    'POST /api/practice/calendar-accounts/consent': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await accounts.consent(viewer.personId, body.provider) }),
    },
    'POST /api/practice/calendar-accounts': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await accounts.connect(viewer.personId, body) }),
    },
    'POST /api/practice/calendar-accounts/password': {
      limit: limits.guess,
      handle: async ({ viewer, body }) => ({ data: await accounts.connectByPassword(viewer.personId, body) }),
    },
    'GET /api/practice/calendar-accounts/{accountId}/calendars': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await accountCalendars.list(viewer.personId, params.accountId),
      }),
    },
    'PUT /api/practice/calendar-accounts/{accountId}/calendars': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await accountCalendars.choose(viewer.personId, params.accountId, body.calendars),
      }),
    },
    'DELETE /api/practice/calendar-accounts/{accountId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await accounts.disconnect(viewer.personId, params.accountId)
        return { data: null }
      },
    },
    'PUT /api/practice/calendar-accounts/{accountId}/writing': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await writing.choose(viewer.personId, params.accountId, body),
      }),
    },
    'GET /api/practice/calendar-suggestions/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await suggestions.of(viewer.personId, params.appointmentId),
      }),
    },
    'POST /api/practice/calendar-suggestions/{appointmentId}/keep': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await suggestions.keepOurs(viewer.personId, params.appointmentId)
        return { data: null }
      },
    },
  })
  await signedWebhook(http, {
    path: '/api/webhooks/google-calendar',
    policy: 'the token of a channel, which we gave to Google',
    receive: pushes.google,
  })
  await signedWebhook(http, {
    path: '/api/webhooks/microsoft-calendar',
    policy: 'the token of a channel, which we gave to Microsoft',
    handshake: pushes.microsoftAsks,
    receive: pushes.microsoft,
  })
}
