/** Replies about sessions that several clients have together. */
export const togetherReplies = {
  fewerThanLeast: 'Please enter at least as many as the least',
  notForSo: 'This session is not for so many people',
  alone: 'This session is for several people. Please invite those who come with you',
  onlineFew: 'Online, at most three people can come to a session together. Please choose to meet in person',
  tooNear: 'This time is too soon for a session together. Please choose a later one',
  ownContact: 'Please enter the contacts of the others, not your own',
  twice: 'Please enter each contact once',
  tooManyInvitations: 'You have invited many people today. Please try again tomorrow',
  booked: 'You are coming to this session already',
} as const
