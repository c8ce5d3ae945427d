import type { MessageTemplate } from '../template.ts'

export const contact = {
  messageWritten: {
    title: 'Message from {name}',
    text: ['{reason}'],
    mail: {
      // What people wrote stands in no subject line: previews and logs of mail servers show it.
      subject: 'Message from {name}',
      text: ['{reason}'],
      facts: [
        ['Subject', '{subject}'],
        ['Name', '{name}'],
        ['E-mail', '{email}'],
        ['Mobile number', '{phone}'],
      ],
    },
  },
  /** The answer of a colleague, to someone who has no account to read it in. */
  answered: {
    title: 'Our reply to your message',
    text: ['Hello {name},', '{answer}', 'New You'],
  },
} satisfies Record<string, MessageTemplate>
