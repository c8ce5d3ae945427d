export const healersAvailable = {
  metaTitle: 'Healers available within 24 hours | ⟦brand⟧',
  metaDescription: 'Healers you can meet within the next 24 hours, with times and prices.',
  title: 'Available within 24 hours',
  lead: '{count, plural, =0 {No healers are available in the next 24 hours.} one {# healer is available in the next 24 hours.} other {# healers are available in the next 24 hours.}} Times are shown in your time zone, {zone}.',
  topics: 'Topics',
  all: 'All topics',
  search: 'Name or keyword',
  submit: 'Search',
  empty: 'No healers available within 24 hours',
  emptyWords: 'Times for tomorrow often open in the evening. You can see later times or send us an enquiry.',
  further: 'See later times',
} as const
