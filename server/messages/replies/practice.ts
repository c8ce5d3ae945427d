export const practiceReplies = {
  notBegun: 'You can do this once the session has begun',
} as const
