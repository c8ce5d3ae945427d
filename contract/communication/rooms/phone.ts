import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { phoneReasons, phoneStates } from './phone-states.ts'

const phoneCall = z.object({
  u_id: uId,
  state: z.enum(phoneStates),
  reason: z.enum(phoneReasons).nullable().meta({ description: 'Why it failed' }),
  has_pressed: z.boolean().meta({ description: 'Whether I agreed to be called' }),
  answered_at: instant.nullable(),
  talked_seconds: z.int(),
})

/** Whether the two of a session can go on by telephone, and their latest call. Neither sees the number of the other. */
export const roomPhone = z.object({
  is_offered: z.boolean().meta({ description: 'Whether the practice allows it, and the session goes on' }),
  obstacle: z
    .enum(['mine-unproven', 'other-unproven', 'too-many'])
    .nullable()
    .meta({ description: 'Why no further call can be made' }),
  my_number_ends: z.string().nullable().meta({ description: 'The last two digits of my own number' }),
  call: phoneCall.nullable(),
})
export type RoomPhone = z.output<typeof roomPhone>

const one = z.object({ roomId: uId })

export const roomPhones = {
  'GET /api/website/room/{roomId}/phone': endpoint({
    summary: 'Get whether a session can go on by telephone, and its latest call',
    who: 'signed-in',
    params: one,
    data: roomPhone,
  }),
  'POST /api/website/room/{roomId}/phone': endpoint({
    summary:
      'Agree to go on by telephone; once both have agreed, both are called, under a number of the practice',
    who: 'signed-in',
    params: one,
    data: roomPhone,
    errors: ['notNow'],
  }),
}
