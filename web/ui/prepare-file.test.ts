import { expect, test } from 'vitest'
import { sentSize } from './prepare-file.ts'

test('a photo of fifty megapixels is sent with twenty-five at most, in its shape; others as they are', () => {
  expect(sentSize(4000, 3000, 4_000_000)).toBeUndefined()
  const { width = 0, height = 0 } = sentSize(8160, 6120, 14_000_000) ?? {}
  expect(width * height).toBeLessThanOrEqual(25_000_000)
  expect(width * height).toBeGreaterThan(24_900_000)
  expect(width / height).toBeCloseTo(8160 / 6120, 2)
  expect(sentSize(3000, 2000, 30_000_000)).toEqual({ width: 3000, height: 2000 })
})
