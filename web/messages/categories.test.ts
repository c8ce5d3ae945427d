import { expect, test } from 'vitest'
import { categories } from './en/ui.ts'

test('the categories are called as the specification calls them', () => {
  const names = [
    'Business / Career',
    'Self Development',
    'Wealth',
    'Family',
    'Relationship',
    'Health',
    'Spirituality',
  ]
  expect(Object.values(categories)).toEqual(names)
})
