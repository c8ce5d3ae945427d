import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { createReplay, lagMaxMs } from './replay.ts'

/** A replay by a stopwatch of the test. */
function replayInHand() {
  const watch = { ms: 0 }
  return { watch, replay: createReplay({ now: () => watch.ms }) }
}

test('a replica is as far behind as the latest moment that it has all of', () => {
  const { watch, replay } = replayInHand()
  expect(replay.isNear()).toBe(false)
  replay.note()(100)
  watch.ms = 200
  replay.note()(150)
  watch.ms = 1000
  replay.heard(120)
  expect([replay.lagMs(), replay.isNear()]).toEqual([1000, true])
  replay.heard(150)
  expect(replay.lagMs()).toBe(800)
  expect([replay.has(150), replay.has(151)]).toEqual([true, false])
})

test('a replica that is too far behind, silent or lost is not near', () => {
  const { watch, replay } = replayInHand()
  replay.note()(100)
  replay.heard(100)
  expect(replay.isNear()).toBe(true)
  replay.lost()
  expect(replay.isNear()).toBe(false)
  replay.heard(100)
  watch.ms = 1001
  expect(replay.isNear()).toBe(false)
  watch.ms = lagMaxMs
  replay.heard(100)
  expect(replay.isNear()).toBe(true)
  watch.ms = lagMaxMs + 1
  replay.heard(100)
  expect(replay.isNear()).toBe(false)
})

test('one made from an older copy at the same address counts as what it is', () => {
  const { replay } = replayInHand()
  replay.note()(100)
  replay.heard(100)
  replay.heard(50)
  expect([replay.lagMs(), replay.has(100)]).toEqual([Number.POSITIVE_INFINITY, false])
  replay.heard(100)
  expect(replay.has(100)).toBe(true)
})

/** A change is committed and counted, the primary is asked or answers, or the replica replays some and is heard. */
const step = fc.oneof(
  fc.constant({ do: 'change' as const }),
  fc.constant({ do: 'ask' as const }),
  fc.constant({ do: 'answer' as const }),
  fc.record({ do: fc.constant('replay' as const), bytes: fc.nat(12) }),
)

test('whatever happens in whatever order, what is said to be replayed was replayed', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 300 }), (steps) => {
      const { watch, replay } = replayInHand()
      /** The position of each change in the log. */
      const changes: number[] = []
      const counted = replay.following(() => changes.length)
      let written = 0
      let replayed = 0
      let answer: (() => void) | undefined
      for (const one of steps) {
        watch.ms++
        if (one.do === 'change') {
          written += 10
          changes.push(written)
        } else if (one.do === 'ask') {
          const take = replay.note()
          answer = () => take(written)
        } else if (one.do === 'answer') {
          answer?.()
          answer = undefined
        } else {
          replayed = Math.min(written, replayed + one.bytes)
          replay.heard(replayed)
        }
        for (const position of changes.slice(0, counted() ?? 0))
          expect(position).toBeLessThanOrEqual(replayed)
      }
      // It comes near again, however many marks were made meanwhile.
      for (let round = 0; round < 2; round++) {
        replay.note()(written)
        replay.heard(written)
      }
      expect(counted()).toBe(changes.length)
    }),
    { numRuns: rounds * 5 },
  )
})
