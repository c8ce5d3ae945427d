import { expect, test } from 'vitest'
import { nearestOf, slips } from './near-words.ts'

test.each([
  ['sleep', 'sleep', 0],
  ['slep', 'sleep', 1],
  ['anxeity', 'anxiety', 1],
  ['refnd', 'refund', 1],
  ['krishanan', 'krishnan', 1],
  ['नीद', 'नींद', 1],
  ['', 'abc', 3],
])('from “%s” to “%s” are %i slips', (one, other, count) => {
  expect(slips(one, other)).toBe(count)
  expect(slips(other, one)).toBe(count)
})

const candidates = (...words: string[]) =>
  words.map((word, at) => ({ word, isPhrase: true, near: 1 - at / 10 }))

test('the fewest slips win, and a word that is another word is none', () => {
  expect(nearestOf('slep', candidates('slept', 'sleep'))?.word).toBe('slept')
  expect(nearestOf('anxeity', candidates('society', 'anxiety'))?.word).toBe('anxiety')
  expect(nearestOf('cats', candidates('cost', 'dogs'))).toBeUndefined()
})
