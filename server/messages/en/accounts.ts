import { type MessageTemplate, withMail } from '../template.ts'

const code = '{code} is your New You OTP.'
const otp = `${code} It is valid for {minutes} minutes. Do not share it with anyone. New You will never ask for it.`
const contact = '{channel, select, email {e-mail address} other {mobile number}}'
const changed = `The ${contact} of your New You account was changed, and your other devices were logged out. If this was not you, contact us immediately.`
const requested = `A change of the ${contact} of your New You account was requested. It takes effect in {hours} hours. If this was not you, log in, open My Profile and cancel the change.`

/** An alert to a proven contact; a mail of it names no account. */
const securityAlert = (text: string): MessageTemplate => ({
  title: 'Security alert for your New You account',
  text: [text],
  sms: text,
})

export const accounts = {
  otp: { title: '{code} is your New You OTP', text: [otp], sms: otp },
  deviceLoggedOut: {
    title: 'A device was logged out for your security',
    text: [
      'An expired login of one of your devices was used again. If this was not you, please check your devices in My Profile.',
    ],
  },
  healerVerified: withMail('You are verified', [
    'Clients can find you on New You from now on, and book the times that you offer.',
    'Please check that your hours are set.',
  ]),
  healerRefused: withMail('Your application was not accepted', [
    'We looked at your documents and could not accept your application.',
    'Reason: {reason}',
  ]),
  healerPaused: withMail('Your page is paused', [
    'New clients cannot find or book you for now. Booked appointments stand.',
    'Reason: {reason}',
  ]),
  healerProofEnds: withMail('Your registration ends soon', [
    'The registration that we verified ends on {end}. Please send us the new one before that day, so that clients can go on booking you.',
  ]),
  contactChanged: securityAlert(changed),
  contactChangeRequested: securityAlert(requested),
} satisfies Record<string, MessageTemplate>
