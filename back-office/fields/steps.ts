import type { AppointmentStep } from '@newyou/contract/administration/back-office/appointments'
import type { AskedChannel } from '@newyou/contract/care/appointments/asked'
import { when } from './when.ts'
import { wordsOf } from './words.ts'

export const channelWords: Record<AskedChannel, string> = {
  phone: 'By phone',
  counter: 'At the counter',
  message: 'By message',
}

/** `Confirmed, for 24 Nov 2026, 9:00 am; Farida Shaikh for Sunita, her mother, by phone`. */
export function wordsOfStep({
  state,
  starts_at: start,
  by_name: by,
  asked_by: askedBy,
  channel,
}: AppointmentStep) {
  const words = `${wordsOf(state)}, for ${when(start)}`
  if (!by || !channel) return words
  return `${words}; ${by} for ${askedBy || 'the client'}, ${channelWords[channel].toLowerCase()}`
}
