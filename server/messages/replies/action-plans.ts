export const planReplies = {
  dateNotFuture: 'Please choose a future date',
} as const
