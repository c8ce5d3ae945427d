import { type MessageTemplate, withSms } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

const when = '{startsAt}'
const refund = `{back, select,
  freeSession {Your free session is available again. You can book another one.}
  packSession {The session is back in your pack. You can book another one.}
  freeUsed {Under the cancellation policy, the free session counts as used.}
  packUsed {Under the cancellation policy, the session counts as used.}
  money {{refundPaise} is being refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.}
  ${refundWays}
  other {Under the cancellation policy, there is no refund.}}`
const fullRefund = `{back, select,
  freeSession {Your free session is available again. You can book another one.}
  packSession {The session is back in your pack. You can book another one.}
  ${refundWays}
  other {{refundPaise} is being refunded to your payment method.}}`
const ahead = '{ahead, select, day {tomorrow} hours {in 2 hours} other {in 10 minutes}}'
const reminder = `Your session with {other} is ${ahead}: ${when}.`
const view = 'View appointment'
/** The rows of a mail about a session that stands. */
const facts: [string, string][] = [
  ['When', when],
  ['With', '{other}'],
  ['Duration', '45 minutes'],
]
const choices = ['Join: {room}', 'Confirm: {confirm}', 'Reschedule: {move}', 'Cancel: {cancel}']

export const appointments = {
  bookedForClient: {
    title: 'Your session is booked',
    text: [`With {other} on ${when}`],
    mail: {
      subject: 'Your session with {other} is booked',
      text: [
        'The calendar file is attached. You can join, reschedule or cancel, and download your receipt, on the appointment’s page.',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `New You: your session with {other} is booked for ${when}. {link}`,
  },
  bookedForHealer: {
    title: 'New session booked',
    text: [`{other} on ${when}`],
    mail: {
      subject: '{other} booked a session with you',
      text: [
        'The calendar file is attached. The appointment’s page shows what the client would like to talk about.',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `New You: {other} booked a session with you for ${when}.`,
  },
  movedForClient: withSms(
    '{other} rescheduled your session',
    [
      `Your session with {other} has been rescheduled to ${when}.`,
      'Please confirm the new time. If it does not suit you, choose another time, or cancel for a full refund.',
    ],
    'Confirm or change the time',
  ),
  movedForHealer: withSms(
    '{other} rescheduled their session',
    [`Your session with {other} has been rescheduled to ${when}.`],
    view,
  ),
  moveAccepted: withSms('New time confirmed', [`{other} confirmed the session on ${when}.`], view),
  confirmed: { title: '{other} confirmed the session', text: [`On ${when}`] },
  cancelledForClient: withSms(
    '{by, select, healer {{other} cancelled your session} other {Your session is cancelled}}',
    [`Your session with {other} on ${when} has been cancelled.`, refund],
    view,
  ),
  cancelledForHealer: withSms(
    '{other} cancelled their session',
    [`Your session with {other} on ${when} has been cancelled. The time is available again.`],
    view,
  ),
  noShowForClient: withSms(
    'You missed your session',
    [
      `{other} reported that you did not join the session on ${when}.`,
      'If this is wrong, please report it on the appointment’s page within {reportHours} hours after the session.',
    ],
    view,
  ),
  reportedForHealer: withSms(
    '{other} reported that you did not join',
    [
      `The report of {other} is about the session on ${when}. Please respond within {reportHours} hours.`,
      'Without a response, the client gets a full refund.',
    ],
    'Respond to the report',
  ),
  absenceAdmitted: withSms(
    `{back, select,
      freeSession {Your free session is available again}
      packSession {Your session is back in your pack}
      other {Full refund for your session}}`,
    [`{other} did not join the session on ${when}. We are sorry.`, fullRefund],
    view,
  ),
  nobodyMet: withSms(
    `{back, select,
      freeSession {Your free session is available again}
      packSession {Your session is back in your pack}
      other {Full refund for your session}}`,
    [`Your session with {other} on ${when} did not take place.`, fullRefund],
    view,
  ),
  absenceDenied: withSms(
    'Your report is under review',
    [
      `{other} says that the session on ${when} took place.`,
      'Our team will review both reports and write to you.',
    ],
    view,
  ),
  refundedForHealer: withSms(
    'Your session was refunded to the client',
    [
      `{healer, select,
        absent {You did not join your session with {other} on ${when}. The client got a full refund.}
        other {You and {other} did not meet on ${when}. The client got a full refund.}}`,
      'If you think this is wrong, you can object on the session’s page within {reportHours} hours after the session.',
    ],
    view,
  ),
  objected: withSms(
    'Your session is under review',
    [
      `{other} objected to the outcome of the session on ${when}.`,
      'Our team will hear both sides and write to you.',
    ],
    view,
  ),
  decidedRefund: withSms(
    'Our decision: full refund for your session',
    [`We have reviewed your session with {other} on ${when}. ${fullRefund}`],
    view,
  ),
  decidedLeave: withSms(
    'Our decision about your session',
    [
      `We have reviewed your session with {other} on ${when}. The outcome has not changed.`,
      'The reason is on the session’s page.',
    ],
    view,
  ),
  decidedForHealer: withSms(
    'Our decision about your session',
    [
      `We have reviewed your session with {other} on ${when}. {decision, select,
        refund {The client gets a full refund.}
        other {The outcome has not changed.}}`,
      'The reason is on the session’s page.',
    ],
    view,
  ),
  handedBackForHealer: withSms(
    '{other} released a session',
    [
      `{other} does not need the session on ${when}. The time is offered to other clients at once.`,
      'If one of them books it, you meet them instead. If no one does, you do not need to attend, and the cancellation policy applies.',
    ],
    view,
  ),
  takenBackForHealer: withSms(
    '{other} will attend after all',
    [`{other} kept the session on ${when}. It takes place as booked.`],
    view,
  ),
  handedBackTaken: withSms(
    '{back, select, freeSession {The time you released was booked} packSession {The time you released was booked} other {Full refund: the time you released was booked}}',
    [`Another client booked the time you released, ${when} with {other}.`, fullRefund],
    view,
  ),
  handedBackKept: withSms(
    'No one booked the time you released',
    [`Your session with {other} on ${when} did not take place.`, refund],
    view,
  ),
  reviewWritten: withSms(
    '{other} reviewed a session',
    [
      `{other} reviewed the session on ${when}. The review is shown on your page, and you can reply to it once.`,
    ],
    'Read the review',
  ),
  reviewAnswered: withSms(
    '{other} replied to your review',
    ['The reply of {other} is shown below your review on their page.'],
    'Read the reply',
  ),
  reminder: {
    title: `Your session is ${ahead}`,
    text: [`With {other} on ${when}`],
    mail: {
      subject: `Your session with {other} is ${ahead}`,
      text: ['Please join a few minutes before the start.'],
      facts,
      button: { label: 'Join session', to: '{room}' },
      links: [
        { label: 'Confirm', to: '{confirm}' },
        { label: 'Reschedule', to: '{move}' },
        { label: 'Cancel', to: '{cancel}' },
        { label: view, to: '{link}' },
      ],
      notes: ['Rescheduling and cancelling show the details first and ask you to confirm.'],
    },
    sms: `New You: ${reminder} ${choices.join(' ')}`,
    whatsapp: `${reminder}\n\n${choices.join('\n')}`,
  },
} satisfies Record<string, MessageTemplate>
