import { z } from 'zod'
import { appointmentState } from '../../care/appointments/appointments.ts'
import { meetingMode } from '../../care/healers/places.ts'
import { waitlistRequest } from '../../care/waitlist.ts'
import { calendarDay, endpoint, instant, uId } from '../../endpoint.ts'
import { who } from './who.ts'

/** The most healers that one diary shows beside each other, and the most days. */
export const diaryHealersMax = 24
export const diaryDaysMax = 7

const diarySession = z.object({
  u_id: uId,
  healer_u_id: uId,
  client_name: z.string(),
  service_name: z.string(),
  place_u_id: uId.nullable(),
  room_u_id: uId.nullable(),
  mode: meetingMode,
  state: appointmentState,
  starts_at: instant,
  ends_at: instant,
  is_unpaid: z.boolean(),
  /** A guest who has not accepted the terms, or whose number is another’s. */
  guest_problem: z.enum(['terms', 'number']).nullable(),
  /** The client was not at the desk, is asked whether they want it, and has not answered yet. */
  is_asked: z.boolean(),
  has_arrived: z.boolean(),
  late_minutes: z.int().nullable(),
  late_side: z.enum(['client', 'healer']).nullable(),
})
export type DiarySession = z.output<typeof diarySession>

const diary = z.object({
  healers: z.array(z.object({ u_id: uId, name: z.string() })),
  /** How many healers the colleague works for. */
  healer_count: z.int(),
  sessions: z.array(diarySession),
  /** What the desk booked and its client did not want, or did not answer; the time is free again. */
  unwanted: z.array(
    z.object({
      u_id: uId,
      healer_u_id: uId,
      client_name: z.string(),
      starts_at: instant,
      is: z.enum(['no', 'unanswered']),
    }),
  ),
  /** Times that are held while somebody pays or decides. */
  held: z.array(z.object({ healer_u_id: uId, from: instant, to: instant })),
  /** When healers are busy by calendars of their own, of which nothing else is known. */
  busy: z.array(z.object({ healer_u_id: uId, from: instant, to: instant })),
  /** When healers work, online or at a place. */
  open: z.array(z.object({ healer_u_id: uId, place_u_id: uId.nullable(), from: instant, to: instant })),
  places: z.array(
    z.object({ u_id: uId, name: z.string(), rooms: z.array(z.object({ u_id: uId, name: z.string() })) }),
  ),
})
export type Diary = z.output<typeof diary>

const waiting = z.object({
  u_id: uId,
  healer_u_id: uId,
  healer_name: z.string(),
  client_u_id: uId,
  client_name: z.string(),
  ...waitlistRequest,
  created_at: instant,
})
export type DeskWaiting = z.output<typeof waiting>

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(uId).max(diaryHealersMax))

export const deskDiary = {
  'GET /api/staff/desk/diary': endpoint({
    summary:
      'Get the diary of the desk’s healers over days of India, by default of the first healers by name',
    who,
    query: z.strictObject({
      from: calendarDay,
      days: z.coerce.number().int().min(1).max(diaryDaysMax).default(1),
      healers: ids.optional(),
    }),
    data: diary,
  }),
  'GET /api/staff/desk/healers': endpoint({
    summary: 'Find healers of the desk by a part of the name',
    who,
    query: z.strictObject({ search: z.string().trim().max(80).default('') }),
    data: z.array(z.object({ u_id: uId, name: z.string() })),
  }),
  'GET /api/staff/desk/waiting': endpoint({
    summary: 'List clients who wait for a time with the desk’s healers, the longest first',
    who,
    data: z.array(waiting),
  }),
}
