import { sql } from 'kysely'
import type { MovableClock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { Jobs } from '../../server/platform/jobs/jobs.ts'

/** The queue has the clock of the database. Later jobs in it are set aside here until our own clock is there. */
export function createLaterJobs({ db, clock, jobs }: { db: Database; clock: MovableClock; jobs: Jobs }) {
  const dueAt = new Map<string, number>()

  async function setAside() {
    const { rows } = await sql<{ id: string; wait: number }>`
      update jobs.job set start_after = 'infinity'
      from (select id as job_id, extract(epoch from start_after - created_on)::float8 as wait from jobs.job
        where state = 'created' and start_after > now() and start_after < 'infinity') as waiting
      where id = job_id returning id::text, wait`.execute(db)
    for (const { id, wait } of rows) dueAt.set(id, clock.now().getTime() + wait * 1000)
  }

  async function settle() {
    await setAside()
    while ((await jobs.drain()) > 0) await setAside()
  }

  return {
    /** Does what is to be done at once. */
    settle,
    async goTo(moment: Date) {
      for (;;) {
        const next = [...dueAt].toSorted(([, one], [, other]) => one - other).at(0)
        if (!next || next[1] > moment.getTime()) break
        dueAt.delete(next[0])
        clock.set(new Date(next[1]))
        await sql`update jobs.job set start_after = now() where id::text = ${next[0]}`.execute(db)
        await settle()
      }
      clock.set(moment)
    },
    /** Hands what is still to come to the queue of the site. */
    async leave() {
      for (const [id, due] of dueAt)
        await sql`update jobs.job set start_after = ${new Date(due)} where id::text = ${id}`.execute(db)
    },
  }
}
