/** Replies about healers who can begin within a quarter of an hour. */
export const availableNowReplies = {
  over: 'This healer is not available right now any more. Nothing was booked. You can choose another time',
  notVerified: 'You can be available now once your page is public',
} as const
