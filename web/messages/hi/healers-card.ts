import type { InLanguage } from '@newyou/contract/locales'
import type { healersCard as english } from '../en/healers-card.ts'

export const healersCard: InLanguage<typeof english> = {
  nextFree: 'अगला उपलब्ध समय',
  noneFree: 'कोई समय उपलब्ध नहीं',
  minutes: '45 मिनट',
  from: '{price} से',
  portrait: '{name} की फ़ोटो',
  intern: 'इंटर्न',

  board: { choose: 'चुनें', intern: '{title}, इंटर्न' },
}
