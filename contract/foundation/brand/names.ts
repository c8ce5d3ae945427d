import type { Locale } from '../../locales.ts'

/** Stands in catalogues for the name of the brand; whoever loads a catalogue puts the name in its place. */
export const brandMark = '⟦brand⟧'

/** With what the numbers of documents begin before the operator sets others. */
export const defaultPrefixes = { invoice: 'NY', 'credit-note': 'NC', receipt: 'NY', 'desk-receipt': 'ND' }
export type DocumentKind = keyof typeof defaultPrefixes

/** The names before the operator sets others. The only place that says them. */
export const defaultNames: Record<Locale, string> = { en: 'New You', hi: 'New You' }
