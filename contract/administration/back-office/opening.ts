import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** What a site needs before clients come, in the order in which it is asked for. */
export const openingParts = [
  'company',
  'contact',
  'grievance',
  'healers',
  'hours',
  'about',
  'page',
  'booking',
] as const

const opening = z.object({
  part: z.enum(openingParts),
  /** Of a page: its name in the address, and its title. */
  slug: z.string().nullable(),
  title: z.string().nullable(),
})
export type OpeningPart = z.output<typeof opening>

export const openingCalls = {
  'GET /api/staff/opening': endpoint({
    summary: 'List what is missing before the site opens; nothing when all is there',
    who: ['editor', 'admin'],
    data: z.array(opening),
  }),
}
