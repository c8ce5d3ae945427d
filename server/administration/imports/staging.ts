import {
  type ImportKind,
  importKinds,
  importKindWords,
  isOfOneHealer,
} from '@newyou/contract/administration/imports/kinds'
import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { MediaFiles } from '../../foundation/media/index.ts'
import { importReplies } from '../../messages/replies/back-office.ts'
import { dayIn } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { checkLines } from './check-lines.ts'
import { type Columns, guessColumns } from './columns.ts'
import { headingWord } from './heading-word.ts'
import type { Match, Numbered, Store } from './kinds/kind.ts'
import { linesOf } from './kinds/lines.ts'
import { partsOf } from './parts.ts'
import type { Pictures } from './pictures.ts'
import { createReading } from './reading.ts'

const lineChecking = heavyWork<typeof checkLines>(
  new URL('./check-lines.ts', import.meta.url),
  'checkLines',
  // Every sentence of fifty megabytes of posts is held against the law.
  { longestSeconds: 120 },
)

export type Stores = { readonly [Kind in ImportKind]: Store<never> }
/** Whoever made the import; null at the command line. */
export type By = string | null

/** The lines that may be added, as their kind reads them, locked with their run. */
export async function readyLines(trx: Trx, runId: string): Promise<Numbered<never>[]> {
  const rows = await trx
    .selectFrom('import_line')
    .select(['line', 'mapped'])
    .where('run_id', '=', runId)
    .where('outcome', '=', 'ready')
    .orderBy('line')
    .execute()
  return rows.map(({ line, mapped }) => ({ line, row: mapped as never })) // the kind of the run read it
}

/** What was found to be there already. */
export async function noteMatches(trx: Trx, runId: string, matches: readonly Match[]) {
  if (matches.length === 0) return
  const given = matches.map(({ line, recordId, words, isProblem }) => ({
    line,
    record_id: recordId,
    words,
    outcome: isProblem ? 'problem' : 'exists',
  }))
  await sql`update import_line l set outcome = m.outcome, problems = array[m.words], record_id = m.record_id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as m(line int, outcome text, words text, record_id uuid)
    where l.run_id = ${runId} and l.line = m.line`.execute(trx)
}

/** Writes into the lines that will be added what is said of them. */
export async function noteLines(
  trx: Trx,
  runId: string,
  notes: readonly { line: number; words: string[] }[],
) {
  if (notes.length === 0) return
  await sql`update import_line l set problems = array(select jsonb_array_elements_text(n.words))
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n(line int, words jsonb)
    where l.run_id = ${runId} and l.line = n.line and l.outcome = 'ready'`.execute(trx)
}

/** Runs of an import that is not done yet are changed one after the other. @throws DomainError notFound */
export async function lockRun(trx: Trx, runId: string) {
  const run = orNotFound(
    await trx.selectFrom('import_run').selectAll().where('u_id', '=', runId).forUpdate().executeTakeFirst(),
  )
  return { ...run, kind: run.kind as ImportKind } // as it was begun
}

