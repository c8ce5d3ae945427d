import { locales } from '../../locales.ts'
import type { Declared } from '../../people/accounts/declared.ts'
import type { accountMessages } from '../../people/accounts/messages.ts'
import { genders, sessionModes } from '../../vocabulary.ts'

interface HealerField extends Declared {
  /** The step of the registration that asks for it. */
  step?: 'contact' | 'work' | 'experience'
  /** Whether a change applies `at once` or after review: it is then a column of `healer_page_change` too. */
  page?: 'at once' | 'reviewed'
  /** Staff write it from the documents when they verify a healer. */
  byStaff?: true
  /** Public on the card of a healer and on the page, or on the page alone. */
  shown?: 'card' | 'page'
}

const cityMissing: typeof accountMessages.cityMissing = 'Please enter your city'
const genderMissing: typeof accountMessages.genderMissing = 'Please select your gender'

/**
 * The fields of a healer's profile, each by the name of its column and in the order of the forms. They define the
 * registration, the healer's own page, proposed changes, the file of staff, the card and the public page. Only the
 * price has another column, `price_paise`.
 */
export const healerFields = {
  gender: { kind: 'choice', of: genders, says: genderMissing, step: 'contact', shown: 'card' },
  title: { kind: 'text', min: 3, max: 80, step: 'work', byStaff: true, shown: 'card' },
  modes: {
    kind: 'choices',
    of: sessionModes,
    min: 1,
    max: 3,
    says: 'Please choose at least one way to meet',
    page: 'at once',
    shown: 'page',
  },
  city: { kind: 'text', min: 1, max: 80, says: cityMissing, step: 'work', page: 'at once', shown: 'card' },
  main_category: { kind: 'category', step: 'work', page: 'at once', shown: 'card' },
  categories: { kind: 'categories', max: 24, page: 'at once', shown: 'card' },
  languages: { kind: 'languages', step: 'work', page: 'at once', shown: 'card' },
  topics: { kind: 'text', min: 3, max: 200, step: 'work', page: 'reviewed', shown: 'card' },
  qualifications: { kind: 'text', min: 3, max: 200, step: 'experience', byStaff: true, shown: 'card' },
  practising_since: { kind: 'year', step: 'experience', shown: 'page' },
  price_rupees: { kind: 'rupees', step: 'experience', page: 'at once' },
  about: {
    kind: 'paragraphs',
    min: 20,
    max: 2000,
    says: 'Please write a few sentences',
    step: 'experience',
    page: 'reviewed',
    shown: 'page',
  },
  client_concerns: { kind: 'long', max: 300, page: 'reviewed', shown: 'page' },
  greeting: { kind: 'greeting', page: 'reviewed', shown: 'page' },
  /** The language of topics and texts; below are the same words in the other language of the site, where they exist. */
  written_in: { kind: 'choice', of: locales, page: 'at once', isOptional: true },
  other_topics: { kind: 'text', max: 200, page: 'reviewed', isOptional: true },
  other_about: { kind: 'paragraphs', max: 2000, page: 'reviewed', isOptional: true },
  other_concerns: { kind: 'long', max: 300, page: 'reviewed', isOptional: true },
} as const satisfies Record<string, HealerField>
export type HealerFieldName = keyof typeof healerFields

/** Their names in the back office. Kept apart, because every page about a healer would load them. */
export const healerLabels: Record<HealerFieldName, { label: string; hint?: string }> = {
  gender: { label: 'Gender' },
  title: { label: 'Registered title', hint: 'Exactly as in the register' },
  modes: { label: 'Session types' },
  city: { label: 'City' },
  main_category: { label: 'Category' },
  categories: { label: 'Categories' },
  languages: { label: 'Languages' },
  topics: { label: 'Topics' },
  qualifications: {
    label: 'Qualification shown to clients',
    hint: 'Such as M.Phil. Clinical Psychology, NIMHANS',
  },
  practising_since: { label: 'Practising since' },
  price_rupees: { label: 'Session price' },
  about: { label: 'About' },
  client_concerns: { label: 'What clients come for' },
  greeting: { label: 'Line in their language' },
  written_in: { label: 'Language of the texts' },
  other_topics: { label: 'Topics in the other language' },
  other_about: { label: 'About in the other language' },
  other_concerns: { label: 'What clients come for in the other language' },
}
