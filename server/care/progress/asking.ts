import { hoursBeforeMax } from '@newyou/contract/care/progress/limits'
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
  /** Null for measures of weeks, which belong to no session. */
  appointment_id: string | null
  goals: string[]
  measures: string[]
}

/** A review is asked for so long before the session in which it can be spoken about. */
const reviewHours = 24
const batchSize = 200

/** Asks for what is due before a session and what is due by the week: each person hears of it once. */
export function createAsking({ db, clock, ids, notices }: AskingDependencies) {
  /**
   * Sessions that begin soon, with what is due in them. The session itself counts, and one that is moved by less than a
   * day keeps a rhythm of weeks. What is asked earliest brings the rest of the same session along.
   */
  const dueBeforeSessions = async () =>
    (
      await sql<Due>`with coming as (
          select a.u_id, a.healer_id, a.client_id, a.starts_at, h.person_id, greatest(
            (select max(m.hours_before) from measure m where m.healer_id = a.healer_id and m.client_id = a.client_id
              and m.ended_at is null and m.unit = 'sessions'),
            (select ${reviewHours}::integer from goal g where g.healer_id = a.healer_id and g.client_id = a.client_id
              and g.state = 'open' limit 1)) as ahead
          from session_times a join healer_card h on h.u_id = a.healer_id
          where a.state = 'confirmed' and a.starts_at > ${clock.now()}
            and a.starts_at <= ${after(clock.now(), hours(hoursBeforeMax))}),
        asked as (
          select c.healer_id, c.client_id, c.u_id as appointment_id, c.person_id as healer_person_id, c.starts_at,
            array(select g.u_id from goal g
              cross join lateral (
                select coalesce(max(s.starts_at), g.agreed_at) as at from goal_review r
                  join session_times s on s.u_id = r.appointment_id where r.goal_id = g.u_id) last
              where g.healer_id = c.healer_id and g.client_id = c.client_id and g.state = 'open'
                and not exists (select from goal_review r where r.goal_id = g.u_id and r.appointment_id = c.u_id)
                and case g.review_unit
                  when 'weeks' then c.starts_at >= last.at + g.review_every * interval '7 days' - interval '1 day'
                  else (select count(*) from session_times s
                    where s.healer_id = c.healer_id and s.client_id = c.client_id
                      and s.state in ('confirmed', 'completed')
                      and s.starts_at > last.at and s.starts_at <= c.starts_at) >= g.review_every end) as goals,
            array(select m.u_id from measure m
              cross join lateral (
                select max(coalesce(s.starts_at, r.asked_at)) as at from measure_request r
                  left join session_times s on s.u_id = r.appointment_id where r.measure_id = m.u_id) last
              where m.healer_id = c.healer_id and m.client_id = c.client_id and m.ended_at is null
                and not exists (select from measure_request r where r.measure_id = m.u_id and r.appointment_id = c.u_id)
                and case m.unit
                  when 'weeks' then m.next_at <= c.starts_at
                  else last.at is null or (select count(*) from session_times s
                    where s.healer_id = c.healer_id and s.client_id = c.client_id
                      and s.state in ('confirmed', 'completed')
                      and s.starts_at > last.at and s.starts_at <= c.starts_at) >= m.every end) as measures
          from coming c where c.starts_at <= ${clock.now()}::timestamptz + c.ahead * interval '1 hour')
        select * from asked where cardinality(goals) + cardinality(measures) > 0
        order by starts_at, appointment_id limit ${batchSize}`.execute(db)
    ).rows

  const dueByTheWeek = async () =>
    (
      await sql<Due>`select m.healer_id, m.client_id, h.person_id as healer_person_id, null as appointment_id,
          '{}'::uuid[] as goals, array_agg(m.u_id) as measures
        from measure m join healer_card h on h.u_id = m.healer_id
        where m.ended_at is null and m.next_at <= ${clock.now()}
        group by m.healer_id, m.client_id, h.person_id limit ${batchSize}`.execute(db)
    ).rows

  async function ask({
    goals,
    measures,
    appointment_id: appointmentId,
    healer_person_id: healer,
    ...pair
  }: Due) {
    const asked = { appointment_id: appointmentId, asked_at: clock.now() }
    await inTransaction(db, async (trx) => {
      await lockPeople(trx, [pair.client_id, healer])
      const reviews =
        appointmentId && goals.length
          ? await trx
              .insertInto('goal_review')
              .values(
                goals.map((goalId) => ({
                  ...{ u_id: ids.next(), goal_id: goalId, appointment_id: appointmentId },
                  asked_at: asked.asked_at,
                })),
              )
              .onConflict((conflict) => conflict.columns(['goal_id', 'appointment_id']).doNothing())
              .returning('u_id')
              .execute()
          : []
      const taken = measures.length
        ? await trx
            .updateTable('measure')
            .set({
              next_at: sql`case when unit = 'weeks' then ${asked.asked_at}::timestamptz + every * interval '7 days' end`,
            })
            .where('u_id', 'in', measures)
            .where('ended_at', 'is', null)
            // Of two nodes the second one waits here, and finds that the week was asked for.
            .where((is) =>
              is.or([
                is('next_at', 'is', null),
                is('next_at', '<=', after(asked.asked_at, hours(hoursBeforeMax))),
              ]),
            )
            .returning('u_id')
            .execute()
        : []
      const requests = taken.length
        ? await trx
            .insertInto('measure_request')
            .values(
              taken.map(({ u_id: measureId }) => ({
                ...{ u_id: ids.next(), measure_id: measureId, client_id: pair.client_id },
                ...asked,
              })),
            )
            .onConflict((conflict) => conflict.columns(['measure_id', 'appointment_id']).doNothing())
            .returning('u_id')
            .execute()
        : []
      if (reviews.length + requests.length > 0) await notices.tell(trx, pair, 'client', 'asked')
      if (reviews.length > 0) await notices.tell(trx, pair, 'healer', 'goalsToReview')
    })
  }

  /** What was asked is not due any more, so the next batch is another one. */
  async function askAll(due: () => Promise<Due[]>) {
    for (;;) {
      const batch = await due()
      for (const one of batch) await ask(one)
      if (batch.length < batchSize) return
    }
  }

  return {
    /** Every few minutes. */
    async askForAll() {
      await askAll(dueBeforeSessions)
      await askAll(dueByTheWeek)
    },
  }
}
