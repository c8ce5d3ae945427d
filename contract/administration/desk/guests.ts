import { z } from 'zod'
import { meetingMode } from '../../care/healers/places.ts'
import { calendarDay, endpoint, instant, uId } from '../../endpoint.ts'
import { personalName } from '../../names.ts'
import { mobile, personName } from '../../people/accounts/fields.ts'
import { guardianRelations } from '../../people/guardians/rules.ts'
import { deskSession } from './sessions.ts'
import { asked, who } from './who.ts'

const appointmentId = z.object({ appointmentId: uId })
/** Said to the client by mouth alone, and shown once. */
const code = z.string()

export const deskGuest = z.strictObject({
  first_name: personName,
  last_name: personalName.max(60),
  mobile_number: mobile(),
  /** They agreed to one SMS on the day before, which says the time alone. */
  wants_reminder: z.boolean().default(false),
  /** Asked of everybody: without a date of birth nobody counts as an adult by themselves. */
  age: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('adult') }),
    z.strictObject({
      is: z.literal('child'),
      dob: calendarDay,
      guardian_name: personName,
      guardian_relation: z.enum(guardianRelations),
    }),
  ]),
})
export type DeskGuest = z.output<typeof deskGuest>

export const deskGuests = {
  'POST /api/staff/desk/guests': endpoint({
    summary:
      'Book for a new client by name and number; they get a neutral link, and the answer has the code to say',
    who,
    body: z.strictObject({
      guest: deskGuest,
      healer_u_id: uId,
      service_u_id: uId,
      starts_at: instant,
      mode: meetingMode,
      place_u_id: uId.optional(),
      ...asked,
    }),
    data: z.object({ session: deskSession, code }),
    created: true,
    errors: ['clientImported', 'contactTaken', 'slotNotOffered', 'slotTaken', 'tooManyRequests'],
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/guest-link': endpoint({
    summary: 'Send a guest another link, to this number; the one before ends',
    who,
    params: appointmentId,
    body: z.strictObject({ mobile_number: mobile() }),
    data: z.object({ code }),
    errors: ['contactTaken', 'notNow', 'tooManyRequests'],
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/terms': endpoint({
    summary: 'Say that a guest accepted the terms at the counter',
    who,
    params: appointmentId,
    data: deskSession,
    errors: ['notNow'],
  }),
}
