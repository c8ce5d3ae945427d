import type { ClientNote, NoteSection, NoteTemplateName } from '@newyou/contract/care/client-files/notes'
import { clientNotesMax } from '@newyou/contract/vocabulary'
import { type Selectable, sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { ClientNoteAddendum, ClientNote as Table } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Random } from '../../platform/random.ts'
import type { SealingSecrets } from '../../platform/sealed-columns.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import { metStates } from '../appointments/index.ts'
import { requireMet } from './met-clients.ts'
import { sectionsOfText, textOfSections } from './note-text.ts'

const resource = 'client-notes'

/** Drafts are saved while they are written; changes that follow each other so soon are one row of the trail. */
const stretch = minutes(15)

interface NoteDependencies extends Pick<Platform, 'db' | 'clock' | 'random' | 'config'> {
  audit: Pick<Audit, 'note'>
}
type Row = Selectable<Table>
interface Words {
  template: NoteTemplateName
  sections: NoteSection[]
}

/** How notes are opened: with the key of the configuration alone. */
export function createNoteReading({ config, random }: { config: SealingSecrets; random: Random }) {
  const sealed = createSealedTexts({ config, purpose: 'client-note', random })

  const present = (row: Row, addenda: readonly Selectable<ClientNoteAddendum>[]): ClientNote => ({
    u_id: row.u_id,
    template: row.template as NoteTemplateName, // checked by the table
    sections: sectionsOfText(row.template, sealed.open(row.sealed_text)),
    is_together: row.joint_id !== null,
    version: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    signed_at: row.signed_at?.toISOString() ?? null,
    signed_name: row.signed_name,
    addenda: addenda
      .filter(({ note_id: noteId }) => noteId === row.u_id)
      .map((one) => ({
        u_id: one.u_id,
        text: sealed.open(one.sealed_text),
        signed_name: one.signed_name,
        created_at: one.created_at.toISOString(),
      })),
  })

  return {
    sealed,

    /** Each with its addenda, oldest first. */
    async presentAll(queryable: Queryable, rows: readonly Row[]): Promise<ClientNote[]> {
      const signed = rows.flatMap((row) => (row.signed_at ? [row.u_id] : []))
      if (signed.length === 0) return rows.map((row) => present(row, []))
      const addenda = await queryable
        .selectFrom('client_note_addendum')
        .selectAll()
        .where('note_id', 'in', signed)
        .orderBy('created_at')
        .orderBy('u_id')
        .execute()
      return rows.map((row) => present(row, addenda))
    },
  }
}

/**
 * What signing and drafts share: how notes are opened, found and written down in the trail. They are read by the healer who
 * wrote them alone, and their content never enters the trail.
 */
export function createNoteKeeping({ audit, ...keys }: Omit<NoteDependencies, 'db' | 'clock'>) {
  return {
    ...createNoteReading(keys),

    noted: (trx: Trx, personId: string, clientId: string, action: string) =>
      audit.note(trx, { staffId: personId, resource, recordId: clientId, action }),

    /** A note of this healer, locked; another's is not there. @throws DomainError notFound */
    lockOwn: async (trx: Trx, personId: string, noteId: string) =>
      orNotFound(
        await trx
          .selectFrom('client_note as n')
          .innerJoin('healer_card as h', 'h.u_id', 'n.healer_id')
          .selectAll('n')
          .select('h.full_name')
          .where('n.u_id', '=', noteId)
          .where('h.person_id', '=', personId)
          .forUpdate('n')
          .executeTakeFirst(),
      ),
  }
}
export type NoteKeeping = ReturnType<typeof createNoteKeeping>

interface Begun extends Words {
  u_id: string
  /** About what several clients have together: it stands in the file of each. */
  is_together: boolean
}

/** SQL: whether a note of a healer stands in the file of this client. */
export const isInFileOf = (clientId: string) =>
  sql<boolean>`((client_id = ${clientId} and joint_id is null)
    or joint_id in (select joint_id from session_times where client_id = ${clientId}))`

/** The latest session that the client has together with others. @throws DomainError notNow without one */
async function latestJoint(trx: Trx, healerId: string, clientId: string): Promise<string> {
  const latest = await trx
    .selectFrom('session_times')
    .select('joint_id')
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .where('joint_id', 'is not', null)
    .where('state', 'in', metStates)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.joint_id ?? throwError('notNow')
}

