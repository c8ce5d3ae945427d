import { sql } from 'kysely'
import { cleaned, withWords } from './rich-text.ts'
import { requireWholeVersion } from './second-version.ts'
import type { Table } from './table.ts'

export const ebooks: Table = {
  table: 'ebook',
  search: sql`t.title || ' ' || t.lead`,
  check: (values) => requireWholeVersion(values, ['title', 'lead', 'description']),
  write: (values) => ({
    ...values,
    ...cleaned(values, 'sample'),
    ...withWords(values, 'description'),
    ...withWords(values, 'other_description', 'other_words'),
  }),
  media: ({ file }) =>
    file ? { file: file.file, format: file.kind, bytes: file.bytes, page_count: file.pages } : {},
  isStamped: true,
  tags: ({ u_id: id }) => ['ebooks', `ebook:${id}`],
  constraints: { ebook_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
}
