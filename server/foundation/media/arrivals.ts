import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import type { DataStore } from '@tus/server'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { sweepStrays } from './strays.ts'

/** Where the parts of uploads lie until these are complete. */
export interface Arrivals {
  /** For the library of the protocol. */
  store: DataStore
  /**
   * Gives a complete upload to `work`, as a file of this disk that may be moved away.
   * @throws DomainError notNow while parts are missing
   */
  whole: <T>(uploadId: string, bytes: number, work: (file: string) => Promise<T>) => Promise<T>
  /** Removes what has arrived of an upload. */
  remove: (uploadId: string) => Promise<void>
  /** Removes what belongs to no upload any more. */
  sweep: () => Promise<void>
}

export const notComplete = () => throwError('notNow', { message: mediaReplies.notComplete })

/** Removes a file of this disk, and what was made beside it while it was looked at. */
export async function removeSent(file: string) {
  await rm(file, { force: true })
  await rm(`${file}.made`, { force: true })
}

/** Lets `work` have a file of this disk, which is gone afterwards. */
export async function withFile<T>(
  folder: string,
  name: string,
  put: (file: string) => Promise<void>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, name)
  try {
    await put(file)
    return await work(file)
  } finally {
    await removeSent(file)
  }
}

/** Parts in a folder, which nodes may share. */
export function folderArrivals({ db, folder }: { db: Database; folder: string }): Arrivals {
  async function remove(uploadId: string) {
    await removeSent(path.join(folder, uploadId))
    await rm(path.join(folder, `${uploadId}.json`), { force: true })
  }
  return {
    store: new FileStore({ directory: folder }),
    async whole(uploadId, bytes, work) {
      const file = path.join(folder, uploadId)
      const there = await stat(file).catch(() => undefined)
      return there?.size === bytes ? work(file) : notComplete()
    },
    remove,
    sweep: () => sweepStrays({ db, folder, remove }),
  }
}
