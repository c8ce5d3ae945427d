import type { MessageTemplate } from '../template.ts'

/** To a number that nobody has proven: no healer, no time, no name, nothing of what it is about. */
export const guests = {
  asked: {
    title: 'An appointment was requested with this number',
    text: [
      'An appointment was requested with this number. Have the code ready that you were told on the phone.',
    ],
    sms: '⟦brand⟧: an appointment was requested with this number. Confirm it, or say it was not you: {link}',
  },
} satisfies Record<string, MessageTemplate>
