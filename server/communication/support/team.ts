import type { DeskOffers, SupportTimes } from '@newyou/contract/communication/support'
import { sql } from 'kysely'
import { type Clock, days } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'

interface TeamDependencies {
  db: Database
  clock: Clock
}

/** Days over which the times of answering are counted. */
const timesDays = 30

/** Assignable agents, their saved replies, and their response times. */
export function createSupportTeam({ db, clock }: TeamDependencies) {
  /** All whose current role lets them answer tickets. */
  const agents = (queryable: Queryable) =>
    queryable
      .selectFrom('person_name')
      .select(['u_id', 'first_name as name'])
      .where('state', '=', 'active')
      .where(sql<boolean>`roles && array['support', 'admin']`)
      .orderBy('first_name')
      .orderBy('u_id')

  return {
    agents,

    async offers(): Promise<DeskOffers> {
      const [people, replies] = await Promise.all([
        agents(db).execute(),
        db.selectFrom('saved_reply').select(['u_id', 'title', 'text']).orderBy('title').execute(),
      ])
      return { agents: people, replies }
    },

    /** Of tickets opened in the last thirty days; minutes until the first answer, half and nine tenths of them sooner. */
    async times(): Promise<SupportTimes> {
      const now = clock.now()
      const since = new Date(now.getTime() - days(timesDays))
      const { rows } = await sql<{ opened: number; answered: number; half: number; most: number }>`
        with first as (
          select extract(epoch from (select min(m.created_at) from support_message m
            where m.ticket_id = t.u_id and m.side = 'support') - t.created_at) / 60 as minutes
          from support_ticket t where t.created_at >= ${since}
        )
        select count(*)::int as opened, count(minutes)::int as answered,
          coalesce(percentile_cont(0.5) within group (order by minutes), 0)::int as half,
          coalesce(percentile_cont(0.9) within group (order by minutes), 0)::int as most
        from first`.execute(db)
      const waiting = await db
        .selectFrom('support_ticket')
        .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('since').as('since')])
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      const [{ opened, answered, half, most } = { opened: 0, answered: 0, half: 0, most: 0 }] = rows
      return {
        days: timesDays,
        opened,
        answered,
        half_within_minutes: answered ? half : null,
        most_within_minutes: answered ? most : null,
        waiting: waiting.count,
        waiting_since: waiting.since?.toISOString() ?? null,
      }
    },
  }
}
export type SupportTeam = ReturnType<typeof createSupportTeam>
