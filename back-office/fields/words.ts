import type { Resource } from '@newyou/contract/administration/back-office/resource'
import { ebookLanguages } from '@newyou/contract/vocabulary'

/** Where the slug is not the word that people know. */
const knownAs = new Map<string, string>([
  ['bundle', 'package'],
  ['ebook', 'e-book'],
  ['no-show', 'client did not join'],
  ['healer-no-show', 'healer did not join'],
  ['released', 'released'],
  ['threshold', 'opening'],
  ['next-free', 'next available sessions'],
  ['wallet-top-up', 'wallet top-up'],
  ['refused', 'rejected'],
  ['given-back', 'refund'],
  ['organization-budget', 'organisation budget'],
  ['organizations-paid', 'organisations paid'],
  ['imported-reversed', 'imported, taken back'],
  ['payment-unknown', 'unknown payment'],
  ...Object.entries(ebookLanguages),
  ['look', 'viewed'],
  ['reveal', 'contacts revealed'],
  ['hours-for', 'hours changed for the healer'],
  ['page-for', 'page changed for the healer'],
  ['co-host', 'co-host'],
  ['ask-adjustment', 'request adjustment'],
  ['set-sign-on', 'set log-in of members'],
  ['remove-sign-on', 'remove log-in of members'],
  ['make-payout-batch', 'create payout batch'],
  ['organizations', 'organisations'],
  ['epub', 'EPUB'],
  ['pdf', 'PDF'],
  ['upi', 'UPI'],
  ['who-5', 'WHO-5'],
  ['phq-9', 'PHQ-9'],
  ['gad-7', 'GAD-7'],
  ['doors', 'categories'],
  ['costs', 'prices'],
  ['steps', 'how it works'],
  ['books', 'e-books'],
  ['story', 'success story'],
  ['offers', 'packages'],
  ['desk', 'front desk'],
  ['hero-title', 'headline'],
  ['hero-line', 'line below the headline'],
])

/** `success-story` as people read it. */
export const wordsOf = (slug: string) => {
  const words = knownAs.get(slug) ?? slug.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const choicesOf = (slugs: readonly string[]) => slugs.map((id) => ({ id, name: wordsOf(id) }))

/** Display name of a record. */
export const nameOf = (of: Resource, row: Record<string, unknown>) => {
  const name = String(row[of.title] ?? '')
  return of.fields[of.title]?.kind === 'choice' ? wordsOf(name) : name
}
