import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { askedCategory } from '../../foundation/categories/slugs.ts'
import { healerCard, sessionMode } from '../healers/healers.ts'
import { appointment } from './appointments.ts'
import { appointmentDescription } from './description.ts'

/** An intern who gives free sessions, with their next available times. */
export const healerIntern = healerCard.extend({
  modes: z.array(sessionMode),
  next_free: z.array(instant),
})
export type HealerIntern = z.output<typeof healerIntern>

/** Free first sessions; the API names them demo appointments. */
export const freeSessions = {
  'GET /api/website/free-appointments': endpoint({
    summary: 'Say whether a healer gives free sessions, and whether a new client could book one now',
    who: 'any',
    data: z.object({ are_offered: z.boolean(), are_waiting: z.boolean() }),
  }),
  'GET /api/website/demo-appointment-count': endpoint({
    summary: 'Count my remaining free sessions',
    who: 'client',
    data: z.object({ demo_appointment_count: z.int() }),
  }),
  'POST /api/website/available-healer-intern': endpoint({
    summary: 'List interns who give free sessions, soonest available first, with their next available times',
    who: 'client',
    body: z.strictObject({
      category: askedCategory().optional(),
      new_you_category_u_id: uId.optional(),
      language: z.string().max(40).optional(),
    }),
    data: z.array(healerIntern),
  }),
  'GET /api/website/healer-intern-check/{id}': endpoint({
    summary: 'Check whether this healer gives free sessions, and whether a time is available',
    who: 'client',
    params: z.object({ id: uId }),
    data: z.object({ is_healer_intern: z.boolean(), is_healer_available: z.boolean() }),
  }),
  'POST /api/website/demo-appointment': endpoint({
    summary: 'Book a free session with an intern. It is confirmed immediately and uses one free session',
    who: 'client',
    body: z.strictObject({
      healer_intern_u_id: uId,
      starts_at: instant,
      mode: sessionMode,
      description: appointmentDescription,
    }),
    data: appointment,
    created: true,
    errors: ['slotTaken', 'slotNotOffered', 'profileIncomplete', 'clientBusy', 'noFreeSession', 'blocked'],
  }),
  'PATCH /api/website/demo-appointment-status/{u_id}': endpoint({
    summary:
      'Cancel my free session, which is returned as the policy says, or reschedule it to another intern; `request` replaces the description for the new intern',
    who: 'client',
    params: z.object({ u_id: uId }),
    body: z.discriminatedUnion('appointment_request', [
      z.strictObject({ appointment_request: z.literal('cancel') }),
      z.strictObject({
        appointment_request: z.literal('change-intern'),
        healer_intern_u_id: uId,
        starts_at: instant.optional().meta({ description: 'The new time; without it the time stays' }),
        request: appointmentDescription.optional(),
      }),
    ]),
    data: appointment,
    errors: ['notNow', 'slotTaken', 'slotNotOffered', 'clientBusy', 'blocked'],
  }),
}
