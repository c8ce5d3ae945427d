import type { InLanguage } from '@newyou/contract/locales'
import type { ebooksCard as english } from '../en/ebooks-card.ts'

export const ebooksCard: InLanguage<typeof english> = {
  free: 'मुफ़्त',
}
