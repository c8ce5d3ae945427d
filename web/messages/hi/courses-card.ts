import type { InLanguage } from '@newyou/contract/locales'
import type { coursesCard as english } from '../en/courses-card.ts'

export const coursesCard: InLanguage<typeof english> = {
  lessons: '{count, plural, one {# पाठ} other {# पाठ}}, {time}',
  free: 'मुफ़्त',
  stars: '5 में से {stars} स्टार, {count, plural, one {# रिव्यू} other {# रिव्यू}}',

  time: {
    minutes: '{count, number} मिनट',
    hours: '{hours, plural, one {# घंटा} other {# घंटे}} {minutes, number} मिनट',
  },
}
