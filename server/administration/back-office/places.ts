import { sql } from 'kysely'
import type { Table } from './table.ts'

export const places: Table = {
  table: 'place',
  search: sql`t.name || ' ' || t.address || ' ' || t.city`,
  initial: (now) => ({ created_at: now }),
  isStamped: true,
  // The page of each healer who sees clients there shows the address.
  tags: () => ['healers'],
}

export const treatmentRooms: Table = {
  table: 'treatment_room',
  search: sql`t.name || ' ' || (select name from place_card where u_id = t.place_id)`,
  initial: (now) => ({ created_at: now }),
  isStamped: true,
  tags: () => [],
  constraints: {
    treatment_room_place_id_fkey: ['place_id', 'This place does not exist'],
    treatment_room_name: ['name', 'This place has a room of this name'],
  },
}
