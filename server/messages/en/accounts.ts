import { addresses } from '@newyou/contract/addresses'
import { type MessageTemplate, withMail, withSms } from '../template.ts'

const otp = `{code} is your ⟦brand⟧ OTP. It is valid for {minutes} minutes. Do not share it with anyone. ⟦brand⟧ will never ask for it.`
const contact = '{channel, select, email {e-mail address} other {mobile number}}'
const changed = `Your ⟦brand⟧ ${contact} was changed, and your other devices were logged out. Not you? Contact us immediately.`
const requested = `Someone asked to change your ⟦brand⟧ ${contact}. It changes in {hours} hours. Not you? Log in, open My Profile and cancel it.`

/** An alert to a proven contact; a mail of it names no account. */
const securityAlert = (title: string, text: string, button: string, address: string): MessageTemplate => ({
  title,
  text: [text],
  mail: { subject: title, text: [text], button: { label: button, to: `{site}${address}` } },
  sms: text,
})

export const accounts = {
  otp: {
    title: '{code} is your ⟦brand⟧ OTP',
    text: [otp],
    mail: {
      subject: '{code} is your ⟦brand⟧ OTP',
      text: ['Use this OTP to continue. It is valid for {minutes} minutes.'],
      code: '{code}',
      notes: [
        'Do not share it with anyone. ⟦brand⟧ will never ask for it.',
        'If you did not request it, you can ignore this e-mail.',
      ],
    },
    sms: otp,
  },
  deviceLoggedOut: {
    title: 'A device was logged out for your security',
    text: [
      'We logged out a device because an old login was used on it. Please check your devices in My Profile.',
    ],
  },
  enteredByOrganization: {
    title: 'A new device was logged in by {organization}',
    text: [
      'The log-in of {organization} let a device in that was not logged in to your account before. If this was not you, log the device out, and stop this way of logging in under My organisation.',
    ],
  },
  keyMade: {
    title: 'An API key was made in your name',
    text: [
      'The key “{keyName}” can now act for you. If this was not you, revoke it in My practice under API keys.',
    ],
  },
  webhookAdded: {
    title: 'Your practice now tells another system what happens',
    text: [
      '{host} hears from now on of your sessions, as you chose: ids, times and amounts, and no names or words of clients. If this was not you, remove it in My practice under API keys and webhooks.',
    ],
  },
  passkeyMade: {
    title: 'A passkey was added to your account',
    text: [
      'The passkey “{passkeyName}” now logs in to your account. If this was not you, remove it in My Profile under your devices.',
    ],
  },
  appConnected: {
    title: 'An app was connected to your account',
    text: [
      '“{appName}” can now do what you allowed it. If this was not you, disconnect it in My Profile under your devices.',
    ],
  },
  healerVerified: withSms(
    'You are verified',
    [
      'Clients can now find you on ⟦brand⟧.',
      'They can book the hours that you set: without hours nobody can book you.',
    ],
    'Open my practice',
    'you are verified. Clients can book the hours that you set. Check them:',
  ),
  healerRefused: withSms(
    'Your registration was not accepted',
    ['We reviewed your documents and could not accept your registration.', 'Reason: {reason}'],
    'Open my practice',
    'your registration as a healer was not accepted. Read why:',
  ),
  healerInvited: {
    title: '⟦brand⟧ invites you as a healer',
    text: ['{name}, ⟦brand⟧ invites you to register as a healer.'],
    mail: {
      subject: '⟦brand⟧ invites you as a healer',
      text: [
        '{name}, ⟦brand⟧ invites you to register as a healer.',
        'Your name and e-mail are filled in already. You add your work, your price and your documents, and we verify them before your page becomes public.',
        'The link is valid for 30 days.',
      ],
      button: { label: 'Register', to: '{link}' },
      notes: [
        'If you do not know ⟦brand⟧, you can ignore this e-mail. Without a registration we delete your name and address after 60 days.',
      ],
    },
  },
  healerDecided: {
    title: 'Your registration as a healer is decided',
    text: ['Someone gave this contact for a registration as a healer. We have decided on it.'],
    mail: {
      subject: 'Your registration as a healer is decided',
      text: [
        'Someone gave this contact for a registration as a healer. We have decided on it.',
        'Please log in to read our decision.',
      ],
      button: { label: 'Log in', to: `{site}${addresses.loginHealer}` },
      notes: ['If you did not register, you can ignore this e-mail.'],
    },
    sms: '⟦brand⟧: your registration as a healer is decided. Log in to read it: {link}',
  },
  healerPaused: withSms(
    'Your page is paused',
    [
      'New clients cannot find or book you for now. Appointments that are already booked stay as they are.',
      'Reason: {reason}',
    ],
    'Open my practice',
    'your page is paused, and new clients cannot book you. Read why:',
  ),
  healerPageAccepted: withMail(
    'Your page changes are published',
    ['We reviewed the changes to your page. Clients can see them now.'],
    'Open my page',
  ),
  healerPageRefused: withMail(
    'Your page changes were not published',
    [
      'We reviewed the changes to your page and could not publish them. Clients still see the previous version.',
      'Reason: {reason}',
    ],
    'Open my page',
  ),
  healerProofEnds: withMail(
    'Your professional registration expires soon',
    [
      'The registration we verified expires on {end}. Please send us the renewed one before then, so that clients can continue to book you.',
    ],
    'Open my practice',
  ),
  contactChanged: securityAlert(
    `Your ⟦brand⟧ ${contact} was changed`,
    changed,
    'Contact us',
    addresses.contactUs,
  ),
  contactChangeRequested: securityAlert(
    `Your ⟦brand⟧ ${contact} will change in {hours} hours`,
    requested,
    'Open My Profile',
    addresses.profile,
  ),
} satisfies Record<string, MessageTemplate>
