import { expect, test } from 'vitest'
import { instantOf, wallTimeOf, zoneShort } from './moments.ts'

test('what is typed on the wall clock of the practice is the UTC instant, and reads the same again', () => {
  expect(instantOf('2026-11-26T10:00')).toBe('2026-11-26T04:30:00Z')
  expect(wallTimeOf('2026-11-26T04:30:00.000Z')).toBe('2026-11-26T10:00')
  expect(wallTimeOf('2026-11-25T20:00:00Z')).toBe('2026-11-26T01:30')
  expect(zoneShort).toBe('IST')
})

test('nothing entered is nothing, and what is formatted already stays', () => {
  expect(instantOf('')).toBeNull()
  expect(wallTimeOf(null)).toBe('')
  expect(wallTimeOf('2026-11-26T10:00')).toBe('2026-11-26T10:00')
})
