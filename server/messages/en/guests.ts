import type { MessageTemplate } from '../template.ts'

/** To a number that nobody has proven: no healer, no name, nothing of what it is about, and the time only to who agreed. */
export const guests = {
  asked: {
    title: 'An appointment was requested with this number',
    text: [
      'An appointment was requested with this number. Have the code ready that you were told on the phone.',
    ],
    sms: '⟦brand⟧: an appointment was requested with this number. Confirm it, or say it was not you: {link}',
  },
  // They agreed to it on the phone; still the number may be somebody else's.
  reminder: {
    title: 'Your appointment is coming up',
    text: ['You have an appointment on {startsAt}.'],
    sms: '⟦brand⟧: your appointment is on {startsAt}. Not yours, or no more messages: {link}',
  },
} satisfies Record<string, MessageTemplate>
