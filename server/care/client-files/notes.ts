import type { ClientNote } from '@newyou/contract/care/client-files/clients'
import { clientNotesMax } from '@newyou/contract/vocabulary'
import type { Selectable } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { ClientNote as Table } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import { requireMet } from './met-clients.ts'

const resource = 'client-notes'

interface NoteDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'random' | 'config'> {
  audit: Pick<Audit, 'note'>
}

/**
 * A healer's private notes. They can be read with the key of the configuration alone, by the healer who wrote them
 * alone, and each look and change is a row of the audit trail. Their content never enters it.
 */
export function createNotes({ db, clock, ids, random, config, audit }: NoteDependencies) {
  const sealed = createSealedTexts({ config, purpose: 'client-note', random })

  const present = (row: Selectable<Table>): ClientNote => ({
    u_id: row.u_id,
    text: sealed.open(row.sealed_text),
    version: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  })

  const noted = (trx: Trx, personId: string, clientId: string, action: string) =>
    audit.note(trx, { staffId: personId, resource, recordId: clientId, action })

  /** A note of this healer, locked; another's is not there. @throws DomainError notFound */
  const lockOwn = async (trx: Trx, personId: string, noteId: string) =>
    orNotFound(
      await trx
        .selectFrom('client_note as n')
        .innerJoin('healer_card as h', 'h.u_id', 'n.healer_id')
        .selectAll('n')
        .where('n.u_id', '=', noteId)
        .where('h.person_id', '=', personId)
        .forUpdate('n')
        .executeTakeFirst(),
    )

  return {
    /** Latest first. The look is written down in the same transaction. @throws DomainError notFound, notAllowed */
    list: (personId: string, appointmentId: string): Promise<ClientNote[]> =>
      inTransaction(db, async (trx) => {
        const { healer_id: healerId, client_id: clientId } = await requireMet(trx, personId, appointmentId)
        const rows = await trx
          .selectFrom('client_note')
          .selectAll()
          .where('healer_id', '=', healerId)
          .where('client_id', '=', clientId)
          .orderBy('created_at', 'desc')
          .orderBy('u_id')
          .execute()
        await noted(trx, personId, clientId, 'look')
        return rows.map(present)
      }),

    /** @throws DomainError notFound, notAllowed, clientNotesFull */
    write: (personId: string, appointmentId: string, text: string): Promise<ClientNote> =>
      inTransaction(db, async (trx) => {
        const { healer_id: healerId, client_id: clientId } = await requireMet(trx, personId, appointmentId)
        // A second window that writes at the same time waits here, so that the limit holds.
        await lockPeople(trx, [personId])
        const { count } = await trx
          .selectFrom('client_note')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('healer_id', '=', healerId)
          .where('client_id', '=', clientId)
          .executeTakeFirstOrThrow()
        if (Number(count) >= clientNotesMax) throwError('clientNotesFull')
        const now = clock.now()
        const row = await trx
          .insertInto('client_note')
          .values({
            u_id: ids.next(),
            healer_id: healerId,
            client_id: clientId,
            sealed_text: sealed.seal(text),
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await noted(trx, personId, clientId, 'write')
        return present(row)
      }),

    /** @throws DomainError notFound, noteChanged when another window changed it */
    change: (personId: string, noteId: string, text: string, version: number): Promise<ClientNote> =>
      inTransaction(db, async (trx) => {
        const note = await lockOwn(trx, personId, noteId)
        if (note.revision !== version) throwError('noteChanged')
        const row = await trx
          .updateTable('client_note')
          .set({ sealed_text: sealed.seal(text), revision: note.revision + 1, updated_at: clock.now() })
          .where('u_id', '=', noteId)
          .returningAll()
          .executeTakeFirstOrThrow()
        await noted(trx, personId, note.client_id, 'change')
        return present(row)
      }),

    /** @throws DomainError notFound */
    remove: (personId: string, noteId: string) =>
      inTransaction(db, async (trx) => {
        const note = await lockOwn(trx, personId, noteId)
        await trx.deleteFrom('client_note').where('u_id', '=', noteId).execute()
        await noted(trx, personId, note.client_id, 'delete')
        return { u_id: noteId }
      }),
  }
}
export type Notes = ReturnType<typeof createNotes>
