import type { DeskWaiting } from '@newyou/contract/administration/desk/diary'
import { sql } from 'kysely'
import { inScope } from '../../people/staff/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { clientName } from './people.ts'

const maxShown = 100

/** Clients who wait for the colleague's healers. */
export const createDeskWaiting =
  ({ db }: { db: Database }) =>
  async (viewer: Viewer): Promise<DeskWaiting[]> => {
    const { rows } = await sql<Omit<DeskWaiting, 'created_at'> & { created_at: Date }>`
      select w.u_id, w.healer_id as healer_u_id, h.full_name as healer_name, w.client_id as client_u_id,
        ${clientName} as client_name, w.weekdays, w.part, w.created_at
      from waiting_client w join healer_card h on h.u_id = w.healer_id join person_name p on p.u_id = w.client_id
      where p.state = 'active' and ${inScope(viewer, sql`w.healer_id`)}
      order by w.created_at, w.u_id limit ${maxShown}`.execute(db)
    return rows.map(({ created_at: at, ...row }) => ({ ...row, created_at: at.toISOString() }))
  }
