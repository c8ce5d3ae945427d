import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

const nameOf = (column: string) =>
  sql`(select p.first_name || ' ' || p.last_name from person_name p where p.u_id = ${sql.ref(`t.${column}`)})`

export const referrals: Table = {
  table: 'referral',
  id: 'referred_id',
  search: sql`${nameOf('referred_id')} || ' ' || ${nameOf('referrer_id')}`,
  reads: {
    friend: nameOf('referred_id'),
    referrer: nameOf('referrer_id'),
    status: sql`t.state`,
  },
  write({ decision, ...values }, before) {
    const isNew = decision !== undefined && decision !== before?.decision
    // The job looks at it at once.
    return { ...values, ...(isNew && { decision, next_check_at: sql`'-infinity'::timestamptz` }) }
  },
  check({ decision }, _queryable, before) {
    if (decision !== before?.decision && before?.status !== 'held')
      refuse('decision', 'You can only decide referrals that are under review')
  },
  tags: () => [],
}
