export const healersDetail = {
  meta: {
    title: '{name}, {title} | New You',
    description: '{name}, {title} in {city}. {topics}. {price} for 45 minutes.',
  },
  crumbHome: 'Home',
  crumbHealers: 'Healers',
  brochure: 'Brochure',
  intern: 'Intern in training. Free sessions are with interns.',
  qualificationsSeen: '{qualifications}. Verified on {date}.',
  place: '{title}, {city}',
  sessions:
    '{count, plural, =0 {New on New You} one {# session on New You} other {# sessions on New You}}, practising since {year}',
  modes: {
    video: 'video',
    voice: 'voice',
    chat: 'chat',
    one: 'By {first}',
    two: 'By {first} or {second}',
    three: 'By {first}, {second} or {third}',
  },
  words: { female: 'About her', male: 'About him', other: 'About them' },
  clientConcerns: {
    female: 'Topics she helps with',
    male: 'Topics he helps with',
    other: 'Topics they help with',
  },
  reviews: 'Reviews',
  reviewBy: '{by}, after {count, plural, one {# session} other {# sessions}}',
  stars: '{stars} of 5 stars',
  summary:
    '{stars} of 5 stars from {count, plural, one {# review} other {# reviews}}{demo, plural, =0 {} other {, # of them demo content}}',
  reply: 'Reply from {name}:',
  demo: 'This healer and these reviews are demo content.',
  demoReview: 'Demo content',
  similar: 'Similar healers',
} as const
