import type { healerSorts } from '@newyou/contract/healers'
import { beginnings, type Search } from '../platform/database/list-page.ts'
import { type Statement, wordsOf } from '../platform/database/statement.ts'
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

const withEach = (statement: Statement, words: string[]) =>
  words.map((word) => `h.u_id in (select healers_with_word(${statement.add(word)}))`).join(' and ')

/** What a search for healers wants, for a list of them; nothing without a word in it. */
export function searchOf(statement: Statement, search: string | undefined): Search | undefined {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  return { written: `h.search @@ ${beginnings(statement, words)}`, nearly: withEach(statement, words) }
}

/** The condition of each filter that is set, on a table called h. */
export function conditionsOf(statement: Statement, { filters, zone, now }: Asked) {
  const conditions: Partial<Record<FilterName, string>> = {}
  const { category, language, gender, free } = filters
  const words = wordsOf(filters.search)
  if (words.length) conditions.search = withEach(statement, words)
  const categories: string[] = []
  if (category?.length) categories.push(`h.categories && ${statement.add(category)}::text[]`)
  if (filters.new_you_category_u_id)
    categories.push(
      `h.categories && array(select slug from category where u_id = ${statement.add(filters.new_you_category_u_id)})`,
    )
  if (categories.length) conditions.category = categories.join(' and ')
  if (language?.length) conditions.language = `h.languages && ${statement.add(language)}::text[]`
  if (gender) conditions.gender = `h.gender = ${statement.add(gender)}`
  const prices: string[] = []
  if (filters.price_min !== undefined)
    prices.push(`h.price_paise >= ${statement.add(filters.price_min * 100)}`)
  if (filters.price_max !== undefined)
    prices.push(`h.price_paise <= ${statement.add(filters.price_max * 100)}`)
  if (prices.length) conditions.price = prices.join(' and ')
  if (free && free !== 'any')
    conditions.free = `h.next_free_at < ${statement.add(freeBefore(free, zone, now))}`
  if (filters.freeUntil) conditions.free = `h.next_free_at < ${statement.add(filters.freeUntil)}`
  return conditions
}

export const orders: Record<Sort, string> = {
  'next-free': 'h.next_free_at, h.u_id',
  'price-low': 'h.price_paise, h.u_id',
  'price-high': 'h.price_paise desc, h.u_id desc',
  name: 'h.full_name, h.u_id',
}
