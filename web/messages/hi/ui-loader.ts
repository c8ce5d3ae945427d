import type { InLanguage } from '@newyou/contract/locales'
import type { uiLoader as english } from '../en/ui-loader.ts'

export const uiLoader: InLanguage<typeof english> = {
  m1: 'एक धीमी साँस लें।',
  m2: 'सब कुछ एक साथ उठाना ज़रूरी नहीं।',
  m3: 'कंधों को ज़रा ढीला छोड़ें।',
  m4: 'यहाँ तक आना ही पहला कदम था।',
  m5: 'कोई जल्दी नहीं। आप सही जगह पर हैं।',
  m6: 'आज अपने साथ थोड़ी-सी नरमी भी बहुत है।',
  m7: 'आपकी बात सुनने के लिए यहाँ कोई है।',
  m8: 'आराम भी ज़रूरी है। बस, हो ही गया।',
}
