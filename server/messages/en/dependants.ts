import { type MessageTemplate, withMail } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

const asked = '{payerName} would like to book and pay for sessions with healers for you on ⟦brand⟧.'
const account = '{payerName} has booked sessions for you on ⟦brand⟧. You can have an account of your own now.'
const refund = `{back, select,
  money {We are refunding {refundPaise} to your payment method. A refund to a card or bank account takes 5 to 7 working days.}
  ${refundWays}
  other {}}`

export const dependants = {
  asked: {
    title: '{payerName} would like to book sessions for you',
    text: [asked],
    mail: {
      subject: '{payerName} would like to book sessions for you',
      text: [
        asked,
        'You have your own account. {payerName} sees dates and receipts, never what you write or what a healer writes about you. You can end this at any time.',
      ],
      button: { label: 'Read and decide', to: '{link}' },
      notes: [
        'The link is valid for {hours} hours. If you do not know {payerName}, you can ignore this e-mail.',
      ],
    },
    sms: '⟦brand⟧: {payerName} would like to book sessions for you. Yes or no: {link}',
  },
  account: {
    title: 'Your own account with ⟦brand⟧',
    text: [account],
    mail: {
      subject: 'Your own account with ⟦brand⟧',
      text: [
        account,
        'Your sessions, forms and answers become yours. {payerName} then sees no more than the dates and receipts of sessions that they paid.',
      ],
      button: { label: 'Open my account', to: '{link}' },
      notes: ['The link is valid for {hours} hours and can be used once. Please do not share it.'],
    },
    sms: '⟦brand⟧: {payerName} sent you an account of your own. Open it within {hours} hours: {link}',
  },
  answered: {
    title: '{is, select, agreed {{who} agreed that you book sessions for them} other {{who} did not agree}}',
    text: ['{is, select, agreed {You can book for them now.} other {}}'],
  },
  booked: withMail(
    'A session for {who} is booked',
    ['With {other} on {startsAt}. You see dates and receipts here.'],
    'See the session',
  ),
  moved: withMail('The session for {who} has a new time', ['With {other} on {startsAt}.'], 'See the session'),
  ended: withMail(
    'The session for {who} will not take place',
    ['It was to be with {other} on {startsAt}.', refund],
    'See the session',
  ),
} satisfies Record<string, MessageTemplate>
