import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'

/** Takes what a query names by `kind` and `u_id` out of the search: for what ends without a change of its row. */
export const forgetEntries = (db: Queryable, over: Fragment) =>
  sql`delete from search_entry s using (${over}) o where s.kind = o.kind and s.item_id = o.u_id`.execute(db)
