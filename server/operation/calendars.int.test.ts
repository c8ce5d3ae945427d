import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { googleCalendars } from '../testing/google-calendars.ts'
import { microsoftCalendars } from '../testing/microsoft-calendars.ts'
import { sandboxCalendars } from '../testing/sandbox-calendars.ts'
import { bookAndPay } from '../testing/sessions-paid.ts'
import { makeClient } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
const atGoogle = googleCalendars(app)
const atMicrosoft = microsoftCalendars(app)
const { google } = atGoogle
const { microsoft } = atMicrosoft
/** Where each healer of the test has their calendar. */
const healers = [atGoogle, atMicrosoft, atGoogle]
const pauseMs = 150
const kills = 2
let folder = ''
let node: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-calendars-'))
  node = await realServer(app().app.platform.pool.options.connectionString ?? '', folder, {
    OUTSIDE_SANDBOX_URL: app().sandbox.url,
    ...sandboxCalendars(app().sandbox.url),
    DATABASE_POOL_SIZE: '6',
  })
})
afterAll(async () => {
  await node?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Starts of a Monday morning that healers of the test offer, more than a week ahead. */
function mondayStarts() {
  const day = new Date(Date.now() + 7 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return ['03:30', '04:15'].map((clock) => `${day.toISOString().slice(0, 10)}T${clock}:00.000Z`)
}

async function writtenSessions() {
  const found: { id: string; email: string }[] = []
  for (const { connected } of healers) {
    const { healer, me, email, params } = await connected([])
    const path = '/api/practice/calendar-accounts/{accountId}' as const
    const { data: calendars } = await app().call(`GET ${path}/calendars`, { params }, { as: me })
    const body = { calendar: calendars?.[0]?.id ?? '', names_clients: false }
    await app().call(`PUT ${path}/writing`, { params, body }, { as: me })
    for (const start of mondayStarts()) {
      const { u_id: id } = await bookAndPay(app(), await makeClient(app()), healer, start)
      found.push({ id, email })
    }
  }
  return found
}

/** Moves sessions by a second, again and again until enough was killed; then two of them are cancelled. */
async function change(ids: readonly string[], isEnough: () => boolean) {
  for (let turn = 0; !isEnough(); turn++) {
    const id = ids[turn % ids.length] ?? ''
    await sql`update appointment set starts_at = starts_at + interval '1 second', ends_at = ends_at + interval '1 second',
      updated_at = now() where u_id = ${id}`.execute(app().db)
    await wait(pauseMs)
  }
  await sql`update appointment set state = 'cancelled', updated_at = now() where u_id = any(${ids.slice(0, 2)}::uuid[])`.execute(
    app().db,
  )
}

/** What is in the calendars, and what is to be. */
const inCalendars = (emails: readonly string[]) =>
  [...new Set(emails)]
    .flatMap((email) => [
      ...google()
        .events(email)
        .filter(({ status }) => status !== 'cancelled'),
      ...microsoft()
        .events(email)
        .map(({ properties, from, to }) => ({ id: [...properties.values()].join(), from, to })),
    ])
    .map(({ id, from, to }) => `${id} ${from} ${to}`)
    .sort()
async function sessions() {
  const { rows } = await sql<{ entry: string }>`
    select replace(u_id::text, '-', '') || ' ' || (extract(epoch from starts_at) * 1000)::bigint || ' '
      || (extract(epoch from ends_at) * 1000)::bigint as entry from appointment where state = 'confirmed' order by 1`.execute(
    app().db,
  )
  return rows.map(({ entry }) => entry).sort()
}

/** What is not written yet, with what holds it up. */
async function due() {
  const { rows } =
    await sql`select e.appointment_id, e.version, e.written, e.tries, e.next_at, e.leased_until, j.state as job,
      j.retry_count, j.heartbeat_on, j.start_after
    from calendar_entry e left join jobs.job j on j.id = e.leased_by where e.version > e.written`.execute(
      app().db,
    )
  return rows
}

test('whatever is made, moved and cancelled while the one who writes is killed, the calendars are the sessions', async () => {
  const made = await writtenSessions()
  const emails = made.map(({ email }) => email)
  const seen = { killed: 0, isOver: false }
  // The minute of the clock, more often.
  const sending = (async () => {
    while (!seen.isOver) {
      app().clock.set(new Date())
      await app().app.platform.jobs.runNow('calendar-writing')
      await wait(500)
    }
  })()
  await node.start()
  const killing = (async () => {
    const answered = () => google().answers().length + microsoft().answers().length
    for (; seen.killed < kills; seen.killed++) {
      const before = answered()
      await expect.poll(answered, { timeout: 60_000 }).toBeGreaterThan(before + 12)
      await node.kill()
      google().fail('cut', 2)
      microsoft().fail('cut', 2)
      await node.start()
    }
  })()
  try {
    await Promise.all([
      change(
        made.map(({ id }) => id),
        () => seen.killed === kills,
      ),
      killing,
    ])
    const wanted = await sessions()
    expect(wanted).toHaveLength(made.length - 2)
    await expect
      .poll(async () => ({ there: inCalendars(emails), due: await due() }), {
        timeout: 180_000,
        interval: 500,
      })
      .toEqual({ there: wanted, due: [] })
  } finally {
    Object.assign(seen, { killed: kills, isOver: true })
    await sending
  }
}, 320_000)
