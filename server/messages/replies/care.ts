export const appointmentReplies = {
  withYourself: 'You cannot book a session with yourself',
  modeNotOffered: 'This healer does not offer this session type',
  tooManyUnpaid:
    'You have reached the limit of unpaid bookings for today. Please pay for one, or try again tomorrow',
  tooManyFree: 'You have reached the limit of free sessions that are booked and not yet over',
  forKnownClients: 'This service is for clients who have had a session with this healer',
  forNewClients: 'This service is for clients who have not had a session with this healer yet',
  tooManyServices: 'You have the most services that there can be. Please retire one first',
  lengthIsBooked: 'Sessions of this length are booked. Please add another service for another length',
  otherServices: 'Please name each of your services once',
  sameTime: 'This is the current time of the session',
  clientBusy: 'Your client has another appointment at this time',
  sameIntern: 'Your session is already with this intern',
  refundUnseen: 'Please check the refund amount first',
  endBeforeStart: 'The end must be after the start',
  claimTooLong: 'Please choose at most one year',
  rangeTooLong: 'Please choose at most 92 days',
  reviewedBefore: 'You have already reviewed this session',
  offeredToYou: 'You have a healing session offer for this time. Please accept or decline it first',
  heldByYou: 'You are already booking this time. Complete the payment to keep it',
  releasedByYou: 'You offered this time to others. You can take it back on the session’s page',
  tooManyHolds:
    'Several people are choosing a time with this healer right now. You can book it, but it is not held for you yet',
} as const

export const healingSessionReplies = {
  walletAbovePrice: 'This is more than the price. The amount is in rupees',
  leaveOneRupee: 'Please leave at least ₹1 to pay, or pay the full amount',
  modeNotYours: 'You do not offer this session type',
} as const

export const planReplies = {
  dateNotFuture: 'Please choose a future date',
} as const

export const leavingReplies = {
  wrongDay: 'Please choose a day from today on, within a year',
} as const

export const practiceReplies = {
  notBegun: 'You can do this once the session has begun',
} as const

export const questionnaireReplies = {
  answerTwice: 'Please choose each answer only once',
  unknownAnswer: 'Please choose one of the answers shown',
  oneOnly: 'Please choose one',
  required: 'This question cannot be skipped',
  questionTwice: 'Please answer each question only once',
} as const
