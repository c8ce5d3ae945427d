export const purchases = {
  kinds: {
    course: {
      buy: 'Buy this course',
      free: 'Take this course, it costs nothing',
      pay: 'Pay for this course',
      use: 'Go on learning',
      owned: 'You have this course.',
      given: 'The course is yours',
      alreadyWords: 'Start watching the course by visiting "My Learning" Section in Dashboard!',
      returnWords: 'You can give it back until {day}, as long as you have begun no more than two lessons.',
    },
    ebook: {
      buy: 'Buy this book',
      free: 'Read it, it costs nothing',
      pay: 'Pay for this book',
      use: 'Read it',
      owned: 'You have this book.',
      given: 'The book is yours',
      alreadyWords: 'It waits in "My Learning", at the page where you left it.',
      returnWords: 'You can give it back until {day}, as long as you have read no more than a fifth of it.',
    },
  },
  toMyLearning: 'My Learning',
  stay: 'Stay here',
  inBundle: 'It came with a bundle of yours.',
  asHealer: 'You are logged in as a healer. Courses and books are bought by clients.',
  giveBack: 'Give it back',
  giveBackTitle: 'Give it back?',
  giveBackWords:
    'The whole price goes back to where it came from, and it closes for you at once. You may take it again later.',
  giveBackSure: 'Yes, give it back',
  keep: 'Keep it',
  price: {
    tax: '{name} included.',
    free: 'Costs nothing',
    forGood: 'Yours for good, on any device.',
  },
} as const
