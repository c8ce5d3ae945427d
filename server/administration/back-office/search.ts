import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

export const searchMeanings: Table = {
  table: 'search_meaning',
  search: sql`t.name || ' ' || array_to_string(t.typed, ' ')`,
  check: ({ typed }) => {
    if (Array.isArray(typed) && typed.length === 0) refuse('typed', 'Please enter at least one word')
  },
  tags: () => [],
  constraints: { search_meaning_name_key: ['name', 'This name exists already'] },
}

export const searchPages: Table = {
  table: 'search_page',
  search: sql`t.title || ' ' || t.path || ' ' || array_to_string(t.typed, ' ')`,
  tags: () => [],
  constraints: { search_page_path_key: ['path', 'This address is in the list already'] },
}
