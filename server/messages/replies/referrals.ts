export const referralReplies = {
  invited: 'The invitation has been sent',
} as const
