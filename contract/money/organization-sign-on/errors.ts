/** What is refused about logging in by the provider of one's organisation. Spread into `contract/errors.ts`. */
export const organizationSignOnErrors = {
  noOrganizationHere: {
    status: 404,
    message: 'No organisation logs in with this e-mail address. Please log in with an OTP',
  },
  signOnNotClient: {
    status: 403,
    message: 'This account belongs to a healer or a colleague. Please log in with an OTP',
  },
  signOnTicketOver: {
    status: 400,
    message: 'This log-in was started too long ago or elsewhere. Please start again',
  },
  signOnOtherAccount: {
    status: 409,
    message: 'Another account has this e-mail address. Please log in to that account with an OTP',
  },
  signOnLinked: {
    status: 409,
    message: 'This account, or this log-in at your organisation, is already connected with another one',
  },
} as const
