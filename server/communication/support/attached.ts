import type { Queryable } from '../../platform/database/database.ts'
import type { KeptFile } from '../../platform/media/attachments.ts'

/** Writes down what was sent along: with the first words of a ticket (no message), or with a later one. */
export async function writeAttached(
  trx: Queryable,
  files: readonly KeptFile[],
  belonging: { ticket_id: string; message_id: string | null; created_at: Date },
) {
  if (files.length === 0) return
  await trx
    .insertInto('support_attachment')
    .values(files.map((file) => ({ ...file, ...belonging })))
    .execute()
}
