import { reports } from '@newyou/contract/administration/reports/declared'
import { columnsOf, numberOf, type Report } from '@newyou/contract/administration/reports/report'
import {
  type Figures,
  overviewDays,
  type ReportData,
  type ReportOverview,
  type ReportRange,
} from '@newyou/contract/administration/reports/reports'
import { basisPointsPerPercent, homeZone, paisePerRupee } from '@newyou/contract/business'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { type Clock, dayIn } from '../../platform/clock.ts'
import { csvTable } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { comparedWith, daysAfter } from './periods.ts'

interface ReadingDependencies {
  db: Database
  reads: Reads
  clock: Clock
  audit: Audit
}

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
export function createReading({ db, reads, clock, audit }: ReadingDependencies) {
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

  /** The counts of each day of several reports, in one query. */
  async function daysOf(names: readonly string[], from: string, to: string) {
    const { rows } = await sql<{ report: string; from: string; counted: Record<string, number> }>`
      select g.report, g.day::text as from, jsonb_object_agg(g.measure, g.value) as counted from report_day g
      where g.report = any (${names}) and g.day between ${from}::date and ${to}::date group by 1, 2`.execute(
      reads.db,
    )
    return (report: string, day: string) =>
      rows.find((row) => row.report === report && row.from === day)?.counted ?? {}
  }

  return {
    /** The reports of these roles, each with its main figure. */
    async overview(roles: readonly StaffRole[]): Promise<ReportOverview[]> {
      const own = reports.filter(({ read }) => read.some((role) => roles.includes(role)))
      const first = daysAfter(dayIn(homeZone, clock.now()), 1 - 2 * overviewDays)
      const all = Array.from({ length: 2 * overviewDays }, (_, place) => daysAfter(first, place))
      const names = own.map(({ name }) => name)
      const countedOf = await daysOf(names, first, daysAfter(first, 2 * overviewDays - 1))
      return own.map((of) => {
        const main = (counted: Figures['counted']) => numberOf(of, of.main, counted) ?? 0
        const steps = all.map((from) => ({ from, counted: countedOf(of.name, from) }))
        const latest = steps.slice(overviewDays)
        return {
          name: of.name,
          now: main(inAll(latest)),
          before: main(inAll(steps.slice(0, overviewDays))),
          days: latest.map(({ from, counted }) => ({ from, value: main(counted) })),
        }
      })
    },

    async read(of: Report, range: ReportRange): Promise<ReportData> {
      const [figures, earlier, counted, waiting] = await Promise.all([
        figuresOf(of, range),
        figuresOf(of, comparedWith(range)),
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
      const [figures, earlier] = await Promise.all([figuresOf(of, range), figuresOf(of, comparedWith(range))])
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
