import { expect, test } from 'vitest'
import {
  countFilters,
  filtersPath,
  healersPerPage,
  reachOf,
  readFilters,
  wireFilters,
  withoutIdlePrices,
} from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('the fields of a plain form and a shared link read the same', () => {
  const fromForm = read(
    'category=health&category=family&language=Hindi&language=Tamil&free=tomorrow&gender=any&search=',
  )
  expect(fromForm).toEqual(read('category=family,health&language=Hindi,Tamil&free=tomorrow'))
  expect(filtersPath(fromForm)).toBe('/healers?category=family,health&language=Hindi,Tamil&free=tomorrow')
})

test('one category alone leads to its own page', () => {
  expect(filtersPath(read('category=health&language=Hindi&page=2&sort=price-low'))).toBe(
    '/healers/health?language=Hindi&sort=price-low&page=2',
  )
})

test('what makes no sense is left out', () => {
  expect(
    filtersPath(read('category=No+Such&free=never&gender=x&price_min=-5&price_max=abc&sort=best&page=0')),
  ).toBe('/healers')
})

test('reading what was written changes nothing', () => {
  const filters = read(
    'search=sleep&language=Hindi&free=week&gender=female&price_min=600&price_max=2500&place=Pune&length=long&people=together&sort=name&page=3',
  )
  const path = filtersPath(filters)
  expect(read(path.slice(path.indexOf('?')))).toEqual(filters)
  expect(countFilters(filters)).toBe(9)
})

test('a place is asked for as in person anywhere, or in its city', () => {
  const placeOf = ({ in_person, city }: ReturnType<typeof wireFilters>) => [in_person, city]
  expect(placeOf(wireFilters(read('place=in-person')))).toEqual(['true', undefined])
  expect(placeOf(wireFilters(read('place=Navi+Mumbai')))).toEqual([undefined, 'Navi Mumbai'])
  expect(placeOf(wireFilters(read('place=any&length=short')))).toEqual([undefined, undefined])
  expect(filtersPath(read('place=Navi+Mumbai&length=never'))).toBe('/healers?place=Navi%20Mumbai')
})

test('a price at the end of its slider filters nothing', () => {
  const filters = withoutIdlePrices(read('price_min=600&price_max=2000'), { min: 600, max: 2400 })
  expect([filters.priceMin, filters.priceMax]).toEqual([undefined, 2000])
})

test('what is found by words ends at 600 healers, a list without them at 10,000', () => {
  const shownAtMost = (query: string) => read(query).page * healersPerPage
  expect([shownAtMost('search=sleep&page=900'), reachOf(read('search=sleep'))]).toEqual([600, 600])
  expect(shownAtMost('topic=sleep-and-anxiety&page=900')).toBe(600)
  expect([shownAtMost('page=9000'), reachOf(read(''))]).toEqual([10_000, 10_000])
})
