import type { MessageTemplate } from '../template.ts'

const unread = 'Log in to read it. For your privacy, we do not show the sender or the message here.'

export const chat = {
  messageArrived: { title: '{other} sent you a message', text: ['Open the conversation to read it'] },
  /** A mail says neither who wrote nor what: others may read a mailbox. */
  unread: {
    title: 'You have a new message on ⟦brand⟧',
    text: [unread],
    mail: {
      subject: 'You have a new message on ⟦brand⟧',
      text: [unread],
      button: { label: 'Read message', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
