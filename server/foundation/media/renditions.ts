import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Rendition, type RenditionState, renditionHeights } from '@newyou/contract/foundation/media'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ffmpeg } from './ffmpeg.ts'

const queue = 'film-renditions'
const longestHours = 6
const attemptsMax = 3
const posterWidth = 1280

interface Job {
  file: string
}

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'privateFiles' | 'drawing' | 'logger'> {
  ffmpeg: Ffmpeg
  /** Whether workers elsewhere have ffmpeg, and this process leaves all of it to them. */
  isElsewhere: boolean
  /** Where films lie while they are worked on. */
  folder: string
}

const baseOf = (file: string) => file.replace(/\.\w+$/, '')
/** Of the name that it was kept under, by what it was examined to be. */
const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1)
const renditionOf = (file: string, height: number) => `${baseOf(file)}-${height}.mp4`

/** Derived files of uploaded films where ffmpeg is installed: a poster frame, and smaller films for slow lines. */
export function createRenditions(dependencies: Dependencies) {
  const { db, clock, jobs, privateFiles, drawing, logger, ffmpeg, isElsewhere, folder } = dependencies

  async function inFolder<T>(name: string, work: (place: string) => Promise<T>) {
    const place = path.join(folder, name)
    await mkdir(place, { recursive: true })
    try {
      return await work(place)
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }

  const set = (
    file: string,
    height: number,
    values: { state: RenditionState; bytes?: number; reason?: string },
  ) =>
    db
      .updateTable('film_rendition')
      .set({ bytes: null, reason: null, ...values, updated_at: clock.now() })
      .where('file', '=', file)
      .where('height', '=', height)
      .execute()

  async function make(
    place: string,
    {
      file,
      height,
      seconds,
      sourceBytes,
    }: { file: string; height: number; seconds: number; sourceBytes: number },
  ) {
    const to = path.join(place, `${height}.mp4`)
    await ffmpeg.transcode({ file: path.join(place, 'source'), ending: endingOf(file) }, to, {
      shortSide: height,
      seconds,
    })
    const { size } = await stat(to)
    if (size >= sourceBytes) return set(file, height, { state: 'needless' })
    const name = renditionOf(file, height)
    await privateFiles.adopt(name, to)
    const [written] = await set(file, height, { state: 'ready', bytes: size })
    // The film was removed meanwhile, and this would stay for ever.
    if (written?.numUpdatedRows === 0n) await privateFiles.remove(name)
    return undefined
  }

  /** Keeps a frame of a film that lies on this disk; its name, or nothing where none can be had. */
  async function takePoster(file: string, { source, seconds }: { source: string; seconds: number }) {
    if (!(await ffmpeg.isInstalled())) return null
    const name = `${baseOf(file)}-poster.webp`
    return inFolder(`${path.basename(baseOf(file))}-poster`, async (place) => {
      const frame = path.join(place, 'frame.png')
      await ffmpeg.frame({ file: source, ending: endingOf(file) }, frame, seconds)
      const drawn = await drawing.draw(frame, (picture) =>
        picture
          .resize(posterWidth, posterWidth, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80 }),
      )
      await privateFiles.keep(name, drawn)
      return name
    }).catch((error: unknown) => {
      // A film without a picture is played all the same.
      logger.warn({ err: error }, 'no picture could be taken from a film')
      return null
    })
  }

  /** Of a film that came into the storage by itself, its picture is taken with the first smaller one. */
  async function addPoster(file: string, source: string, seconds: number) {
    const poster = await takePoster(file, { source, seconds })
    await db.updateTable('media_file').set({ poster }).where('file', '=', file).execute()
  }

  /** Makes what is missing of one film; what an earlier attempt made stays. */
  async function work({ file }: Job) {
    const film = await db
      .selectFrom('media_file')
      .select(['u_id', 'seconds', 'bytes', 'poster'])
      .where('file', '=', file)
      .executeTakeFirst()
    const missing = await db
      .selectFrom('film_rendition')
      .select('height')
      .where('file', '=', file)
      .where('state', 'in', ['waiting', 'failed'])
      .orderBy('height')
      .execute()
    if (!film || (missing.length === 0 && film.poster !== null)) return
    // It was planned by a process that left it to this one.
    if (!(await ffmpeg.isInstalled())) {
      await db.deleteFrom('film_rendition').where('file', '=', file).where('state', '=', 'waiting').execute()
      return
    }
    await inFolder(film.u_id, async (place) => {
      if (!(await privateFiles.copyTo(file, path.join(place, 'source')))) return
      if (film.poster === null) await addPoster(file, path.join(place, 'source'), film.seconds ?? 0)
      // One after the other, the smallest first: who has a slow line waits for that one.
      for (const { height } of missing)
        await make(place, {
          file,
          height,
          seconds: film.seconds ?? 0,
          sourceBytes: Number(film.bytes),
        }).catch(async (error: Error) => {
          await set(file, height, { state: 'failed', reason: error.message })
          throw error
        })
    })
  }
  jobs.work<Job>(queue, work, { concurrency: 1, longestSeconds: longestHours * 3600, attemptsMax })

  return {
    /** Plans the renditions of a film, in the transaction that saves it; nothing if ffmpeg is not installed. */
    async plan(trx: Trx, { file, shortSide }: { file: string; shortSide: number }) {
      const heights = renditionHeights.filter((height) => height <= shortSide)
      // Without a smaller film there is still the picture.
      if (!isElsewhere && (heights.length === 0 || !(await ffmpeg.isInstalled()))) return
      if (heights.length > 0)
        await trx
          .insertInto('film_rendition')
          .values(heights.map((height) => ({ file, height, updated_at: clock.now() })))
          .execute()
      await jobs.send(trx, queue, { file } satisfies Job, { key: file })
    },

    /** The poster of a newly uploaded film; null where workers process films and take it later. */
    keepPoster: async (file: string, film: { source: string; seconds: number }) =>
      isElsewhere ? null : takePoster(file, film),

    /** All that was made of a film, with its state, for staff. */
    async statesOf(file: string): Promise<Rendition[]> {
      const rows = await db
        .selectFrom('film_rendition')
        .select(['height', 'state', 'bytes', 'reason'])
        .where('file', '=', file)
        .orderBy('height')
        .execute()
      return rows.map((row) => ({
        ...row,
        state: row.state as RenditionState, // checked by the table
        bytes: row.bytes === null ? null : Number(row.bytes),
      }))
    },

    /** The renditions of a film that are ready to play, and its poster image. */
    async playable(queryable: Queryable, file: string) {
      const heights = await queryable
        .selectFrom('film_rendition')
        .select('height')
        .where('file', '=', file)
        .where('state', '=', 'ready')
        .orderBy('height')
        .execute()
      const media = await queryable
        .selectFrom('media_file')
        .select('poster')
        .where('file', '=', file)
        .executeTakeFirst()
      return {
        poster: media?.poster ?? null,
        renditions: heights.map(({ height }) => ({ height, file: renditionOf(file, height) })),
      }
    },

    /** Removes what was made of a film. */
    async forget(file: string) {
      for (const height of renditionHeights) await privateFiles.remove(renditionOf(file, height))
      await privateFiles.remove(`${baseOf(file)}-poster.webp`)
    },
  }
}
export type Renditions = ReturnType<typeof createRenditions>
