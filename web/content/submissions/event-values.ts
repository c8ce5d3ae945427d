import { type EventDraft, eventProposal, type SpeakerDraft } from '@newyou/contract/content/submissions'
import type { FormErrors } from '../../ui/form/use-form.ts'

/** A row of the form, known by its key while others come and go. */
export interface SpeakerValues extends SpeakerDraft {
  key: string
}

/** The form by the names of the API's fields; numbers as they are typed, the start as a wall time of this device. */
export interface EventValues
  extends Record<Exclude<keyof EventDraft, 'event_kind' | 'category' | 'speakers'>, string> {
  speakers: readonly SpeakerValues[]
  event_kind: EventDraft['event_kind']
  category: EventDraft['category']
  place: 'online' | 'place'
}

let made = 0
/** An empty row of the form. */
export const newSpeaker = (): SpeakerValues => ({
  key: `speaker-${made++}`,
  role: 'speaker',
  name: '',
  about: '',
})

const twoDigits = (number: number) => `${number}`.padStart(2, '0')
/** As a field of date and time wants it. */
function wallTime(instant: string) {
  if (!instant) return ''
  const date = new Date(instant)
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

export const eventValues = (draft?: EventDraft): EventValues => ({
  event_kind: draft?.event_kind ?? 'webinar',
  title: draft?.title ?? '',
  lead: draft?.lead ?? '',
  category: draft?.category ?? '',
  language: draft?.language ?? '',
  starts_at: wallTime(draft?.starts_at ?? ''),
  minutes: draft ? `${draft.minutes || ''}` : '60',
  price_paise: draft ? `${draft.price_paise / 100}` : '0',
  seats: draft?.seats ? `${draft.seats}` : '',
  place: draft?.venue_name || draft?.venue_city ? 'place' : 'online',
  venue_name: draft?.venue_name ?? '',
  venue_address: draft?.venue_address ?? '',
  venue_city: draft?.venue_city ?? '',
  join_url: draft?.join_url ?? '',
  what_to_bring: draft?.what_to_bring ?? '',
  about: draft?.about ?? '',
  speakers: (draft?.speakers ?? []).map((speaker) => ({ ...newSpeaker(), ...speaker })),
})

const whole = (text: string) => Math.max(0, Math.round(Number(text)) || 0)

/** Form data to send; the fields of the other kind of place are left empty. */
export function draftOf({ place, minutes, price_paise: price, seats, ...values }: EventValues): EventDraft {
  const isOnline = place === 'online'
  return {
    ...values,
    starts_at: values.starts_at ? new Date(values.starts_at).toISOString() : '',
    minutes: Math.min(whole(minutes), 1440),
    price_paise: Math.min(Math.max(0, Math.round(Number(price) * 100) || 0), 10_000_000),
    seats: seats.trim() === '' ? null : Math.max(1, whole(seats)),
    venue_name: isOnline ? '' : values.venue_name,
    venue_address: isOnline ? '' : values.venue_address,
    venue_city: isOnline ? '' : values.venue_city,
    join_url: isOnline ? values.join_url : '',
    speakers: values.speakers.map(({ role, name, about }) => ({ role, name, about })),
  }
}

/** Form errors, in the sentences of the contract. */
export function wrongInEvent(values: EventValues): FormErrors<EventValues> {
  const wrong: FormErrors<EventValues> = {}
  for (const { path, message } of eventProposal.safeParse(draftOf(values)).error?.issues ?? [])
    wrong[path.join('.') as keyof EventValues] ??= message
  if (values.place === 'place' && !values.venue_name.trim()) wrong.venue_name ??= 'This field is required'
  return wrong
}
