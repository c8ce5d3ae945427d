import type { HealerFacets } from '@newyou/contract/care/healers/healers'
import type { HealerFilters } from './filters.ts'

/** The wishes in the order in which they are given up: what a person needs most stays longest. */
const wishes = ['free', 'price', 'length', 'gender', 'language', 'place', 'together', 'category'] as const
export type Wish = (typeof wishes)[number]

const without: Record<Wish, Partial<HealerFilters>> = {
  free: { free: 'any' },
  price: { priceMin: undefined, priceMax: undefined },
  length: { length: 'any' },
  gender: { gender: 'any' },
  language: { language: [] },
  place: { place: 'any' },
  together: { people: 'any' },
  category: { category: [] },
}

const isWished: Record<Wish, (filters: HealerFilters) => boolean> = {
  free: ({ free }) => free !== 'any',
  price: ({ priceMin, priceMax }) => priceMin !== undefined || priceMax !== undefined,
  length: ({ length }) => length !== 'any',
  gender: ({ gender }) => gender !== 'any',
  language: ({ language }) => language.length > 0,
  place: ({ place }) => place !== 'any',
  together: ({ people }) => people !== 'any',
  // One alone is what the page is about.
  category: ({ category }) => category.length > 1,
}

/** The filters without the first wish that leaves healers when it is given up; none when giving up one is not enough. */
export function relax(
  filters: HealerFilters,
  counts: HealerFacets['without'],
): { filters: HealerFilters; wish: Wish } | undefined {
  const wish = wishes.find((one) => isWished[one](filters) && counts[one] > 0)
  return wish && { filters: { ...filters, ...without[wish] }, wish }
}
