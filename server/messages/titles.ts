import { en } from './en/index.ts'

/** Titles of orders whose product has none, by the name of the label. */
const forms = ['titleOfSession', 'titleOfHealingSession', 'titleOfWalletTopUp', 'titleOfLifePoints'] as const
type TitleForm = (typeof forms)[number]

const place = /\{(\w+)\}/

/** The title as it is kept: in English, for the books, the gateway and colleagues. */
export const orderTitle = (form: TitleForm, value: string): string =>
  en.documents[form].replace(place, () => value)

/** The form of such a title and the value in it; undefined for the title of a product. */
export function formOf(title: string): { form: TitleForm; values: Record<string, string> } | undefined {
  for (const form of forms) {
    const [before = '', name = '', after = ''] = en.documents[form].split(place)
    const isOfForm = title.startsWith(before) && title.endsWith(after)
    const value = isOfForm ? title.slice(before.length, title.length - after.length) : ''
    if (value) return { form, values: { [name]: value } }
  }
  return undefined
}
