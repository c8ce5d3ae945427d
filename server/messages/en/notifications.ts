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
