import type { MessageTemplate } from '../template.ts'

export const contact = {
  messageWritten: {
    title: 'Message from {name}: {subject}',
    text: ['{reason}', ['{name}', '{email}', '{phone}']],
  },
} satisfies Record<string, MessageTemplate>
