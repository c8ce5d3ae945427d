import { addresses } from '@newyou/contract/addresses'
import type { MessageTemplate } from '../template.ts'

const title = '{count, plural, one {# update} other {# updates}} on ⟦brand⟧ today'

export const notifications = {
  /** The daily mail; the titles of what it gathers are added to it. */
  digest: {
    title,
    text: [],
    mail: {
      subject: title,
      text: ['{lines}'],
      button: { label: 'View all notifications', to: `{site}${addresses.notifications}` },
    },
  },
  /** On a lock screen: what it is about, and nothing of it. */
  push: {
    title: '⟦brand⟧',
    text: [
      '{kind, select, sessions {Update about your session} messages {New message} learning {Update about your courses and e-books} events {Update about your event} plans {Update about your action plan} support {New reply to your ticket} community {New in your groups} money {Update about a payment} other {Update about your account}}',
    ],
  },
  /** In the place of one whose record was deleted. */
  gone: { title: 'No longer available', text: ['What this was about has been deleted'] },
  /** For who chose messages that say nothing. */
  neutral: {
    title: 'You have a new message',
    text: [],
    mail: {
      subject: 'You have a new message',
      text: ['There is something new in your account.'],
      button: { label: 'Open my account', to: `{site}${addresses.notifications}` },
    },
    sms: 'You have a new message: {link}',
    whatsapp: 'You have a new message. Open {link} to read it.',
  },
} satisfies Record<string, MessageTemplate>
