import { expect, test } from 'vitest'
import { categories, hours } from './colours.ts'
import { drawScene } from './scene.ts'

const places = [0, 1, 2] as const

test('the same seed always draws the same place', () => {
  for (const category of categories) {
    for (const place of places) {
      const options = { seed: 11, hour: 'dusk', place } as const
      expect(drawScene(category, options)).toBe(drawScene(category, options))
    }
  }
})

test('every place is a complete drawing at every hour', () => {
  for (const category of categories) {
    for (const hour of hours) {
      for (const place of places) {
        const drawing = drawScene(category, { seed: 3, hour, place })
        expect(drawing, `${category} ${place} ${hour}`).not.toMatch(
          /undefined|NaN|Infinity|\[object|<style|style=/,
        )
      }
    }
  }
})

test('seeds next to each other in a list show all three places of a category', () => {
  const drawings = new Set([1, 8, 15].map((seed) => drawScene('family', { seed, hour: 'haze' })))
  expect(drawings.size).toBe(3)
})
