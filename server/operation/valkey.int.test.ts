import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSystemValkey } from '../../tasks/system-valkey.ts'
import { inTransaction } from '../platform/database/database.ts'
import { createRateCounters } from '../platform/http/rate-counters.ts'
import { contentTopic, createPageCache } from '../platform/pages/page-cache.ts'
import { createShared } from '../platform/shared.ts'
import { createLogger } from '../platform/watch/logger.ts'
import { useTestApp } from '../testing/test-app.ts'

let valkey = await startSystemValkey()
const app = useTestApp({ start: new Date(), config: { VALKEY_URL: valkey?.url ?? '' } })
const logger = createLogger({ LOG_LEVEL: 'silent', isProduction: true })

/** What a second node has in Valkey, on the same database. */
function anotherNode() {
  const { config, pool, db } = app().app.platform
  const databaseUrl = pool.options.connectionString ?? ''
  const shared = createShared(config, { databaseUrl, db, logger })
  if (!shared) throw new Error('there is no Valkey')
  return { ...shared, pageCache: createPageCache({ bus: shared.bus, shared: shared.pages }) }
}
let other: ReturnType<typeof anotherNode>

const page = (body: string, ...tags: string[]) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  tags,
  maxAgeSeconds: 600,
})
/** A page that shows a value at the time of its rendering. */
function changing(key: string, tag: string) {
  const state = { value: 'first', renderings: 0 }
  const make = async () => {
    state.renderings++
    return page(state.value, tag)
  }
  const shownBy = async (cache: Pick<typeof other.pageCache, 'get'>) =>
    (await cache.get(key, make)).plain.toString()
  return { state, shownBy }
}
const ours = () => app().app.platform

describe.skipIf(!valkey)('with Valkey', () => {
  beforeAll(async () => {
    other = anotherNode()
    await other.bus.start()
  })
  afterAll(async () => {
    await other.bus.stop()
    await valkey?.stop()
  })

  test('a message follows its commit to every node, and goes when the transaction is rolled back', async () => {
    const heard: string[] = []
    for (const { bus } of [ours(), other]) bus.subscribe<string>('test-commit', (word) => heard.push(word))
    const { bus, db } = ours()
    const failed = inTransaction(db, async (trx) => {
      await bus.publish(trx, 'test-commit', 'undone')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await inTransaction(db, async (trx) => {
      await bus.publish(trx, 'test-commit', 'one')
      await bus.publish(trx, 'test-commit', 'two')
      const { rows } = await ours().pool.query('select from bus_outbox')
      expect(rows).toEqual([])
    })
    await expect.poll(() => heard.toSorted()).toEqual(['one', 'one', 'two', 'two'])
    await expect.poll(async () => (await ours().pool.query('select from bus_outbox')).rowCount).toBe(0)
  })

  test('what a node that was killed after its commit did not send, another sends', async () => {
    const { state, shownBy } = changing('/killed', 'killed')
    expect(await shownBy(other.pageCache)).toBe('first')
    state.value = 'second'
    // A transaction that this process does not know of, as if its process had ended with the commit.
    await ours().pool.query(
      `insert into bus_outbox (messages) values (jsonb_build_array(jsonb_build_object('topic', $1::text, 'message', jsonb_build_array('killed'))))`,
      [contentTopic],
    )
    await expect.poll(() => shownBy(other.pageCache), { timeout: 5000 }).toBe('second')
  })

  test('a page that one node rendered is not rendered by the other, until what it shows changes', async () => {
    const { state, shownBy } = changing('/shared', 'shared')
    expect(await shownBy(ours().pageCache)).toBe('first')
    await expect.poll(() => other.pages.find('/shared')).toBeDefined()
    expect(await shownBy(other.pageCache)).toBe('first')
    expect(state.renderings).toBe(1)
    state.value = 'second'
    await inTransaction(ours().db, (trx) => ours().pageCache.invalidate(trx, 'shared'))
    for (const { pageCache } of [ours(), other]) await expect.poll(() => shownBy(pageCache)).toBe('second')
    expect(state.renderings).toBeLessThanOrEqual(3)
  })

  test('a page whose content changed while it was rendered is shared with nobody', async () => {
    const began = await other.pages.count()
    await inTransaction(ours().db, (trx) => ours().pageCache.invalidate(trx, 'meanwhile'))
    await expect.poll(() => other.pages.count()).toBeGreaterThan(began ?? Number.NaN)
    const stored = await ours().pageCache.get('/meanwhile', async () => page('old', 'meanwhile'))
    await other.pages.offer('/late', stored, began ?? 0, 60_000)
    expect(await other.pages.find('/late')).toBeUndefined()
  })

  test('only nodes that follow a person or a room hear of them', async () => {
    const heard: string[] = []
    other.bus.subscribe<string>('test-channel', (word) => heard.push(word))
    const leave = await other.bus.follow('room:one')
    await other.bus.follow('person:one')
    await ours().bus.say('test-channel', 'for another room', 'room:two')
    await ours().bus.say('test-channel', 'for the room', 'room:one')
    await inTransaction(ours().db, (trx) =>
      ours().bus.publish(trx, 'test-channel', 'for both', ['person:one', 'person:two']),
    )
    await expect.poll(() => heard).toEqual(['for the room', 'for both'])
    leave()
    await ours().bus.say('test-channel', 'after leaving', 'room:one')
    await ours().bus.say('test-channel', 'for all')
    await expect.poll(() => heard).toEqual(['for the room', 'for both', 'for all'])
  })

  test('the uses of a route are counted over all nodes', async () => {
    const [here, there] = [ours().sharedCounts, other.counts].map((counts) =>
      createRateCounters(counts).of('GET /test'),
    )
    for (let use = 0; use < 3; use++) here?.count('caller', 60_000)
    await expect
      .poll(async () => {
        await wait(150)
        return there?.count('caller', 60_000).current
      })
      .toBeGreaterThan(3)
  })

  test('while Valkey is away calls go on and show what is; when it is back, every node is right', async () => {
    const { state, shownBy } = changing('/away', 'away')
    for (const { pageCache } of [ours(), other]) expect(await shownBy(pageCache)).toBe('first')
    const port = valkey?.port
    await valkey?.stop()
    await expect.poll(() => other.bus.isDeaf()).toBe(true)
    state.value = 'second'
    await inTransaction(ours().db, (trx) => ours().pageCache.invalidate(trx, 'away'))
    expect(await shownBy(other.pageCache)).toBe('second')
    expect(await app().call('GET /api/website/healers', {})).toMatchObject({ status: 200 })

    valkey = await startSystemValkey(port)
    await expect
      .poll(() => [ours().bus.isDeaf(), other.bus.isDeaf()], { timeout: 15_000 })
      .toEqual([false, false])
    for (const { pageCache } of [ours(), other]) expect(await shownBy(pageCache)).toBe('second')
    // What was said meanwhile is sent now.
    await expect.poll(async () => (await ours().pool.query('select from bus_outbox')).rowCount).toBe(0)
    const heard: string[] = []
    other.bus.subscribe<string>('test-back', (word) => heard.push(word))
    await ours().bus.publish(ours().db, 'test-back', 'again')
    await expect.poll(() => heard).toEqual(['again'])
    expect(other.bus.losses()).toBe(1)
  })
})
