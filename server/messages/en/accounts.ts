import type { MessageTemplate } from '../template.ts'

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
  contactChanged: securityAlert(changed),
  contactChangeRequested: securityAlert(requested),
} satisfies Record<string, MessageTemplate>
