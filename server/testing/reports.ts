import { sql } from 'kysely'
import type { Queryable } from '../platform/database/database.ts'

const day = (at: string) => `to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
const booked = `state not in ('held', 'lapsed')`
const sold = `kind not in ('wallet-top-up', 'life-points')`
const completedLessons = `(select count(*) from patient_streaming_history h where h.person_id = l.person_id
  and h.course_id = l.item_id and h.completed_at is not null)`

/**
 * Expected results of each report, from all rows at once, without changed days and without the counts of a job: an
 * independent second version, so that a mistake in either is seen.
 */
export const plainReports: Record<string, string> = {
  bookings: `select ${day('created_at')} as day,
      case when session_pack_id is not null then 'packs' when is_free then 'free' else 'paid' end as measure, count(*) as value
    from appointment where ${booked} group by 1, 2
    union all select ${day('created_at')}, 'cancelled', count(*) from appointment where state = 'cancelled' group by 1`,
  revenue: `select ${day('paid_at')} as day, case kind when 'course' then 'courses_paise' when 'ebook' then 'ebooks_paise'
        when 'bundle' then 'bundles_paise' when 'webinar' then 'events_paise' when 'workshop' then 'events_paise'
        else 'sessions_paise' end as measure, sum(price_paise) as value
    from orders where paid_at is not null and ${sold} group by 1, 2
    union all select ${day('paid_at')}, 'orders', count(*) from orders where paid_at is not null and ${sold} group by 1
    union all select ${day('paid_at')}, 'tax_paise', sum(tax_paise) from orders where paid_at is not null and ${sold} group by 1
    union all select ${day('paid_at')}, 'coupons_paise', sum(coupon_paise) from orders
      where paid_at is not null and ${sold} group by 1
    union all select ${day('g.created_at')}, 'refunded_paise', sum(g.price_paise)
      from order_refund g, orders o where o.u_id = g.order_id and o.${sold} group by 1`,
  'first-sessions': `select day::text, 'visits' as measure, visits as value from visit_day
    union all select ${day('created_at')}, 'registered', count(*) from person where roles @> '{client}' group by 1
    union all select day, 'booked', count(*) from (
      select distinct on (client_id) ${day('created_at')} as day from appointment where ${booked}
      order by client_id, created_at, u_id) one group by 1
    union all select day, measure, sum(value) from (
      select distinct on (a.client_id) ${day('a.starts_at')} as day,
        greatest(floor(extract(epoch from a.starts_at) - extract(epoch from p.created_at)), 0) as waited
      from appointment a join person p on p.u_id = a.client_id where a.state = 'completed'
      order by a.client_id, a.starts_at, a.u_id) one,
      lateral (values ('held', 1), ('waited_seconds', waited)) v (measure, value) group by 1, 2`,
  'no-shows': `select ${day('starts_at')} as day, case state when 'completed' then 'held' when 'no-show' then 'client_absent'
      when 'healer-no-show' then 'healer_absent' when 'cancelled' then 'cancelled' else 'undecided' end as measure,
      count(*) as value
    from appointment where state in ('completed', 'no-show', 'healer-no-show', 'cancelled', 'reported', 'disputed')
    group by 1, 2`,
  'course-completion': `with l as (select person_id, item_id, ${day('min(granted_at)')} as day from entitlement
      where kind = 'course' and ended_at is null group by 1, 2)
    select day, 'learners' as measure, count(*) as value from l group by 1
    union all select day, 'begun', count(*) from l where (person_id, item_id) in (
      select person_id, course_id from patient_streaming_history) group by 1
    union all select l.day, 'completed', count(*) from l join course c on c.u_id = l.item_id
      where c.lesson_count > 0 and ${completedLessons} >= c.lesson_count group by 1`,
  'event-fill': `with n as (select v.*, (select count(*) from enrolment e
      where e.event_id = v.u_id and e.state = 'enrolled') as enrolled from event v)
    select ${day('starts_at')} as day, 'events' as measure, count(*) as value from n where state = 'planned' group by 1
    union all select ${day('starts_at')}, 'cancelled', count(*) from n where state = 'cancelled' group by 1
    union all select ${day('starts_at')}, 'enrolled', sum(enrolled) from n where state = 'planned' group by 1
    union all select ${day('starts_at')}, 'taken', sum(enrolled) from n
      where state = 'planned' and seats is not null group by 1
    union all select ${day('starts_at')}, 'seats', sum(seats) from n where state = 'planned' group by 1`,
  referrals: `select ${day('created_at')} as day, 'joined' as measure, count(*) as value from referral group by 1
    union all select ${day('created_at')}, 'bought', count(order_id) from referral group by 1
    union all select ${day('created_at')}, state, count(*) from referral where state <> 'pending' group by 1, 2
    union all select ${day('created_at')}, 'points', sum(points) from referral group by 1`,
  'support-times': `with n as (select t.*, (select min(created_at) from support_message m
      where m.ticket_id = t.u_id and m.side = 'support') as answered_at from support_ticket t)
    select ${day('created_at')} as day, measure, sum(value) as value from n, lateral (values
      ('tickets', 1::numeric), ('answered', (answered_at is not null)::int), ('closed', (closed_at is not null)::int),
      ('within_day', (answered_at - created_at < interval '1 day')::int), ('rated', (stars is not null)::int),
      ('stars', stars), ('answer_seconds', floor(extract(epoch from answered_at - created_at))),
      ('closing_seconds', floor(extract(epoch from closed_at - created_at)))) v (measure, value) group by 1, 2`,
}

export interface ReportDifference {
  report: string
  day: string
  measure: string
  counted: number | null
  plain: number | null
}

/** Each number of a report that is not what its rows say. */
export async function differencesOfReports(db: Queryable): Promise<ReportDifference[]> {
  const found = await Promise.all(
    Object.entries(plainReports).map(([report, text]) =>
      sql<ReportDifference>`
        with plain as (select day, measure, value::bigint as value from (${sql.raw(text)}) asked where value <> 0),
          counted as (select day::text as day, measure, value from report_day where report = ${report})
        select ${report}::text as report, day, measure, c.value as counted, p.value as plain
        from counted c full join plain p using (day, measure) where c.value is distinct from p.value`.execute(
        db,
      ),
    ),
  )
  return found.flatMap(({ rows }) => rows)
}
