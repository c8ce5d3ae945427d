import { copyFile, link, rm, stat } from 'node:fs/promises'
import {
  isBrandShape,
  type MediaFile,
  type MediaKind,
  type UploadShape,
} from '@newyou/contract/foundation/media'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { type Arrivals, withFile } from './arrivals.ts'
import type { PictureCutter } from './cut-pictures.ts'
import { examination } from './examination.ts'
import { fileUse, forgetUnused } from './file-use.ts'
import { refuseFile } from './refused.ts'
import type { Renditions } from './renditions.ts'
import { storedFilms } from './stored-films.ts'

/** How long a file stays that no record uses. */
const unusedDays = 7
const folder = 'content'
/** Private files that staff may look at: those of courses, books and events, never what clients sent. */
const shownFolders = /^(content|(demo\/)?courses|ebooks|events)\//

interface NewUpload {
  uploadId: string
  name: string
  bytes: number
}

interface BroughtFile {
  name: string
  source: string
  kinds?: readonly MediaKind[]
  shape?: UploadShape
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'privateFiles' | 'workers'> {
  audit: Audit
  cutter: PictureCutter
  renditions: Renditions
  arrivals: Pick<Arrivals, 'whole' | 'remove'>
  /** For films of this machine that are taken as uploads. */
  folder: string
}

/** Uploads: from the first byte until they are kept, and until their removal. */
export function createMediaFiles({
  db,
  clock,
  privateFiles,
  audit,
  cutter,
  renditions,
  arrivals,
  folder: ownFolder,
  workers,
}: Dependencies) {
  const own = (staffId: string | null, uploadId: string) =>
    db
      .selectFrom('media_file')
      .selectAll()
      .where('u_id', '=', uploadId)
      .where('staff_id', staffId === null ? 'is' : '=', staffId)
      .executeTakeFirst()

  async function removeFile({ kind, file, shape }: { kind: string; file: string; shape: string | null }) {
    if (kind === 'picture') return cutter.forget(file, shape)
    if (kind === 'film') await renditions.forget(file)
    return privateFiles.remove(file)
  }

  type Row = NonNullable<Awaited<ReturnType<typeof own>>>
  function present({
    file,
    kind,
    name,
    bytes,
    seconds,
    pages,
    width,
    height,
    staff_id: staffId,
  }: Row): MediaFile {
    if (file === null || kind === null) return throwError('notNow')
    return {
      file,
      name,
      kind: kind as MediaKind, // checked by the table
      bytes: Number(bytes),
      seconds,
      pages,
      width,
      height,
      address: kind === 'picture' ? `${file}-352.webp` : privateFiles.address(file, staffId ?? ''),
    }
  }

  async function store(row: Row, sent: string, kinds: readonly MediaKind[], shape: UploadShape) {
    const examined = await workers.run(examination, {
      place: { path: sent },
      bytes: Number(row.bytes),
      kinds,
      takesSvg: isBrandShape(shape),
    })
    const { kind, ending, type, seconds, pages, width, height, made } = examined
    // A remuxed file has the size of the new container.
    const bytes = made ? (await stat(made)).size : Number(row.bytes)
    const source = made ?? sent
    const facts = { kind, type, seconds, pages, width, height, bytes }
    if (kind === 'picture') {
      const cut = await cutter.cut(source, `/media/${folder}/${row.u_id}/picture`, shape)
      return { ...facts, ...cut, shape }
    }
    const file = `${folder}/${row.u_id}.${ending}`
    // Before the file is taken over, which may move it away.
    const poster =
      kind === 'film' ? await renditions.keepPoster(file, { source, seconds: seconds ?? 0 }) : null
    await privateFiles.adopt(file, source)
    return { ...facts, file, poster }
  }

  /** Forgets an upload that its sender gave up. */
  async function giveUp(staffId: string | null, uploadId: string) {
    await db
      .deleteFrom('media_file')
      .where('u_id', '=', uploadId)
      .where('staff_id', staffId === null ? 'is' : '=', staffId)
      .where('state', '=', 'arriving')
      .execute()
  }

  /** Looks at a file of this disk and keeps it as this upload; a refused one is forgotten. */
  async function keep(row: Row, sent: string, kinds: readonly MediaKind[], shape: UploadShape) {
    const { u_id: uploadId, staff_id: staffId } = row
    const stored = await store(row, sent, kinds, shape).catch(async (error: unknown) => {
      if ((error as { code?: string }).code !== 'fileRefused') throw error
      await arrivals.remove(uploadId)
      await giveUp(staffId, uploadId)
      throw error
    })
    const kept = await inTransaction(db, async (trx) => {
      await audit.note(trx, { staffId, resource: 'media', recordId: uploadId, action: 'upload' })
      const written = await trx
        .updateTable('media_file')
        .set({ ...stored, state: 'ready', unused_since: clock.now() })
        .where('u_id', '=', uploadId)
        .returningAll()
        .executeTakeFirstOrThrow()
      const { kind, file, width, height } = written
      if (kind === 'film' && file && width && height)
        await renditions.plan(trx, { file, shortSide: Math.min(width, height) })
      return written
    })
    await arrivals.remove(uploadId)
    return present(kept)
  }

  return {
    ...fileUse(clock),
    ...storedFilms({ db, clock, audit, privateFiles, renditions, workers, own, present }),
    giveUp,

    /** Writes down an upload that begins. @throws DomainError fileRefused, tooManyRequests */
    begin: (staffId: string, { uploadId, name, bytes, underWayMax }: NewUpload & { underWayMax: number }) =>
      inTransaction(db, async (trx) => {
        // Two beginnings at once are counted one after the other.
        await trx.selectFrom('person').select('u_id').where('u_id', '=', staffId).forUpdate().execute()
        const { count } = await trx
          .selectFrom('media_file')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('staff_id', '=', staffId)
          .where('state', '=', 'arriving')
          .executeTakeFirstOrThrow()
        if (Number(count) >= underWayMax)
          throwError('tooManyRequests', {
            message: `You have ${underWayMax === 1 ? 'an upload that is' : `${underWayMax} uploads that are`} not finished. Please finish or cancel it first`,
          })
        const now = clock.now()
        await trx
          .insertInto('media_file')
          .values({ u_id: uploadId, staff_id: staffId, name, bytes, created_at: now, unused_since: now })
          .execute()
      }),

    isOwn: async (staffId: string, uploadId: string) => Boolean(await own(staffId, uploadId)),

    /**
     * Looks at an upload that is complete and keeps it; asked again, it answers the same.
     * @throws DomainError notFound, notNow while parts are missing, fileRefused
     */
    async finish(
      staffId: string,
      uploadId: string,
      { kinds, shape = 'photo' }: { kinds: readonly MediaKind[]; shape?: UploadShape | undefined },
    ): Promise<MediaFile> {
      const row = orNotFound(await own(staffId, uploadId))
      if (row.state !== 'arriving') return present(row)
      return arrivals.whole(uploadId, Number(row.bytes), (sent) => keep(row, sent, kinds, shape))
    },

    /** What a file of this machine is, without keeping it. @throws DomainError fileRefused */
    async examine(source: string, kinds: readonly MediaKind[]) {
      const { size: bytes } = await stat(source)
      if (bytes === 0) refuseFile(mediaReplies.empty)
      return workers.run(examination, { place: { path: source }, bytes, kinds })
    },

    /**
     * Takes a file that lies on this machine as an upload of this person, or of an operator; `uploadId` makes it the same one
     * when it is brought again. The file stays where it lies.
     * @throws DomainError fileRefused; an error of the file system while it is not there
     */
    async bring(
      personId: string | null,
      uploadId: string,
      { name, source, kinds = ['film'], shape = 'photo' }: BroughtFile,
    ) {
      const { size: bytes } = await stat(source)
      if (bytes === 0) refuseFile(mediaReplies.empty)
      const known = await own(personId, uploadId)
      if (known && known.state !== 'arriving') return present(known)
      const now = clock.now()
      const row = await db
        .insertInto('media_file')
        .values({ u_id: uploadId, staff_id: personId, name, bytes, created_at: now, unused_since: now })
        .onConflict((conflict) => conflict.column('u_id').doUpdateSet({ bytes }))
        .returningAll()
        .executeTakeFirstOrThrow()
      return withFile(
        ownFolder,
        uploadId,
        async (file) => {
          await rm(file, { force: true })
          // The same bytes under a second name, where both folders are on one disk.
          await link(source, file).catch(() => copyFile(source, file))
        },
        (file) => keep(row, file, kinds, shape),
      )
    },

    /** The address of a file of the site for the next minutes, and what is made of it. @throws DomainError notFound */
    async look(staffId: string, file: string) {
      if (!shownFolders.test(file)) throwError('notFound')
      return { address: privateFiles.address(file, staffId), renditions: await renditions.statesOf(file) }
    },

    /** Removes unfinished uploads, and what no record used for a week, no text shows and no saved version names. */
    async sweep() {
      const gone = await forgetUnused(db, after(clock.now(), -days(unusedDays)))
      for (const { u_id: uploadId, kind, file, shape } of gone) {
        await arrivals.remove(uploadId)
        if (kind !== null && file !== null) await removeFile({ kind, file, shape })
      }
    },
  }
}
export type MediaFiles = ReturnType<typeof createMediaFiles>
