import type { InLanguage } from '@newyou/contract/locales'
import type { uiLanguages as english } from '../en/ui-languages.ts'

export const uiLanguages: InLanguage<typeof english> = {
  Hindi: 'हिन्दी',
  English: 'अंग्रेज़ी',
  Marathi: 'मराठी',
  Tamil: 'तमिल',
  Bengali: 'बांग्ला',
  Telugu: 'तेलुगु',
  Kannada: 'कन्नड़',
  Malayalam: 'मलयालम',
  Gujarati: 'गुजराती',
  Punjabi: 'पंजाबी',
  Urdu: 'उर्दू',
  Odia: 'ओड़िया',
  Assamese: 'असमिया',
  Tibetan: 'तिब्बती',
  Konkani: 'कोंकणी',
  Kashmiri: 'कश्मीरी',
  Sindhi: 'सिंधी',
  Nepali: 'नेपाली',
}
