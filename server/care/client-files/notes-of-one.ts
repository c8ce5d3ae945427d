import type { Queryable } from '../../platform/database/database.ts'

/**
 * The notes of a healer that leave with a client's yes: drafts are no record, and the yes of one is not that of the others
 * who had a session together.
 */
export const notesOfOne = (
  queryable: Queryable,
  { healerId, clientId }: { healerId: string; clientId: string },
) =>
  queryable
    .selectFrom('client_note')
    .selectAll()
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .where('signed_at', 'is not', null)
    .where('joint_id', 'is', null)
