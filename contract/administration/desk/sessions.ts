import { z } from 'zod'
import { appointmentState } from '../../care/appointments/appointments.ts'
import { cancelPreview } from '../../care/appointments/cancel-preview.ts'
import { meetingMode } from '../../care/healers/places.ts'
import { calendarDay, endpoint, instant, paise, uId } from '../../endpoint.ts'
import { appointmentPolicy } from '../../foundation/settings.ts'
import { appointmentStep } from '../back-office/appointments.ts'
import { asked, who } from './who.ts'

const appointmentId = z.object({ appointmentId: uId })
const side = z.enum(['client', 'healer'])

/** A session as the desk sees it: never what the client wrote, and the service by its neutral name alone. */
export const deskSession = z.object({
  u_id: uId,
  healer: z.object({ u_id: uId, name: z.string() }),
  client: z.object({
    u_id: uId,
    name: z.string(),
    /** Of a client without an account: how far their claim is. `claimed` is a child, whose guardian consented. */
    guest: z
      .object({
        state: z.enum(['waiting', 'claimed', 'not-me', 'tries']),
        /** When the link ends. */
        expires_at: z.string().nullable(),
        is_young: z.boolean(),
        terms_at: z.string().nullable(),
      })
      .nullable(),
  }),
  /** What the client says whom the practice asked; null: nobody was asked. */
  wanted: z.enum(['waiting', 'yes', 'no']).nullable(),
  /** Empty: a session without further words. */
  service_name: z.string(),
  service_u_id: uId,
  place: z.object({ u_id: uId, name: z.string() }).nullable(),
  room_name: z.string().nullable(),
  mode: meetingMode,
  order_u_id: uId.nullable(),
  price_paise: paise,
  /** Until when it is or was to be paid; null: paid, or never to be paid. */
  pay_by: instant.nullable(),
  arrived_at: instant.nullable(),
  late_minutes: z.int().nullable(),
  late_side: side.nullable(),
  /** What the rules of the contract ask about. */
  state: appointmentState,
  starts_at: instant,
  ends_at: instant,
  booked_at: instant,
  hold_until: instant.nullable(),
  is_reschedule_open: z.boolean(),
  reported_at: instant.nullable(),
  cancelled_by: side.nullable(),
  policy: appointmentPolicy,
  /** Oldest first. */
  transitions: z.array(appointmentStep),
})
export type DeskSession = z.output<typeof deskSession>

const deskService = z.object({
  u_id: uId,
  name: z.string(),
  minutes: z.int(),
  price_paise: paise,
  modes: z.array(meetingMode),
  places: z.array(z.object({ u_id: uId, name: z.string() })),
})
export type DeskService = z.output<typeof deskService>

export const deskSessions = {
  'GET /api/staff/desk/healers/{healerId}/services': endpoint({
    summary: 'List what the desk can book with a healer, by neutral names',
    who,
    params: z.object({ healerId: uId }),
    data: z.array(deskService),
  }),
  'GET /api/staff/desk/healers/{healerId}/free-times': endpoint({
    summary: 'List the free starts of a healer’s service on one day',
    who,
    params: z.object({ healerId: uId }),
    query: z.strictObject({ date: calendarDay, service_u_id: uId, place_u_id: uId.optional() }),
    data: z.array(instant),
  }),
  'POST /api/staff/desk/sessions': endpoint({
    summary: 'Book a session for a client; it is confirmed at once and paid later',
    who,
    body: z.strictObject({
      healer_u_id: uId,
      service_u_id: uId,
      client_u_id: uId,
      starts_at: instant,
      mode: meetingMode,
      place_u_id: uId.optional(),
      ...asked,
    }),
    data: deskSession,
    created: true,
    errors: ['guardianNeeded', 'slotNotOffered', 'slotTaken', 'clientBusy', 'blocked'],
  }),
  'GET /api/staff/desk/sessions/{appointmentId}': endpoint({
    summary: 'Get a session with its history; the view is logged',
    who,
    params: appointmentId,
    data: deskSession,
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/reschedule': endpoint({
    summary: 'Reschedule for the client, by the rules of the client',
    who,
    params: appointmentId,
    body: z.strictObject({ starts_at: instant, ...asked }),
    data: deskSession,
    errors: ['notNow', 'slotNotOffered', 'slotTaken', 'clientBusy', 'blocked'],
  }),
  'GET /api/staff/desk/sessions/{appointmentId}/cancel': endpoint({
    summary: 'Preview the client’s refund if they cancel now',
    who,
    params: appointmentId,
    data: cancelPreview,
    errors: ['notNow'],
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/cancel': endpoint({
    summary: 'Cancel for the client, by the policy of the client; the refund is the one that was shown',
    who,
    params: appointmentId,
    body: z.strictObject({ refund_paise: paise, ...asked }),
    data: deskSession,
    errors: ['notNow', 'refundChanged'],
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/arrive': endpoint({
    summary: 'Say that the client is there; the healer is told',
    who,
    params: appointmentId,
    data: deskSession,
    errors: ['notNow'],
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/no-show': endpoint({
    summary: 'Say that the client did not come',
    who,
    params: appointmentId,
    data: deskSession,
    errors: ['notNow'],
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/late': endpoint({
    summary: 'Say that client or healer comes later; the other is told',
    who,
    params: appointmentId,
    body: z.strictObject({ side, minutes: z.int().min(1).max(120), ...asked }),
    data: deskSession,
    errors: ['notNow'],
  }),
}
