import type { InLanguage } from '@newyou/contract/locales'
import type { crisisLabel as english } from '../en/crisis-label.ts'

/** The place where helplines appear, which is there before they do. */
export const crisisLabel: InLanguage<typeof english> = { label: 'हेल्पलाइन' }
