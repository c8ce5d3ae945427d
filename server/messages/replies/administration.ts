export const privacyReplies = {
  consentGiven: 'Your consent has been saved',
  consentWithdrawn: 'Your consent has been withdrawn',
  complaintSent: 'Your complaint has been sent',
} as const
