const refusals: Readonly<Record<string, string>> = {
  'not https': 'Please enter an address that begins with https://',
  'not public': 'Please enter an address that the public internet reaches',
}

/** Replies for colleagues only, therefore in English. */
export const webhookReplies = {
  /** By the reason of `platform/http/outside.ts`. */
  address: (refusal: string) =>
    refusals[refusal] ??
    'Please enter an address such as https://example.org/hook, without a name and password',
}
