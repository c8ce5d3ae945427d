import type { ClientNote } from '@newyou/contract/care/client-files/notes'
import { noteAddendaMax } from '@newyou/contract/vocabulary'
import { inTransaction } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isEmptyNote, sectionsOfText } from './note-text.ts'
import type { NoteKeeping } from './notes.ts'

/** Signed notes: from then on a trigger refuses each change, and addenda say what is to be added. */
export function createSigning({
  db,
  clock,
  keeping,
}: Pick<Platform, 'db' | 'clock'> & { keeping: NoteKeeping }) {
  const { sealed, presentAll, noted, lockOwn } = keeping
  return {
    /**
     * A note that is signed already stays as it is.
     * @throws DomainError notFound, noteEmpty, noteChanged when another version was read
     */
    sign: (personId: string, noteId: string, version: number): Promise<ClientNote> =>
      inTransaction(db, async (trx) => {
        const { full_name: name, ...note } = await lockOwn(trx, personId, noteId)
        if (note.revision !== version) throwError('noteChanged')
        if (note.signed_at) return orNotFound((await presentAll(trx, [note]))[0])
        if (isEmptyNote(sectionsOfText(note.template, sealed.open(note.sealed_text)))) throwError('noteEmpty')
        const row = await trx
          .updateTable('client_note')
          .set({ signed_at: clock.now(), signed_name: name })
          .where('u_id', '=', noteId)
          .returningAll()
          .executeTakeFirstOrThrow()
        await noted(trx, personId, note.client_id, 'sign')
        return orNotFound((await presentAll(trx, [row]))[0])
      }),

    /** Sent again under the same id it is added once. @throws DomainError notFound, noteNotSigned, addendaFull */
    add: (personId: string, noteId: string, { u_id, text }: { u_id: string; text: string }) =>
      inTransaction(db, async (trx) => {
        const { full_name: name, ...note } = await lockOwn(trx, personId, noteId)
        if (!note.signed_at) throwError('noteNotSigned')
        const [before] = await presentAll(trx, [note])
        if (before?.addenda.some((one) => one.u_id === u_id)) return before
        if (before && before.addenda.length >= noteAddendaMax) throwError('addendaFull')
        await trx
          .insertInto('client_note_addendum')
          .values({
            u_id,
            note_id: noteId,
            sealed_text: sealed.seal(text),
            signed_name: name,
            created_at: clock.now(),
          })
          .execute()
        await noted(trx, personId, note.client_id, 'add')
        return orNotFound((await presentAll(trx, [note]))[0])
      }),
  }
}
export type Signing = ReturnType<typeof createSigning>
