import type { TextMessageRow } from '@newyou/contract/foundation/text-messages/story'
import type { PhoneTextRow } from '@newyou/contract/foundation/text-messages/templates'

export const channelWords = { sms: 'SMS', whatsapp: 'WhatsApp' } as const
export const languageWords = { en: 'English', hi: 'Hindi' } as const

export const textStateWords: Record<PhoneTextRow['state'], string> = {
  missing: 'Not registered',
  changed: 'Words have changed',
  waiting: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const sentStateWords: Record<TextMessageRow['state'], string> = {
  'handing-over': 'No answer yet',
  'handed-over': 'Taken by the provider',
  sent: 'On its way',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
}

/** Which text it is, in one line. */
export const keyOf = ({ channel, message, locale, variant }: PhoneTextRow) =>
  [channelWords[channel], languageWords[locale], message, variant].filter(Boolean).join(' · ')
