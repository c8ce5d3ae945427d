import { addresses } from '@newyou/contract/addresses'
import type { MessageTemplate } from '../template.ts'

const title = '{count, plural, one {# update} other {# updates}} on New You today'

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
    title: 'New You',
    text: [
      '{kind, select, sessions {There is news about your sessions} messages {You have a new message} learning {There is news about your courses and e-books} events {There is news about your events} plans {There is news about your action plan} support {There is a reply to your ticket} community {There is news in your groups} money {There is news about a payment} other {There is news about your account}}',
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
    whatsapp: 'You have a new message: {link}',
  },
} satisfies Record<string, MessageTemplate>
