import { setTimeout as wait } from 'node:timers/promises'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { sql } from 'kysely'
import type { BroughtPictures } from '../../foundation/media/index.ts'
import { after, minutes, seconds } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { fetchPicture, unusableWords } from './fetch-picture.ts'
import type { WantedPicture } from './kinds/kind.ts'
import type { KeptPicture } from './wordpress/finished-body.ts'
import { markOf } from './wordpress/pictures-of-site.ts'

const queue = 'import-pictures'
/** One import brings at most so many. */
const picturesMax = 5000
const atOnce = 4
/** A process that was ended gives its pictures free after this. */
const takenMs = minutes(2)
/** A job ends after this, and the next one goes on. */
const roundMs = seconds(120)
const lookAgainSeconds = 15
/** A site that does not answer so often is not asked for the rest. */
const silencesMax = 6
const silentWords = 'its site does not answer'

interface Taken {
  mark: string
  shape: WantedPicture['shape']
  address: string
  u_id: string
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'jobs' | 'outside'> {
  brought: BroughtPictures
  /** Says in the lines of a run what became of their pictures. */
  tell: (runId: string) => Promise<void>
}

const nameOf = (address: string) => {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 200) || 'picture'
  } catch {
    return last.slice(0, 200)
  }
}

/**
 * Pictures that the lines of an import name at their old site: fetched, examined and drawn anew one after the other, before
 * the import is done. Each is written down when it is here, so whoever is ended in the middle goes on where it was.
 */
