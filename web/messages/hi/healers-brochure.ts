import type { InLanguage } from '@newyou/contract/locales'
import type { healersBrochure as english } from '../en/healers-brochure.ts'

export const healersBrochure: InLanguage<typeof english> = {
  metaTitle: '{name}, ब्रोशर | ⟦brand⟧',
  print: 'प्रिंट करें या PDF सेव करें',
  page: 'उपलब्ध समय देखें',
  card: '{name} का ब्रोशर',
  minutes: '{count, number} मिनट',
  speaks: 'भाषाएँ: {languages}',
  since: '{year} से प्रैक्टिस में',
  scan: 'उपलब्ध समय देखने के लिए स्कैन करें',
}
