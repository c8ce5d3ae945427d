import { sql } from 'kysely'
import type { Table } from './table.ts'

export const tills: Table = {
  table: 'till',
  search: sql`t.name`,
  initial: (now) => ({ created_at: now }),
  isStamped: true,
  tags: () => [],
  constraints: {
    till_name_key: ['name', 'There is a till of this name'],
    till_place_id_fkey: ['place_id', 'This place does not exist'],
  },
}
