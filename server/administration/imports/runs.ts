import type {
  ImportDetails,
  ImportLine,
  ImportOutcome,
  ImportRun,
} from '@newyou/contract/administration/imports/imports'
import { importOutcomes } from '@newyou/contract/administration/imports/imports'
import { type ImportKind, importUndoDays } from '@newyou/contract/administration/imports/kinds'
import { sql } from 'kysely'
import { after, type Clock, days } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Columns } from './columns.ts'
import type { Lines } from './kinds/kind.ts'
import { linesOf } from './kinds/lines.ts'
import type { Pictures } from './pictures.ts'

const examples = 3
/** The longest that is shown of a cell. */
const shownMax = 80

/** The longest that a report has of one: no cell of a table is longer, texts of articles are. */
const reportedMax = 2000

const outcomeWords: Record<ImportOutcome, string> = {
  ready: 'Will be added',
  exists: 'Exists already',
  problem: 'Problem',
  added: 'Added',
  removed: 'Removed again',
  kept: 'Kept',
}

/** What an import is and what became of its lines. */
export function createRuns({
  db,
  clock,
  pictures,
}: {
  db: Database
  clock: Clock
  pictures: Pick<Pictures, 'counts'>
}) {
  const runs = () =>
    db
      .selectFrom('import_run as r')
      .leftJoin('person_name as p', 'p.u_id', 'r.made_by')
      .select([
        'r.u_id',
        'r.kind',
        'r.file_name',
        'r.state',
        'r.lines',
        'r.created_at',
        'r.applied_at',
        'r.undone_at',
      ])
      .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('made_by'))

  type Row = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>
  const present = (row: Row): ImportRun => ({
    ...row,
    kind: row.kind as ImportKind, // as it was begun
    state: row.state as ImportRun['state'], // checked by the table
    created_at: row.created_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
  })

  async function countsOf(runId: string): Promise<ImportDetails['counts']> {
    const rows = await db
      .selectFrom('import_line')
      .select(['outcome', (of) => of.fn.countAll<number>().as('lines')])
      .where('run_id', '=', runId)
      .groupBy('outcome')
      .execute()
    const found = new Map(rows.map(({ outcome, lines }) => [outcome, lines]))
    const counted = importOutcomes.map((outcome) => [outcome, found.get(outcome) ?? 0])
    return Object.fromEntries(counted) as ImportDetails['counts'] // one for each outcome
  }

  async function clientsOf(runId: string): Promise<ImportDetails['clients']> {
    const { rows } = await sql<ImportDetails['clients']>`
      select count(*) filter (where c.asked_at is null and c.answer is null and p.state = 'imported')::int as to_ask,
        count(*) filter (where c.asked_at is not null and c.answer is null)::int as asked,
        count(*) filter (where c.answer = 'yes')::int as yes, count(*) filter (where c.answer = 'no')::int as no
      from imported_client c join person_name p on p.u_id = c.person_id where c.run_id = ${runId}`.execute(db)
    return rows[0] ?? { to_ask: 0, asked: 0, yes: 0, no: 0 }
  }

  const linesAt = (queryable: Queryable, runId: string) =>
    queryable.selectFrom('import_line').where('run_id', '=', runId).where('outcome', '<>', 'waiting')

  interface LineRow {
    line: number
    cells: string[]
    mapped: unknown
    outcome: string
    problems: string[]
  }
  function presentLine(kind: ImportKind, { line, cells, mapped, outcome, problems }: LineRow): ImportLine {
    const of = linesOf[kind] as unknown as Lines<object> // the kind that read it
    const given = of.cellWords?.(cells) ?? cells.filter(Boolean).join(', ')
    const words = mapped ? of.wordsOf(mapped) : given.slice(0, shownMax)
    return { line, words, problems, outcome: outcome as ImportOutcome } // checked by the table
  }
  const columnsOfLine = ['line', 'cells', 'mapped', 'outcome', 'problems'] as const
  const kindOf = async (runId: string) => {
    const run = await db.selectFrom('import_run').select('kind').where('u_id', '=', runId).executeTakeFirst()
    return orNotFound(run).kind as ImportKind // as it was begun
  }

  return {
    async list(paging: Paging) {
      const query = runs().orderBy('r.created_at', 'desc').orderBy('r.u_id')
      const { rows, total } = await pageOf(query, paging)
      return { data: rows.map(present), total, page: paging.page, items_per_page: paging.size }
    },

    /** @throws DomainError notFound */
    async one(runId: string): Promise<ImportDetails> {
      const row = orNotFound(
        await runs()
          .leftJoin('healer_card as h', 'h.u_id', 'r.healer_id')
          .select(['r.headings', 'r.columns', 'r.healer_id', 'h.full_name'])
          .where('r.u_id', '=', runId)
          .executeTakeFirst(),
      )
      const [counts, clients, pictureCounts, shown] = await Promise.all([
        countsOf(runId),
        clientsOf(runId),
        pictures.counts(db, runId),
        db
          .selectFrom('import_line')
          .select('cells')
          .where('run_id', '=', runId)
          .orderBy('line')
          .limit(examples)
          .execute(),
      ])
      const { headings, columns, healer_id: healerId, full_name: healerName, ...run } = row
      const until = run.applied_at && after(run.applied_at, days(importUndoDays))
      const isOpen = run.state === 'applied' && until !== null && until > clock.now()
      return {
        ...present(run),
        headings,
        healer: healerId && healerName ? { u_id: healerId, name: healerName } : null,
        columns: columns as Columns, // as they were chosen
        examples: shown.map(({ cells }) => cells.map((cell) => cell.slice(0, shownMax))),
        counts,
        clients,
        pictures: pictureCounts,
        undo_until: isOpen ? until.toISOString() : null,
      }
    },

    /** @throws DomainError notFound */
    async lines(runId: string, outcome: ImportOutcome | undefined, paging: Paging) {
      const kind = await kindOf(runId)
      const all = linesAt(db, runId).select(columnsOfLine).orderBy('line')
      const { rows, total } = await pageOf(outcome ? all.where('outcome', '=', outcome) : all, paging)
      const data = rows.map((row) => presentLine(kind, row))
      return { data, total, page: paging.page, items_per_page: paging.size }
    },

    /** The lines with a problem, in words. */
    async problems(runId: string): Promise<string[]> {
      const rows = await linesAt(db, runId)
        .select(['line', 'problems'])
        .where('outcome', '=', 'problem')
        .orderBy('line')
        .execute()
      return rows.map(({ line, problems }) => `Line ${line}: ${problems.join('. ')}`)
    },

    /** Every line with its outcome, and its cells as they came. @throws DomainError notFound */
    async report(runId: string): Promise<unknown[][]> {
      const { headings, kind } = orNotFound(
        await db
          .selectFrom('import_run')
          .select(['headings', 'kind'])
          .where('u_id', '=', runId)
          .executeTakeFirst(),
      )
      const rows = await linesAt(db, runId).select(columnsOfLine).orderBy('line').execute()
      return [
        ['Line', 'Outcome', 'Why', ...headings],
        ...rows.map((row) => {
          const { line, outcome, problems } = presentLine(kind as ImportKind, row) // as it was begun
          return [
            line,
            outcomeWords[outcome],
            problems.join('. '),
            ...row.cells.map((cell) => cell.slice(0, reportedMax)),
          ]
        }),
      ]
    },
  }
}
export type Runs = ReturnType<typeof createRuns>