/** A file becomes lines, and lines are tried: in tables of their own, so that nothing else is touched or locked. */
export function createStaging({
  db,
  clock,
  ids,
  workers,
  config,
  media,
  stores,
  pictures,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'workers'> & {
  media: Pick<MediaFiles, 'bring' | 'examine'>
  stores: Stores
  pictures: Pick<Pictures, 'plan' | 'begin'>
}) {
  async function remembered(kind: ImportKind, headings: readonly string[]) {
    const words = headings.map(headingWord).filter(Boolean)
    if (words.length === 0) return new Map<string, string>()
    const rows = await db
      .selectFrom('import_heading')
      .select(['heading', 'field'])
      .where('kind', '=', kind)
      .where('heading', 'in', words)
      .execute()
    return new Map(rows.map(({ heading, field }) => [heading, field]))
  }

  /** The columns of a colleague are those that the next file is guessed by. */
  async function remember(trx: Trx, kind: ImportKind, headings: readonly string[], columns: Columns) {
    const rows = Object.entries(columns).flatMap(([field, column]) => {
      const heading = headingWord(headings[column] ?? '')
      return heading ? [{ kind, heading, field }] : []
    })
    const once = [...new Map(rows.map((row) => [row.heading, row])).values()]
    if (once.length === 0) return
    await trx
      .insertInto('import_heading')
      .values(once)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'heading']).doUpdateSet((of) => ({ field: of.ref('excluded.field') })),
      )
      .execute()
  }

  /** @throws DomainError invalidInput */
  function requireColumns(kind: ImportKind, columns: Columns, headings: readonly string[]) {
    const wrong = (message: string) => throwError('invalidInput', { message, errors: { columns: message } })
    const fields: Record<string, unknown> = importKinds[kind].fields
    const given = Object.entries(columns)
    if (given.some(([field, column]) => !(field in fields) || column >= headings.length))
      wrong(importReplies.noSuchColumn)
    if (new Set(Object.values(columns)).size < given.length) wrong(importReplies.columnTwice)
    const missing = linesOf[kind].missing(new Set(Object.keys(columns)))
    if (missing) wrong(missing)
  }

  /** @throws DomainError invalidInput */
  async function requireHealer(kind: ImportKind, healerId: string | null) {
    const known =
      healerId &&
      (await db.selectFrom('healer_card').select('u_id').where('u_id', '=', healerId).executeTakeFirst())
    if (isOfOneHealer(kind) ? known : !healerId) return
    throwError('invalidInput', {
      message: importReplies.healerMissing,
      errors: { healer_u_id: importReplies.healerMissing },
    })
  }

  const readLines = createReading({ clock, config, ids, media, workers })

  /** The columns of a table are guessed, those of a program are known. */
  async function columnsOf(kind: ImportKind, headings: readonly string[]): Promise<Columns> {
    if (!importKindWords(kind).ofProgram)
      return guessColumns(kind, headings, await remembered(kind, headings))
    return Object.fromEntries(Object.keys(importKinds[kind].fields).map((field, at) => [field, at]))
  }

  return {
    /** Reads a file and guesses its columns. Returns the id. @throws DomainError fileRefused, unavailable */
    async begin(
      by: By,
      kind: ImportKind,
      { path, name }: { path: string; name: string },
      { keeps = true }: { keeps?: boolean } = {},
    ): Promise<string> {
      const { headings, lines } = await readLines(kind, path, { by, keeps })
      const columns = await columnsOf(kind, headings)
      const runId = ids.next()
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('import_run')
          .values({
            u_id: runId,
            kind,
            file_name: name.slice(0, 200),
            state: 'columns',
            headings,
            columns: JSON.stringify(columns),
            lines: lines.length,
            made_by: by,
            created_at: clock.now(),
          })
          .execute()
        for (const part of partsOf(lines))
          await sql`insert into import_line (run_id, line, cells)
            select ${runId}, l.line, array(select jsonb_array_elements_text(l.cells))
            from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as l(line int, cells jsonb)`.execute(trx)
      })
      return runId
    },

    /**
     * Says of each line what would become of it, and lets pictures that they name be fetched.
     * @throws DomainError notFound, notNow, invalidInput
     */
    async check(
      runId: string,
      columns: Columns,
      healerId: string | null = null,
      { fetches = true }: { fetches?: boolean } = {},
    ) {
      const before = orNotFound(
        await db.selectFrom('import_run').selectAll().where('u_id', '=', runId).executeTakeFirst(),
      )
      const kind = before.kind as ImportKind // as it was begun
      if (before.applied_at) throwError('notNow')
      requireColumns(kind, columns, before.headings)
      await requireHealer(kind, healerId)
      const lines = await db
        .selectFrom('import_line')
        .select(['line', 'cells'])
        .where('run_id', '=', runId)
        .orderBy('line')
        .execute()
      const checked = await workers.run(lineChecking, {
        kind,
        columns,
        lines,
        today: dayIn(homeZone, clock.now()),
      })
      await inTransaction(db, async (trx) => {
        if ((await lockRun(trx, runId)).applied_at) throwError('notNow')
        for (const part of partsOf(checked))
          await sql`update import_line l set mapped = c.mapped, record_id = null,
              outcome = case when c.mapped is null then 'problem' else 'ready' end,
              problems = array(select jsonb_array_elements_text(c.problems))
            from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as c(line int, mapped jsonb, problems jsonb)
            where l.run_id = ${runId} and l.line = c.line`.execute(trx)
        const [store, run] = [stores[kind], { runId, healerId, by: before.made_by }]
        const ready = await readyLines(trx, runId)
        if (ready.length) await noteMatches(trx, runId, await store.match(trx, run, ready))
        const adding = store.notes || store.pictures ? await readyLines(trx, runId) : []
        if (store.pictures) {
          const wanted = store.pictures(adding)
          await pictures.plan(trx, runId, wanted)
          if (fetches && wanted.length > 0) await pictures.begin(trx, runId)
        }
        if (store.notes) await noteLines(trx, runId, await store.notes(trx, run, adding))
        await trx
          .updateTable('import_run')
          .set({ state: 'checked', healer_id: healerId, columns: JSON.stringify(columns) })
          .where('u_id', '=', runId)
          .execute()
        if (!importKindWords(kind).ofProgram) await remember(trx, kind, before.headings, columns)
      })
    },

    /** Says in the lines what is known by now of what they bring, such as pictures that could not be fetched. */
    async tell(runId: string) {
      await inTransaction(db, async (trx) => {
        const run = await trx
          .selectFrom('import_run')
          .select(['kind', 'healer_id', 'made_by'])
          .where('u_id', '=', runId)
          .where('state', '=', 'checked')
          .forUpdate()
          .executeTakeFirst()
        if (!run) return
        const store = stores[run.kind as ImportKind] // as it was begun
        const of = { runId, healerId: run.healer_id, by: run.made_by }
        await noteLines(trx, runId, (await store.notes?.(trx, of, await readyLines(trx, runId))) ?? [])
      })
    },

    /** @throws DomainError notFound, notNow for one that was done */
    async discard(runId: string) {
      await inTransaction(db, async (trx) => {
        if ((await lockRun(trx, runId)).applied_at) throwError('notNow')
        await trx.deleteFrom('import_run').where('u_id', '=', runId).execute()
      })
    },
  }
}
export type Staging = ReturnType<typeof createStaging>
