import { describe, expect, test } from 'vitest'
import {
  bestOf,
  carriesOf,
  createPictureLadder,
  isTooWeakForVideo,
  type LinkSample,
  type PictureStep,
  strengthOf,
} from './quality.ts'

describe('what will work, before the session', () => {
  const home = { roundTrip: 60, down: 20_000, up: 5000, relay: undefined, canConnect: true }
  test.each([
    ['a home network', home, 'video'],
    ['a home network, over TURN', { ...home, relay: 1800 }, 'video'],
    ['a thin line up', { ...home, up: 240 }, 'small'],
    ['a thin line down', { ...home, down: 240 }, 'small'],
    ['a TURN server far away', { ...home, relay: 300 }, 'small'],
    ['a line for a voice', { ...home, up: 40 }, 'voice'],
    ['a slow line', { ...home, roundTrip: 1200 }, 'voice'],
    ['a line that hardly carries words', { ...home, down: 20 }, 'chat'],
    ['a line that hardly answers', { ...home, roundTrip: 3000 }, 'chat'],
    ['a network that lets no call through', { ...home, relay: 0 }, 'blocked'],
    ['a browser without calls', { ...home, canConnect: false }, 'blocked'],
  ] as const)('%s', (_, sample, carries) => {
    expect(carriesOf(sample)).toBe(carries)
  })
})

test.each([
  [{ outgoing: 300, lost: 0, roundTrip: 0.1 }, 'good'],
  [{ outgoing: undefined, lost: 0.02, roundTrip: undefined }, 'good'],
  [{ outgoing: 900, lost: 0.05, roundTrip: 0.1 }, 'fair'],
  [{ outgoing: 900, lost: 0, roundTrip: 0.9 }, 'fair'],
  [{ outgoing: 900, lost: 0.2, roundTrip: 0.1 }, 'weak'],
  [{ outgoing: 60, lost: 0, roundTrip: 0.1 }, 'weak'],
] as const)('a line of %o is %s', (link, strength) => {
  expect(strengthOf(link)).toBe(strength)
})

describe('video gives way to voice', () => {
  const good: LinkSample = { outgoing: 900, lost: 0.01, roundTrip: 0.2 }
  test.each([
    ['too little room', { ...good, outgoing: 80 }],
    ['lost packets', { ...good, lost: 0.2 }],
    ['late answers', { ...good, roundTrip: 1.5 }],
  ])('after eight seconds of %s', (_, bad) => {
    expect(isTooWeakForVideo([good, bad, bad, bad])).toBe(false)
    expect(isTooWeakForVideo([good, bad, bad, bad, bad])).toBe(true)
    expect(isTooWeakForVideo([bad, bad, bad, bad, good])).toBe(false)
  })
  test('not while nothing is known', () => {
    expect(isTooWeakForVideo([])).toBe(false)
    expect(isTooWeakForVideo(Array(5).fill({ outgoing: undefined, lost: 0, roundTrip: undefined }))).toBe(
      false,
    )
  })
  test('of several others only when the ways to all of them are bad', () => {
    const bad = { ...good, lost: 0.3 }
    const late = { ...good, roundTrip: 2 }
    expect(bestOf([bad, good, late])).toBe(good)
    expect(bestOf([bad, late])).toBe(bad)
    expect(bestOf([])).toBeUndefined()
  })
})

describe('the picture gives way to the voice, step by step, and comes back', () => {
  const good: LinkSample = { outgoing: 900, lost: 0, roundTrip: 0.1 }
  const bad: LinkSample = { ...good, lost: 0.3 }
  function setUp() {
    const ladder = createPictureLadder()
    let step: PictureStep = 'full'
    return (sample: LinkSample, times: number) => {
      for (let count = 0; count < times; count++) step = ladder.take(step, sample)
      return step
    }
  }
  test('down in two steps of eight seconds, and up again', () => {
    const take = setUp()
    expect(take(bad, 3)).toBe('full')
    expect(take(bad, 1)).toBe('small')
    expect(take(bad, 4)).toBe('off')
    expect(take(good, 11)).toBe('off')
    expect(take(good, 1)).toBe('small')
    expect(take(good, 12)).toBe('full')
  })
  test('later after each fall', () => {
    const take = setUp()
    expect(take(bad, 4)).toBe('small')
    expect(take(good, 6)).toBe('full')
    expect(take(bad, 4)).toBe('small')
    expect(take(good, 6)).toBe('small')
    expect(take(good, 6)).toBe('full')
  })
  test('what the browser guesses of the room counts a while after the picture came back', () => {
    const take = setUp()
    const unsure = { ...good, outgoing: 60 }
    take(bad, 8)
    expect(take(good, 12)).toBe('small')
    expect(take(unsure, 8)).toBe('small')
    expect(take(unsure, 1)).toBe('off')
    expect(take(good, 24)).toBe('small')
    expect(take(bad, 4)).toBe('off')
  })
  test('a steady minute makes up for all falls', () => {
    const take = setUp()
    take(bad, 8)
    expect(take(good, 24)).toBe('full')
    take(good, 30)
    expect(take(bad, 4)).toBe('small')
    expect(take(good, 6)).toBe('full')
  })
  test('one good moment is no good line', () => {
    const take = setUp()
    take(bad, 8)
    for (let count = 0; count < 10; count++) {
      take(good, 5)
      expect(take(bad, 1)).toBe('off')
    }
  })
})
