import { sql } from 'kysely'
import type { Fragment } from '../../platform/database/statement.ts'
import type { Table } from './table.ts'

export const selfTests: Table = {
  table: 'self_test',
  id: 'code',
  search: sql`t.code`,
  tags: () => [],
}

const ofClient = (
  column: Fragment,
) => sql`(select ${column} from test_result r join person_contact p on p.u_id = r.person_id
  where r.u_id = t.result_id)`

export const crisisFollowUps: Table = {
  table: 'crisis_follow_up',
  search: ofClient(sql`p.first_name || ' ' || p.last_name`),
  reads: {
    client: ofClient(sql`p.first_name || ' ' || p.last_name`),
    phone: ofClient(sql`coalesce(p.phone, '')`),
  },
  tags: () => [],
}
