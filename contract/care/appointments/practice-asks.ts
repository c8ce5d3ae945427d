import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { appointment } from './appointments.ts'

/** What the practice booked for a client who was not at the desk, until they say whether they want it. */
export const practiceAsks = {
  'POST /api/website/appointment/{appointmentId}/practice-ask': endpoint({
    summary:
      'Say whether I want the appointment that the practice booked for me; after a no the time is free',
    who: 'client',
    params: z.object({ appointmentId: uId }),
    body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
    data: appointment,
    errors: ['notNow'],
  }),
}
