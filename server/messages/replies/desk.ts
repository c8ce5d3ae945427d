/** Replies to the front desk. */
export const deskReplies = {
  noChild: 'By this date of birth the client is an adult',
  childInPerson: 'A child without an account comes in person. Please choose a place',
} as const
