export const coursesCard = {
  lessons: '{count, plural, one {# lesson} other {# lessons}}, {time}',
  free: 'Free',
  stars: '{stars} of 5 stars from {count, plural, one {# review} other {# reviews}}',

  time: {
    minutes: '{count, number} min',
    hours: '{hours, number} h {minutes, number} min',
  },
} as const
