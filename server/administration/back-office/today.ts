import type { Today } from '@newyou/contract/administration/back-office/today'
import { homeZone } from '@newyou/contract/business'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import { daysIn } from '../../care/healers/index.ts'
import { inScope } from '../../people/staff/index.ts'
import { after, type Clock, dayIn, days } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Waiting } from './waiting.ts'

/** Events that begin within so many days are shown. */
const eventDays = 7

const hasOneOf = (roles: readonly StaffRole[], ...wanted: StaffRole[]) =>
  wanted.some((role) => roles.includes(role))

/** The day of the practice, for the first screen of colleagues: each sees what their roles may read. */
export function createToday({ db, clock, waiting }: { db: Database; clock: Clock; waiting: Waiting }) {
  async function healersOf(
    viewer: Viewer,
    { from, to }: { from: Date; to: Date },
  ): Promise<Today['healers']> {
    const isWithin = viewer.staffRoles.includes('support') ? sql`true` : inScope(viewer, sql`h.u_id`)
    const { rows } = await sql<NonNullable<Today['healers']>[number]>`
      select h.u_id, h.full_name as name, json_agg(json_build_object('starts_at', a.starts_at, 'ends_at', a.ends_at,
        'state', a.state) order by a.starts_at) as sessions
      from session_times a join healer_card h on h.u_id = a.healer_id
      where a.starts_at >= ${from} and a.starts_at < ${to} and a.state not in ('held', 'lapsed', 'cancelled', 'released')
        and not a.is_companion and ${isWithin}
      group by h.u_id, h.full_name order by h.full_name, h.u_id`.execute(db)
    return rows.map(({ sessions, ...healer }) => ({
      ...healer,
      sessions: sessions.map((one) => ({
        ...one,
        starts_at: new Date(one.starts_at).toISOString(),
        ends_at: new Date(one.ends_at).toISOString(),
      })),
    }))
  }

  /** Orders that were paid, and what was refunded, each since midnight; money for later use is no takings. */
  async function moneyOf(from: Date, now: Date): Promise<Today['money']> {
    const weekBefore = { from: after(from, -days(7)), to: after(now, -days(7)) }
    const { rows } = await sql<Record<'taken' | 'taken_before' | 'back' | 'back_before', number>>`
      select
        (select coalesce(sum(price_paise), 0)::bigint from order_money where paid_at >= ${from} and paid_at <= ${now}
          and kind not in ('wallet-top-up', 'life-points')) as taken,
        (select coalesce(sum(price_paise), 0)::bigint from order_money where paid_at >= ${weekBefore.from}
          and paid_at <= ${weekBefore.to} and kind not in ('wallet-top-up', 'life-points')) as taken_before,
        (select coalesce(sum(price_paise), 0)::bigint from order_refund_money where created_at >= ${from}
          and created_at <= ${now}) as back,
        (select coalesce(sum(price_paise), 0)::bigint from order_refund_money where created_at >= ${weekBefore.from}
          and created_at <= ${weekBefore.to}) as back_before`.execute(db)
    const sums = rows[0] ?? { taken: 0, taken_before: 0, back: 0, back_before: 0 }
    return {
      takings: { paise: sums.taken, week_before_paise: sums.taken_before },
      refunds: { paise: sums.back, week_before_paise: sums.back_before },
    }
  }

  async function eventsOf(from: Date, now: Date): Promise<Today['events']> {
    const { rows } = await sql<{
      u_id: string
      title: string
      starts_at: Date
      seats: number | null
      sold: number
      sold_today: number
    }>`
      select e.u_id, e.title, e.starts_at, e.seats, count(s.u_id)::int as sold,
        count(s.u_id) filter (where s.created_at >= ${from})::int as sold_today
      from event_card e left join event_seat s on s.event_id = e.u_id and s.state = 'enrolled'
      where e.state = 'published' and e.ends_at > ${now} and e.starts_at < ${after(from, days(eventDays + 1))}
      group by e.u_id, e.title, e.starts_at, e.seats order by e.starts_at, e.u_id`.execute(db)
    return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
  }

  return {
    async of(viewer: Viewer): Promise<Today> {
      const { staffRoles: roles } = viewer
      const now = clock.now()
      const day = dayIn(homeZone, now)
      const { from, to } = daysIn(homeZone, day, 1)
      const [healers, money, events, waits] = await Promise.all([
        hasOneOf(roles, 'desk', 'support', 'admin') ? healersOf(viewer, { from, to }) : null,
        hasOneOf(roles, 'finance', 'admin') ? moneyOf(from, now) : null,
        hasOneOf(roles, 'editor', 'support', 'admin') ? eventsOf(from, now) : null,
        waiting.oldestFirst(roles),
      ])
      return { day, now: now.toISOString(), healers, money, events, waiting: waits }
    },
  }
}
export type TodayOfStaff = ReturnType<typeof createToday>
