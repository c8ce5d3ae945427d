import type { healerSorts } from '@newyou/contract/care/healers/healers'
import type { ServiceLength } from '@newyou/contract/care/healers/service-lengths'
import { sql } from 'kysely'
import type { Order, Search } from '../../platform/database/list-page.ts'
import { isFound, lookupOf, slugsOf } from '../../platform/database/search-entries.ts'
import { allOf, type Fragment } from '../../platform/database/statement.ts'
import { midnightAfter } from './zones.ts'

/** Filters of the directory, with prices in rupees as people type them. */
export interface Filters {
  /** Words as typed, and what is looked for by them: the text of a query over search entries. */
  search?: string
  found?: string
  /** The same of a topic. */
  treats?: string
  category?: string[]
  new_you_category_u_id?: string
  language?: string[]
  gender?: string
  price_min?: number
  price_max?: number
  free?: 'today' | 'tomorrow' | 'week' | 'any'
  /** Their first free time is before this. */
  freeUntil?: Date
  in_person?: 'true'
  /** Where they meet in person. */
  city?: string
  length?: ServiceLength
  /** Several clients come. */
  together?: 'true'
}

export type Sort = (typeof healerSorts)[number]

/** Days after today whose midnight ends each window of the next-free filter. */
const windowDays = { today: 1, tomorrow: 2, week: 7 } as const

export const freeBefore = (free: keyof typeof windowDays, zone: string, now: Date): Date =>
  midnightAfter(zone, now, windowDays[free])

export type FilterName = 'category' | 'language' | 'gender' | 'price' | 'free'

export interface Asked {
  filters: Filters
  zone: string
  now: Date
}

/** The words and the topic as the text of one query over search entries; empty when neither is given. */
const termsOf = ({ found, treats }: Filters) =>
  [found, treats].flatMap((terms) => (terms ? [`(${terms})`] : [])).join(' & ')

/** The same as conditions. */
export function termsConditions(filters: Filters): Fragment[] {
  const terms = termsOf(filters)
  return terms ? [isFound(sql`h.u_id`, { kinds: ['healer'], query: lookupOf(terms) })] : []
}

/** The same to be looked through. With `isRanked` those come first who say most clearly that they treat the topic. */
export function searchOf(filters: Filters, isRanked = false): Search | undefined {
  const terms = termsOf(filters)
  if (!terms) return undefined
  return {
    kinds: ['healer'],
    query: lookupOf(terms),
    ...(isRanked && filters.treats && { rankedBy: filters.treats }),
  }
}

/** Filters on single-valued columns, each as `text[]`. */
const choicesOf = ({ category, new_you_category_u_id: categoryId, language, gender }: Filters) => ({
  categories: [
    ...(category?.length ? [sql`${category}::text[]`] : []),
    ...(categoryId ? [slugsOf([categoryId])] : []),
  ],
  languages: language?.length ? [sql`${language}::text[]`] : [],
  genders: gender ? [sql`array[${gender}::text]`] : [],
})

/** The filters that search entries have too. */
const entryFiltersOf = (filters: Filters): Fragment[] => Object.values(choicesOf(filters)).flat()

/** The search of a list, with the filters that entries support. */
export function searchOfList(filters: Filters, isRanked: boolean): Search | undefined {
  const search = searchOf(filters, isRanked)
  return search && { ...search, anyOf: entryFiltersOf(filters) }
}

/** The conditions of the price filter. */
export const pricesOf = (on: Fragment, { price_min: min, price_max: max }: Filters): Fragment[] => [
  ...(min === undefined ? [] : [sql`${on}.price_paise >= ${min * 100}`]),
  ...(max === undefined ? [] : [sql`${on}.price_paise <= ${max * 100}`]),
]

/** The conditions of the filters on the next free start. */
export const timesOf = (on: Fragment, { filters: { free, freeUntil }, zone, now }: Asked): Fragment[] => [
  ...(free && free !== 'any' ? [sql`${on}.next_free_at < ${freeBefore(free, zone, now)}`] : []),
  ...(freeUntil ? [sql`${on}.next_free_at < ${freeUntil}`] : []),
]

/** The condition of each filter that is set, on a table called h; words and topic are `searchOf`. */
export function conditionsOf({ filters, zone, now }: Asked) {
  const conditions: Partial<Record<FilterName, Fragment>> = {}
  const { gender } = filters
  const { categories, languages } = choicesOf(filters)
  if (categories.length)
    conditions.category = allOf(categories.map((values) => sql`h.categories && ${values}`))
  if (languages.length) conditions.language = allOf(languages.map((values) => sql`h.languages && ${values}`))
  if (gender) conditions.gender = sql`h.gender = ${gender}`
  const prices = pricesOf(sql`h`, filters)
  if (prices.length) conditions.price = allOf(prices)
  const times = timesOf(sql`h`, { filters, zone, now })
  if (times.length) conditions.free = allOf(times)
  return conditions
}

export const orders: Record<Sort, Order> = {
  'next-free': { next_free_at: 'asc', u_id: 'asc' },
  'price-low': { price_paise: 'asc', u_id: 'asc' },
  'price-high': { price_paise: 'desc', u_id: 'desc' },
  name: { full_name: 'asc', u_id: 'asc' },
}
