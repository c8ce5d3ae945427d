import type { MessageTemplate } from '../template.ts'

export const contact = {
  messageWritten: {
    title: 'Message from {name}: {subject}',
    text: ['{reason}'],
    mail: {
      subject: 'Message from {name}: {subject}',
      text: ['{reason}'],
      facts: [
        ['Name', '{name}'],
        ['E-mail', '{email}'],
        ['Mobile number', '{phone}'],
      ],
    },
  },
  /** The answer of a colleague, to someone who has no account to read it in. */
  answered: {
    title: 'Our reply to your message: {subject}',
    text: ['Hello {name},', '{answer}', 'New You'],
  },
} satisfies Record<string, MessageTemplate>
