import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { meetingModes } from './meeting-modes.ts'

/** How client and healer meet. */
export const meetingMode = z.enum(meetingModes)

/** Where a session in person is held. */
export const meetingPlace = z.object({
  u_id: uId,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** An address of a map; '' where there is none. */
  map_link: z.string(),
})
export type MeetingPlace = z.output<typeof meetingPlace>

export const places = {
  'GET /api/practice/place': endpoint({
    summary: 'List the places where I can see clients in person',
    who: 'healer',
    data: z.array(meetingPlace),
  }),
}
