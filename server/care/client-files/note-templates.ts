import type { OwnNoteTemplate } from '@newyou/contract/care/client-files/notes'
import { noteTemplatesMax } from '@newyou/contract/vocabulary'
import { inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { healerOf } from '../healers/index.ts'

/** The templates for notes that a healer made. A note copies the headings, so it outlives its template. */
export function createNoteTemplates({ db, clock, ids }: Pick<Platform, 'db' | 'clock' | 'ids'>) {
  const ofHealer = async (personId: string) => orNotFound(await healerOf(db, personId))
  const templatesOf = (queryable: typeof db, healerId: string) =>
    queryable
      .selectFrom('note_template')
      .select(['u_id', 'name', 'headings'])
      .where('healer_id', '=', healerId)
      .orderBy('created_at')
      .orderBy('u_id')
      .execute()

  return {
    list: async (personId: string): Promise<OwnNoteTemplate[]> => templatesOf(db, await ofHealer(personId)),

    /** @throws DomainError noteTemplatesFull */
    async make(personId: string, form: Omit<OwnNoteTemplate, 'u_id'>): Promise<OwnNoteTemplate> {
      const healerId = await ofHealer(personId)
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        if ((await templatesOf(trx, healerId)).length >= noteTemplatesMax) throwError('noteTemplatesFull')
        return trx
          .insertInto('note_template')
          .values({ u_id: ids.next(), healer_id: healerId, ...form, created_at: clock.now() })
          .returning(['u_id', 'name', 'headings'])
          .executeTakeFirstOrThrow()
      })
    },

    /** Another healer's is not there. @throws DomainError notFound */
    async remove(personId: string, templateId: string) {
      return orNotFound(
        await db
          .deleteFrom('note_template')
          .where('u_id', '=', templateId)
          .where('healer_id', '=', await ofHealer(personId))
          .returning('u_id')
          .executeTakeFirst(),
      )
    },
  }
}
export type NoteTemplates = ReturnType<typeof createNoteTemplates>
