import type { ReportName } from '@newyou/contract/administration/reports/declared'
import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import { type Fragment, fixed } from '../../platform/database/statement.ts'

/** Measures from one table: its rows of a day, and aggregates over them. */
interface Source {
  from: Fragment
  /** The condition that a row belongs to the day `d.day`. */
  ofDay: Fragment
  measures: Record<string, Fragment>
}

/** Whether the moment is in `d.day` of India. A range, so that an index finds the rows. */
const onDay = (at: Fragment): Fragment =>
  sql`${at} >= d.day::timestamp at time zone ${fixed(homeZone)} and ${at} < (d.day + 1)::timestamp at time zone ${fixed(homeZone)}`
const countIf = (condition: Fragment): Fragment => sql`count(*) filter (where ${condition})`
const sumIf = (value: Fragment, condition: Fragment): Fragment =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)`
const secondsBetween = (from: Fragment, to: Fragment): Fragment =>
  sql`floor(extract(epoch from ${to} - ${from}))`

/** A time that was held and never booked counts nowhere. */
const isBooked = sql`a.state not in ('held', 'lapsed')`
const ofKind = (...kinds: string[]) =>
  sumIf(sql`o.price_paise`, sql`o.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`)
/** Money that is set aside for later is not sold yet. */
const isSale = sql`o.kind not in ('wallet-top-up', 'life-points')`

/** What was brought from elsewhere did not go through this site. */
const appointments = sql`(select * from session_times where not is_imported) a`
/** What several clients have together is one session. */
const sessions = sql`(select * from session_times where not is_companion and not is_imported) a`
const tickets = sql`ticket_card t
  left join lateral (select min(m.created_at) as at from ticket_reply m
    where m.ticket_id = t.u_id and m.side = 'support') answer on true`
/** A learner and a course, however often the course came to them. */
const learners = sql`(select e.granted_at,
    exists (select from lesson_progress h where h.person_id = e.person_id and h.course_id = e.item_id) as has_begun,
    c.lesson_count > 0 and c.lesson_count <= (select count(*) from lesson_progress h
      where h.person_id = e.person_id and h.course_id = e.item_id and h.completed_at is not null) as has_completed
  from owned_item e join course_card c on c.u_id = e.item_id
  where e.kind = 'course' and e.ended_at is null and not exists (select from owned_item f
    where f.person_id = e.person_id and f.kind = 'course' and f.item_id = e.item_id and f.ended_at is null
      and (f.granted_at, f.u_id) < (e.granted_at, e.u_id))) l`

/** Sources of each report. The measures are those that the contract names. */
export const sources: Record<ReportName, readonly Source[]> = {
  bookings: [
    {
      from: sessions,
      ofDay: onDay(sql`a.created_at`),
      measures: {
        paid: countIf(sql`${isBooked} and not a.is_free and a.session_pack_id is null`),
        packs: countIf(sql`${isBooked} and a.session_pack_id is not null`),
        free: countIf(sql`${isBooked} and a.is_free and a.session_pack_id is null`),
        cancelled: countIf(sql`a.state = 'cancelled'`),
      },
    },
  ],
  revenue: [
    {
      from: sql`order_money o`,
      ofDay: onDay(sql`o.paid_at`),
      measures: {
        sessions_paise: ofKind('appointment', 'healing-session'),
        courses_paise: ofKind('course'),
        ebooks_paise: ofKind('ebook'),
        bundles_paise: ofKind('bundle'),
        events_paise: ofKind('webinar', 'workshop'),
        orders: countIf(isSale),
        tax_paise: sumIf(sql`o.tax_paise`, isSale),
        coupons_paise: sumIf(sql`o.coupon_paise`, isSale),
      },
    },
    {
      from: sql`order_refund_money g join order_money o on o.u_id = g.order_id`,
      ofDay: onDay(sql`g.created_at`),
      measures: { refunded_paise: sumIf(sql`g.price_paise`, isSale) },
    },
  ],
  'first-sessions': [
    {
      from: sql`visit_day v`,
      ofDay: sql`v.day = d.day`,
      measures: { visits: sql`coalesce(sum(v.visits), 0)` },
    },
    {
      from: sql`person_name p`,
      ofDay: onDay(sql`p.created_at`),
      // Whom the practice brought from elsewhere registers by saying yes.
      measures: {
        registered: countIf(sql`'client' = any (p.roles) and (p.origin <> 'import' or p.state = 'active')`),
      },
    },
    {
      from: appointments,
      ofDay: onDay(sql`a.created_at`),
      measures: {
        booked:
          countIf(sql`${isBooked} and not exists (select from session_times b where b.client_id = a.client_id
          and b.state not in ('held', 'lapsed') and (b.created_at, b.u_id) < (a.created_at, a.u_id))`),
      },
    },
    {
      from: sql`(select a.starts_at, p.created_at as registered_at from session_times a join person_name p on p.u_id = a.client_id
        where a.state = 'completed' and not a.is_imported and not exists (select from session_times b where b.client_id = a.client_id
          and b.state = 'completed' and (b.starts_at, b.u_id) < (a.starts_at, a.u_id))) first`,
      ofDay: onDay(sql`first.starts_at`),
      measures: {
        held: sql`count(*)`,
        waited_seconds: sql`coalesce(sum(greatest(${secondsBetween(sql`first.registered_at`, sql`first.starts_at`)}, 0)), 0)`,
      },
    },
  ],
  'no-shows': [
    {
      from: sessions,
      ofDay: onDay(sql`a.starts_at`),
      measures: {
        held: countIf(sql`a.state = 'completed'`),
        client_absent: countIf(sql`a.state = 'no-show'`),
        healer_absent: countIf(sql`a.state = 'healer-no-show'`),
        undecided: countIf(sql`a.state in ('reported', 'disputed')`),
        cancelled: countIf(sql`a.state = 'cancelled'`),
      },
    },
  ],
  'course-completion': [
    {
      from: learners,
      ofDay: onDay(sql`l.granted_at`),
      measures: {
        learners: sql`count(*)`,
        begun: countIf(sql`l.has_begun`),
        completed: countIf(sql`l.has_completed`),
      },
    },
  ],
  'event-fill': [
    {
      from: sql`(select v.starts_at, v.state, v.seats, (select count(*) from event_seat n
        where n.event_id = v.u_id and n.state = 'enrolled') as enrolled from event_card v) v`,
      ofDay: onDay(sql`v.starts_at`),
      measures: {
        events: countIf(sql`v.state = 'planned'`),
        enrolled: sumIf(sql`v.enrolled`, sql`v.state = 'planned'`),
        seats: sumIf(sql`v.seats`, sql`v.state = 'planned'`),
        taken: sumIf(sql`v.enrolled`, sql`v.state = 'planned' and v.seats is not null`),
        cancelled: countIf(sql`v.state <> 'planned'`),
      },
    },
  ],
  referrals: [
    {
      from: sql`referral_state r`,
      ofDay: onDay(sql`r.created_at`),
      measures: {
        joined: sql`count(*)`,
        bought: countIf(sql`r.order_id is not null`),
        rewarded: countIf(sql`r.state = 'rewarded'`),
        held: countIf(sql`r.state = 'held'`),
        refused: countIf(sql`r.state = 'refused'`),
        points: sql`coalesce(sum(r.points), 0)`,
      },
    },
  ],
  'support-times': [
    {
      from: tickets,
      ofDay: onDay(sql`t.created_at`),
      measures: {
        tickets: sql`count(*)`,
        answered: countIf(sql`answer.at is not null`),
        within_day: countIf(sql`answer.at < t.created_at + interval '24 hours'`),
        closed: countIf(sql`t.closed_at is not null`),
        rated: countIf(sql`t.stars is not null`),
        answer_seconds: sql`coalesce(sum(${secondsBetween(sql`t.created_at`, sql`answer.at`)}), 0)`,
        closing_seconds: sql`coalesce(sum(${secondsBetween(sql`t.created_at`, sql`t.closed_at`)}), 0)`,
        stars: sql`coalesce(sum(t.stars), 0)`,
      },
    },
  ],
}
