export const bundles = {
  list: {
    metaTitle: 'Packages: courses, books and sessions together | New You',
    metaDescription:
      'Courses, e-books and sessions with one healer in one package. What each part costs by itself stands beside it.',
    title: 'Packages',
    lead: 'Courses, books and sessions that belong together. What the parts cost by themselves stands beside the price, so that you can check the sum.',
    more: 'Show more packages',
    empty: 'There is no package now',
    emptyWords: 'Courses and books can be had one by one.',
    emptyAction: 'See all courses',
  },
  inside: {
    courses: '{count, plural, one {# course} other {# courses}}',
    ebooks: '{count, plural, one {# e-book} other {# e-books}}',
    sessions: '{count, plural, one {# session} other {# sessions}} with {name}',
  },
  price: {
    free: 'Free',
    single: '{price} one by one',
    saves: 'You save {price}',
    tax: '{name} included.',
    lasts: 'The sessions are held within {days, number} days after buying.',
    forGood: 'Courses and books are yours for good.',
  },
  view: {
    metaTitle: '{title}, a package | New You',
    crumb: 'Packages',
    inside: 'What is inside',
    sessions: 'Sessions',
    sessionsWords:
      '{count, plural, one {One session} other {# sessions}} of {minutes, number} minutes with {name}, at times that you choose within {days, number} days. The rules for moving and cancelling are the same as ever: what you may cancel comes back to the pack.',
    toHealer: 'See {name} and free times',
    courses: 'Courses',
    ebooks: 'E-books',
    owned:
      'You have this one already. The price stays the same, so look whether the rest is worth it to you.',
    demo: 'This package and everything in it is demo content.',
  },
  pack: {
    title: 'You have sessions in advance',
    left: '“{title}”: {left, number} of {count, number} left, until {day}.',
    use: 'Use one of them',
    using: 'One of them is used for this appointment. Nothing more to pay.',
    notUse: 'Pay for this one instead',
    gone: 'These sessions are used up or have run out.',
    book: 'Choose a time',
    mine: 'Sessions in advance',
  },
} as const
