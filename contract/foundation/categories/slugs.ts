import { z } from 'zod'
import type { CategorySlug } from '../../vocabulary.ts'
import { categoryPattern, categorySlugMax } from './addresses.ts'

/** What a check needs to know of a category. */
export interface KnownCategory {
  slug: CategorySlug
  is_shown: boolean
}

let known: ReadonlyMap<CategorySlug, KnownCategory> | undefined

/**
 * From now on these are the categories that calls may name. The server keeps them here as the database has them; a browser
 * does not know them all and leaves the answer to the server.
 */
export function keepCategories(categories: readonly KnownCategory[]) {
  known = new Map(categories.map((one) => [one.slug, one]))
}

/** Whether there is such a category, hidden or not. */
export const isCategory = (slug: CategorySlug): boolean => known?.has(slug) ?? true
/** Whether something new may be put there. */
export const isOffered = (slug: CategorySlug): boolean => known?.get(slug)?.is_shown ?? !known

export const categoryWords = {
  unknown: 'This category does not exist',
  hidden: 'This category is not offered any more. Please choose another one',
} as const

/** A category in an answer. */
export const categorySlug = z.string().max(categorySlugMax).regex(categoryPattern)

const named = (error: string) =>
  z
    .string({ error })
    .min(1, { error })
    .max(categorySlugMax)
    .regex(categoryPattern, { error: categoryWords.unknown })

/** A category that is asked for, or that something has already. */
export const askedCategory = (missing: string = categoryWords.unknown) =>
  named(missing).refine(isCategory, { error: categoryWords.unknown })

/** A category for something new. */
export const offeredCategory = (missing: string = categoryWords.unknown) =>
  askedCategory(missing).refine((slug) => isOffered(slug) || !isCategory(slug), {
    error: categoryWords.hidden,
  })
