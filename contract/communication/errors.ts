/** What is refused around support, chats, the community and rooms. Spread into `contract/errors.ts`. */
export const communicationErrors = {
  // support
  ticketClosed: { status: 409, message: 'This ticket is closed. Please reopen it to reply' },
  ticketOpen: { status: 409, message: 'This ticket is already open' },
  ticketFull: {
    status: 409,
    message: 'This ticket has reached its message limit. Please close it and open a new one',
  },
  reopenTooLate: {
    status: 409,
    message: 'This ticket can no longer be reopened. Please open a follow-up ticket',
  },
  reviewNotOpen: { status: 409, message: 'You can review a ticket once, after it is closed' },
  ticketTaken: { status: 409, message: 'This ticket is now assigned to someone else' },
  alreadyObjected: {
    status: 409,
    message: 'You have already asked us to review this session. Each side can do this once',
  },
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
  // rooms
  hostOnly: { status: 403, message: 'Only the host can do this' },
  roomNotOpen: { status: 409, message: 'The room opens shortly before the session. Please come back then' },
  roomClosed: { status: 409, message: 'This room is closed' },
} as const
