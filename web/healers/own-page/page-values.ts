import { paisePerRupee } from '@newyou/contract/business'
import { type OwnPage, type PageForm, pageForm } from '@newyou/contract/healers/page'
import type { FormErrors } from '../../ui/form/use-form.ts'

export interface PageValues {
  price_rupees: string
  modes: string[]
  languages: string[]
  city: string
  main_category: string
  categories: string[]
  topics: string
  about: string
  brings: string
  voice: string
  voice_lang: string
}

/** What the healer wants the page to say: the text that waits or was refused stands before the public one. */
export function valuesOf(page: OwnPage): PageValues {
  const { topics, about, brings, voice } = page.change ?? page
  return {
    price_rupees: String(page.price_paise / paisePerRupee),
    modes: page.modes,
    languages: page.languages,
    city: page.city,
    main_category: page.main_category,
    categories: page.categories.filter((category) => category !== page.main_category),
    ...{ topics, about, brings },
    voice: voice?.text ?? '',
    voice_lang: voice?.lang ?? '',
  }
}

/** Checks the form by the contract; `say` puts its sentences into the reader's language. */
export function checkedPage(
  { voice, voice_lang, price_rupees, ...values }: PageValues,
  version: number,
  say: (sentence: string) => string,
): { parsed: PageForm } | { wrong: FormErrors<PageValues> } {
  const found = pageForm.safeParse({
    ...values,
    version,
    price_rupees: Number(price_rupees.trim() || Number.NaN),
    voice: voice.trim() ? { lang: voice_lang, text: voice } : null,
  })
  if (found.success) return { parsed: found.data }
  const wrong: FormErrors<PageValues> = {}
  for (const { path, message } of found.error.issues) {
    const field = path[0] === 'voice' ? (path[1] === 'lang' ? 'voice_lang' : 'voice') : path[0]
    wrong[field as keyof PageValues] ??= say(message) // the schema's fields are the form's
  }
  return { wrong }
}
