/** Replies about session packs and the waiting lists of services. */
export const packReplies = {
  ofAnotherService: 'Your session pack is for another service of this healer',
  tooFewLeft: 'Your session pack does not have that many sessions left',
} as const
