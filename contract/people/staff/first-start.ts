import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { device, email, personName } from '../accounts/fields.ts'
import { sessionRecord } from '../accounts/sign-in.ts'

/** For this many minutes the address that an empty site prints can be used. */
export const firstStartMinutes = 30

const code = z.string().max(100)

/** What the first administrator enters. */
export const firstAdministrator = z.strictObject({
  first_name: personName,
  last_name: personName,
  email,
})
export type FirstAdministrator = z.output<typeof firstAdministrator>

export const firstStart = {
  'POST /api/website/first-start-check': endpoint({
    summary: 'Check that the address which an empty site printed is still good; changes nothing',
    who: 'any',
    body: z.strictObject({ code }),
    data: z.object({ is_open: z.literal(true) }),
    errors: ['firstStartOver'],
  }),
  'POST /api/website/first-start': endpoint({
    summary: 'Become the first administrator of an empty site, by the code of the printed address, once',
    who: 'any',
    body: firstAdministrator.extend({ code, ...device }),
    data: sessionRecord,
    created: true,
    errors: ['firstStartOver'],
  }),
}
