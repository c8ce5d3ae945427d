import { sql } from 'kysely'
import type { Table } from './table.ts'

export const communityGroups: Table = {
  table: 'community_group',
  search: sql`t.name || ' ' || t.description`,
  reads: {
    members: sql`(select count(*)::int from community_member m where m.group_id = t.u_id and m.left_at is null)`,
  },
  isStamped: true,
  tags: () => [],
  constraints: { community_group_name_key: ['name', 'This name exists already'] },
}
