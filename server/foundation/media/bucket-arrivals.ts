import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { after, type Clock, hours } from '../../platform/clock.ts'
import { type Database, violatedConstraint } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { type Arrivals, notComplete, removeSent, withFile } from './arrivals.ts'
import { sweepStrays } from './strays.ts'

/** Held in memory until it lies in the bucket. */
const partBytes = 4 * 1024 * 1024
const atOnce = 8
/** A part that does not count stays this long, in case it is just being kept. */
const strayMs = hours(1)

interface Dependencies {
  db: Database
  clock: Clock
  ids: Ids
  storage: Pick<Storage, 'keep' | 'read' | 'remove'>
  /** Of this machine, for uploads that are looked at as a whole. */
  folder: string
}

interface Part {
  u_id: string
  upload_id: string
}

const objectOf = ({ u_id, upload_id }: Part) => `arriving/${upload_id}/${u_id}`

async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(work))
}

/** What comes, in parts; when the line is lost, with what came before that. */
async function* partsIn(source: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  let failure: unknown
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      waiting.push(chunk)
      bytes += chunk.length
      if (bytes < partBytes) continue
      yield Buffer.concat(waiting)
      waiting = []
      bytes = 0
    }
  } catch (error) {
    failure = error
  }
  if (bytes > 0) yield Buffer.concat(waiting)
  if (failure) throw failure
}

/**
 * Parts in a bucket and their places in PostgreSQL: any node takes the next one. A row stands before its object, so no
 * object is forgotten.
 */
export function bucketArrivals({ db, clock, ids, storage, folder }: Dependencies): Arrivals {
  const keptParts = (uploadId: string) =>
    db
      .selectFrom('upload_part')
      .select(['u_id', 'upload_id', 'from_byte', 'bytes'])
      .where('upload_id', '=', uploadId)
      .where('is_kept', '=', true)
      .orderBy('from_byte')
      .execute()
  const bytesOf = (parts: readonly { bytes: number }[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

  async function forget(parts: readonly Part[]) {
    await inGroups(parts, (part) => storage.remove(objectOf(part)))
    if (parts.length > 0)
      await db
        .deleteFrom('upload_part')
        .where(
          'u_id',
          'in',
          parts.map(({ u_id }) => u_id),
        )
        .execute()
  }

  async function keepPart(uploadId: string, from: number, content: Buffer) {
    const part = { u_id: ids.next(), upload_id: uploadId }
    await db
      .insertInto('upload_part')
      .values({ ...part, from_byte: from, bytes: content.length, created_at: clock.now() })
      .execute()
    await storage.keep(objectOf(part), content)
    try {
      await db.updateTable('upload_part').set({ is_kept: true }).where('u_id', '=', part.u_id).execute()
    } catch (error) {
      if (violatedConstraint(error) !== 'upload_part_place') throw error
      await forget([part])
      // Another node went on behind the same byte; the sender asks how far it is and goes on there.
      throw ERRORS.INVALID_OFFSET
    }
  }

  const remove = async (uploadId: string) =>
    forget(
      await db
        .selectFrom('upload_part')
        .select(['u_id', 'upload_id'])
        .where('upload_id', '=', uploadId)
        .execute(),
    )

  class BucketStore extends DataStore {
    override extensions = ['creation', 'creation-with-upload', 'termination']
    override remove = remove

    override async create(upload: Upload) {
      return upload
    }

    override async write(source: Readable, uploadId: string, offset: number) {
      let at = offset
      for await (const part of partsIn(source)) {
        await keepPart(uploadId, at, part)
        at += part.length
      }
      return at
    }

    override async getUpload(uploadId: string) {
      const upload = await db
        .selectFrom('media_file')
        .select('bytes')
        .where('u_id', '=', uploadId)
        .where('state', '=', 'arriving')
        .executeTakeFirst()
      if (!upload) throw ERRORS.FILE_NOT_FOUND
      const offset = bytesOf(await keptParts(uploadId))
      return new Upload({ id: uploadId, size: Number(upload.bytes), offset })
    }
  }

  async function put(parts: Awaited<ReturnType<typeof keptParts>>, file: string) {
    const handle = await open(file, 'w')
    try {
      await inGroups(parts, async (part) => {
        // It is gone when the same upload was just taken over by another call.
        const content = (await storage.read(objectOf(part))) ?? notComplete()
        await handle.write(content, 0, content.length, Number(part.from_byte))
      })
    } finally {
      await handle.close()
    }
  }

  return {
    store: new BucketStore(),
    async whole(uploadId, bytes, work) {
      const parts = await keptParts(uploadId)
      if (bytesOf(parts) !== bytes) return notComplete()
      return withFile(folder, ids.next(), (file) => put(parts, file), work)
    },
    remove,
    async sweep() {
      await sweepStrays({ db, folder, remove: (name) => removeSent(`${folder}/${name}`) })
      const strays = await db
        .selectFrom('upload_part')
        .select(['u_id', 'upload_id'])
        .where('created_at', '<', after(clock.now(), -strayMs))
        .where(({ or, not, exists, eb, selectFrom }) =>
          or([
            eb('is_kept', '=', false),
            not(
              exists(
                selectFrom('media_file as m')
                  .select('m.u_id')
                  .whereRef('m.u_id', '=', 'upload_part.upload_id')
                  .where('m.state', '=', 'arriving'),
              ),
            ),
          ]),
        )
        .execute()
      await forget(strays)
    },
  }
}
