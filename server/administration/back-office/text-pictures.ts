import type { Resource, Row } from '@newyou/contract/administration/back-office/resource'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { picturesIn } from '../../platform/rich-text.ts'
import { refuse } from './refuse.ts'

/** A picture in a field, with its description. */
interface Shown {
  field: string
  alt: string
}

/** The fields of a resource that hold rich text. */
export const richFields = (of: Resource) =>
  Object.entries(of.fields).flatMap(([name, { kind }]) => (kind === 'rich' ? [name] : []))

/** The uploaded pictures that the texts of a record show, with the field of each. */
export function picturesOf(row: Row, fields: readonly string[]) {
  const all = new Map<string, Shown>()
  for (const field of fields)
    for (const [file, alt] of picturesIn(String(row[field] ?? ''))) all.set(file, { field, alt })
  return all
}

/** Which uploaded pictures the texts of the records of one resource show. Several texts may show the same one. */
export function createTextPictures(of: Resource, { clock }: { clock: Clock }) {
  const fields = richFields(of)
  const rowsOf = (trx: Trx, recordId: string) =>
    trx
      .selectFrom('text_picture')
      .select('file')
      .where('resource', '=', of.name)
      .where('record_id', '=', recordId)
      .execute()

  async function add(trx: Trx, recordId: string, wanted: readonly [string, Shown][]) {
    const files = wanted.map(([file]) => file)
    const there = await trx
      .selectFrom('media_file')
      .select('file')
      .where('file', 'in', files)
      .where('kind', '=', 'picture')
      .forKeyShare()
      .execute()
    const known = new Set(there.map(({ file }) => file))
    for (const [file, { field }] of wanted) if (!known.has(file)) refuse(field, backOfficeReplies.pictureGone)
    await trx
      .insertInto('text_picture')
      .values(files.map((file) => ({ resource: of.name, record_id: recordId, file })))
      .execute()
  }

  async function drop(trx: Trx, recordId: string, files: readonly string[]) {
    await trx
      .deleteFrom('text_picture')
      .where('resource', '=', of.name)
      .where('record_id', '=', recordId)
      .where('file', 'in', files)
      .execute()
    // It stays for a week, like every file that nothing uses.
    await trx
      .updateTable('media_file')
      .set({ unused_since: clock.now() })
      .where('file', 'in', files)
      .where('state', '=', 'ready')
      .execute()
  }

  return {
    /**
     * In the transaction that wrote the record, or removed it.
     * @throws DomainError invalidInput where a picture has no description or is not there
     */
    async keep(
      trx: Trx,
      recordId: string,
      { before, after }: { before?: Row | undefined; after?: Row | undefined },
    ) {
      // A text that stays as it is was looked at when it was written.
      const changed = fields.filter((field) => before?.[field] !== after?.[field])
      if (changed.length === 0) return
      const shown = after ? picturesOf(after, fields) : new Map<string, Shown>()
      for (const { field, alt } of shown.values())
        if (!alt && changed.includes(field)) refuse(field, backOfficeReplies.pictureUndescribed)
      const known = new Set((await rowsOf(trx, recordId)).map(({ file }) => file))
      const added = [...shown].filter(([file]) => !known.has(file))
      const gone = [...known].filter((file) => !shown.has(file))
      if (added.length) await add(trx, recordId, added)
      if (gone.length) await drop(trx, recordId, gone)
    },
  }
}

/** Pictures in the texts of records that are not written one by one, such as those of an import. */
export const createManyTextPictures = ({ clock }: { clock: Clock }) => ({
  async add(trx: Trx, resource: string, pictures: readonly { recordId: string; file: string }[]) {
    if (pictures.length === 0) return
    await trx
      .insertInto('text_picture')
      .values(pictures.map(({ recordId, file }) => ({ resource, record_id: recordId, file })))
      .execute()
  },
  /** Gives the pictures of records free that are gone. */
  async drop(trx: Trx, resource: string, recordIds: readonly string[]) {
    if (recordIds.length === 0) return
    const gone = await trx
      .deleteFrom('text_picture')
      .where('resource', '=', resource)
      .where('record_id', 'in', recordIds)
      .returning('file')
      .execute()
    const files = gone.map(({ file }) => file)
    if (files.length === 0) return
    await trx
      .updateTable('media_file')
      .set({ unused_since: clock.now() })
      .where('file', 'in', files)
      .where('state', '=', 'ready')
      .execute()
  },
})
export type ManyTextPictures = ReturnType<typeof createManyTextPictures>
