import type { Locale } from '../../locales.ts'

/** Stands in catalogues for the name of the brand; whoever loads a catalogue puts the name in its place. */
export const brandMark = '⟦brand⟧'

/** The names before the operator sets others. The only place that says them. */
export const defaultNames: Record<Locale, string> = { en: 'New You', hi: 'New You' }
