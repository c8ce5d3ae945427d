import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Random } from '../../platform/random.ts'
import type { SealingSecrets } from '../../platform/sealed-columns.ts'
import { createNoteReading } from './notes.ts'
import { notesOfOne } from './notes-of-one.ts'

interface Kept {
  healerId: string
  clientId: string
}

/** What a healer wrote about a client and shared with them, for a healer who leaves with it. */
export function createTakenAlong(keys: { config: SealingSecrets; random: Random }) {
  const reading = createNoteReading(keys)
  return {
    async notes(queryable: Queryable, { healerId, clientId }: Kept) {
      const rows = await notesOfOne(queryable, { healerId, clientId })
        .orderBy('created_at')
        .orderBy('u_id')
        .execute()
      return reading.presentAll(queryable, rows)
    },

    async summaries(queryable: Queryable, { healerId, clientId }: Kept) {
      const rows = await queryable
        .selectFrom('session_summary as s')
        .innerJoin('session_times as a', 'a.u_id', 's.appointment_id')
        .select(['a.starts_at', 's.text', 's.homework', 's.updated_at'])
        .where('a.healer_id', '=', healerId)
        .where('a.client_id', '=', clientId)
        .orderBy('a.starts_at')
        .execute()
      return rows.map((row) => ({
        session_at: row.starts_at.toISOString(),
        text: row.text,
        homework: row.homework,
        updated_at: new Date(row.updated_at).toISOString(),
      }))
    },

    /** With the private file of each. */
    async documents(queryable: Queryable, { healerId, clientId }: Kept) {
      const rows = await queryable
        .selectFrom('client_file as f')
        .innerJoin('session_times as a', 'a.u_id', 'f.appointment_id')
        .select(['f.name', 'f.file', 'f.created_at'])
        .select(sql<Date>`a.starts_at`.as('session_at'))
        .where('a.healer_id', '=', healerId)
        .where('a.client_id', '=', clientId)
        .orderBy('f.created_at')
        .orderBy('f.u_id')
        .execute()
      return rows.map((row) => ({
        name: row.name,
        file: row.file,
        session_at: row.session_at.toISOString(),
        created_at: row.created_at.toISOString(),
      }))
    },
  }
}
