import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { practiceAppointment } from './appointments.ts'

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** The end of working hours; 24:00 is midnight at the end of the day. */
const endOfWindow = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
/** Sessions in person are held at the place of the window; a window without one is for sessions online. */
const window = { from: timeOfDay, to: endOfWindow, place_u_id: uId.nullish() }
const weeklyWindow = z.strictObject({ weekday: z.int().min(1).max(7), ...window })
export const practiceHours = z.object({
  time_zone: z.string().max(60),
  buffer_minutes: z.int().min(0).max(60),
  notice_minutes: z.int().min(0).max(10_080),
  /** Minutes from one place to another. */
  travel_minutes: z.int().min(0).max(240).default(0),
  /** Whether clients may book series, up to a year ahead. */
  takes_series: z.boolean().default(false),
  /** The most sessions on one day in the healer's zone; null for no limit. */
  daily_cap: z.int().min(1).max(24).nullable(),
  weekly: z.array(weeklyWindow).max(42),
  /** Special dates; without windows the day is closed. */
  overrides: z
    .array(
      z.object({
        date: z.iso.date(),
        windows: z.array(z.strictObject(window)).max(6),
      }),
    )
    .max(400),
  leave: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })).max(100),
})
export type PracticeHours = z.output<typeof practiceHours>

export const appointmentHours = {
  'GET /api/practice/hours': endpoint({
    summary: 'Get my working hours, leave and rules',
    who: 'healer',
    data: practiceHours,
  }),
  'PUT /api/practice/hours': endpoint({
    summary: 'Change my working hours. Booked appointments stay; those outside the new hours are listed',
    who: 'healer',
    body: practiceHours,
    data: z.object({ hours: practiceHours, outside: z.array(practiceAppointment) }),
  }),
}
