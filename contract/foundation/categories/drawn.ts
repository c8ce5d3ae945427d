import type { CategorySlug } from '../../vocabulary.ts'

/** The categories that have a drawn door. */
export const drawnCategories: readonly CategorySlug[] = [
  'business-career',
  'self-development',
  'wealth',
  'family',
  'relationship',
  'health',
  'spirituality',
]
