import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from './endpoint.ts'
import { healerImage, sessionMode } from './healers.ts'
import { descriptionMax, descriptionMissing } from './vocabulary.ts'

/**
 * An appointment's life. `held` while the client pays; `lapsed` when the hold ran out or the payment
 * came for a time that was gone.
 */
export const appointmentStates = ['held', 'confirmed', 'completed', 'cancelled', 'no-show', 'lapsed'] as const
export const appointmentState = z.enum(appointmentStates)
export type AppointmentState = z.output<typeof appointmentState>

export const appointmentActions = [
  'pay',
  'join',
  'complete',
  'mark-no-show',
  'cancel',
  'confirm',
  'lapse',
] as const
export type AppointmentAction = (typeof appointmentActions)[number]

/** Which action is legal in which state, and where it leads. Server and screens read the same table. */
export const appointmentTransitions: Record<
  AppointmentState,
  Partial<Record<AppointmentAction, AppointmentState>>
> = {
  held: { pay: 'held', confirm: 'confirmed', lapse: 'lapsed' },
  confirmed: { join: 'confirmed', complete: 'completed', 'mark-no-show': 'no-show', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
  'no-show': {},
  lapsed: {},
}

const party = z.object({ u_id: uId, full_name: z.string(), title: z.string(), image: healerImage.nullable() })

export const appointment = z.object({
  u_id: uId,
  state: appointmentState,
  payment_state: z.enum(['pending', 'failed', 'paid', 'refunded', 'none']),
  starts_at: instant,
  ends_at: instant,
  hold_until: instant.nullable(),
  mode: sessionMode,
  description: z.string(),
  price_paise: paise,
  order_u_id: uId.nullable(),
  healer: party.extend({ time_zone: z.string(), main_category: z.string() }),
  created_at: instant,
})
export type Appointment = z.output<typeof appointment>

/** The healer's view: who comes, by the name the client chose to be known by. */
export const practiceAppointment = z.object({
  u_id: uId,
  state: appointmentState,
  starts_at: instant,
  ends_at: instant,
  mode: sessionMode,
  description: z.string(),
  client_name: z.string(),
  client_session_number: z.int().meta({ description: 'Which session of this client with this healer it is' }),
  earnings_paise: paise,
})
export type PracticeAppointment = z.output<typeof practiceAppointment>

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** The end of a window; 24:00 is midnight at the end of the day. */
const endOfWindow = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
export const weeklyWindow = z.strictObject({
  weekday: z.int().min(1).max(7),
  from: timeOfDay,
  to: endOfWindow,
})
export const practiceHours = z.object({
  time_zone: z.string().max(60),
  buffer_minutes: z.int().min(0).max(60),
  notice_minutes: z.int().min(0).max(10_080),
  weekly: z.array(weeklyWindow).max(42),
  /** Days that differ from the week; no windows means closed. */
  overrides: z
    .array(
      z.object({
        date: z.iso.date(),
        windows: z.array(z.strictObject({ from: timeOfDay, to: endOfWindow })).max(6),
      }),
    )
    .max(400),
  leave: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })).max(100),
})
export type PracticeHours = z.output<typeof practiceHours>

export const appointmentMessages = {
  booked: 'Appointment booked successfully',
  failed: 'Failed to book appointment',
  pastTime: 'Please select a time and date after the current time',
  descriptionMissing,
} as const

export const appointments = {
  'POST /api/website/appointment': endpoint({
    summary: 'Hold a free time for ten minutes and open its order',
    who: 'client',
    body: z.strictObject({
      healer_u_id: uId,
      starts_at: instant,
      mode: sessionMode,
      description: z
        .string({ error: appointmentMessages.descriptionMissing })
        .trim()
        .min(1, { error: appointmentMessages.descriptionMissing })
        .max(descriptionMax),
    }),
    data: z.object({ u_id: uId, order_u_id: uId, hold_until: instant }),
    created: true,
    errors: ['slotTaken', 'slotNotOffered', 'profileIncomplete', 'clientBusy'],
  }),
  'GET /api/website/appointment': endpoint({
    summary: 'My appointments: coming ones soonest first, or with is_history the past ones latest first',
    who: 'client',
    query: z.strictObject({
      ...paging(20),
      is_history: z.stringbool().default(false),
      request_type: z.enum(['all', 'paid', 'demo']).default('all'),
    }),
    data: z.array(appointment),
    list: true,
  }),
  'GET /api/website/appointment/{appointmentId}': endpoint({
    summary: 'One of my appointments',
    who: 'client',
    params: z.object({ appointmentId: uId }),
    data: appointment,
  }),
  'PUT /api/website/appointment-payment/{u_id}': endpoint({
    summary: "The browser's claim that an appointment was paid",
    who: 'client',
    params: z.object({ u_id: uId }),
    body: z.strictObject({
      razor_pay_payment_id: z.string().max(64),
      razor_pay_signature: z.string().max(256).optional(),
    }),
    data: appointment,
    errors: ['paymentMismatch', 'paymentNotComplete', 'gatewayUnavailable'],
  }),
  'GET /api/practice/appointment': endpoint({
    summary: 'Appointments with me between two moments',
    who: 'healer',
    query: z.strictObject({ from: instant, to: instant }),
    data: z.array(practiceAppointment),
  }),
  'GET /api/practice/appointment/{appointmentId}': endpoint({
    summary: 'One appointment with me',
    who: 'healer',
    params: z.object({ appointmentId: uId }),
    data: practiceAppointment,
  }),
  'GET /api/practice/hours': endpoint({
    summary: 'My hours, leave and rules',
    who: 'healer',
    data: practiceHours,
  }),
  'PUT /api/practice/hours': endpoint({
    summary: 'Change my hours. Booked appointments stand; those that fall outside are listed',
    who: 'healer',
    body: practiceHours,
    data: z.object({ hours: practiceHours, outside: z.array(practiceAppointment) }),
  }),
}
