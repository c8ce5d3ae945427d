import type { CategorySlug, SessionMode } from '@newyou/contract/healers'

/*
 * The contract's own lists stand beside its schemas, and importing them would send zod to every visitor.
 * constants.test.ts holds these to be the same.
 */
export const categorySlugs = [
  'business-career',
  'self-development',
  'wealth',
  'family',
  'relationship',
  'health',
  'spirituality',
] as const satisfies readonly CategorySlug[]
export const sessionModes = ['video', 'voice', 'chat'] as const satisfies readonly SessionMode[]
export const freeWindows = ['today', 'tomorrow', 'week', 'any'] as const
export type FreeWindow = (typeof freeWindows)[number]
export const healerSorts = ['next-free', 'price-low', 'price-high', 'name'] as const
export type HealerSort = (typeof healerSorts)[number]
/** Widths in which every picture of a healer exists. */
export const portraitWidths = [124, 248, 512] as const
export const faceWidths = [56, 112, 220] as const
export const descriptionMissing = 'Please write a line about what you would like to talk about'
/** Longest description of an appointment. */
export const descriptionMax = 1000

export function isCategorySlug(text: string | undefined): text is CategorySlug {
  return categorySlugs.some((slug) => slug === text)
}
