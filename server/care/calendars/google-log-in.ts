import { oauthLogIn, type RegisteredApp } from './oauth-log-in.ts'
import { type CalendarProvider, ProviderError } from './provider.ts'

/** The least that lets us list calendars, read when they are busy, be told of changes, and write sessions. */
const scopes = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events',
]

/** How a person lets us in at Google, and how we stay in. */
export function googleLogIn(app: RegisteredApp): Pick<CalendarProvider, 'byConsent' | 'refresh' | 'revoke'> {
  const oauth = app.sandbox ?? 'https://oauth2.googleapis.com'
  return {
    ...oauthLogIn({
      ...app,
      consent: `${app.sandbox ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      token: `${oauth}/token`,
      scopes,
      // Only with both is a token given that lasts.
      asks: { access_type: 'offline', prompt: 'consent' },
      isEnough: (granted) => scopes.every((scope) => granted.has(scope)),
      endings: new Set(['invalid_grant']),
    }),

    async revoke({ refresh }) {
      const answer = await app.send(`${oauth}/revoke`, { method: 'POST', form: { token: refresh } })
      if (answer.status >= 400 && answer.reason !== 'invalid_token')
        throw new ProviderError('failing', answer)
    },
  }
}
