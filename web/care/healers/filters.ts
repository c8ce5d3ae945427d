import { withQuery } from '@newyou/contract/addresses'
import { type ServiceLength, serviceLengths } from '@newyou/contract/care/healers/service-lengths'
import { categoryPattern, categorySlugMax } from '@newyou/contract/foundation/categories/addresses'
import { maxCounted, maxFound } from '@newyou/contract/list-limits'
import {
  type CategorySlug,
  type FreeWindow,
  freeWindows,
  type Gender,
  type HealerSort,
  type HealerTopic,
  healerSorts,
  healerTopics,
} from '@newyou/contract/vocabulary'
import { urls } from '../../urls.ts'

/** The filters of the list. The address holds all of them. */
export interface HealerFilters {
  search: string
  /** As the sentence of the home page asks it; healers who treat it come first. */
  topic: HealerTopic | undefined
  category: readonly CategorySlug[]
  language: readonly string[]
  free: FreeWindow
  /** Without a gender, only `any` matches. */
  gender: Exclude<Gender, 'prefer-not-to-say'> | 'any'
  /** Rupees. */
  priceMin: number | undefined
  priceMax: number | undefined
  /** `any`, `in-person`, or a city in which they meet. */
  place: string
  length: ServiceLength | 'any'
  /** Whether several come together. */
  people: 'any' | 'together'
  sort: HealerSort
  /** How many pages are shown; each stays on the screen when the next one comes. */
  page: number
}

export const healersPerPage = 8

/** Number of found healers that can be paged. */
export const reachOf = ({ search, topic }: Pick<HealerFilters, 'search' | 'topic'>) =>
  search || topic ? maxFound : maxCounted

/** The query parameters of a list of healers. */
export const filterNames = [
  'search',
  'topic',
  'category',
  'language',
  'free',
  'gender',
  'price_min',
  'price_max',
  'place',
  'length',
  'people',
  'sort',
  'page',
]

/** Whether it may be the address of a category; which ones there are is known to the site. */
const isCategorySlug = (text: string) => text.length <= categorySlugMax && categoryPattern.test(text)

/** Reads filters from an address, or from the fields of the form. Invalid values are left out. */
export function readFilters(query: URLSearchParams, category?: CategorySlug): HealerFilters {
  const list = (name: string) =>
    [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean)
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T) =>
    allowed.find((value) => value === query.get(name)) ?? fallback
  const amount = (name: string) => {
    const value = Number.parseInt(query.get(name) ?? '', 10)
    return value >= 0 ? value : undefined
  }
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  const topic = healerTopics.find((one) => one === query.get('topic'))
  return {
    search,
    topic,
    category: category ? [category] : list('category').filter(isCategorySlug).toSorted().slice(0, 50),
    language: list('language').slice(0, 12),
    free: oneOf('free', freeWindows, 'any'),
    gender: oneOf('gender', ['female', 'male', 'other', 'any'], 'any'),
    priceMin: amount('price_min'),
    priceMax: amount('price_max'),
    place: (query.get('place') ?? '').trim().slice(0, 80) || 'any',
    length: oneOf('length', [...serviceLengths, 'any'], 'any'),
    people: oneOf('people', ['any', 'together'], 'any'),
    sort: oneOf('sort', healerSorts, 'next-free'),
    page: Math.min(Math.max(amount('page') ?? 1, 1), reachOf({ search, topic }) / healersPerPage),
  }
}

/** The address of a list; a single category has a page of its own. */
export function filtersPath(filters: HealerFilters): string {
  const [only, ...others] = filters.category
  const isOneCategory = only !== undefined && others.length === 0
  const {
    in_person: _,
    city: _city,
    together: _together,
    ...wire
  } = wireFilters(isOneCategory ? { ...filters, category: [] } : filters)
  return withQuery(isOneCategory ? urls.healersOf(only) : urls.healers(), {
    ...wire,
    place: filters.place === 'any' ? undefined : filters.place,
    people: filters.people === 'any' ? undefined : filters.people,
    sort: filters.sort === 'next-free' ? undefined : filters.sort,
    page: filters.page > 1 ? filters.page : undefined,
  })
}

/** The filters as the API takes them. */
export function wireFilters(filters: HealerFilters) {
  return {
    search: filters.search || undefined,
    topic: filters.topic,
    category: filters.category.length > 0 ? filters.category.join(',') : undefined,
    language: filters.language.length > 0 ? filters.language.join(',') : undefined,
    free: filters.free === 'any' ? undefined : filters.free,
    gender: filters.gender === 'any' ? undefined : filters.gender,
    price_min: filters.priceMin,
    price_max: filters.priceMax,
    in_person: filters.place === 'in-person' ? ('true' as const) : undefined,
    city: filters.place === 'any' || filters.place === 'in-person' ? undefined : filters.place,
    length: filters.length === 'any' ? undefined : filters.length,
    together: filters.people === 'together' ? ('true' as const) : undefined,
  }
}

export function countFilters(filters: HealerFilters) {
  const single = [
    filters.search,
    filters.topic,
    filters.free !== 'any',
    filters.gender !== 'any',
    filters.priceMin,
    filters.priceMax,
    filters.place !== 'any',
    filters.length !== 'any',
    filters.people !== 'any',
  ]
  return filters.category.length + filters.language.length + single.filter(Boolean).length
}

/** A slider that stands at its end filters nothing. */
export function withoutIdlePrices(
  filters: HealerFilters,
  bounds: { min: number; max: number },
): HealerFilters {
  return {
    ...filters,
    priceMin: filters.priceMin !== undefined && filters.priceMin > bounds.min ? filters.priceMin : undefined,
    priceMax: filters.priceMax !== undefined && filters.priceMax < bounds.max ? filters.priceMax : undefined,
  }
}
