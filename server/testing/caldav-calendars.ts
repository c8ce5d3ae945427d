import { busyFrom, mornings, ownCalendarsOf } from './connected-calendars.ts'
import { makeHealer, signInHealer } from './healers.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** Healers who connect a calendar server by a password for apps. */
export function caldavCalendars(app: () => TestApp) {
  const caldav = () => app().sandbox.caldav
  const shared = ownCalendarsOf(app, 'cloud.example')
  const connect = (
    as: TestUser,
    changes: Partial<{ server: string; user: string; password: string }> = {},
  ) => {
    const { user = shared.newEmail() } = changes
    const body = { server: app().sandbox.url, password: `app-${user}`, ...changes, user }
    return app().call('POST /api/practice/calendar-accounts/password', { body }, { as })
  }
  async function connected(
    busy: Parameters<ReturnType<typeof caldav>['put']>[1] = busyFrom('09:45', '10:30'),
  ) {
    const healer = await makeHealer(app(), mornings)
    const me = await signInHealer(app(), healer)
    const user = shared.newEmail()
    caldav().put(user, busy)
    const { data, status, message } = await connect(me, { user })
    if (!data) throw new Error(`not connected: ${status} ${message}`)
    await app().drain()
    return { healer, me, user, account: data, params: { accountId: data.u_id } }
  }
  return { ...shared, caldav, connect, connected }
}
