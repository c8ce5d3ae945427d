import type { InLanguage } from '@newyou/contract/locales'
import type { articlesCard as english } from '../en/articles-card.ts'

export const articlesCard: InLanguage<typeof english> = {
  minutes: '{count, plural, one {# मिनट में पढ़ें} other {# मिनट में पढ़ें}}',
  told: '{name} की कहानी',
  demo: 'डेमो कंटेंट',
}
