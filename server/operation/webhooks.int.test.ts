import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
import { makeHealer } from '../testing/healers.ts'
import { bookAndPay } from '../testing/sessions-paid.ts'
import { makeClient, makeStaff, steppedUp } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
const subjects = 12
const changes = 500
const kills = 2
let folder = ''
let node: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-webhooks-'))
  node = await realServer(app().app.platform.pool.options.connectionString ?? '', folder, {
    OUTSIDE_SANDBOX_URL: app().sandbox.url,
    DATABASE_POOL_SIZE: '6',
  })
})
afterAll(async () => {
  await node?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** 09:00 in India on the next Monday but one: a time that healers of the tests offer. */
function laterMonday() {
  const day = new Date(Date.now() + 7 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return `${day.toISOString().slice(0, 10)}T03:30:00.000Z`
}

async function bookedAppointments(): Promise<string[]> {
  const ids: string[] = []
  for (let place = 0; place < subjects; place++) {
    const healer = await makeHealer(app())
    const { u_id } = await bookAndPay(app(), await makeClient(app()), healer, laterMonday())
    ids.push(u_id)
  }
  return ids
}

/** Reschedules again and again, and takes every fourth change back. */
async function change(ids: readonly string[]) {
  let committed = 0
  const writer = async (first: number) => {
    for (let turn = first; committed < changes; turn++) {
      const id = ids[turn % ids.length] ?? ''
      await inTransaction(app().db, async (trx) => {
        await sql`update appointment set starts_at = starts_at + interval '1 second',
          ends_at = ends_at + interval '1 second', updated_at = now() where u_id = ${id}`.execute(trx)
        if (turn % 4 === 0) throw new Error('taken back')
      }).then(
        () => committed++,
        (error: Error) => expect(error.message).toBe('taken back'),
      )
      await wait(60)
    }
  }
  await Promise.all([0, 1, 2, 3].map((first) => writer(first * 7)))
}

const timesOf = (pairs: readonly [string, string][], id: string) =>
  pairs.filter(([one]) => one === id).map(([, time]) => time)

test('each committed change arrives at least once and in order while the sender is killed, and nothing else does', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const ids = await bookedAppointments()
  await app().call(
    'POST /api/staff/webhook-endpoints',
    { body: { url: `${app().sandbox.url}/receivers/killed`, kinds: ['appointment.rescheduled'] } },
    { as: admin },
  )
  await node.start()
  let isOver = false
  const killing = (async () => {
    for (let count = 0; count < kills && !isOver; count++) {
      const seen = app().sandbox.receivers.received('killed').length
      await expect
        .poll(() => app().sandbox.receivers.received('killed').length, { timeout: 90_000 })
        .toBeGreaterThan(seen + 10)
      await node.kill()
      app().sandbox.receivers.answer('killed', { status: 500 }, 'cut')
      await node.start()
    }
  })()
  await change(ids)
  await killing
  isOver = true

  const { rows } = await sql<{ id: string; time: Date }>`select appointment_id as id, starts_at as time
    from appointment_transition where appointment_id = any(${ids}::uuid[]) order by id`.execute(app().db)
  const told = (): [string, string][] => {
    const known = new Set<unknown>()
    return app()
      .sandbox.receivers.received('killed')
      .filter(({ headers }) => !known.has(headers['webhook-id']) && known.add(headers['webhook-id']))
      .map(({ body }) => JSON.parse(body).data)
      .map(({ appointment_u_id: id, start_time: time }) => [id, time])
  }
  // Of each, the first step is the hold, the second the booking.
  const written = ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map(({ time }) => time.toISOString())
      .filter((time, place, all) => place > 0 && time !== all[place - 1])
      .map((time): [string, string] => [id, time]),
  )
  expect(written.length).toBeGreaterThanOrEqual(changes)
  await expect
    .poll(() => told().length, { timeout: 180_000, interval: 500 })
    .toBeGreaterThanOrEqual(written.length)
  for (const id of ids) expect(timesOf(told(), id)).toEqual(timesOf(written, id))
  expect(told()).toHaveLength(written.length)
}, 300_000)