export function createPictures({ db, clock, ids, jobs, outside, brought, tell }: Dependencies) {
  /** The next one of a run. */
  async function take(runId: string): Promise<Taken | undefined> {
    const now = clock.now()
    const { rows } = await sql<Taken>`update import_picture p set taken_at = ${now}
      from (select mark, shape from import_picture where run_id = ${runId} and state = 'waiting'
          and (taken_at is null or taken_at < ${after(now, -takenMs)})
        order by mark, shape limit 1 for update skip locked) next
      where p.run_id = ${runId} and p.mark = next.mark and p.shape = next.shape
      returning p.mark, p.shape, p.address, p.u_id`.execute(db)
    return rows[0]
  }

  const note = (runId: string, { mark, shape }: Taken, state: 'kept' | 'refused' | 'waiting', why = '') =>
    db
      .updateTable('import_picture')
      .set({ state, why: why.slice(0, 300), taken_at: null })
      .where('run_id', '=', runId)
      .where('mark', '=', mark)
      .where('shape', '=', shape)
      .execute()

  /** Fetches one; says whether its site was silent. */
  async function fetchOne(runId: string, by: string | null, one: Taken): Promise<boolean> {
    const found = await fetchPicture(outside, one.address)
    if ('why' in found) {
      await note(runId, one, 'refused', found.why)
      return found.isSilent
    }
    try {
      await brought.bring({
        ...{ uploadId: one.u_id, content: found, name: nameOf(one.address), shape: one.shape, by },
      })
      await note(runId, one, 'kept')
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // Too much is drawn at once: it comes with the next ones.
      if (error.code === 'unavailable') await note(runId, one, 'waiting')
      else await note(runId, one, 'refused', unusableWords(error.message))
    }
    return false
  }

  const giveUp = (runId: string) =>
    db
      .updateTable('import_picture')
      .set({ state: 'refused', why: silentWords, taken_at: null })
      .where('run_id', '=', runId)
      .where('state', '=', 'waiting')
      .execute()

  async function waitingOf(runId: string) {
    const { waiting } = await counts(db, runId)
    return waiting
  }

  async function counts(queryable: Queryable, runId: string): Promise<ImportDetails['pictures']> {
    const { rows } = await sql<ImportDetails['pictures']>`select
        count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'kept')::int as kept,
        count(*) filter (where state = 'refused')::int as refused
      from import_picture where run_id = ${runId}`.execute(queryable)
    return rows[0] ?? { waiting: 0, kept: 0, refused: 0 }
  }

  /** Fetches what is free to be fetched until nothing is, or for a round. */
  async function work(runId: string) {
    const run = await db
      .selectFrom('import_run')
      .select(['made_by', 'applied_at'])
      .where('u_id', '=', runId)
      .executeTakeFirst()
    if (!run || run.applied_at) return
    const until = performance.now() + roundMs
    let silences = 0
    async function fetchNext() {
      while (performance.now() < until) {
        const one = await take(runId)
        if (!one) return
        silences = (await fetchOne(runId, run?.made_by ?? null, one)) ? silences + 1 : 0
        if (silences >= silencesMax) await giveUp(runId)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, fetchNext))
  }

  jobs.work<{ run_id: string }>(
    queue,
    async ({ run_id: runId }) => {
      await work(runId)
      if ((await waitingOf(runId)) === 0) return tell(runId)
      // Another process has some of them, or the round was over.
      await jobs.send(db, queue, { run_id: runId }, { afterSeconds: lookAgainSeconds })
    },
    { concurrency: 1, longestSeconds: 300 },
  )

  return {
    counts,

    /** Writes down which pictures the lines of a run name; those that are here stay, and the refused are asked for anew. */
    async plan(trx: Trx, runId: string, wanted: readonly WantedPicture[]) {
      const rows = wanted.map(({ address, shape }) => ({ mark: markOf(address), shape, address }))
      const once = [...new Map(rows.map((row) => [`${row.mark} ${row.shape}`, row])).values()]
      const given = once.slice(0, picturesMax).map((row) => ({ ...row, u_id: ids.next() }))
      const asked = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g(mark text, shape text, address text, u_id uuid)`
      await sql`delete from import_picture p where p.run_id = ${runId}
        and not exists (select from ${asked} where g.mark = p.mark and g.shape = p.shape)`.execute(trx)
      await sql`insert into import_picture (run_id, mark, shape, address, u_id)
        select ${runId}, g.mark, g.shape, g.address, g.u_id from ${asked}
        on conflict (run_id, mark, shape) do update set state = 'waiting', why = '', taken_at = null
          where import_picture.state = 'refused'`.execute(trx)
    },

    /** Lets a job fetch them, in the transaction that planned them. */
    begin: (trx: Trx, runId: string) => jobs.send(trx, queue, { run_id: runId }),

    /** Fetches all of them in this process. */
    async fetchAll(runId: string) {
      while ((await waitingOf(runId)) > 0) {
        await work(runId)
        if ((await waitingOf(runId)) > 0) await wait(1000)
      }
      await tell(runId)
    },

    /** What is known of the pictures of a run; those that are here stay until the transaction ends. */
    async found(trx: Trx, runId: string) {
      const rows = await trx
        .selectFrom('import_picture')
        .select(['mark', 'shape', 'state', 'why', 'u_id'])
        .where('run_id', '=', runId)
        .execute()
      const ready = rows.filter(({ state }) => state === 'kept').map(({ u_id: id }) => id)
      const there = new Map((await brought.there(trx, ready)).map((one) => [one.uploadId, one]))
      const known = new Map(rows.map((row) => [`${row.mark} ${row.shape}`, row]))
      return {
        file(mark: string, shape: WantedPicture['shape']): KeptPicture | undefined {
          const row = known.get(`${mark} ${shape}`)
          return row && there.get(row.u_id)
        },
        /** Why it is not here, where that is known. */
        refused(mark: string, shape: WantedPicture['shape']): string | undefined {
          const row = known.get(`${mark} ${shape}`)
          if (row?.state === 'refused') return row.why
          return row?.state === 'kept' && !there.has(row.u_id) ? 'it is not here any more' : undefined
        },
      }
    },

    use: brought.use,
  }
}
export type Pictures = ReturnType<typeof createPictures>
