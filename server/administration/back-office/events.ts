import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { linkNeeded, seatsWithoutLink } from '@newyou/contract/learning/events/meeting-place'
import { sql } from 'kysely'
import { after, minutes } from '../../platform/clock.ts'
import { cover } from './covers.ts'
import { checkLanguage } from './language-check.ts'
import { refuse } from './refuse.ts'
import { withWords } from './rich-text.ts'
import { requireWholeVersion } from './second-version.ts'
import type { Columns, Table } from './table.ts'

/** Where events meet that have no link of their own. */
type Meeting = Parameters<typeof seatsWithoutLink>[0]

function check(values: Values, meeting: Meeting) {
  const { is_introduction: isFirstLook, price_paise: price, venue_name: place, join_url: link } = values
  if (isFirstLook && price !== 0) refuse('price_paise', 'An introductory event is free')
  if (place === '' && (values.venue_address || values.venue_city))
    refuse('venue_name', 'Please enter the venue')
  if (place !== '' && link) refuse('join_url', 'An in-person event has no meeting link')
  const most = seatsWithoutLink(meeting)
  const seats = values.seats as number | null
  if (place === '' && !link && most !== null && (seats === null || seats > most))
    refuse('join_url', linkNeeded(most))
}

/** The form as a whole: a change sends the fields that stay as well. */
function write(values: Values, before: Row | undefined): Columns {
  const {
    venue_name: name,
    venue_address: address,
    venue_city: city,
    join_url: link,
    phase: _phase,
    waits_for_approval: _waits,
    ...rest
  } = { ...before, ...values } as Record<string, unknown>
  const { u_id: _id, version: _version, state: _state, published_at: _published, ...own } = rest
  const isOnline = name === ''
  return {
    ...own,
    ...withWords(own, 'about'),
    ...withWords(own, 'other_about', 'other_words'),
    ends_at: after(new Date(String(own.starts_at)), minutes(Number(own.minutes))),
    is_online: isOnline,
    join_url: isOnline && link ? link : null,
    venue: isOnline ? null : JSON.stringify({ name, address, city, map_link: '' }),
  }
}

const venue = (name: string) => sql`coalesce(t.venue ->> ${sql.lit(name)}, '')`

export const eventsTable = (meeting: Meeting): Table => ({
  table: 'event',
  search: sql`t.title || ' ' || t.lead`,
  reads: {
    venue_name: venue('name'),
    venue_address: venue('address'),
    venue_city: venue('city'),
    join_url: sql`coalesce(t.join_url, '')`,
    phase: sql`t.state`,
    ...cover.reads,
  },
  media: ({ picture, recording }) => ({
    ...cover.media({ picture }),
    ...(recording !== undefined && {
      recording: recording?.file ?? null,
      recording_type: recording?.type ?? null,
      recording_seconds: recording?.seconds ?? null,
    }),
  }),
  async check(values, queryable, before) {
    check(values, meeting)
    requireWholeVersion(values, ['title', 'lead', 'about', 'what_to_bring'])
    await checkLanguage(values, queryable, before)
  },
  write,
  initial: (now) => ({ created_at: now }),
  isStamped: true,
  tags: ({ u_id: id }) => ['events', `event:${id}`],
  constraints: { event_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
})
