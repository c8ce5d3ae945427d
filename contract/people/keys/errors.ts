/** What is refused to a key, and to whoever makes one. Spread into `contract/errors.ts`. */
export const keyErrors = {
  /** `data.scope` is the one that is missing. */
  scopeMissing: { status: 403, message: 'This API key or app does not have the scope of this call' },
  notForKeys: { status: 403, message: 'This call cannot be made with an API key or an app' },
  tooManyKeys: {
    status: 409,
    message: 'You have as many API keys as you can. Please revoke one first',
  },
} as const
