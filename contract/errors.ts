import { z } from 'zod'
import { importErrors } from './administration/imports/errors.ts'
import { passportErrors } from './administration/passport/errors.ts'
import { clientFileErrors } from './care/client-files/errors.ts'
import { departureErrors } from './care/handovers/errors.ts'
import { communityErrors } from './communication/community/errors.ts'
import { roomErrors } from './communication/rooms/errors.ts'
import { supportErrors } from './communication/support/errors.ts'
import { courseErrors } from './learning/courses/errors.ts'
import { eventErrors } from './learning/events/errors.ts'
import { organizationSignOnErrors } from './money/organization-sign-on/errors.ts'
import { paymentErrors } from './money/payments/errors.ts'
import { accountMessages } from './people/accounts/messages.ts'
import { appErrors } from './people/apps/errors.ts'
import { guestErrors } from './people/guests/messages.ts'
import { keyErrors } from './people/keys/errors.ts'
import { passkeyErrors } from './people/passkeys/errors.ts'
import { signOnErrors } from './people/sign-on/errors.ts'

/** Every error of the API: its HTTP status, and the sentence shown when the screen has no better one. */
export const errors = {
  invalidInput: { status: 400, message: 'Please check the marked fields' },
  malformedRequest: {
    status: 400,
    message: 'Something in this was not valid, so nothing was saved. Please reload the page and try again',
  },
  invalidToken: { status: 401, message: 'Invalid token' },
  loginRequired: { status: 401, message: 'Please log in to continue' },
  notAllowed: { status: 403, message: 'You do not have permission to do this' },
  crossSiteRequest: {
    status: 403,
    message: 'For your security this was not sent. Please reload the page and try again',
  },
  notFound: { status: 404, message: 'Error: 404 - Page Not Found' },
  methodNotAllowed: {
    status: 405,
    message: 'This is not possible here. Please reload the page and try again',
  },
  payloadTooLarge: { status: 413, message: 'This is too large to send. Please send less at once' },
  unsupportedMediaType: {
    status: 415,
    message: 'This could not be sent. Please reload the page and try again',
  },
  rangeNotThere: { status: 416, message: 'This part of the file does not exist. Please open the file again' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please wait a moment and try again' },
  internal: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment' },
  secondPersonNeeded: {
    status: 403,
    message: 'A second person must approve this. You cannot approve your own request',
  },
  refundWaiting: { status: 409, message: 'A refund of this order is already waiting for approval' },
  balanceTooLow: { status: 409, message: 'The client’s balance is lower than this amount' },
  nothingDue: {
    status: 409,
    message: 'There is nothing to pay out now',
  },
  filesFull: {
    status: 409,
    message:
      'You have reached the limit of files that we keep for you. Nothing was sent. Please send it without files',
  },
  placeFilesFull: {
    status: 409,
    message: 'The files here have reached their limit. Nothing was sent. Please send it without files',
  },
  // accounts
  otpWrong: { status: 400, message: 'Incorrect OTP. Please check it and try again' },
  otpExpired: { status: 400, message: 'This OTP has expired. Please request a new one' },
  /** `data.challenge` is what the browser solves before it sends the same again with its `proof`. */
  proofNeeded: {
    status: 429,
    message:
      'Many OTPs were requested from your network. Your browser is solving a small task first. This takes a few seconds',
  },
  otpNotSent: { status: 503, message: 'The OTP could not be sent. Please try again' },
  contactTaken: {
    status: 409,
    message: 'An account with this mobile number or e-mail already exists. Please log in',
  },
  clientImported: {
    status: 409,
    message: 'This client was imported. Please find them by the number in place of a new client',
  },
  contactNotVerified: { status: 400, message: 'Please verify your mobile number first' },
  fileRefused: { status: 400, message: 'This file cannot be used. Please choose another one' },
  firstStartOver: { status: 410, message: accountMessages.firstStartOver },
  refreshFailed: { status: 401, message: 'Refresh Token Verification Failed' },
  underAge: { status: 400, message: accountMessages.underAge },
  guardianNeeded: {
    status: 403,
    message: 'Your guardian has not consented yet. You can book and pay once they have consented',
  },
  invitationUnknown: {
    status: 404,
    message: 'This invitation is incomplete or no longer valid. Please copy the link again from the message',
  },
  guardianLinkUnknown: {
    status: 404,
    message: 'This link is incomplete or no longer valid. Please copy it again from the message',
  },
  guardianLinkClosed: {
    status: 410,
    message: 'This link has been used or has expired. Nothing was changed. You can request a new one',
  },
  guardianNameWrong: {
    status: 400,
    message: 'This does not match the guardian’s name we were given. Please check the spelling',
  },
  ...guestErrors,
  ...importErrors,
  ...passportErrors,
  ...keyErrors,
  ...appErrors,
  ...passkeyErrors,
  ...signOnErrors,
  // appointments
  slotTaken: { status: 409, message: 'This time was just booked. These are the next available times' },
  slotNotOffered: { status: 400, message: 'Please select a time and date after the current time' },
  profileIncomplete: { status: 403, message: 'Please complete your profile first' },
  clientBusy: { status: 409, message: 'You already have an appointment at this time' },
  tooManyHolds: {
    status: 409,
    message: 'You have several sessions waiting for payment. Please pay for or cancel one first',
  },
  notNow: {
    status: 409,
    message: 'The page was out of date, so nothing was changed. Please reload it and try again',
  },
  refundChanged: {
    status: 409,
    message: 'The refund amount has changed. Nothing was cancelled. Please review it and confirm again',
  },
  noPackSession: { status: 409, message: 'This session pack has no sessions left for this date' },
  noFreeSession: { status: 409, message: 'You have no free sessions left' },
  sessionNotHeld: { status: 409, message: 'You can leave a review after the session' },
  alreadyReplied: { status: 409, message: 'You have already replied to this review' },
  waitlistNotNeeded: { status: 409, message: 'This healer has available times. You can book one now' },
  offerWaiting: { status: 409, message: 'This client has not responded to your previous offer yet' },
  offerClosed: {
    status: 409,
    message: 'This offer has expired or was answered. You can book any available time',
  },
  blocked: {
    status: 403,
    message:
      'You cannot book sessions with each other at the moment. If you have blocked this person, you can unblock them in Community',
  },
  testChanged: {
    status: 409,
    message: 'This test has a new version. Nothing was saved. Please take it again',
  },
  retestTooEarly: {
    status: 409,
    message: 'You took this test recently. Its page shows from when you can take it again',
  },
  alreadyAsked: { status: 409, message: 'You have already requested this result' },
  questionChanged: {
    status: 409,
    message: 'This question has changed. Your other answers are kept. Please answer it again',
  },
  linkNotValid: {
    status: 410,
    message:
      'This link is no longer valid. The appointment was rescheduled or cancelled, or it has already started',
  },
  // privacy
  wordsChanged: {
    status: 409,
    message: 'This text has changed. Nothing was saved. Please reload the page and read it again',
  },
  deletionBlocked: {
    status: 409,
    message: 'Your account cannot be deleted yet. Please complete or cancel what is still open first',
  },
  balanceLeft: {
    status: 409,
    message:
      'You still have money in your wallet or life points. Please use them first. If you delete your account now, they are lost',
  },
  // wishlist and articles
  wishlistFull: { status: 409, message: 'Your wishlist is full. Please remove an item first' },
  alreadyReviewed: {
    status: 409,
    message: 'You have already written a review. You can delete it and write another one',
  },
  // action plans
  goalsFull: {
    status: 409,
    message: 'Six goals are enough at once. Please end one of them first',
  },
  plansFull: {
    status: 409,
    message: 'This client has the maximum number of plans. Please end one first',
  },
  submissionsFull: {
    status: 409,
    message: 'You have reached the limit of open proposals. Please delete a draft first',
  },
  // staff
  stepUpRequired: { status: 403, message: 'Please confirm this change with an OTP' },
  secondFactorRequired: { status: 403, message: 'Please enter the code from your authenticator app' },
  secondFactorWrong: {
    status: 400,
    message: 'This code is incorrect or has already been used. Please enter the code that your app shows now',
  },
  personNotFound: {
    status: 404,
    message: 'There is no account with this e-mail or mobile number. They need to register first',
  },
  lastAdmin: { status: 409, message: 'This is the last administrator. Please add another one first' },
  changedMeanwhile: {
    status: 409,
    message: 'Someone else has changed this. Your changes were not saved. Please compare and save again',
  },
  stillUsed: { status: 409, message: 'This is still in use and cannot be deleted' },
  // organisations
  invitationClosed: { status: 410, message: 'This invitation is no longer valid. Please ask for a new one' },
  memberElsewhere: {
    status: 409,
    message: 'You are a member of another organisation. Please leave it first',
  },
  membershipRemoved: {
    status: 403,
    message: 'Your membership was ended by the organisation. Please ask it for a new invitation by e-mail',
  },
  noSeatsLeft: { status: 409, message: 'There are not enough seats left' },
  ...organizationSignOnErrors,
  ...courseErrors,
  ...eventErrors,
  ...communityErrors,
  ...roomErrors,
  ...supportErrors,
  ...paymentErrors,
  ...clientFileErrors,
  ...departureErrors,
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** The answer of every failed call. `errors` has a sentence for each wrong field, `data` what helps to recover. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
  request_id: z.string().optional(),
})

export type ErrorAnswer = z.output<typeof errorAnswer>
