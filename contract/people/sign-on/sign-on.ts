import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { device, deviceId } from '../accounts/fields.ts'
import { sessionRecord } from '../accounts/sign-in.ts'

/** So long a person may be at the provider. */
export const signOnMinutes = 10

/** What a provider of OpenID Connect sends back, at most. */
const word = (most: number) => z.string().min(1).max(most)

/** What the provider sent back with the browser. */
export const providerAnswer = {
  code: word(4000),
  state: word(500),
  /** Who says that it sent this, where the provider does (RFC 9207). */
  iss: word(500).optional(),
}

/** Colleagues log in by the provider of their organisation (OpenID Connect), where one is configured. */
export const signOn = {
  'GET /api/website/staff-sign-on': endpoint({
    summary: 'Get the name of the provider by which staff can log in; null where there is none',
    who: 'any',
    data: z.object({ name: z.string() }).nullable(),
  }),
  'POST /api/website/staff-sign-on-start': endpoint({
    summary: 'Start a log-in of staff by the provider; returns the address there',
    who: 'any',
    body: z.strictObject({ device_id: deviceId }),
    data: z.object({ address: z.string() }),
    errors: ['signOnFailed'],
  }),
  'POST /api/website/staff-sign-on': endpoint({
    summary: 'Log in as staff by what the provider sent back to the browser that started it',
    who: 'any',
    body: z.strictObject({ ...providerAnswer, ...device }),
    data: sessionRecord,
    errors: ['signOnFailed', 'signOnUnknown'],
  }),
}
