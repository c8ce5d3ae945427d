import { sql } from 'kysely'
import { createCounting } from '../server/administration/reports/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { type Database, openDatabase } from '../server/platform/database/database.ts'
import { plainReports } from '../server/testing/reports.ts'
import { median } from './median.ts'
import { signInStaff } from './signed-in.ts'
import type { MeasuredSite, Size } from './site.ts'

const sizes = {
  full: { appointments: 1_000_000, rounds: 9 },
  smallest: { appointments: 200, rounds: 1 },
}
const names = ['bookings', 'no-shows'] as const
/** Days over which the sessions are spread. */
const spread = 1000

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Sessions that were held, one copy of a real one after the other; they belong to no one, so no other report counts them. */
const addAppointments = (db: Database, count: number) =>
  db.connection().execute(async (connection) => {
    // Neither triggers nor references: a million single sessions would take hours, and only their days matter.
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`insert into appointment (u_id, healer_id, client_id, claim_id, state, starts_at, ends_at, mode, description,
        price_paise, created_at, updated_at, is_free, policy)
      select gen_random_uuid(), o.healer_id, gen_random_uuid(), gen_random_uuid(),
        (array['completed', 'completed', 'completed', 'no-show', 'cancelled'])[1 + n % 5], at, at + interval '45 minutes',
        o.mode, '', o.price_paise, at - interval '3 days', at, false, o.policy
      from generate_series(1, ${count}::int) n,
        lateral (select now() - make_interval(days => n % ${spread}::int, secs => n % 3600) as at) moment,
        (select * from appointment where state = 'completed' limit 1) o`.execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
    for (const name of names)
      await sql`insert into report_change (report, day)
        select ${name}, current_date - n from generate_series(-1, ${spread + 4}::int) n`.execute(connection)
  })

/** Times a report of the last year as the API serves it, and the same query over the raw rows for comparison. */
export async function measure({ siteUrl, databaseUrl }: MeasuredSite, size: Size) {
  const { appointments, rounds } = sizes[size]
  const { db, pool, close } = openDatabase(databaseUrl)
  try {
    const { token } = await signInStaff(pool, 'admin')
    await addAppointments(db, appointments)
    const counting = await timed(() => createCounting({ db, clock: systemClock }).countChanged())
    console.log(`  counting all days anew: ${(counting / 1000).toFixed(1)} s`)
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    for (const name of names) {
      const address = `${siteUrl}/api/staff/reports/${name}?from=${day(364)}&to=${day(0)}&step=month`
      const ask = async () => {
        const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
        const { data } = await answer.json()
        if (!Object.values(data.figures.counted).some((value) => Number(value) > 0))
          throw new Error(`${name} counted nothing`)
      }
      const plain = () => sql.raw(plainReports[name] ?? '').execute(db)
      await ask()
      await plain()
      const pairs: { ours: number; rows: number }[] = []
      for (let round = 0; round < rounds; round++)
        pairs.push({ ours: await timed(ask), rows: await timed(plain) })
      const ours = median(pairs.map((pair) => pair.ours))
      const ratio = median(pairs.map((pair) => pair.rows / pair.ours))
      console.log(
        `  ${name}: ${ours.toFixed(0)} ms for a year of ${appointments} sessions, ${ratio.toFixed(1)} times as quick as asking the rows`,
      )
    }
  } finally {
    await sql`delete from appointment where not exists (select from person p where p.u_id = client_id)`
      .execute(db)
      .catch(() => undefined)
    await close()
  }
}
