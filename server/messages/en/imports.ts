import type { MessageTemplate } from '../template.ts'

/** To a client whom the practice brought from elsewhere: the only message before a yes. It says nothing of what it is about. */
export const imports = {
  question: {
    title: 'May we write to you here?',
    text: ['⟦brand⟧ has moved its list of clients here. May we write to you?'],
    mail: {
      subject: 'May ⟦brand⟧ write to you here?',
      text: [
        '⟦brand⟧ has moved its list of clients to a new place, and this address is on it.',
        'If you say yes, your account opens, and we write to you about your appointments. If you say no, we delete this address and write no more. Without an answer, nothing more is sent.',
      ],
      button: { label: 'Read and answer', to: '{link}' },
      notes: [
        'The link is valid for 30 days. Please do not share it.',
        'If you do not know ⟦brand⟧, you can say so on the page, and we delete this address.',
      ],
    },
    sms: '⟦brand⟧: may we write to you here? Nothing is sent without your yes. Answer: {link}',
  },
} satisfies Record<string, MessageTemplate>
