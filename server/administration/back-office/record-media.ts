import type { Resource, Row, Values } from '@newyou/contract/administration/back-office/resource'
import type { MediaFiles } from '../../foundation/media/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { refuse } from './refuse.ts'
import type { ChangedMedia, Columns, Table } from './table.ts'

/** The files of the records of one resource: given to a record when it is written, and given back. */
export function createRecordMedia(
  of: Resource,
  table: Table,
  media: Pick<MediaFiles, 'take' | 'release' | 'reclaim'>,
) {
  const fields = Object.entries(of.fields).flatMap(([name, field]) =>
    field.kind === 'media' && !field.isShown ? [[name, field.media ?? { kinds: [] }] as const] : [],
  )
  const nameOf = (values: Values | undefined, field: string) => {
    const value = values?.[field]
    return typeof value === 'string' ? value : undefined
  }

  return {
    /**
     * The columns of the files that the values name anew, which are taken from their sender. The record's former files
     * are released. @throws DomainError invalidInput
     */
    async columns(trx: Trx, values: Values, before: Row | undefined, by: string): Promise<Columns> {
      const changed: ChangedMedia = {}
      const released: string[] = []
      for (const [field, wish] of fields) {
        const [was, is] = [nameOf(before, field), nameOf(values, field)]
        if (!(field in values) || was === is) continue
        changed[field] = is ? await media.take(trx, by, is, wish, (words) => refuse(field, words)) : null
        if (was) released.push(was)
      }
      await media.release(trx, released)
      return Object.keys(changed).length ? (table.media?.(changed, values, before) ?? {}) : {}
    },

    /**
     * The values of a saved version, whose files this colleague may give to the record again. A file that is not among
     * the uploaded ones any more, such as a drawing of the demo, leaves the record with the one that it has.
     */
    async reclaimed(trx: Trx, values: Values, before: Row, by: string): Promise<Values> {
      const wanted = fields.flatMap(([field]) => {
        const file = nameOf(values, field)
        return file && file !== nameOf(before, field) ? [{ field, file }] : []
      })
      const there = await media.reclaim(
        trx,
        wanted.map(({ file }) => file),
        by,
      )
      const lost = new Set(wanted.flatMap(({ field, file }) => (there.has(file) ? [] : [field])))
      return Object.fromEntries(Object.entries(values).filter(([name]) => !lost.has(name)))
    },

    /** The values without their files, which are columns of their own kind. */
    without: (values: Values): Values =>
      Object.fromEntries(Object.entries(values).filter(([name]) => of.fields[name]?.kind !== 'media')),

    release: (trx: Trx, row: Row) =>
      media.release(
        trx,
        fields.flatMap(([field]) => nameOf(row, field) ?? []),
      ),
  }
}
