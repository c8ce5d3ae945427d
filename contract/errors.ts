import { z } from 'zod'

/** Every error a caller may meet: its HTTP status and the sentence shown when nothing better is known. */
export const errors = {
  invalidInput: { status: 400, message: 'Please check the marked fields' },
  malformedRequest: { status: 400, message: 'The request could not be read' },
  invalidToken: { status: 401, message: 'Invalid token' },
  loginRequired: { status: 401, message: 'Please log in first' },
  notAllowed: { status: 403, message: 'You may not do this' },
  crossSiteRequest: { status: 403, message: 'This request did not come from our site' },
  notFound: { status: 404, message: 'Error: 404 - Page Not Found' },
  payloadTooLarge: { status: 413, message: 'This is too large to send' },
  unsupportedMediaType: { status: 415, message: 'Please send JSON' },
  rangeNotThere: { status: 416, message: 'The file does not have this part' },
  tooManyRequests: { status: 429, message: 'That was a little fast. Please wait a moment and try again' },
  internal: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'We are busy for a moment. Please try again' },
  // accounts
  otpWrong: { status: 400, message: 'This OTP is not right. Please check it and try again' },
  otpExpired: { status: 400, message: 'This OTP is no longer valid. Please ask for a new one' },
  contactTaken: {
    status: 409,
    message: 'An account with this mobile number or e-mail already exists. Please log in',
  },
  contactNotVerified: { status: 400, message: 'Please verify your mobile number first' },
  fileRefused: { status: 400, message: 'This file cannot be used' },
  refreshFailed: { status: 401, message: 'Refresh Token Verification Failed' },
  underAge: {
    status: 400,
    message: 'You need to be 18 or older to register. A guardian can register for you',
  },
  // appointments
  slotTaken: { status: 409, message: 'Somebody else was a moment faster. Here are the next free times' },
  slotNotOffered: { status: 400, message: 'Please select a time and date after the current time' },
  profileIncomplete: { status: 403, message: 'Please complete your profile first' },
  clientBusy: { status: 409, message: 'You already have an appointment at this time' },
  tooManyHolds: {
    status: 409,
    message: 'Several sessions wait for your payment. Please pay for one or cancel it, then book the next',
  },
  notNow: { status: 409, message: 'This is not possible any more, or not yet' },
  refundChanged: {
    status: 409,
    message: 'Meanwhile another sum would go back. Please look at it once more. Nothing was cancelled',
  },
  noPackSession: { status: 409, message: 'No session of this pack is left for that day' },
  noFreeSession: { status: 409, message: 'You have no free session left' },
  sessionNotHeld: { status: 409, message: 'A review can be written once the session was held' },
  alreadyReplied: { status: 409, message: 'You have already answered this review' },
  waitlistNotNeeded: { status: 409, message: 'There are free times. You can choose one now' },
  offerWaiting: { status: 409, message: 'Another offer still waits for an answer of this client' },
  offerClosed: { status: 409, message: 'This offer was answered, withdrawn or has ended' },
  linkNotValid: {
    status: 410,
    message: 'The appointment was moved or cancelled meanwhile, or its time has come',
  },
  // what is read and learned
  wishlistFull: { status: 409, message: 'Your wishlist is full. Take something off first' },
  alreadyReviewed: {
    status: 409,
    message: 'You have already written a review. You can delete it and write another',
  },
  // what is bought for good; section 8
  courseAlreadyBought: { status: 409, message: 'Course already purchased!' },
  bundleAlreadyBought: { status: 409, message: 'Bundle already purchased!' },
  ebookAlreadyBought: { status: 409, message: 'This e-book is already yours' },
  returnNotPossible: { status: 409, message: 'This can no longer be given back' },
  notOwned: { status: 403, message: 'This is open to those who have the course' },
  notesFull: { status: 409, message: 'You have as many notes here as there is room for. Delete one first' },
  questionAnswered: { status: 409, message: 'The question was answered, so it stays as it is' },
  ebookNotYours: { status: 403, message: 'This e-book is not yours yet' },
  bookmarksFull: { status: 409, message: 'This book has as many bookmarks as it holds. Take one away first' },
  // webinars and workshops
  alreadyEnrolled: { status: 409, message: 'You are already enrolled!' },
  seatsGone: { status: 409, message: 'All seats are taken' },
  enrolmentClosed: { status: 409, message: 'This can no longer be enrolled in' },
  notEnrolled: { status: 403, message: 'This is open to those who are enrolled' },
  feedbackTooEarly: { status: 409, message: 'You can tell us how it was once it has begun' },
  // action plans
  plansFull: {
    status: 409,
    message: 'This client has as many plans by you as one can keep. End one of them first',
  },
  // requests for help
  ticketClosed: { status: 409, message: 'This request is closed. Open it again to write to it' },
  ticketOpen: { status: 409, message: 'This request is open already' },
  ticketFull: {
    status: 409,
    message: 'This request has as many messages as it holds. Please close it and write a new one',
  },
  reopenTooLate: {
    status: 409,
    message:
      'It was closed too long ago to be opened again. Write a new request, and we see this one beside it',
  },
  reviewNotOpen: { status: 409, message: 'A review can be written once, when the request is closed' },
  ticketTaken: { status: 409, message: 'Somebody else of us looks after this request now' },
  // chat
  chatNotMet: {
    status: 403,
    message: 'You can write to each other once an appointment is booked',
  },
  chatEnded: {
    status: 403,
    message: 'This conversation has ended, because one of you is no longer here. You can still read it',
  },
  // payments
  holdExpired: {
    status: 409,
    message: 'The time was kept for 10 minutes and has run out. Nothing was charged',
  },
  orderNotOpen: { status: 409, message: 'This order can no longer be paid' },
  nothingToGiveBack: { status: 409, message: 'Nothing of this order is left to give back' },
  paymentMismatch: { status: 409, message: 'This payment does not belong to this order' },
  paymentNotComplete: { status: 409, message: 'Payment Pending !' },
  insufficientWallet: { status: 409, message: 'There is not enough in your wallet' },
  insufficientLifePoints: { status: 409, message: 'You do not have that many life points' },
  invalidCoupon: { status: 400, message: 'Invalid coupon code!' },
  gatewayUnavailable: { status: 503, message: 'Failed to generate payment link' },
  invalidSignature: { status: 400, message: 'Invalid signature' },
  idempotencyKeyReused: { status: 409, message: 'This key was used for another request' },
  stillWorking: { status: 409, message: 'We are still working on your first request' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** What every failed call answers. `errors` names the wrong fields, `data` what helps to go on. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
  request_id: z.string().optional(),
})

export type ErrorAnswer = z.output<typeof errorAnswer>
