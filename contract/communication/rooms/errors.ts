/** What is refused around rooms. Spread into `contract/errors.ts`. */
export const roomErrors = {
  hostOnly: { status: 403, message: 'Only the host can do this' },
  roomNotOpen: { status: 409, message: 'The room opens shortly before the session. Please come back then' },
  roomClosed: { status: 409, message: 'This room is closed' },
} as const
