import { expect, test, vi } from 'vitest'
import type { CallApi } from '../api/client.ts'
import { offeredOf } from './asked-categories.ts'
import { standingOf } from './category-standing.ts'

const row = (slug: string, isShown = true) => ({ slug, name: slug, is_shown: isShown })
const call = vi.fn(async () => ({ data: [row('wealth'), row('family'), row('health', false)] }))
const api = call as unknown as CallApi

test('of the categories of an address, those are left that the site offers, in its order', async () => {
  const slugs = async (...asked: string[]) => (await offeredOf(api, asked)).map(({ slug }) => slug)
  expect(await slugs('family', 'magic', 'health', 'wealth')).toEqual(['wealth', 'family'])
  call.mockClear()
  expect(await slugs()).toEqual([])
  expect(call).not.toHaveBeenCalled()
})

test('a category is offered, hidden, or not there', async () => {
  const standings = ['wealth', 'health', 'magic', undefined].map((slug) => standingOf(api, slug))
  expect(await Promise.all(standings)).toEqual(['offered', 'hidden', 'unknown', 'unknown'])
})
