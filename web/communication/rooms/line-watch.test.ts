import { expect, test } from 'vitest'
import { createLineWatch, lookEveryMs } from './line-watch.ts'

/** A line that is looked at for so many milliseconds; `heard` says what comes from the others, `answers` whether the site does. */
function setUp() {
  const world = { answers: true, heard: undefined as number | undefined, now: 0 }
  const lost: (number | undefined)[] = []
  let givenUp = 0
  const watch = createLineWatch({
    ask: () => world.answers && watch.hear(world.now),
    received: async () => world.heard,
    onChange: (at) => lost.push(at),
    onLong: () => (givenUp += 1),
  })
  watch.hear(0)
  async function pass(ms: number, each = () => {}) {
    for (const end = world.now + ms; world.now < end; ) {
      world.now += lookEveryMs
      each()
      await watch.look(world.now)
    }
  }
  return { world, lost, pass, givenUp: () => givenUp }
}

test('lost within two seconds when neither the site nor the others say anything, and back with the first word', async () => {
  const { world, lost, pass } = setUp()
  await pass(3000)
  world.answers = false
  const cutAt = world.now
  await pass(1800)
  expect(lost).toEqual([cutAt])
  world.answers = true
  await pass(lookEveryMs)
  expect(lost).toEqual([cutAt, undefined])
})

test('not lost while one of the two speaks', async () => {
  const { world, lost, pass } = setUp()
  world.heard = 0
  await pass(900)
  world.answers = false
  await pass(5000, () => (world.heard = (world.heard ?? 0) + 100))
  world.answers = true
  await pass(5000)
  expect(lost).toEqual([])
})

test('a page that slept asks first', async () => {
  const { world, lost, pass } = setUp()
  await pass(900)
  world.now += 60_000
  await pass(900)
  expect(lost).toEqual([])
})

test('a connection is given up once in a long silence', async () => {
  const { world, pass, givenUp } = setUp()
  await pass(900)
  world.answers = false
  await pass(20_000)
  expect(givenUp()).toBe(1)
})

test('nothing is judged before the first word', async () => {
  const lost: unknown[] = []
  const watch = createLineWatch({
    ask: () => lost.push('asked'),
    received: async () => undefined,
    onChange: (at) => lost.push(at),
    onLong: () => lost.push('long'),
  })
  await watch.look(10_000)
  expect(lost).toEqual([])
})
