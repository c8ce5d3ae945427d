import type { HouseSettings } from '../../foundation/settings.ts'

/** What a page says of the company by a word in curly brackets, and the setting that stands there for readers. */
export const companyMarks = {
  company: 'company_name',
  state: 'company_state',
  gstin: 'gstin',
  address: 'address',
  phone: 'phone',
  email: 'email',
  grievance_officer: 'grievance_officer',
  grievance_email: 'grievance_email',
  grievance_days: 'grievance_days',
} as const satisfies Record<string, keyof HouseSettings>
export type CompanyMark = keyof typeof companyMarks

const marks = Object.keys(companyMarks) as CompanyMark[] // of a literal
const anyMark = new RegExp(`\\{(${marks.join('|')})\\}`, 'g')

/** Each mark as it is written, for hints. */
export const companyMarkWords = marks.map((mark) => `{${mark}}`).join(', ')

/** The text with the marks replaced; one whose setting is empty stays as it is. */
export const withCompany = (text: string, settings: HouseSettings, asText = (value: string) => value) =>
  text.replace(anyMark, (written, mark: CompanyMark) => {
    const value = String(settings[companyMarks[mark]] ?? '')
    return value === '' ? written : asText(value)
  })

/** For readers: a mark whose setting was emptied since is a gap, not a word in brackets. */
export const forReaders = (text: string): string => text.replace(anyMark, '…')

/** The first mark of a text whose setting is empty, as it is written. */
export const emptyMarkOf = (text: string, settings: HouseSettings) =>
  withCompany(text, settings).match(anyMark)?.[0]
