import { type MessageTemplate, withSms } from '../template.ts'

const when = '{startsAt}'
const refund = `{back, select,
  freeSession {Your free session is available again. You can book another one.}
  packSession {The session is back in your pack. You can book another one.}
  freeUsed {Under the cancellation policy, the free session counts as used.}
  packUsed {Under the cancellation policy, the session counts as used.}
  money {{refundPaise} is being refunded to your payment method. Wallet and life points are credited at once. A refund to a card or bank account takes 5 to 7 working days.}
  other {Under the cancellation policy, there is no refund.}}`
const ahead = '{ahead, select, day {tomorrow} hours {in 2 hours} other {in 10 minutes}}'
const reminder = `Your session with {other} is ${ahead}: ${when}.`
const choices = ['Join: {room}', 'Confirm: {confirm}', 'Reschedule: {move}', 'Cancel: {cancel}']

export const appointments = {
  bookedForClient: {
    title: 'Your session is booked',
    text: [`With {other} on ${when}`],
    mail: {
      subject: 'Your session with {other} is booked',
      text: [
        `Your session with {other} is booked for ${when}. It lasts 45 minutes.`,
        'See the details, your receipt and a calendar file here: {link}',
        'We look forward to seeing you.',
      ],
    },
    sms: `New You: your session with {other} is booked for ${when}. {link}`,
  },
  bookedForHealer: {
    title: 'New session booked',
    text: [`{other} on ${when}`],
    mail: {
      subject: '{other} booked a session with you',
      text: [
        `{other} booked a session with you for ${when}. It lasts 45 minutes.`,
        'See what the client would like to talk about: {link}',
      ],
    },
    sms: `New You: {other} booked a session with you for ${when}.`,
  },
  movedForClient: withSms('{other} moved your session', [
    `Your session with {other} has moved to ${when}.`,
    'Please confirm the new time. If it does not suit you, choose another time, or cancel for a full refund.',
  ]),
  movedForHealer: withSms('{other} moved their session', [`Your session with {other} has moved to ${when}.`]),
  moveAccepted: withSms('New time confirmed', [`{other} confirmed the session on ${when}.`]),
  confirmed: { title: '{other} confirmed the session', text: [`On ${when}`] },
  cancelledForClient: withSms(
    '{by, select, healer {{other} cancelled your session} other {Your session is cancelled}}',
    [`Your session with {other} on ${when} has been cancelled.`, refund],
  ),
  cancelledForHealer: withSms('{other} cancelled their session', [
    `Your session with {other} on ${when} has been cancelled. The time is available again.`,
  ]),
  noShowForClient: withSms('You missed your session', [
    `{other} reported that you did not join the session on ${when}.`,
    'If you think this is wrong, please report it on the session’s page within {reportHours} hours after the session.',
  ]),
  reportedForHealer: withSms('{other} reported that you did not join', [
    `The report is about the session on ${when}. Please respond within {reportHours} hours.`,
    'Without a response, the client gets a full refund.',
  ]),
  absenceAdmitted: withSms(
    `{back, select,
      freeSession {Your free session is available again}
      packSession {Your session is back in your pack}
      other {Full refund for your session}}`,
    [
      `{other} did not join the session on ${when}. We are sorry.`,
      `{back, select,
        freeSession {Your free session is available again. You can book another one.}
        packSession {The session is back in your pack. You can book another one.}
        other {{refundPaise} is being refunded to your payment method.}}`,
    ],
  ),
  nobodyMet: withSms(
    `{back, select,
      freeSession {Your free session is available again}
      packSession {Your session is back in your pack}
      other {Full refund for your session}}`,
    [
      `Your session with {other} on ${when} did not take place.`,
      `{back, select,
        freeSession {Your free session is available again. You can book another one.}
        packSession {The session is back in your pack. You can book another one.}
        other {{refundPaise} is being refunded to your payment method.}}`,
    ],
  ),
  absenceDenied: withSms('Your report is under review', [
    `{other} says that the session on ${when} took place.`,
    'Our team will review both sides and write to you.',
  ]),
  reviewWritten: withSms('{other} reviewed a session', [
    `The review is about the session on ${when} and is shown on your page. You can reply to it once.`,
  ]),
  reviewAnswered: withSms('{other} replied to your review', [
    'The reply is shown below your review on {other}’s page.',
  ]),
  reminder: {
    title: `Your session is ${ahead}`,
    text: [`With {other} on ${when}`],
    mail: {
      subject: `Your session with {other} is ${ahead}`,
      text: [reminder, choices, 'Each link shows the details and asks you to confirm first.', '{link}'],
    },
    sms: `New You: ${reminder} ${choices.join(' ')}`,
    whatsapp: `${reminder}\n\n${choices.join('\n')}`,
  },
} satisfies Record<string, MessageTemplate>
