import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
import { registerClient } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { ownDatabase } from './own-database.ts'

const database = ownDatabase()
afterAll(() => database.remove())
const app = useTestApp({ database: database.create, start: new Date() })

const statusOf = async (url: string) => (await app().app.http.inject(url)).statusCode

async function secondsUntil(isSo: () => Promise<boolean>) {
  const began = Date.now()
  while (!(await isSo())) {
    if (Date.now() - began > 15_000) throw new Error('it did not come to be')
    await wait(50)
  }
  return (Date.now() - began) / 1000
}

/** Notifications written as fast as four writers can, and which of them were acknowledged. */
function writeLoad(personId: string) {
  const acknowledged: string[] = []
  let isOver = false
  let count = 0
  const { notifications } = app().app.modules
  const writer = async () => {
    while (!isOver) {
      count += 1
      const title = `News ${count}`
      await inTransaction(app().db, (trx) =>
        notifications.notify(trx, {
          about: personId,
          personId,
          type: 'appointment',
          message: 'waitlist.timeAvailable',
          parameters: { other: title, startsAt: '2026-11-23T03:30:00Z', link: 'https://newyou.example/x' },
          frontEndPath: 'appointment',
          targetId: 'x',
        }),
      ).then(
        () => acknowledged.push(title),
        () => wait(20),
      )
    }
  }
  const writers = Promise.all(Array.from({ length: 4 }, writer))
  return {
    acknowledged,
    async end() {
      isOver = true
      await writers
    },
  }
}

describe.each(['SIGQUIT', 'SIGKILL'] as const)('PostgreSQL ended by %s under write load', (signal) => {
  test('the site stays up, loses nothing it acknowledged, and goes on by itself', async () => {
    const { jobs, bus, pageCache, pool } = app().app.platform
    const client = await registerClient(app())
    const done: string[] = []
    const queue = `errand-${signal.toLowerCase()}`
    jobs.work<{ name: string }>(queue, async ({ name }) => {
      done.push(name)
    })
    await jobs.boss.createQueue(queue)
    await jobs.start()
    const heard: unknown[] = []
    bus.subscribe(`test-${signal}`, (message) => heard.push(message))
    const page = { status: 200, headers: {}, body: '<p>kept</p>', tags: [], maxAgeSeconds: 60 }
    await pageCache.get('/kept', async () => page)
    expect(await statusOf('/ready')).toBe(200)

    const load = writeLoad(client.uId)
    await secondsUntil(async () => load.acknowledged.length > 50)
    await database.end(signal)
    await wait(1100) // the ready probe remembers its answer for a second
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = await app().call('GET /api/website/notification', {}, { as: client })
      expect(refused).toMatchObject({ status: 503, code: 'unavailable' })
      expect(refused.headers['retry-after']).toBe('2')
    }
    expect(await statusOf('/health')).toBe(200)
    // The proxy keeps sending callers, who are given kept pages.
    const ready = await app().app.http.inject('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: 'away' }])
    const metrics = await app().app.http.inject('/metrics')
    expect([metrics.statusCode, metrics.body]).toEqual([200, expect.stringContaining('\ndatabase_up 0\n')])
    const kept = await pageCache.get('/kept', () => Promise.reject(new Error('rendered again')))
    expect(kept.plain.toString()).toBe('<p>kept</p>')

    await database.start()
    const isBack = async () => (await app().app.http.inject('/ready')).json().database === 'answers'
    expect(await secondsUntil(isBack)).toBeLessThan(5)
    const whenBack = load.acknowledged.length
    await secondsUntil(async () => load.acknowledged.length > whenBack + 20)
    await load.end()
    const { rows } = await pool.query<{ title: string; seq: number }>(
      "select parameters->>'other' as title, seq from notification where person_id = $1 order by seq",
      [client.uId],
    )
    const stored = new Set(rows.map(({ title }) => title))
    expect(load.acknowledged.filter((title) => !stored.has(title))).toEqual([])
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))

    // The bus listens again, and once only.
    await secondsUntil(async () => {
      await bus.publish(app().db, `test-${signal}`, 'are you there')
      await wait(50)
      return heard.length > 0
    })
    heard.length = 0
    await bus.publish(app().db, `test-${signal}`, 'once')
    await wait(300)
    expect(heard).toEqual(['once'])

    await inTransaction(app().db, (trx) => jobs.send(trx, queue, { name: 'after' }))
    await secondsUntil(async () => done.includes('after'))
    await jobs.stop()
    await jobs.open()
  }, 40_000)
})
