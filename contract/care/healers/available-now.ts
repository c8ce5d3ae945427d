import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { appointmentDescription } from '../appointments/description.ts'
import { healerCard, sessionMode } from './healers.ts'
import { nowLengths } from './now-rules.ts'

const thereNow = z.object({
  healer: healerCard,
  /** Ways to meet online. */
  modes: z.array(sessionMode),
  /** When a session that is booked now would start. */
  starts_at: instant,
})
export type ThereNow = z.output<typeof thereNow>

const ownNow = z.object({
  /** Until when clients can choose me; null: I am not available now. */
  until: instant.nullable(),
  /** When a session that is booked now would start; null while no time is free for one, so that clients do not see me. */
  starts_at: instant.nullable(),
})
export type OwnNow = z.output<typeof ownNow>

export const availableNow = {
  'GET /api/website/available-now': endpoint({
    summary: 'List healers who can begin within 15 minutes and are free then, longest available first',
    who: 'any',
    query: z.strictObject({ healer_u_id: uId.optional() }),
    data: z.array(thereNow),
  }),
  'POST /api/website/available-now': endpoint({
    summary:
      'Hold a session that starts in 10 to 15 minutes with a healer who is available now, and open its order',
    who: 'client',
    body: z.strictObject({ healer_u_id: uId, mode: sessionMode, description: appointmentDescription }),
    data: z.object({ u_id: uId, order_u_id: uId, hold_until: instant, starts_at: instant }),
    created: true,
    errors: [
      'slotTaken',
      'slotNotOffered',
      'blocked',
      'profileIncomplete',
      'guardianNeeded',
      'clientBusy',
      'tooManyHolds',
      'notAllowed',
    ],
  }),
  'GET /api/practice/available-now': endpoint({
    summary: 'See until when clients can choose me to begin within 15 minutes',
    who: 'healer',
    data: ownNow,
  }),
  'PUT /api/practice/available-now': endpoint({
    summary: 'Say that I can begin within 15 minutes, for so many minutes from now',
    who: 'healer',
    body: z.strictObject({ minutes: z.literal(nowLengths) }),
    data: ownNow,
    errors: ['notAllowed'],
  }),
  'DELETE /api/practice/available-now': endpoint({
    summary: 'End being available now',
    who: 'healer',
    data: ownNow,
  }),
}
