import { expect, test } from 'vitest'
import { readFilters } from './filters.ts'
import { relax } from './relax.ts'

const none = { category: 0, language: 0, gender: 0, price: 0, free: 0, place: 0, length: 0, together: 0 }
const read = (query: string) => readFilters(new URLSearchParams(query))

test('the time is given up before the language, and what is given up is named', () => {
  const asked = read('topic=sleep-and-anxiety&language=Hindi&free=tomorrow')
  expect(relax(asked, { ...none, free: 2, language: 5 })).toEqual({
    filters: { ...asked, free: 'any' },
    wish: 'free',
  })
  expect(relax(asked, { ...none, language: 5 })).toEqual({
    filters: { ...asked, language: [] },
    wish: 'language',
  })
})

test('the length is given up before the place', () => {
  const asked = read('place=Pune&length=long')
  expect(relax(asked, { ...none, place: 3, length: 1 })?.filters).toEqual({ ...asked, length: 'any' })
  expect(relax(asked, { ...none, place: 3 })).toEqual({ filters: { ...asked, place: 'any' }, wish: 'place' })
})

test('coming together is given up before the topic alone', () => {
  const asked = read('people=together&place=Pune')
  expect(relax(asked, { ...none, place: 1, together: 4 })?.wish).toBe('place')
  expect(relax(asked, { ...none, together: 4 })?.filters).toEqual({ ...asked, people: 'any' })
})

test('what was not wished for is not given up, nor what would leave no healer', () => {
  expect(relax(read('language=Hindi'), { ...none, free: 9 })).toBeUndefined()
  expect(relax(read('language=Hindi&free=today'), none)).toBeUndefined()
  expect(relax(read('category=health'), { ...none, category: 9 })).toBeUndefined()
})
