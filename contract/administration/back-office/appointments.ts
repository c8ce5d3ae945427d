import { z } from 'zod'
import { askedChannels } from '../../care/appointments/asked.ts'
import { appointmentStates } from '../../care/appointments/rules.ts'
import { meetingModes } from '../../care/healers/meeting-modes.ts'
import { linesOfBoth } from '../../communication/rooms/line-report.ts'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

const who = ['support', 'admin'] as const

const appointmentRow = z.object({
  u_id: uId,
  state: z.enum(appointmentStates),
  client_name: z.string(),
  healer_name: z.string(),
  starts_at: instant,
  mode: z.enum(meetingModes),
  price_paise: paise,
  /** Until when it is or was to be paid, of a session that is paid later and is not paid. */
  pay_by: instant.nullable(),
})
export type StaffAppointmentRow = z.output<typeof appointmentRow>

/** A state and time of an appointment, and the colleague who acted for its client. */
export const appointmentStep = z.object({
  state: z.enum(appointmentStates),
  starts_at: instant,
  at: instant,
  by_name: z.string().nullable(),
  /** Whoever asked, as the colleague wrote it; empty: the client. Null without a colleague, as the channel is. */
  asked_by: z.string().nullable(),
  channel: z.enum(askedChannels).nullable(),
})
export type AppointmentStep = z.output<typeof appointmentStep>

const appointment = appointmentRow.extend({
  client_u_id: uId,
  ends_at: instant,
  created_at: instant,
  is_free: z.boolean(),
  cancelled_by: z.string().nullable(),
  rescheduled_by: z.string().nullable(),
  /** The name of the place where they meet in person; null: online. */
  place: z.string().nullable(),
  /** When the client arrived there, and who said so. */
  arrived_at: instant.nullable(),
  arrived_by: z.string().nullable(),
  /** All states and times that it has had, oldest first. */
  transitions: z.array(appointmentStep),
  order: z
    .object({
      u_id: uId,
      state: z.string(),
      price_paise: paise,
      refunded_paise: paise,
      paid_at: instant.nullable(),
    })
    .nullable(),
  payments: z.array(
    z.object({ id: z.string(), state: z.string(), amount_paise: paise, error: z.string(), at: instant }),
  ),
  refunds: z.array(
    z.object({ id: z.string().nullable(), state: z.string(), amount_paise: paise, at: instant }),
  ),
  /** Room visits, with their times. */
  room: z.array(
    z.object({
      u_id: uId,
      role: z.enum(['healer', 'client']),
      entered_at: instant,
      admitted_at: instant.nullable(),
      joined_at: instant.nullable(),
      left_at: instant.nullable(),
      ended_by: z.string().nullable(),
    }),
  ),
  /** How the line of each was in the room, as their browsers measured it. */
  lines: linesOfBoth,
  /** The notifications of both; `sent` has the channels beside the bell, and when each sent it. */
  notifications: z.array(
    z.object({
      u_id: uId,
      to: z.enum(['healer', 'client']),
      title: z.string(),
      at: instant,
      is_read: z.boolean(),
      sent: z.array(z.object({ channel: z.string(), at: instant })),
    }),
  ),
  objections: z.array(
    z.object({
      ticket_u_id: uId,
      ticket_number: z.int(),
      side: z.enum(['healer', 'client']),
      decision: z.string().nullable(),
      at: instant,
      decided_at: instant.nullable(),
    }),
  ),
})
export type StaffAppointment = z.output<typeof appointment>

export const appointmentDesk = {
  'GET /api/staff/appointments': endpoint({
    summary: 'List all appointments, latest start first; filter by an id or the client’s contact',
    who,
    query: z.strictObject({
      ...paging(25),
      search: z.string().trim().max(80).optional(),
      state: z.enum(appointmentStates).optional(),
      healer: uId.optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    data: z.array(appointmentRow),
    list: true,
  }),
  'GET /api/staff/appointments/{appointmentId}': endpoint({
    summary:
      'Get an appointment with its full history, without what the client wrote about themselves; the view is logged',
    who,
    params: z.object({ appointmentId: uId }),
    data: appointment,
  }),
}
