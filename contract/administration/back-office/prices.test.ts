import { expect, test } from 'vitest'
import { givesMoreForLess } from './prices.ts'

const bundle = { price_paise: 500, courses: ['a', 'b'], ebooks: [], session_count: 2, session_healer_id: 'h' }

test.each([
  [{ price_paise: 499 }, ['price_paise']],
  [{ price_paise: 500 }, []],
  [{ price_paise: 501 }, []],
  [{ courses: ['b', 'a'] }, []],
  [{ courses: ['a'] }, []],
  [{ courses: ['a', 'c'], ebooks: ['e'] }, ['courses', 'ebooks']],
  [{ session_count: 3 }, ['session_count']],
  [{ session_count: null, session_healer_id: null }, []],
  [{ session_healer_id: 'other' }, ['session_healer_id']],
  [{ title: 'Another' }, []],
])('%o gives more for less by %o', (values, fields) => {
  expect(givesMoreForLess(bundle, values)).toEqual(fields)
})
