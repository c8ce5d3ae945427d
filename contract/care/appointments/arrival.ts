import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { appointment, practiceAppointment } from './appointments.ts'

const one = z.object({ appointmentId: uId })
const cannot = ['notNow'] as const

/** Arriving at the place of a session in person: said by a press of either side, never by a location. */
export const arrival = {
  'POST /api/website/appointment/{appointmentId}/arrive': endpoint({
    summary: 'Say that I am at the place of a session in person',
    who: 'client',
    params: one,
    data: appointment,
    errors: cannot,
  }),
  'POST /api/practice/appointment/{appointmentId}/arrive': endpoint({
    summary: 'Say that the client is at the place of a session in person',
    who: 'healer',
    params: one,
    data: practiceAppointment,
    errors: cannot,
  }),
}
