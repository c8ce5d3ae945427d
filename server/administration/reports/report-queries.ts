import { columnsOf, numberOf, type Report } from '@newyou/contract/administration/reports/report'
import {
  daysBetween,
  type Figures,
  type ReportData,
  type ReportRange,
} from '@newyou/contract/administration/reports/reports'
import { basisPointsPerPercent, paisePerRupee } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { days } from '../../platform/clock.ts'
import { csvTable } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Reads } from '../../platform/database/replica.ts'

interface ReadingDependencies {
  db: Database
  reads: Reads
  audit: Audit
}

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10)

function inAll(steps: Figures['steps']) {
  const counted: Record<string, number> = {}
  for (const step of steps)
    for (const [name, value] of Object.entries(step.counted)) counted[name] = (counted[name] ?? 0) + value
  return counted
}

/** As people read it: rupees, percent and hours. */
function cellOf(value: number | null, unit: string) {
  if (value === null) return ''
  if (unit === 'paise') return value / paisePerRupee
  if (unit === 'percent') return Math.round(value * 100 * basisPointsPerPercent) / basisPointsPerPercent
  return unit === 'seconds' ? Math.round((value / 3600) * 100) / 100 : Math.round(value * 100) / 100
}
const unitWords: Record<string, string> = { paise: ' (INR)', percent: ' (%)', seconds: ' (hours)' }

/** Reports as they are read: from what was counted by day, never from the rows themselves. */
export function createReading({ db, reads, audit }: ReadingDependencies) {
  async function figuresOf({ name }: Report, { from, to, step }: ReportRange): Promise<Figures> {
    // The first step begins with the range, also where its week or month began before.
    const starts = sql`greatest(date_trunc(${step}, g.day)::date, ${from}::date)`
    const { rows } = await sql<{ from: string; counted: Record<string, number> }>`
      with step as (select distinct ${starts} as starts
          from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) g),
        value as (select ${starts} as starts, g.measure, sum(g.value)::bigint as value from report_day g
          where g.report = ${name} and g.day between ${from}::date and ${to}::date group by 1, 2)
      select s.starts::text as from,
        coalesce(jsonb_object_agg(v.measure, v.value) filter (where v.measure is not null), '{}') as counted
      from step s left join value v using (starts) group by s.starts order by s.starts`.execute(reads.db)
    return { from, to, steps: rows, counted: inAll(rows) }
  }

  /** As many days right before. */
  function before({ from, to, step }: ReportRange): ReportRange {
    const length = daysBetween(from, to)
    return { from: daysAfter(from, -length), to: daysAfter(from, -1), step }
  }

  return {
    async read(of: Report, range: ReportRange): Promise<ReportData> {
      const [figures, earlier, counted, waiting] = await Promise.all([
        figuresOf(of, range),
        figuresOf(of, before(range)),
        reads.db
          .selectFrom('report_count')
          .select('counted_at')
          .where('report', '=', of.name)
          .executeTakeFirst(),
        reads.db
          .selectFrom('report_change')
          .select((column) => column.fn.count<number>('day').distinct().as('days'))
          .where('report', '=', of.name)
          .executeTakeFirstOrThrow(),
      ])
      return {
        figures,
        before: earlier,
        counted_at: counted?.counted_at.toISOString() ?? null,
        days_waiting: waiting.days,
      }
    },

    /** A line for each step and one for all of them; the download is written down. */
    async export(staffId: string, of: Report, range: ReportRange) {
      const [figures, earlier] = await Promise.all([figuresOf(of, range), figuresOf(of, before(range))])
      const columns = columnsOf(of)
      const line = (first: string, counted: Record<string, number>) => [
        first,
        ...columns.map(([column, { unit }]) => cellOf(numberOf(of, column, counted), unit)),
      ]
      await audit.note(db, { staffId, resource: 'reports', recordId: of.name, action: 'export' })
      return {
        name: `${of.name}-${range.from}-${range.to}.csv`,
        csv: csvTable([
          ['From', ...columns.map(([, { label, unit }]) => `${label}${unitWords[unit] ?? ''}`)],
          ...figures.steps.map(({ from, counted }) => line(from, counted)),
          line(`${figures.from} to ${figures.to}`, figures.counted),
          line(`${earlier.from} to ${earlier.to}`, earlier.counted),
        ]),
      }
    },
  }
}
export type Reading = ReturnType<typeof createReading>
