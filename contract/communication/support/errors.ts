/** What is refused around tickets. Spread into `contract/errors.ts`. */
export const supportErrors = {
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
} as const
