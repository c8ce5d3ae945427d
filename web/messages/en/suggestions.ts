export const suggestions = {
  title: 'Suggested for you',
  courses: 'Courses',
  healers: 'Healers',
  why: 'Suggestions use only your language and what is popular. You can allow us to use your answers.',
  whyAllowed: 'Based on your answers and what you bought. You can withdraw your consent at any time.',
  settings: 'Privacy centre',
  reasons: {
    topic: 'You chose {topic}',
    bought: 'You are learning about {topic}',
    language: 'In {language}',
    budget: 'Within your budget',
    time: 'Available in the {part, select, morning {morning} afternoon {afternoon} other {evening}}',
    soon: 'Available soon',
    popular: 'Popular with others',
  },
}
