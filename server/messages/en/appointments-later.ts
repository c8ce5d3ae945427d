import { type MessageTemplate, withMail } from '../template.ts'

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
    sms: 'New You: session with {other} booked. Please pay by {payUntil}: {link}',
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
    sms: 'New You: pay for your session with {other} by {payUntil}, or it ends: {link}',
  },
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
} satisfies Record<string, MessageTemplate>
