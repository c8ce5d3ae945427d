import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { who } from './who.ts'

/** Letters of a name before the desk looks for it. */
export const deskSearchMin = 2

const deskClient = z.object({
  u_id: uId,
  name: z.string(),
  /** Masked. */
  mobile_number: z.string(),
  email: z.string(),
  /** Brought by an import, without a yes so far: gets no message, and has no account to join a room with. */
  is_imported: z.boolean(),
})
export type DeskClient = z.output<typeof deskClient>

export const deskClients = {
  'GET /api/staff/desk/clients': endpoint({
    summary:
      'Find clients: by a part of the name those of the desk’s healers, by a whole contact everybody; that is logged',
    who,
    query: z.strictObject({ search: z.string().trim().min(deskSearchMin).max(254) }),
    data: z.array(deskClient),
    errors: ['tooManyRequests'],
  }),
  'POST /api/staff/desk/clients/{personId}/reveal': endpoint({
    summary: 'Get the contacts of a client of the desk’s healers in full; the view is logged',
    who,
    params: z.object({ personId: uId }),
    data: z.object({ mobile_number: z.string(), email: z.string() }),
  }),
}
