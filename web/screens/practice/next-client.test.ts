import { expect, test } from 'vitest'
import { nextSession } from './next-client.ts'

const session = (hour: string, state: 'confirmed' | 'cancelled' = 'confirmed') => ({
  state,
  starts_at: `2026-11-23T${hour}:00:00.000Z`,
  ends_at: `2026-11-23T${hour}:45:00.000Z`,
})
const at = (time: string) => Date.parse(`2026-11-23T${time}:00.000Z`)

test('between two sessions the next one is prepared, during one the one after it, and the last one while it is on', () => {
  const [first, gone, second] = [session('09'), session('10', 'cancelled'), session('11')]
  const day = [second, gone, first]
  expect(nextSession(day, at('08:00'))).toBe(first)
  expect(nextSession(day, at('09:10'))).toBe(second)
  expect(nextSession(day, at('11:10'))).toBe(second)
  expect(nextSession(day, at('12:00'))).toBeUndefined()
})
