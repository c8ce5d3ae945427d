import { type MessageTemplate, withMail, withSms } from '../template.ts'

const when = '{startsAt}'
const view = 'View appointment'

/** Sessions that are booked now and paid later. */
export const appointmentsLater = {
  bookedToPayLater: {
    title: 'Your session is booked. Please pay for it later',
    text: [`With {other} on ${when}. Please pay by {payUntil}, or it ends.`],
    mail: {
      subject: 'Your session with {other} is booked',
      text: [
        'You have not paid yet. Pay on the appointment’s page by the time below. If it is not paid by then, the session ends, and you owe nothing. Until then, cancelling is free.',
        'The calendar file is attached.',
      ],
      facts: [
        ['When', when],
        ['With', '{other}'],
        ['Where', '{where}'],
        ['To pay by', '{payUntil}'],
      ],
      button: { label: 'Pay or change', to: '{link}' },
    },
    sms: '⟦brand⟧: session with {other} booked. Please pay by {payUntil}: {link}',
  },
  payDue: {
    ...withMail(
      'Please pay for your session',
      [
        `Your session with {other} on ${when} is not paid yet. It costs {pricePaise}.`,
        'Please pay by {payUntil}. If it is not paid by then, the session ends, and you owe nothing.',
      ],
      'Pay now',
    ),
    sms: '⟦brand⟧: pay for your session with {other} by {payUntil}, or it ends: {link}',
  },
  askedByPractice: withSms(
    'Would you like this appointment?',
    [
      `The practice would like to book an appointment for you on ${when}.`,
      'Please say yes or no by {answerUntil}. Without an answer the time is available again, and you owe nothing.',
    ],
    'Yes or no',
    'Would you like this appointment? {startsAt}. Yes or no:',
  ),
  unansweredForClient: withMail(
    'An appointment was not kept for you',
    [
      `You did not answer whether you want the appointment on ${when}, so the time is available again. You owe nothing.`,
    ],
    view,
  ),
  unansweredForHealer: withMail(
    'A session ended because it was not answered',
    [
      `{other} did not answer whether they want the session on ${when}, so it has ended. The time is available again.`,
    ],
    view,
  ),
  unpaidEndedForClient: withMail(
    'Your session ended because it was not paid',
    [
      `Your session with {other} on ${when} was not paid in time, so it has ended and the time is available again.`,
      'You owe nothing. You can book again if the time is still available.',
    ],
    view,
  ),
  unpaidEndedForHealer: withMail(
    'A session ended because it was not paid',
    [
      `The session with {other} on ${when} was not paid in time, so it has ended. The time is available again.`,
    ],
    view,
  ),
  seriesBookedForClient: {
    title: 'Your sessions are booked',
    text: [`{count} sessions with {other}, from ${when}`],
    mail: {
      subject: 'Your {count} sessions with {other} are booked',
      text: [
        'The first one is paid. You pay for each of the others before it, on its page; we remind you. What is not paid in time ends, and you owe nothing for it.',
        'The calendar file of the first one is attached. The page of each session shows the whole series.',
      ],
      facts: [
        ['First', when],
        ['Last', '{lastAt}'],
        ['With', '{other}'],
        ['Where', '{where}'],
      ],
      button: { label: view, to: '{link}' },
    },
  },
  seriesBookedForHealer: {
    title: 'New series booked',
    text: [`{other}: {count} sessions from ${when}`],
    mail: {
      subject: '{other} booked {count} sessions with you',
      text: [
        'The first one is paid. Each of the others is paid before it, or ends and its time is available again.',
      ],
      facts: [
        ['First', when],
        ['Last', '{lastAt}'],
      ],
      button: { label: view, to: '{link}' },
    },
  },
  seriesCancelledForClient: withMail(
    '{by, select, healer {{other} cancelled {count} sessions} other {{count} sessions are cancelled}}',
    [
      `The session with {other} on ${when} and those after it are cancelled, {count} in all.`,
      '{back, select, pack {The sessions are back in your pack.} nothing {Nothing was paid for them, or nothing comes back by the policy.} other {We are refunding {refundPaise} the way you paid.}}',
    ],
    view,
  ),
  seriesCancelledForHealer: withMail(
    '{other} cancelled {count} sessions',
    [
      `{other} cancelled the session on ${when} and those after it, {count} in all. The times are available again.`,
    ],
    view,
  ),
} satisfies Record<string, MessageTemplate>
