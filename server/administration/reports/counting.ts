import { type ReportName, reports } from '@newyou/contract/administration/reports/declared'
import { sql } from 'kysely'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { sources } from './measures.ts'

/** Days of one report that one transaction counts, and how many such transactions one run of the job makes at most. */
const daysAtOnce = 31
const roundsMax = 60

/** The days of a report that have changed and are counted now. */
async function takeDays(trx: Trx, report: ReportName) {
  const { rows } = await sql<{ day: string }>`
    with oldest as (select day from report_change where report = ${report} group by day order by min(id) limit ${daysAtOnce}),
      taken as (delete from report_change where report = ${report} and day in (select day from oldest) returning day)
    select distinct day from taken`.execute(trx)
  return rows.map(({ day }) => day)
}

/** Counts days anew from their rows: what was counted before does not matter. */
async function countDays(trx: Trx, report: ReportName, days: readonly string[]) {
  await trx.deleteFrom('report_day').where('report', '=', report).where('day', 'in', days).execute()
  const counted = sources[report].map(({ from, ofDay, measures }) => {
    const names = Object.keys(measures)
    const columns = sql.join(names.map((name) => sql`${measures[name]} as ${sql.id(name)}`))
    const values = sql.join(names.map((name) => sql`(${sql.lit(name)}, ${sql.ref(`c.${name}`)}::bigint)`))
    return sql`select d.day, m.measure, m.value
      from unnest(${days}::date[]) d (day)
      cross join lateral (select ${columns} from ${from} where ${ofDay}) c
      cross join lateral (values ${values}) m (measure, value)
      where m.value <> 0`
  })
  await sql`insert into report_day (report, day, measure, value)
    select ${report}, day, measure, value from (${sql.join(counted, sql` union all `)}) counted`.execute(trx)
}

/** Counts what reports show, day by day. Counting a day twice makes no difference. */
export function createCounting({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  /** @returns how many days were counted */
  const countSome = (report: ReportName) =>
    inTransaction(db, async (trx) => {
      // Of two that count one report, the second comes after the first. A row that is written meanwhile names its day
      // anew, because its transaction was not seen when the days were taken.
      await sql`select pg_advisory_xact_lock(hashtext(${`report:${report}`}))`.execute(trx)
      const days = await takeDays(trx, report)
      if (days.length) await countDays(trx, report, days)
      await trx
        .insertInto('report_count')
        .values({ report, counted_at: clock.now() })
        .onConflict((conflict) => conflict.column('report').doUpdateSet({ counted_at: clock.now() }))
        .execute()
      return days.length
    })

  return {
    /** Counts all days that have changed, as far as one run gets. */
    async countChanged() {
      for (const { name } of reports)
        for (let round = 0; round < roundsMax; round += 1) if ((await countSome(name)) < daysAtOnce) break
    },
  }
}
