/** Replies about booking for somebody else. */
export const dependantReplies = {
  noChild: 'This is for children under 18. Adults are asked by a link and have their own account',
  notAsYoung: 'You can book for others once you are 18',
  noProvenContact: 'Please confirm your e-mail or mobile number first',
  tooMany: 'You can book for up to 10 people',
  ownContact: 'Please enter their e-mail or mobile number, not your own',
  tooYoungForAccount: 'They are too young for an account of their own',
  contactTaken: 'This contact already belongs to an account',
  ownLink: 'This link is for the person whom you named. Ask them to open it on their own phone',
  asClient: 'Please log in as a client to answer',
  onlyAdults: 'You can agree once you are 18',
  childStays: 'A child with sessions stays in your list until they have an account of their own',
  notAgreed: 'They have not agreed that you book for them',
  payNow: 'A session for somebody else is paid when it is booked',
  linkSent: 'We sent them a link',
} as const
