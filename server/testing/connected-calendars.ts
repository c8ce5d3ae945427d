import type { AskingProviderName } from '@newyou/contract/care/calendars'
import { expect } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from './healers.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** Three sessions of a morning, on a Monday by the wall of India. */
export const mornings = { daily: [{ from: '09:00', to: '11:15' }] }
export const monday = '2026-11-23'
export const at = (clock: string) => new Date(`${monday}T${clock}:00+05:30`)
export const busyFrom = (from: string, to: string) => [{ from: at(from), to: at(to) }]
export const free = ['09:00', '09:45', '10:30'].map((clock) => at(clock).toISOString())
export const [nine, quarterToTen, halfPastTen] = free

interface Provider {
  name: AskingProviderName
  /** Whose mail addresses their people have. */
  mailHost: string
  consent: (address: string, email: string, answer?: 'allow' | 'part' | 'deny') => string
  put: (email: string, busy: readonly { from: Date; to: Date }[]) => void
}

/** What follows when healers have connected a calendar. The clock is set to `start` and nothing is connected before each test. */
export function ownCalendarsOf(app: () => TestApp, mailHost: string) {
  let count = 0
  const newEmail = () => `healer${++count}@${mailHost}`
  const freeOn = async (healer: TestHealer) => {
    const query = { healer_u_id: healer.u_id, date: monday, time_zone: 'Asia/Kolkata' }
    return (await app().call('GET /api/website/healer-availability', { query })).data?.free
  }
  const news = async (as: TestUser) =>
    (await app().call('GET /api/website/notification', { query: {} }, { as })).data?.map(({ text }) => text)
  /** After a long time: a log-in does not last that long. */
  const anew = (healer: TestHealer) => signInHealer(app(), healer)
  const sourcesOf = async (as: TestUser) => (await app().call('GET /api/practice/calendars', {}, { as })).data
  const accountsOf = async (as: TestUser) =>
    (await app().call('GET /api/practice/calendar-accounts', {}, { as })).data
  async function readDue() {
    await app().app.platform.jobs.runNow('calendar-reads')
    await app().drain()
  }

  return { newEmail, freeOn, news, anew, sourcesOf, accountsOf, readDue }
}

/** The same with healers who connect their calendar by the page of its provider. */
export function connectedCalendars(app: () => TestApp, { name, mailHost, consent, put }: Provider) {
  const shared = ownCalendarsOf(app, mailHost)
  const { newEmail } = shared

  /** What the page of the provider sends back to the browser. */
  async function askedBack(as: TestUser, email: string, answer?: 'allow' | 'part' | 'deny') {
    const { data } = await app().call(
      'POST /api/practice/calendar-accounts/consent',
      { body: { provider: name } },
      { as },
    )
    const { searchParams, pathname } = new URL(consent(data?.address ?? '', email, answer))
    expect(pathname).toBe('/practice/hours')
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
  }
  const finish = (as: TestUser, body: { code: string; state: string }) =>
    app().call('POST /api/practice/calendar-accounts', { body }, { as })

  async function connected(busy = busyFrom('09:45', '10:30')) {
    const healer = await makeHealer(app(), mornings)
    const me = await signInHealer(app(), healer)
    const email = newEmail()
    put(email, busy)
    const { data, status, message } = await finish(me, await askedBack(me, email))
    if (!data) throw new Error(`not connected: ${status} ${message}`)
    await app().drain()
    return { healer, me, email, account: data, params: { accountId: data.u_id } }
  }

  return { ...shared, askedBack, finish, connected }
}
