import path from 'node:path'
import { openDatabase } from '../../platform/database/database.ts'
import type { StoragePlace } from '../../platform/media/storage.ts'
import { storageAt } from '../../platform/media/storage-at.ts'
import { type Making, makeArchive as make } from '../../platform/practice-archive/make.ts'

interface Wanted extends Omit<Making, 'storage' | 'to' | 'noteProgress'> {
  storage: StoragePlace
  archiveId: string
  /** Under which name it is kept in the storage. */
  name: string
}

/** Makes an archive and keeps it; resolves with its length. Runs on a thread of its own with connections of its own. */
export async function makeArchive({ storage: place, archiveId, name, ...wanted }: Wanted): Promise<number> {
  const storage = storageAt(place)
  const { db, close } = openDatabase(wanted.databaseUrl, { poolSize: 1 })
  const to = `${path.resolve(wanted.folder)}.tar.gz`
  try {
    const { bytes } = await make({
      ...{ ...wanted, storage, to },
      noteProgress: (done, total) =>
        db
          .updateTable('practice_archive')
          .set({ parts_done: done, parts_total: total })
          .where('u_id', '=', archiveId)
          .execute(),
    })
    await storage.adopt(name, to)
    return bytes
  } finally {
    await close()
  }
}
