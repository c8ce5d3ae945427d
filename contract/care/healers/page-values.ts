import { paisePerRupee } from '../../business.ts'
import { emptyForm, having, namesOf } from '../../people/accounts/declared.ts'
import { healerFields } from './fields.ts'
import { type OwnPage, type PageForm, pageForm } from './page.ts'

const { greeting: _line, ...texts } = having(healerFields, 'page', 'reviewed')
const { price_rupees: _price, ...facts } = having(healerFields, 'page', 'at once')

const values = { ...emptyForm(having(healerFields, 'page')), greeting_lang: '' }
export type PageValues = typeof values
type PageErrors = Partial<Record<keyof PageValues, string>>

const picked = <Name extends string>(names: readonly Name[], from: Record<Name, string | string[]>) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

/** The healer's page texts: a waiting or refused text takes precedence over the public one. */
export function valuesOf(page: OwnPage): PageValues {
  const { greeting } = page.change ?? page
  return {
    ...values,
    ...picked(namesOf(facts), page),
    ...picked(namesOf(texts), page.change ?? page),
    price_rupees: String(page.price_paise / paisePerRupee),
    categories: page.categories.filter((category) => category !== page.main_category),
    greeting: greeting?.text ?? '',
    greeting_lang: greeting?.lang ?? '',
  }
}

/** Checks the form by the contract; `say` puts its sentences into the reader's language. */
export function checkedPage(
  { greeting, greeting_lang, price_rupees, ...values }: PageValues,
  version: number,
  say: (sentence: string) => string,
): { parsed: PageForm } | { wrong: PageErrors } {
  const found = pageForm.safeParse({
    ...values,
    version,
    price_rupees: Number(price_rupees.trim() || Number.NaN),
    greeting: greeting.trim() ? { lang: greeting_lang, text: greeting } : null,
  })
  if (found.success) return { parsed: found.data }
  const wrong: PageErrors = {}
  for (const { path, message } of found.error.issues) {
    const field = path[0] === 'greeting' ? (path[1] === 'lang' ? 'greeting_lang' : 'greeting') : path[0]
    wrong[field as keyof PageValues] ??= say(message) // the schema's fields are the form's
  }
  return { wrong }
}
