import type { AskedChannel } from '@newyou/contract/care/appointments/asked'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'

/** A colleague who acts for a client: who asked for it, and how. */
export interface Acting {
  staffId: string
  /** Whoever asked, as the colleague wrote it; empty: the client. */
  askedBy: string
  channel: AskedChannel
  /** Writes the line of the audit trail, in the transaction of the deed. */
  note: (trx: Trx, appointmentId: string) => Promise<void>
}

/**
 * Says in the transaction of the deed who acts: the trigger that writes the history of an appointment reads it, and the
 * audit trail gets its line. Both end with the transaction.
 */
export async function noteActing(
  trx: Trx,
  { staffId, askedBy, channel, note }: Acting,
  appointmentId: string,
) {
  const acting = JSON.stringify({ by: staffId, asked_by: askedBy, channel })
  await sql`select set_config('newyou.acting', ${acting}, true)`.execute(trx)
  await note(trx, appointmentId)
}
