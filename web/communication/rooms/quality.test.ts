import { describe, expect, test } from 'vitest'
import { bestOf, carriesOf, isTooWeakForVideo, type LinkSample } from './quality.ts'

describe('what will work, before the session', () => {
  test.each([
    ['a home network', { roundTrip: 60, downlink: 20, canConnect: true }, 'video'],
    ['a browser that gives no estimate', { roundTrip: 200, downlink: undefined, canConnect: true }, 'video'],
    ['a thin line', { roundTrip: 300, downlink: 0.3, canConnect: true }, 'voice'],
    ['a slow line', { roundTrip: 900, downlink: 5, canConnect: true }, 'voice'],
    ['a line that hardly answers', { roundTrip: 2500, downlink: 5, canConnect: true }, 'chat'],
    ['a network that forbids calls', { roundTrip: 60, downlink: 20, canConnect: false }, 'chat'],
  ] as const)('%s', (_, sample, carries) => {
    expect(carriesOf(sample)).toBe(carries)
  })
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
