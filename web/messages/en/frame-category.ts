/** An old link to a hidden category. */
export const frameCategory = {
  title: '“{category}” is not offered any more',
  words:
    'Healers, courses and events of this topic are still here. Please look in one of these topics, or in all of them.',
  all: 'Show all',
  others: 'Topics',
} as const
