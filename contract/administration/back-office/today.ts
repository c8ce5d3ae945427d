import { z } from 'zod'
import { calendarDay, endpoint, instant, paise, uId } from '../../endpoint.ts'
import { waitingLists } from './waiting.ts'

const compared = z.object({
  paise,
  /** A week before, until the same time of the day. */
  week_before_paise: paise,
})

const today = z.object({
  /** The day of the practice, and its hour now. */
  day: calendarDay,
  now: instant,
  /** Of each healer within my scope who has sessions today; null for roles that see none. */
  healers: z
    .array(
      z.object({
        u_id: uId,
        name: z.string(),
        sessions: z.array(z.object({ starts_at: instant, ends_at: instant, state: z.string() })),
      }),
    )
    .nullable(),
  /** Null for roles that see no money. */
  money: z.object({ takings: compared, refunds: compared }).nullable(),
  /** Events of today and the next seven days, soonest first; null for roles that see none. */
  events: z
    .array(
      z.object({
        u_id: uId,
        title: z.string(),
        starts_at: instant,
        /** Null: as many as come. */
        seats: z.int().nullable(),
        sold: z.int(),
        sold_today: z.int(),
      }),
    )
    .nullable(),
  /** What waits in my lists, that with the oldest first. */
  waiting: z.array(z.object({ name: z.enum(waitingLists), count: z.int(), oldest_at: instant })),
})
export type Today = z.output<typeof today>

export const todayCalls = {
  'GET /api/staff/today': endpoint({
    summary: 'Get the day: sessions by healer, takings against last week, seats sold, and what waits',
    who: 'staff',
    data: today,
  }),
}
