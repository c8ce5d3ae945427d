/** What is refused in chats and in the community. Spread into `contract/errors.ts`. */
export const communityErrors = {
  // chat
  cometChatOff: { status: 409, message: 'Chat is not available at the moment. Please try again later' },
  chatNotMet: {
    status: 403,
    message: 'You can send messages once a session is booked',
  },
  chatEnded: {
    status: 403,
    message: 'This conversation has ended. You can still read it',
  },
  chatBlocked: { status: 403, message: 'You cannot send messages to this person' },
  // community
  anonymousNameMissing: {
    status: 409,
    message: 'Please choose a name for this group. Other members see only that name',
  },
  rulesNotAgreed: { status: 403, message: 'Please read and accept the rules of this group first' },
  memberMuted: {
    status: 403,
    message: 'You cannot post in this group at the moment. You can still read it',
  },
  memberRemoved: { status: 403, message: 'You were removed from this group by its moderators' },
  ownContent: { status: 409, message: 'You cannot report your own content' },
  alreadyDecided: { status: 409, message: 'Someone has already decided this report' },
} as const
