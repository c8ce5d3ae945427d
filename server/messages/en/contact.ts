import type { MessageTemplate } from '../template.ts'

export const contact = {
  messageWritten: {
    title: 'Message from {name}',
    text: ['{reason}'],
    mail: {
      // Subject lines never contain the writer's text: previews and mail server logs show them.
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
    text: ['Hello {name},', '{answer}', '⟦brand⟧'],
  },
} satisfies Record<string, MessageTemplate>
