/** Replies about consents that are signed before sessions. */
export const consentReplies = {
  guardianSigns: 'You are under 18, so your guardian signs this. We sent them a link',
} as const
