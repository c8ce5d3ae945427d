import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { keptPages } from '../testing/kept-pages.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ start: new Date() })
let stopped: number | undefined
afterEach(() => {
  if (stopped) process.kill(stopped, 'SIGCONT')
})

/** The process of PostgreSQL at the other end of the bus. */
async function lineOf() {
  const { rows } = await app().app.platform.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'newyou bus' and datname = current_database()`,
  )
  expect(rows).toHaveLength(1)
  return Number(rows[0]?.pid)
}

test('a line of the bus that is silent without an end is noticed, and pages are fresh within fifteen seconds', async () => {
  const { bus, db, pageCache } = app().app.platform
  const pageWith = keptPages(app)
  const before = await pageWith('healers')
  expect(await pageWith('healers')).toBe(before)

  stopped = await lineOf()
  process.kill(stopped, 'SIGSTOP')
  await db.transaction().execute((trx) => pageCache.invalidate(trx, 'healers'))
  const began = Date.now()
  while ((await pageWith('healers')) === before) {
    if (Date.now() - began > 15_000) throw new Error('the old page is still shown after 15 seconds')
    await wait(100)
  }
  expect(bus.losses()).toBe(1)
  process.kill(stopped, 'SIGCONT')
  stopped = undefined

  // The new line hears, and once only.
  const heard: unknown[] = []
  bus.subscribe('test-silent', (message) => heard.push(message))
  const first = await pageWith('healers')
  await db.transaction().execute(async (trx) => {
    await bus.publish(trx, 'test-silent', 'once')
    await pageCache.invalidate(trx, 'healers')
  })
  await expect.poll(() => pageWith('healers')).not.toBe(first)
  expect(heard).toEqual(['once'])
  expect(bus.silentSeconds()).toBeLessThan(5)
}, 40_000)
