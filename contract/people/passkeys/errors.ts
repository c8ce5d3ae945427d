/** What is refused about passkeys. Spread into `contract/errors.ts`. */
export const passkeyErrors = {
  passkeyWrong: {
    status: 400,
    message: 'This passkey was not accepted. Please try again, or go on with a code',
  },
  passkeyKnown: { status: 409, message: 'This device already has a passkey for your account' },
  tooManyPasskeys: {
    status: 409,
    message: 'You have as many passkeys as you can. Please remove one first',
  },
} as const
