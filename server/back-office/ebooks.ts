import { sql } from 'kysely'
import { cleaned, withWords } from './rich-text.ts'
import type { Table } from './table.ts'

export const ebooks: Table = {
  table: 'ebook',
  search: sql`t.title || ' ' || t.lead`,
  write: (values) => ({ ...values, ...cleaned(values, 'sample'), ...withWords(values, 'description') }),
  isStamped: true,
  tags: ({ u_id: id }) => ['ebooks', `ebook:${id}`],
  constraints: { ebook_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
}
