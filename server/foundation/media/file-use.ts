import {
  type MediaKind,
  type MediaWish,
  mediaRules,
  type UploadShape,
} from '@newyou/contract/foundation/media'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'

/** A file that a record may use, as its table needs it. */
export interface StoredMedia {
  file: string
  kind: MediaKind
  bytes: number
  type: string
  seconds: number
  pages: number
  width: number
  height: number
  /** A frame of a film. */
  poster: string | null
}

/** Forgets what no record uses since then, no text shows and no saved version names; answers what it was. */
export const forgetUnused = (db: Database, since: Date) =>
  db
    .deleteFrom('media_file')
    .where('unused_since', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('revision_file as v').select('v.file').whereRef('v.file', '=', 'media_file.file')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('text_picture as t').select('t.file').whereRef('t.file', '=', 'media_file.file')),
      ),
    )
    .returning(['u_id', 'kind', 'file', 'shape'])
    .execute()

/** How kept files are given to records, and given back, in the transactions that write these. */
export const fileUse = (clock: Clock) => ({
  /**
   * Gives a picture of a shape that one place alone shows to that place, which never gives it back; one that it has
   * already stays there.
   * @throws the words for the field, as below
   */
  async takeForGood(
    trx: Trx,
    staffId: string,
    file: string,
    shape: UploadShape,
    refuse: (words: string) => never,
  ) {
    const row = await trx
      .selectFrom('media_file')
      .select('u_id')
      .where('file', '=', file)
      .where('state', '=', 'used')
      .where('shape', '=', shape)
      .executeTakeFirst()
    if (!row) await this.take(trx, staffId, file, { kinds: ['picture'], shape }, refuse)
  },

  /**
   * Gives an uploaded file to a record, in the transaction that writes the record.
   * @throws the words for the field, where it is not the sender's own, already used, or of another kind
   */
  async take(
    trx: Trx,
    staffId: string,
    file: string,
    { kinds, shape }: MediaWish,
    refuse: (words: string) => never,
  ) {
    const row = await trx
      .selectFrom('media_file')
      .selectAll()
      .where('file', '=', file)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.staff_id !== staffId || row.state === 'arriving') return refuse(mediaReplies.uploadAgain)
    if (row.state === 'used') return refuse(mediaReplies.usedElsewhere)
    const kind = row.kind as MediaKind // checked by the table
    if (!kinds.includes(kind) || (shape && row.shape !== shape))
      return refuse(
        `Please choose a file of this type: ${kinds.map((one) => mediaRules[one].label).join(' or ')}`,
      )
    await trx
      .updateTable('media_file')
      .set({ state: 'used', unused_since: null })
      .where('u_id', '=', row.u_id)
      .execute()
    const { type, seconds, pages, width, height, bytes, poster } = row
    return {
      file,
      kind,
      type: type ?? '',
      bytes: Number(bytes),
      seconds: seconds ?? 0,
      pages: pages ?? 0,
      width: width ?? 0,
      height: height ?? 0,
      poster,
    } satisfies StoredMedia
  },

  /** Of files that no record uses, those that are still there; from now on they are this person's to give. */
  async reclaim(trx: Trx, files: readonly string[], by: string): Promise<Set<string | null>> {
    if (files.length === 0) return new Set()
    const rows = await trx
      .updateTable('media_file')
      .set({ staff_id: by, unused_since: clock.now() })
      .where('file', 'in', files)
      .where('state', '=', 'ready')
      .returning('file')
      .execute()
    return new Set(rows.map(({ file }) => file))
  },

  /** Transfers uploads to the person who uses them. */
  async handOver(trx: Trx, files: readonly string[], to: string) {
    if (files.length === 0) return
    await trx
      .updateTable('media_file')
      .set({ state: 'ready', unused_since: clock.now(), staff_id: to })
      .where('file', 'in', files)
      .execute()
  },

  /** A record does not use these files any more; those that came with the demo content are not ours to remove. */
  async release(trx: Trx, files: readonly string[]) {
    if (files.length === 0) return
    await trx
      .updateTable('media_file')
      .set({ state: 'ready', unused_since: clock.now() })
      .where('file', 'in', files)
      .where('state', '=', 'used')
      .execute()
  },
})
