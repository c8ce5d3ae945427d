import type { healerSorts } from '@newyou/contract/healers'
import { sql } from 'kysely'
import { beginnings, type Order, type Search } from '../platform/database/list-page.ts'
import { allOf, type Fragment, wordsOf } from '../platform/database/statement.ts'
import { midnightAfter } from './zones.ts'

/** What the directory is asked for, with prices in rupees as people type them. */
export interface Filters {
  search?: string
  category?: string[]
  new_you_category_u_id?: string
  language?: string[]
  gender?: string
  price_min?: number
  price_max?: number
  free?: 'today' | 'tomorrow' | 'week' | 'any'
  /** Their first free time is before this. */
  freeUntil?: Date
}

export type Sort = (typeof healerSorts)[number]

/** Days after today whose midnight ends each window of the next-free filter. */
const windowDays = { today: 1, tomorrow: 2, week: 7 } as const

export const freeBefore = (free: keyof typeof windowDays, zone: string, now: Date): Date =>
  midnightAfter(zone, now, windowDays[free])

export type FilterName = 'search' | 'category' | 'language' | 'gender' | 'price' | 'free'

interface Asked {
  filters: Filters
  zone: string
  now: Date
}

const withEach = (words: string[]) =>
  allOf(words.map((word) => sql`h.u_id in (select healers_with_word(${word}))`))

/** What a search for healers wants, for a list of them; nothing without a word in it. */
export function searchOf(search: string | undefined): Search | undefined {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  return { written: sql`h.search @@ ${beginnings(words)}`, nearly: withEach(words) }
}

/** The condition of each filter that is set, on a table called h. */
export function conditionsOf({ filters, zone, now }: Asked) {
  const conditions: Partial<Record<FilterName, Fragment>> = {}
  const { category, language, gender, free } = filters
  const words = wordsOf(filters.search)
  if (words.length) conditions.search = withEach(words)
  const categories: Fragment[] = []
  if (category?.length) categories.push(sql`h.categories && ${category}::text[]`)
  if (filters.new_you_category_u_id)
    categories.push(
      sql`h.categories && array(select slug from category where u_id = ${filters.new_you_category_u_id})`,
    )
  if (categories.length) conditions.category = allOf(categories)
  if (language?.length) conditions.language = sql`h.languages && ${language}::text[]`
  if (gender) conditions.gender = sql`h.gender = ${gender}`
  const prices: Fragment[] = []
  if (filters.price_min !== undefined) prices.push(sql`h.price_paise >= ${filters.price_min * 100}`)
  if (filters.price_max !== undefined) prices.push(sql`h.price_paise <= ${filters.price_max * 100}`)
  if (prices.length) conditions.price = allOf(prices)
  if (free && free !== 'any') conditions.free = sql`h.next_free_at < ${freeBefore(free, zone, now)}`
  if (filters.freeUntil) conditions.free = sql`h.next_free_at < ${filters.freeUntil}`
  return conditions
}

export const orders: Record<Sort, Order> = {
  'next-free': { next_free_at: 'asc', u_id: 'asc' },
  'price-low': { price_paise: 'asc', u_id: 'asc' },
  'price-high': { price_paise: 'desc', u_id: 'desc' },
  name: { full_name: 'asc', u_id: 'asc' },
}
