import type { HealerTopic } from '@newyou/contract/vocabulary'

/** Search terms of each topic, known to the search dictionary. */
export const topicWords: Record<HealerTopic, string> = {
  'sleep-and-anxiety': 'sleep anxiety',
  marriage: 'marriage couples',
  money: 'money loans savings',
  family: 'family parenting in-laws',
  work: 'job loss career burnout',
  growth: 'habits confidence anger',
  spirituality: 'faith meditation grief',
}
