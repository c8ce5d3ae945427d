/** What is refused to apps and to whoever connects one. Spread into `contract/errors.ts`. */
export const appErrors = {
  authorisationGone: {
    status: 404,
    message: 'This request of the app is over. Please go back to the app and begin again',
  },
  nothingToAllow: {
    status: 409,
    message: 'The app asks for nothing that your account could allow',
  },
  tooManyApps: { status: 409, message: 'There are as many apps as there can be. Please end one first' },
  appEnded: { status: 409, message: 'This app has been ended' },
  appHasNoSecret: { status: 409, message: 'This app keeps no secret' },
} as const
