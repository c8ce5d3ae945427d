import { clientFilesMax } from '@newyou/contract/file-limits'
import type { Trx } from '../../platform/database/database.ts'
import type { Given } from './given.ts'
import type { NoteKeeping } from './notes.ts'
import { notesOfOne } from './notes-of-one.ts'

interface Kept {
  healerId: string
  clientId: string
  readerPersonId: string
}

/** The parts of a healer's file that another healer reads by the client's yes. */
export const createHandedOver = ({
  keeping,
  given,
}: {
  keeping: NoteKeeping
  given: Pick<Given, 'filesOf'>
}) => ({
  async notes(trx: Trx, { healerId, clientId }: Kept) {
    const rows = await notesOfOne(trx, { healerId, clientId })
      .orderBy('created_at', 'desc')
      .orderBy('u_id')
      .execute()
    return keeping.presentAll(trx, rows)
  },

  async files(trx: Trx, { healerId, clientId, readerPersonId }: Kept) {
    const sessions = await trx
      .selectFrom('session_times')
      .select('u_id')
      .where('healer_id', '=', healerId)
      .where('client_id', '=', clientId)
      .orderBy('starts_at', 'desc')
      .limit(clientFilesMax)
      .execute()
    return given.filesOf(
      trx,
      sessions.map(({ u_id: id }) => id),
      readerPersonId,
    )
  },
})
