import { expect, test } from 'vitest'
import { heightFor } from './quality.ts'

const phone = { shortSide: 390 }
const desktop = { shortSide: 1080 }
const both = [360, 720]

test.each([
  ['a phone with a good line', both, phone, 720],
  ['a phone that tells nothing and a small screen', both, { shortSide: 320 }, 360],
  ['a large screen with a good line', both, { ...desktop, megabits: 10 }, undefined],
  ['a large screen with a slow line', both, { ...desktop, effectiveType: '3g' }, 360],
  ['a large screen with a middling line', both, { ...desktop, megabits: 2 }, 720],
  ['who saves data', both, { ...desktop, savesData: true, megabits: 10 }, 360],
  ['a slow line, but nothing that small', [720], { ...desktop, megabits: 1 }, 720],
  ['a film without smaller ones', [], phone, undefined],
])('%s', (_who, heights, device, expected) => {
  expect(heightFor(heights, 'auto', device)).toBe(expected)
})

test('a choice counts, unless the film does not have it', () => {
  expect(heightFor(both, 720, { ...desktop, effectiveType: '2g' })).toBe(720)
  expect(heightFor(both, 'original', { ...phone, savesData: true })).toBeUndefined()
  expect(heightFor([360], 720, { shortSide: 320 })).toBe(360)
})
