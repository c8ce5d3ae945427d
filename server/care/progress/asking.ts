import { sql } from 'kysely'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProgressNotices } from './notices.ts'

interface AskingDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  notices: ProgressNotices
}
interface Due {
  healer_id: string
  client_id: string
  healer_person_id: string
  appointment_id: string
  goals: string[]
}

/** A review is asked for this long before the session in which it can be spoken about. */
const reviewAhead = hours(24)
const batchSize = 200

/** Asks for what is due before a session: each person hears of it once. */
export function createAsking({ db, clock, ids, notices }: AskingDependencies) {
  /**
   * Sessions that begin soon, with the goals whose review is due in them: the session itself counts, and one that is
   * moved by less than a day keeps a rhythm of weeks.
   */
  const due = async () =>
    (
      await sql<Due>`select a.healer_id, a.client_id, a.u_id as appointment_id, h.person_id as healer_person_id,
          array_agg(g.u_id order by g.created_at) as goals
        from session_times a
          join healer_card h on h.u_id = a.healer_id
          join goal g on g.healer_id = a.healer_id and g.client_id = a.client_id and g.state = 'open'
          cross join lateral (
            select coalesce(max(s.starts_at), g.agreed_at) as at
            from goal_review r join session_times s on s.u_id = r.appointment_id where r.goal_id = g.u_id) last
        where a.state = 'confirmed' and a.starts_at > ${clock.now()}
          and a.starts_at <= ${after(clock.now(), reviewAhead)}
          and not exists (select from goal_review r where r.goal_id = g.u_id and r.appointment_id = a.u_id)
          and case g.review_unit
            when 'weeks' then a.starts_at >= last.at + g.review_every * interval '7 days' - interval '1 day'
            else (select count(*) from session_times s
              where s.healer_id = a.healer_id and s.client_id = a.client_id and s.state in ('confirmed', 'completed')
                and s.starts_at > last.at and s.starts_at <= a.starts_at) >= g.review_every end
        group by a.healer_id, a.client_id, a.u_id, h.person_id, a.starts_at
        order by a.starts_at, a.u_id
        limit ${batchSize}`.execute(db)
    ).rows

  const ask = ({ goals, appointment_id: appointmentId, healer_person_id: healerPersonId, ...pair }: Due) =>
    inTransaction(db, async (trx) => {
      await lockPeople(trx, [pair.client_id, healerPersonId])
      const asked = await trx
        .insertInto('goal_review')
        .values(
          goals.map((goalId) => ({
            ...{ u_id: ids.next(), goal_id: goalId, appointment_id: appointmentId, asked_at: clock.now() },
          })),
        )
        .onConflict((conflict) => conflict.columns(['goal_id', 'appointment_id']).doNothing())
        .returning('u_id')
        .execute()
      if (asked.length === 0) return
      await notices.tell(trx, pair, 'client', 'asked')
      await notices.tell(trx, pair, 'healer', 'goalsToReview')
    })

  return {
    /** Every few minutes. What was asked is not due any more, so the next batch is another one. */
    async askBeforeSessions() {
      for (;;) {
        const batch = await due()
        for (const one of batch) await ask(one)
        if (batch.length < batchSize) return
      }
    },
  }
}
export type Asking = ReturnType<typeof createAsking>
