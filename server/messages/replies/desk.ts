/** Replies to the front desk. */
export const deskReplies = {
  absenceDays: 'Please choose at most 31 days, the first one first',
  noChild: 'By this date of birth the client is an adult',
  childInPerson: 'A child without an account comes in person. Please choose a place',
} as const
