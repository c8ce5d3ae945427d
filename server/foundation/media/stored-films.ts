import type { MediaFile } from '@newyou/contract/foundation/media'
import type { Selectable } from 'kysely'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { MediaFile as MediaRow } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { examination } from './examination.ts'
import { refuseFile } from './refused.ts'
import type { Renditions } from './renditions.ts'

type Row = Selectable<MediaRow>

interface FilmNeeds extends Pick<Platform, 'db' | 'clock' | 'privateFiles' | 'workers'> {
  audit: Audit
  renditions: Renditions
  own: (staffId: string, uploadId: string) => Promise<Row | undefined>
  present: (row: Row) => MediaFile
}

/** Of a film that another program writes: what LiveKit records is MP4. */
const filmOf = (uploadId: string) => `content/${uploadId}.mp4`

/** Films that another program writes into the storage, and that are taken over where they lie. */
export function storedFilms({
  db,
  clock,
  audit,
  privateFiles,
  renditions,
  workers,
  own,
  present,
}: FilmNeeds) {
  return {
    /** Lets another program write a film for `takeStored`; undefined where the storage is a folder. */
    forOthers: (uploadId: string) => privateFiles.forOthers(filmOf(uploadId)),

    /** Removes a film that another program wrote and that was not taken over. */
    forgetStored: (uploadId: string) => privateFiles.remove(filmOf(uploadId)),

    /**
     * Takes a film that another program wrote into the storage as an upload of this person, where it lies; taken again, it
     * is the same one. A refused one is removed.
     * @throws DomainError fileRefused; notNow while it is not there
     */
    async takeStored(personId: string, uploadId: string, name: string): Promise<MediaFile> {
      const known = await own(personId, uploadId)
      if (known) return present(known)
      const file = filmOf(uploadId)
      const stored = await privateFiles.look(file)
      if (!stored) return throwError('notNow', { message: mediaReplies.notComplete })
      const {
        ending,
        made: _,
        ...facts
      } = await workers
        .run(examination, { place: privateFiles.placeOf(file), bytes: stored.bytes, kinds: ['film'] })
        .catch(async (error: unknown) => {
          if ((error as { code?: string }).code === 'fileRefused') await privateFiles.remove(file)
          throw error
        })
      if (!file.endsWith(ending)) refuseFile(mediaReplies.uploadAgain)
      const { width, height } = facts
      const now = clock.now()
      const upload = { u_id: uploadId, staff_id: personId, name, bytes: stored.bytes, file }
      const kept = await inTransaction(db, async (trx) => {
        await audit.note(trx, {
          staffId: personId,
          resource: 'media',
          recordId: uploadId,
          action: 'upload',
        })
        const written = await trx
          .insertInto('media_file')
          .values({ ...upload, ...facts, state: 'ready', created_at: now, unused_since: now })
          .returningAll()
          .executeTakeFirstOrThrow()
        if (width && height) await renditions.plan(trx, { file, shortSide: Math.min(width, height) })
        return written
      })
      return present(kept)
    },
  }
}