/** A healer's private notes as long as they are drafts. Each look and each stretch of changes is a row of the trail. */
export function createNotes({
  db,
  clock,
  keeping,
}: Pick<NoteDependencies, 'db' | 'clock'> & { keeping: NoteKeeping }) {
  const { sealed, presentAll, noted, lockOwn } = keeping

  const presentOne = async (trx: Trx, row: Row) => orNotFound((await presentAll(trx, [row]))[0])

  async function save(trx: Trx, personId: string, note: Row, { template, sections }: Words) {
    const text = textOfSections(template, sections)
    // An answer may be lost on its way: the same words once more are no change.
    if (note.template === template && sealed.open(note.sealed_text) === text) return note
    const now = clock.now()
    if (now.getTime() - note.updated_at.getTime() > stretch)
      await noted(trx, personId, note.client_id, 'change')
    return trx
      .updateTable('client_note')
      .set({ template, sealed_text: sealed.seal(text), revision: note.revision + 1, updated_at: now })
      .where('u_id', '=', note.u_id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function countBefore(trx: Trx, healerId: string, clientId: string) {
    const { count } = await trx
      .selectFrom('client_note')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('healer_id', '=', healerId)
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= clientNotesMax) throwError('clientNotesFull')
  }

  return {
    /** Latest first. The look is written down in the same transaction. @throws DomainError notFound, notAllowed */
    list: (personId: string, appointmentId: string): Promise<ClientNote[]> =>
      inTransaction(db, async (trx) => {
        const { healer_id: healerId, client_id: clientId } = await requireMet(trx, personId, appointmentId)
        const rows = await trx
          .selectFrom('client_note')
          .selectAll()
          .where('healer_id', '=', healerId)
          .where(isInFileOf(clientId))
          .orderBy('created_at', 'desc')
          .orderBy('u_id')
          .execute()
        await noted(trx, personId, clientId, 'look')
        return presentAll(trx, rows)
      }),

    /**
     * Begins a note under an id that the browser chose, so that one sent again after a lost line is not there twice.
     * @throws DomainError notFound, notAllowed, clientNotesFull, noteSigned
     */
    write: (personId: string, appointmentId: string, { u_id, is_together: isTogether, ...words }: Begun) =>
      inTransaction(db, async (trx) => {
        const { healer_id: healerId, client_id: clientId } = await requireMet(trx, personId, appointmentId)
        // A second window that writes at the same time waits here, so that the limit holds.
        await lockPeople(trx, [personId])
        const there = await trx
          .selectFrom('client_note')
          .selectAll()
          .where('u_id', '=', u_id)
          .executeTakeFirst()
        if (there) {
          if (there.healer_id !== healerId || there.client_id !== clientId) throwError('notFound')
          if (there.signed_at) throwError('noteSigned')
          return presentOne(trx, await save(trx, personId, there, words))
        }
        await countBefore(trx, healerId, clientId)
        const now = clock.now()
        const row = await trx
          .insertInto('client_note')
          .values({
            u_id,
            healer_id: healerId,
            client_id: clientId,
            joint_id: isTogether ? await latestJoint(trx, healerId, clientId) : null,
            template: words.template,
            sealed_text: sealed.seal(textOfSections(words.template, words.sections)),
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await noted(trx, personId, clientId, 'write')
        return presentOne(trx, row)
      }),

    /** @throws DomainError notFound, noteSigned, noteChanged when another window changed it */
    change: (personId: string, noteId: string, { version, ...words }: Words & { version: number }) =>
      inTransaction(db, async (trx) => {
        const note = await lockOwn(trx, personId, noteId)
        if (note.signed_at) throwError('noteSigned')
        const saved = await save(trx, personId, note, words)
        if (saved !== note && note.revision !== version) throwError('noteChanged')
        return presentOne(trx, saved)
      }),

    /** @throws DomainError notFound, noteSigned */
    remove: (personId: string, noteId: string) =>
      inTransaction(db, async (trx) => {
        const note = await lockOwn(trx, personId, noteId)
        if (note.signed_at) throwError('noteSigned')
        await trx.deleteFrom('client_note').where('u_id', '=', noteId).execute()
        await noted(trx, personId, note.client_id, 'delete')
        return { u_id: noteId }
      }),
  }
}
export type Notes = ReturnType<typeof createNotes>
