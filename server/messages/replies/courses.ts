export const courseReplies = {
  questionSent: 'Your question has been sent',
} as const
