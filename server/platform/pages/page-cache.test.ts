import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import type { Bus } from '../database/bus.ts'
import { createPageCache, type RenderedPage } from './page-cache.ts'
import { createTagHistory } from './tag-history.ts'

/** A cache whose bus is in the hands of the test: a message is heard when it says so. */
function cacheInHand(given: Omit<Parameters<typeof createPageCache>[0], 'bus'> = {}) {
  let hear = (_tags: string[]) => {}
  let lose = () => {}
  const bus = {
    subscribe: (_topic: string, listener: (tags: string[]) => void) => {
      hear = listener
    },
    onGap: (listener: () => void) => {
      lose = listener
    },
    isDeaf: () => false,
  } as unknown as Bus // the methods that the cache uses
  const cache = createPageCache({ bus, ...given })
  return { cache, hear: (...tags: string[]) => hear(tags), lose: () => lose() }
}

const page = (body: string, ...tags: string[]): RenderedPage => ({
  status: 200,
  headers: {},
  body,
  tags,
  maxAgeSeconds: 60,
})

test('of 40 renderings 40 are kept while a hundred other things change during each', async () => {
  const { cache, hear } = cacheInHand()
  let renderings = 0
  const ask = (number: number) =>
    cache.get(`/healer/${number}`, async () => {
      renderings++
      for (let other = 0; other < 100; other++) {
        hear(`healer:other-${other}`)
        await Promise.resolve()
      }
      return page(`healer ${number}`, `healer:${number}`)
    })
  for (let number = 0; number < 40; number++) await ask(number)
  expect(cache.size()).toBe(40)
  for (let number = 0; number < 40; number++) await ask(number)
  expect(renderings).toBe(40)
})

test('those who ask while other things change wait for the rendering that is under way', async () => {
  const { cache, hear } = cacheInHand()
  let renderings = 0
  const gate = Promise.withResolvers<void>()
  const make = async () => {
    renderings++
    if (renderings > 1) await gate.promise
    return page('one', 'healer:1')
  }
  await cache.get('/healer/1', make)
  hear('healer:1')
  const asked = []
  for (let caller = 0; caller < 50; caller++) {
    asked.push(cache.get('/healer/1', make))
    hear(`healer:other-${caller}`)
  }
  gate.resolve()
  await Promise.all(asked)
  expect(renderings).toBe(2)
})

test('after messages were missed nothing is kept, and no rendering that was under way', async () => {
  const { cache, lose } = cacheInHand()
  await cache.get('/kept', async () => page('old', 'a'))
  await cache.get('/under-way', async () => {
    lose()
    return page('old', 'b')
  })
  expect(cache.size()).toBe(0)
})

test('a page that is larger than the memory for all is given and leaves nothing behind', async () => {
  const { cache, hear } = cacheInHand({ bytesMax: 500 })
  const given = await cache.get('/large', async () => page('x'.repeat(5000), 'a'))
  expect(given.plain.length).toBe(5000)
  hear('a')
  expect(cache.size()).toBe(0)
})

const tags = ['a', 'b', 'c', 'd'] as const
/** A step of the model: a page begins or ends its rendering, a tag changes, or the bus misses messages. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), page: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('end' as const), page: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), tag: fc.constantFrom(...tags) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), tag: fc.constantFrom(...tags) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const) }) },
)
const shown = [['a'], ['a', 'b'], ['c'], ['b', 'c', 'd']]

/** A replica in the hands of the test: it has what there was when it was last told to replay. */
function replicaInHand(primary: ReadonlyMap<string, number>) {
  const leftOut = new AsyncLocalStorage<true>()
  let count = () => 0
  let reached: number | undefined
  let copied = new Map(primary)
  return {
    following(of: () => number) {
      count = of
      return () => reached
    },
    /** Whether the present request can do with what the replica has. */
    isEnough: true,
    mayAsk() {
      return this.isEnough
    },
    onPrimary: <T>(work: () => T) => leftOut.run(true, work),
    replay() {
      reached = count()
      copied = new Map(primary)
    },
    /** What a read finds now. */
    read: () => (leftOut.getStore() ? primary : copied),
  }
}

