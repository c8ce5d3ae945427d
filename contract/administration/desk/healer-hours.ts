import { z } from 'zod'
import { practiceHours } from '../../care/appointments/hours.ts'
import { meetingPlace } from '../../care/healers/places.ts'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { asked, who } from './who.ts'

const healerId = z.object({ healerId: uId })

const healerHours = z.object({
  healer: z.object({ u_id: uId, name: z.string() }),
  /** Changes with every change of the hours, whoever made it. */
  version: z.string(),
  hours: practiceHours,
  /** Where sessions in person can be held. */
  places: z.array(meetingPlace),
})
export type HealerHours = z.output<typeof healerHours>

/** Booked sessions that the new hours would not have offered. They stand. */
const outside = z.array(z.object({ u_id: uId, client_name: z.string(), starts_at: instant }))
export type OutsideHours = z.output<typeof outside>

export const deskHours = {
  'GET /api/staff/desk/healers/{healerId}/hours': endpoint({
    summary: 'Get a healer’s working hours, special dates, leave and rules',
    who,
    params: healerId,
    data: healerHours,
  }),
  'PUT /api/staff/desk/healers/{healerId}/hours': endpoint({
    summary:
      'Change a healer’s hours because they asked; they are told. Booked sessions stay; those outside the new hours are listed',
    who,
    params: healerId,
    body: z.strictObject({ version: z.string().max(64), hours: practiceHours, ...asked }),
    data: healerHours.extend({ outside }),
    errors: ['changedMeanwhile'],
  }),
}
