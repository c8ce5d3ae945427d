import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { objectionMax } from '../../vocabulary.ts'

const side = z.enum(['client', 'healer'])
const decision = z.enum(['refund', 'leave'])

export const objection = z.object({
  u_id: uId,
  is_mine: z.boolean(),
  ticket_u_id: uId
    .nullable()
    .meta({ description: 'My ticket about the objection, in which staff and I write to each other' }),
  created_at: instant,
  decision: decision.nullable(),
  note: z.string().nullable().meta({ description: 'The reason of the decision, shown to both sides' }),
  decided_at: instant.nullable(),
})
export type Objection = z.output<typeof objection>

/** One visit of a person to the room. */
const roomVisit = z.object({
  role: side,
  entered_at: instant,
  admitted_at: instant.nullable(),
  joined_at: instant.nullable().meta({ description: 'When the first connection was made; null if none was' }),
  seen_at: instant.nullable(),
  left_at: instant.nullable(),
  ended_by: z.enum(['left', 'lost', 'elsewhere', 'removed', 'closed']).nullable(),
})

export const staffObjection = z.object({
  u_id: uId,
  side,
  state_before: z.enum(['completed', 'no-show', 'healer-no-show', 'cancelled']),
  is_absence: z.boolean(),
  client_name: z.string(),
  healer_name: z.string(),
  starts_at: instant,
  ends_at: instant,
  price_paise: paise,
  refunded_paise: paise,
  may_refund: z.boolean(),
  decision: decision.nullable(),
  note: z.string().nullable(),
  decided_at: instant.nullable(),
  visits: z.array(roomVisit),
})
export type StaffObjection = z.output<typeof staffObjection>

const words = z.string().trim().min(1, { error: 'This field is required' }).max(objectionMax)
const ofAppointment = z.object({ appointmentId: uId })

/** Objections of the client or healer to how a session was settled; staff decide them. */
export const objections = {
  'GET /api/website/appointment/{appointmentId}/objection': endpoint({
    summary: 'Get the latest objection to how one of my sessions was settled, or null',
    who: 'signed-in',
    params: ofAppointment,
    data: objection.nullable(),
  }),
  'POST /api/website/appointment/{appointmentId}/objection': endpoint({
    summary: 'Object to how one of my sessions was settled, once and within the hours of the policy',
    who: 'signed-in',
    params: ofAppointment,
    body: z.strictObject({ words }),
    data: objection,
    created: true,
    errors: ['notNow', 'alreadyObjected'],
  }),
  'GET /api/staff/support/{supportId}/objection': endpoint({
    summary:
      'Get the objection of a ticket, with who was in the room and when; null for other tickets. The view is logged',
    who: ['support', 'admin'],
    params: z.object({ supportId: uId }),
    data: staffObjection.nullable(),
  }),
  'POST /api/staff/support/{supportId}/objection': endpoint({
    summary: 'Decide an objection: refund the client in full, or keep the settlement',
    who: ['support', 'admin'],
    params: z.object({ supportId: uId }),
    body: z.strictObject({ decision, note: words }),
    data: staffObjection,
    errors: ['notNow'],
  }),
}
