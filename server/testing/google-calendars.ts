import { connectedCalendars } from './connected-calendars.ts'
import type { TestApp } from './test-app.ts'

export * from './connected-calendars.ts'

/** Healers who connect their Google Calendar, and what follows. */
export function googleCalendars(app: () => TestApp) {
  const google = () => app().sandbox.google
  return {
    google,
    ...connectedCalendars(app, {
      ...{ name: 'google', mailHost: 'gmail.example' },
      consent: (...given) => google().consent(...given),
      put: (...given) => google().put(...given),
    }),
  }
}