test.each([
  { from: 'the primary', hasReplica: false },
  { from: 'a replica that is behind', hasReplica: true },
])(
  'reading $from, whatever changes in whatever order, no page is kept or given that is older than what was heard',
  async ({ hasReplica }) => {
    let renderedFromReplica = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const versions = new Map<string, number>(tags.map((tag) => [tag, 0]))
        const replica = hasReplica ? replicaInHand(versions) : undefined
        const { cache, hear, lose } = cacheInHand({ replica })
        const contentOf = (number: number, of: ReadonlyMap<string, number> = versions) =>
          (shown[number] ?? []).map((tag) => of.get(tag)).join()
        const ends: (() => void)[][] = [[], [], [], []]
        const asked: Promise<unknown>[] = []
        for (const one of steps) {
          if (one.do === 'ask') {
            const content = contentOf(one.page)
            const answer = cache.get(`/${one.page}`, async () => {
              const read = replica?.read() ?? versions
              const found = contentOf(one.page, read)
              if (read !== versions) renderedFromReplica++
              await new Promise<void>((resolve) => ends[one.page]?.push(resolve))
              return page(found, ...(shown[one.page] ?? []))
            })
            // An answer is never older than the question.
            asked.push(answer.then(({ plain }) => expect(plain.toString()).toBe(content)))
          } else if (one.do === 'end') ends[one.page]?.shift()?.()
          else if (one.do === 'replay') replica?.replay()
          else {
            versions.set(one.tag, (versions.get(one.tag) ?? 0) + 1)
            if (one.do === 'change') hear(one.tag)
            else lose()
          }
          await new Promise(setImmediate)
          for (const number of [0, 1, 2, 3]) {
            const kept = cache.kept(`/${number}`)
            if (kept) expect(kept.plain.toString()).toBe(contentOf(number))
          }
        }
        for (const end of ends.flat()) end()
        await Promise.all(asked)
      }),
      { numRuns: rounds * 5 },
    )
    expect(renderedFromReplica > 0).toBe(hasReplica)
  },
)

test('what a replica has is rendered from it while other things change, and what it lacks from the primary', async () => {
  const versions = new Map([['healer:1', 1]])
  const replica = replicaInHand(versions)
  const { cache, hear } = cacheInHand({ replica })
  const from: string[] = []
  const ask = async (key: string, tags?: string[]) => {
    await cache.get(
      key,
      async () => {
        from.push(replica.read() === versions ? 'primary' : 'replica')
        return { ...page(key, 'healer:1'), maxAgeSeconds: 0 }
      },
      tags,
    )
  }
  await ask('/before the first replay')
  replica.replay()
  await ask('/a')
  hear('healer:2')
  await ask('/a')
  await ask('/of unknown tags')
  await ask('/of given tags', ['healer:1'])
  hear('healer:1')
  await ask('/a')
  replica.replay()
  await ask('/a')
  expect(from).toEqual(['primary', 'replica', 'replica', 'primary', 'replica', 'primary', 'replica'])
})

test('a page from a replica that shows more than it did before is kept only where the replica had that too', async () => {
  const replica = replicaInHand(new Map())
  const { cache, hear } = cacheInHand({ replica })
  await cache.get('/grows', async () => ({ ...page('small', 'a'), maxAgeSeconds: 0 }))
  replica.replay()
  hear('b')
  await cache.get('/grows', async () => page('with what b was', 'a', 'b'))
  expect(cache.size()).toBe(0)
  replica.replay()
  await cache.get('/grows', async () => page('with what b is', 'a', 'b'))
  expect(cache.size()).toBe(1)
})

test('who changed something waits for no rendering of a replica that lacks it', async () => {
  const versions = new Map([['a', 1]])
  const replica = replicaInHand(versions)
  const { cache } = cacheInHand({ replica })
  replica.replay()
  versions.set('a', 2)
  const end = Promise.withResolvers<void>()
  const ask = () =>
    cache.get('/slow', async () => {
      const found = `${replica.read().get('a')}`
      await end.promise
      return page(found, 'a')
    })
  const others = [ask(), ask()]
  replica.isEnough = false
  const own = ask()
  end.resolve()
  const given = await Promise.all([...others, own])
  expect(given.map(({ plain }) => plain.toString())).toEqual(['1', '1', '2'])
})

test('a page from a replica is for this node alone', async () => {
  const offered: string[] = []
  const shared = {
    count: async () => 0,
    find: async () => undefined,
    offer: async (key: string) => void offered.push(key),
  }
  const replica = replicaInHand(new Map())
  const { cache } = cacheInHand({ replica, shared })
  await cache.get('/from the primary', async () => page('one', 'a'))
  replica.replay()
  await cache.get('/from the replica', async () => page('one', 'a'))
  expect([cache.size(), offered]).toEqual([2, ['/from the primary']])
})

test('a tag that is no longer remembered may have changed', () => {
  const history = createTagHistory({ tagsMax: 2 })
  const before = history.now()
  history.heard(['one'])
  const between = history.now()
  history.heard(['two'])
  history.heard(['three'])
  expect(history.hasChanged(['one'], before)).toBe(true)
  expect(history.hasChanged(['never heard'], before)).toBe(true)
  expect(history.hasChanged(['never heard'], between)).toBe(false)
  expect(history.hasChanged(['two'], between)).toBe(true)
})
