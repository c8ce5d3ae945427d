import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Places where people may write words of crisis. */
export const crisisPlaces = [
  'chat',
  'ticket',
  'booking',
  'enquiry',
  'test',
  'group',
  'question',
  'review',
  'room',
  'search',
  'contact',
  'note',
  'feedback',
  'report',
] as const
export type CrisisPlace = (typeof crisisPlaces)[number]

export const crisis = {
  'POST /api/website/helpline-shown': endpoint({
    summary: 'Report that helplines were shown while I was writing. The text itself is never sent',
    who: 'any',
    body: z.strictObject({ place: z.enum(crisisPlaces) }),
    data: z.object({}),
  }),
}
