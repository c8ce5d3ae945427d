import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

export const eventSpeakers: Table = {
  table: 'event_speaker',
  reads: { speaker: sql`coalesce((select full_name from healer_card where u_id = t.healer_id), t.name)` },
  search: sql`t.name || ' ' || t.about`,
  check({ healer_id: healerId, name }) {
    if (healerId && name !== '') refuse('name', 'Leave the name empty: a healer is shown by their own name')
    if (!healerId && name === '') refuse('name', 'Please enter the name of the guest, or choose a healer')
  },
  tags: ({ event_id: id }) => ['events', `event:${id}`],
  constraints: {
    event_speaker_place: ['position', 'Another speaker has this position'],
    event_speaker_event_id_fkey: ['event_id', 'This event does not exist'],
    event_speaker_healer_id_fkey: ['healer_id', 'This healer does not exist'],
  },
}
