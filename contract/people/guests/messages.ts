/** Sentences of the forms about guests. */
export const guestMessages = {
  codeInvalid: 'Please enter the 4 digits that you were told on the phone',
  termsMissing: 'Please accept the terms and the privacy policy',
} as const

/** Errors of the links of guests. */
export const guestErrors = {
  guestLinkUnknown: {
    status: 404,
    message: 'This link is incomplete or not valid. Please copy it again from the message',
  },
  guestLinkClosed: {
    status: 410,
    message: 'This link has been used, was closed or has expired. Please ask at the front desk for a new one',
  },
  guestCodeWrong: {
    status: 400,
    message: 'This is not the code that you were told on the phone. After five tries the link closes',
  },
  guestHasMore: {
    status: 409,
    message:
      'There is more than the session in this booking. Please ask at the front desk to add it to your account',
  },
} as const
