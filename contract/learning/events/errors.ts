/** What is refused around webinars and workshops. Spread into `contract/errors.ts`. */
export const eventErrors = {
  alreadyEnrolled: { status: 409, message: 'You are already enrolled!' },
  seatsGone: { status: 409, message: 'This event is fully booked' },
  enrolmentClosed: { status: 409, message: 'Enrolment is closed' },
  notEnrolled: { status: 403, message: 'Please enrol first' },
  feedbackTooEarly: { status: 409, message: 'You can give feedback once the event has ended' },
  ticketUnknown: { status: 404, message: 'This ticket is not for this event' },
  ticketUsed: { status: 409, message: 'This ticket has already been used' },
} as const
