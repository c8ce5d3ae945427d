import { continuePath, type HeldElsewhere } from '@newyou/contract/care/booking-widgets'
import { expect, test } from 'vitest'
import { heldIn } from './held-link.ts'

const now = Date.parse('2026-11-21T06:00:00Z')
const held: HeldElsewhere = {
  healerId: '01a22303-3618-7583-8571-136d75ef21a5',
  serviceId: '01a22303-3618-7583-8571-136d75ef21a6',
  placeId: undefined,
  mode: 'video',
  at: '2026-11-23T03:30:00.000Z',
  holdId: '01a22303-3618-4583-8571-136d75ef21a7',
  until: now + 600_000,
}
const hashOf = (of: HeldElsewhere) => continuePath(of).slice(continuePath(of).indexOf('#'))

test('a held time is read from its link as it was written, and the server sees nothing of it', () => {
  expect(heldIn(hashOf(held), now)).toEqual(held)
  const atPlace = { ...held, mode: 'in-person' as const, placeId: held.healerId }
  expect(heldIn(hashOf(atPlace), now)).toEqual(atPlace)
  expect(new URL(continuePath(held), 'https://site.example').search).toBe('')
})

test.each([
  ['nothing', ''],
  ['a hold that is over', hashOf({ ...held, until: now })],
  ['an id that is none', hashOf({ ...held, holdId: '../login' })],
  ['a moment that is none', hashOf({ ...held, at: 'soon' })],
])('%s is refused', (_what, hash) => expect(heldIn(hash, now)).toBeUndefined())
