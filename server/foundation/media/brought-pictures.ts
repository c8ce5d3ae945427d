import { rm, writeFile } from 'node:fs/promises'
import type { PictureShape, textPicture } from '@newyou/contract/foundation/media'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { withFile } from './arrivals.ts'
import type { PictureCutter } from './cut-pictures.ts'
import { examination } from './examination.ts'

/** Of pictures that were shown elsewhere: smaller ones than a colleague may choose are kept rather than lost. */
const broughtMinPixels = [320, 180] as const

export interface BroughtPicture {
  /** Makes it the same one when it is brought again. */
  uploadId: string
  content: Buffer
  name: string
  shape: PictureShape | typeof textPicture
  /** Null for an operator. */
  by: string | null
}
interface KeptFile {
  uploadId: string
  file: string
  width: number
  height: number
  type: string
  /** Of what plays. */
  seconds: number | null
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'workers'> {
  audit: Audit
  cutter: PictureCutter
  /** Where files lie while they are looked at. */
  folder: string
}

/** Pictures that come from another site, not from a browser: examined and drawn anew like any upload. */
export function createBroughtPictures({ db, clock, workers, audit, cutter, folder }: Dependencies) {
  const at = (uploadId: string) =>
    db.selectFrom('media_file').select(['u_id', 'state']).where('u_id', '=', uploadId).executeTakeFirst()

  return {
    /** Keeps it; nothing uses it yet. Brought again, it is the same one. @throws DomainError fileRefused, unavailable */
    async bring({ uploadId, content, name, shape, by }: BroughtPicture) {
      if (await at(uploadId)) return
      const stored = await withFile(
        folder,
        uploadId,
        async (file) => {
          await rm(file, { force: true })
          await writeFile(file, content)
        },
        async (file) => {
          await workers.run(examination, { place: { path: file }, bytes: content.length, kinds: ['picture'] })
          return cutter.cut(file, `/media/content/${uploadId}/picture`, shape, broughtMinPixels)
        },
      )
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        await audit.note(trx, { staffId: by, resource: 'media', recordId: uploadId, action: 'upload' })
        await trx
          .insertInto('media_file')
          .values({
            ...{ u_id: uploadId, staff_id: by, name, bytes: content.length, state: 'ready', kind: 'picture' },
            ...{ ...stored, shape, type: 'image/webp', created_at: now, unused_since: now },
          })
          .onConflict((conflict) => conflict.column('u_id').doNothing())
          .execute()
      })
    },

    /** Those that are there, and stay until the transaction ends. */
    async there(trx: Trx, uploadIds: readonly string[]): Promise<KeptFile[]> {
      if (uploadIds.length === 0) return []
      const rows = await trx
        .selectFrom('media_file')
        .select(['u_id', 'file', 'width', 'height', 'type', 'seconds'])
        .where('u_id', 'in', uploadIds)
        .where('state', '=', 'ready')
        .forKeyShare()
        .execute()
      return rows.flatMap(({ u_id: uploadId, file, width, height, type, seconds }) =>
        file ? [{ uploadId, file, width: width ?? 0, height: height ?? 0, type: type ?? '', seconds }] : [],
      )
    },

    /** Gives them to records, each to one. */
    async use(trx: Trx, files: readonly string[]) {
      if (files.length === 0) return
      await trx
        .updateTable('media_file')
        .set({ state: 'used', unused_since: null })
        .where('file', 'in', files)
        .where('state', '=', 'ready')
        .execute()
    },
  }
}
export type BroughtPictures = ReturnType<typeof createBroughtPictures>
