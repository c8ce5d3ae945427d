export const articlesCard = {
  minutes: '{count, plural, one {# min read} other {# min read}}',
  told: 'By {name}',
  demo: 'Demo content',
} as const
