import { defaultLocale } from '@newyou/contract/locales'

interface Written {
  title: string
  body: string
  title_hi: string
  body_hi: string
  lead?: string
  lead_hi?: string
}

/** Page texts in the reader's language if written, else in English, with the language used. */
export function writtenIn(locale: string, { title, body, lead = '', ...hindi }: Written) {
  if (locale !== 'hi' || !hindi.body_hi) return { lang: defaultLocale, title, lead, body }
  return { lang: 'hi', title: hindi.title_hi || title, lead: hindi.lead_hi ?? '', body: hindi.body_hi }
}
