import type { MessageTemplate } from '../template.ts'

const unread = 'For your privacy, this e-mail does not say who wrote it or what it says.'

export const chat = {
  messageArrived: { title: '{other} sent you a message', text: ['Open the conversation to read it'] },
  /** A mail says neither who wrote nor what: others may read a mailbox. */
  unread: {
    title: 'You have a new message on New You',
    text: [unread],
    mail: {
      subject: 'You have a new message on New You',
      text: [unread],
      button: { label: 'Read message', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
