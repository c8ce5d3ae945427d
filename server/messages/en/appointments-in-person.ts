import { type MessageTemplate, withSms } from '../template.ts'

const when = '{startsAt}'
const ahead = '{ahead, select, day {coming up} other {in 2 hours}}'
const view = 'View appointment'
const facts: [string, string][] = [
  ['When', when],
  ['With', '{other}'],
  ['Where', '{where}'],
  ['Map', '{map}'],
  ['Duration', '{minutes} minutes'],
]
const choices = ['Confirm: {confirm}', 'Reschedule: {reschedule}', 'Cancel: {cancel}']
const byAnswer = 'You can also answer 1 to confirm or 2 to reschedule.'

/** Sessions in person: with the address, and nothing to join. */
export const appointmentsInPerson = {
  bookedInPersonForClient: {
    title: 'Your session is booked',
    text: [`With {other} on ${when}, at {place}`],
    mail: {
      subject: 'Your session with {other} is booked',
      text: [
        'You meet in person. The calendar file with the address is attached. You can reschedule or cancel, and download your receipt, on the appointment’s page.',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: session with {other} booked for ${when}, in person. See the address: {link}`,
  },
  bookedInPersonForHealer: {
    title: 'New session in person booked',
    text: [`{other} on ${when}, at {place}`],
    mail: {
      subject: '{other} booked a session in person with you',
      text: [
        'The calendar file is attached. The appointment’s page shows the room, and what the client would like to talk about.',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: {other} booked a session in person for ${when}. See it: {link}`,
  },
  arrivedForHealer: withSms(
    '{other} has arrived',
    [`{other} is there for the session on ${when}.`],
    view,
    `{other} has arrived for the session on ${when}. See it:`,
  ),
  otherHealerFree: withSms(
    '{other} is free at the time of your session',
    [`{other} is free on ${when}, for the same length and price. The time is not held for you.`],
    'Look at this time',
    `{other} is free on ${when}, for the same length and price:`,
  ),
  otherHealerFreeThen: withSms(
    '{other} is free in place of your session',
    [`{other} is free on ${when}. The time is not held for you; the price is shown before you book.`],
    'Look at this time',
    `{other} is free on ${when}. See it:`,
  ),
  runningLate: withSms(
    '{other} is running late',
    [`{other} comes about {minutes} minutes later to the session on ${when}.`],
    view,
    `{other} is about {minutes} minutes late for the session on ${when}. See it:`,
  ),
  reminderInPerson: {
    title: `Your session is ${ahead}`,
    text: [`With {other} on ${when}, at {where}`],
    mail: {
      subject: `Your session with {other} is ${ahead}`,
      text: ['You meet in person. Please allow some time for the way.'],
      facts,
      button: { label: view, to: '{link}' },
      links: [
        { label: 'Confirm session', to: '{confirm}' },
        { label: 'Reschedule', to: '{reschedule}' },
        { label: 'Cancel', to: '{cancel}' },
      ],
      notes: ['Rescheduling and cancelling show the details first and ask you to confirm.'],
    },
    sms: `⟦brand⟧: session with {other} ${ahead}: ${when}, in person. Address: {link}`,
    whatsapp: `Your session with {other} is ${ahead}: ${when}.\n{where}\n{map}\n\n${choices.join('\n')}\n\n${byAnswer}`,
  },
} satisfies Record<string, MessageTemplate>
