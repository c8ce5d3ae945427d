/** What is refused around courses, packages and e-books. Spread into `contract/errors.ts`. */
export const courseErrors = {
  courseAlreadyBought: { status: 409, message: 'Course already purchased!' },
  bundleAlreadyBought: { status: 409, message: 'Bundle already purchased!' },
  ebookAlreadyBought: { status: 409, message: 'You already have this e-book' },
  returnNotPossible: { status: 409, message: 'This purchase can no longer be returned' },
  notOwned: {
    status: 403,
    message:
      'This is part of a course you do not have yet. Buy it, or log in with the account you bought it with',
  },
  notesFull: {
    status: 409,
    message: 'You have reached the limit of notes for this lesson. Please delete one first',
  },
  questionAnswered: { status: 409, message: 'This question has been answered and can no longer be changed' },
  ebookNotYours: {
    status: 403,
    message: 'This e-book is not in your account. Buy it, or log in with the account you bought it with',
  },
  bookmarksFull: {
    status: 409,
    message: 'You have reached the limit of bookmarks for this e-book. Please remove one first',
  },
} as const
