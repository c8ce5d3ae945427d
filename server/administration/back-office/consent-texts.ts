import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

const frozen = 'A published text stays as it is. Please unpublish it first: publishing makes the next version'

/** While a text is published, none of it changes: clients sign these words. */
function check(values: Values, _queryable: Queryable, before: Row | undefined) {
  if (values.healer_id && values.service_id)
    refuse('service_id', 'Please choose a healer or a service: a service has its healer')
  if (before?.state !== 'published' && before?.state !== 'scheduled') return
  for (const [name, value] of Object.entries(values)) if (before[name] !== value) refuse(name, frozen)
}

function requireReady({ title_hi: title, text_hi: text }: Row) {
  const words = 'Please enter it in Hindi too before it is published'
  if (!title) refuse('title_hi', words)
  if (!text) refuse('text_hi', words)
}

export const consentTexts: Table = {
  table: 'consent_text',
  search: sql`t.title || ' ' || t.title_hi`,
  isStamped: true,
  check,
  requireReady,
  // Each appointment asks for its consents anew; no kept page shows them.
  tags: () => [],
}
