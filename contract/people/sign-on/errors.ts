/** What is refused about logging in by the practice's own provider. Spread into `contract/errors.ts`. */
export const signOnErrors = {
  signOnFailed: {
    status: 400,
    message: 'This log-in was not completed. Please try again, or log in with an OTP',
  },
  signOnUnknown: {
    status: 403,
    message: 'No staff account has this e-mail. Please ask an administrator to add you',
  },
} as const
