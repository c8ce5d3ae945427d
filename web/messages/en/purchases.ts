export const purchases = {
  kinds: {
    course: {
      buy: 'Buy course',
      free: 'Enrol for free',
      pay: 'Complete payment',
      use: 'Continue learning',
      owned: 'You have bought this course.',
      given: 'You can now start the course',
      alreadyWords: 'Start watching the course by visiting "My Learning" Section in Dashboard!',
      returnWords:
        'You can return it for a full refund until {day}, if you have started no more than two lessons.',
    },
    bundle: {
      buy: 'Buy package',
      free: 'Get package for free',
      pay: 'Complete payment',
      use: 'Open in My Learning',
      owned: 'You have bought this package.',
      given: 'You can now use the package',
      alreadyWords: 'The included courses can be watched via "Dashboard".',
      returnWords:
        'You can return it for a full refund until {day}, if no session is booked, no e-book has been opened and no more than two lessons of a course have been started.',
    },
    ebook: {
      buy: 'Buy e-book',
      free: 'Read for free',
      pay: 'Complete payment',
      use: 'Read now',
      owned: 'You have this e-book.',
      given: 'You can now read the e-book',
      alreadyWords: 'You can find it in "My Learning".',
      returnWords:
        'You can return it for a full refund until {day}, if you have not opened it.',
    },
  },
  toMyLearning: 'My Learning',
  stay: 'Stay on this page',
  inBundle: 'Included in a package you bought.',
  asHealer: 'You are logged in with a work account. Log in as a client to buy.',
  giveBack: 'Return for a refund',
  giveBackTitle: 'Return this purchase?',
  giveBackWords: 'You get a full refund and lose access immediately. You can buy it again later.',
  giveBackSure: 'Return',
  keep: 'Keep it',
  price: {
    tax: 'Includes {name}.',
    free: 'Free',
    forGood: 'Lifetime access, on any device.',
  },
} as const
