import { defaultLocale } from '@newyou/contract/locales'

interface Written {
  title: string
  body: string
  title_hi: string
  body_hi: string
  lead?: string
  lead_hi?: string
}

/** What a page says in the reader's language where it is written in it, else in English, and which of them it is. */
export function writtenIn(locale: string, { title, body, lead = '', ...hindi }: Written) {
  if (locale !== 'hi' || !hindi.body_hi) return { lang: defaultLocale, title, lead, body }
  return { lang: 'hi', title: hindi.title_hi || title, lead: hindi.lead_hi ?? '', body: hindi.body_hi }
}
