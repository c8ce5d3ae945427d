import { expect, test } from 'vitest'
import { fitOf } from './fit.ts'

test.each([
  ['a phone held upright, seen on a wide screen', [360, 640], [900, 500], 'contain'],
  ['a phone held upright, seen on such a phone', [360, 640], [366, 600], 'cover'],
  ['a laptop, seen on an upright phone', [1280, 720], [366, 600], 'contain'],
  ['a laptop, seen on a laptop', [1280, 720], [1000, 600], 'cover'],
  ['a laptop, seen on a phone that lies', [1280, 720], [760, 250], 'contain'],
  ['an old camera in its own frame', [640, 480], [4, 3], 'cover'],
] as const)('%s', (_, [width, height], [placeWidth, placeHeight], fit) => {
  expect(fitOf({ width, height }, { width: placeWidth, height: placeHeight })).toBe(fit)
})
