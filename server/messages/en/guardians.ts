import { type MessageTemplate, withMail } from '../template.ts'

const asked = `{youngName} is under 18, has an account with ⟦brand⟧ and named you as parent or legal guardian. They need your consent to book and pay.`
const kept = `{state, select, given {You consented to the ⟦brand⟧ account of {youngName}.} refused {You did not consent to the ⟦brand⟧ account of {youngName}.} other {You withdrew your consent to the ⟦brand⟧ account of {youngName}.}}`
const answered =
  '{state, select, given {You consented to {youngName}’s account} refused {You did not consent to {youngName}’s account} other {You withdrew your consent to {youngName}’s account}}'
const change =
  'If you change your mind, open the link. It is valid for {hours} hours. After that, you can request a new one on its page.'

export const guardians = {
  asked: {
    title: 'Your consent is needed for {youngName}',
    text: [asked],
    mail: {
      subject: 'Your consent is needed for {youngName}',
      text: [
        asked,
        '⟦brand⟧ offers sessions with healers, courses and events. Open the page to see what data we keep and why, and to give or refuse consent. You do not need an account.',
      ],
      button: { label: 'Read and decide', to: '{link}' },
      notes: [
        'The link is valid for {hours} hours and can be used once. Please do not share it.',
        'If you do not know {youngName}, you can ignore this e-mail. Without your consent nothing can be booked or paid.',
      ],
    },
    sms: '⟦brand⟧: {youngName} named you as guardian. Read and decide within {hours} hours: {link}',
  },
  answerKept: {
    title: answered,
    text: [kept, change],
    mail: {
      subject: answered,
      text: [kept, change],
      button: { label: 'Open my answer', to: '{link}' },
      notes: ['Please do not share this link.'],
    },
    sms: '⟦brand⟧: {state, select, given {you consented} refused {you did not consent} other {you withdrew consent}} for {youngName}. Change it within {hours} h: {link}',
  },
  toSign: {
    title: 'Please sign for {youngName}',
    text: ['A session of {youngName} needs your signature.'],
    mail: {
      subject: 'Please sign for {youngName}',
      text: [
        'A coming session of {youngName} needs your signature as parent or legal guardian. Open the page to read and sign. You do not need an account.',
      ],
      button: { label: 'Read and sign', to: '{link}' },
      notes: ['The link is valid for {hours} hours. Please do not share it.'],
    },
    sms: '⟦brand⟧: a session of {youngName} needs your signature. Sign within {hours} hours: {link}',
  },
  answered: withMail(
    '{state, select, given {Your guardian has consented} refused {Your guardian has not consented} other {Your guardian has withdrawn their consent}}',
    [
      '{state, select, given {You can book and pay now.} refused {You cannot book or pay. You can talk with your guardian, who can still change the answer.} other {You cannot make new bookings or payments. Existing bookings stay, and you can cancel them as usual.}}',
    ],
    'Open privacy centre',
  ),
} satisfies Record<string, MessageTemplate>
