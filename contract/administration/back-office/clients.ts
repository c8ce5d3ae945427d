import { z } from 'zod'
import { appointmentStates } from '../../care/appointments/rules.ts'
import { supportStates } from '../../communication/support/tags.ts'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { orderStates } from '../../money/payments/payments.ts'

const who = ['support', 'admin'] as const

/** Least letters of a name in a search, so that no search reads all clients. */
export const clientSearchMin = 3

const clientRow = z.object({
  u_id: uId,
  name: z.string(),
  email: z.string().meta({ description: 'Masked; empty if there is none' }),
  mobile_number: z.string().meta({ description: 'Masked; empty if there is none' }),
  joined_at: instant,
  /** Brought by an import: they have no account until they say yes or register. */
  is_imported: z.boolean(),
})
export type StaffClientRow = z.output<typeof clientRow>

const some = <Row extends z.ZodRawShape>(row: Row) =>
  z.object({ total: z.int(), latest: z.array(z.object({ u_id: uId, ...row })) })

const contacts = z.object({
  email: z.string().meta({ description: 'In full; empty if there is none' }),
  mobile_number: z.string().meta({ description: 'In full; empty if there is none' }),
})
export type StaffClientContacts = z.output<typeof contacts>

const client = clientRow.extend({
  email_verified: z.boolean(),
  mobile_verified: z.boolean(),
  city: z.string(),
  time_zone: z.string(),
  language: z.string(),
  /** Whether they have a guardian. */
  has_guardian: z.boolean(),
  last_seen_at: instant.nullable(),
  devices: z.int().meta({ description: 'Number of devices on which they are logged in' }),
  appointments: some({ healer_name: z.string(), state: z.enum(appointmentStates), starts_at: instant }),
  tickets: some({ number: z.int(), title: z.string(), state: z.enum(supportStates), updated_at: instant }),
  /** Null for colleagues who may not see orders. */
  orders: some({
    title: z.string(),
    state: z.enum(orderStates),
    price_paise: paise,
    created_at: instant,
  }).nullable(),
})
export type StaffClient = z.output<typeof client>

export const clientDesk = {
  'GET /api/staff/clients': endpoint({
    summary:
      'List clients, latest first; search by part of the name, an id, or the full e-mail or mobile number',
    who,
    query: z.strictObject({
      ...paging(25),
      search: z
        .string()
        .trim()
        .max(80)
        .refine((search) => search === '' || search.length >= clientSearchMin, {
          error: 'Please type at least three letters',
        })
        .optional(),
    }),
    data: z.array(clientRow),
    list: true,
  }),
  'GET /api/staff/clients/{personId}': endpoint({
    summary:
      'Get a client with appointments, tickets and orders; the view is logged, and the client can see it',
    who,
    params: z.object({ personId: uId }),
    data: client,
  }),
  'POST /api/staff/clients/{personId}/reveal': endpoint({
    summary:
      'Get the full contacts of a client; it is logged as an entry of its own, and the client can see it',
    who,
    params: z.object({ personId: uId }),
    data: contacts,
  }),
}
