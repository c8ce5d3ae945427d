const refusals: Readonly<Record<string, string>> = {
  'not https': 'Please enter an address that begins with https://',
  'not public': 'Please enter an address that the public internet reaches',
}

/** Replies about addresses that hear of changes. */
export const webhookReplies = {
  ofHealer: 'This webhook is its healer’s own. It can be turned off and removed, and nothing else',
  tooMany: 'You can add up to 5 webhooks',
  /** By the reason of `platform/http/outside.ts`. */
  address: (refusal: string) =>
    refusals[refusal] ??
    'Please enter an address such as https://example.org/hook, without a name and password',
}
