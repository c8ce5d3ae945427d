import { connectedCalendars } from './connected-calendars.ts'
import type { TestApp } from './test-app.ts'

/** Healers who connect their calendar at Microsoft, whose messages come to the app without a socket. */
export function microsoftCalendars(app: () => TestApp) {
  const microsoft = () => app().sandbox.microsoft
  const reached = () => {
    microsoft().reachBy(async (address, { headers, body }) => {
      const { pathname, search } = new URL(address)
      const answer = await app().app.http.inject({ method: 'POST', url: pathname + search, headers, body })
      return { status: answer.statusCode, type: String(answer.headers['content-type']), body: answer.body }
    })
  }
  /** What was told has come, and its calendars are read. */
  async function told() {
    await microsoft().arrived()
    await app().drain()
  }
  return {
    microsoft,
    reached,
    told,
    ...connectedCalendars(app, {
      ...{ name: 'microsoft', mailHost: 'outlook.example' },
      consent: (...given) => microsoft().consent(...given),
      put: (...given) => microsoft().put(...given),
    }),
  }
}
