import type { MessageTemplate } from '../template.ts'

export const chat = {
  messageArrived: { title: '{other} sent you a message', text: ['Open the conversation to read it'] },
  /** A mail says neither who wrote nor what: others may read a mailbox. */
  unread: {
    title: 'You have a new message on New You',
    text: ['You have a new message on New You. Read it and reply here:', '{link}'],
  },
} satisfies Record<string, MessageTemplate>
