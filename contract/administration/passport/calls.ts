import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { locales } from '../../locales.ts'
import { stepUpProven, stepUpSent } from '../../people/accounts/step-up.ts'
import { passportParts, passportRecord } from './record.ts'

/** The largest file that is read. */
export const passportMaxBytes = 16 * 1024 * 1024

const opened = z.object({
  /** The host of the site that signed it. */
  site: z.string(),
  is_own: z.boolean(),
  record: passportRecord,
})
export type OpenedPassport = z.output<typeof opened>

/** The record of a client as one signed file, and the reading of such a file. */
export const passportCalls = {
  'POST /api/website/health-passport/otp': stepUpSent('client', 'I download my health passport'),
  'POST /api/website/health-passport/proof': stepUpProven('client'),
  'POST /api/website/health-passport': endpoint({
    summary: 'Make my health passport from the parts that I choose: one signed page, which is not kept here',
    who: 'client',
    body: z.strictObject({
      parts: z.array(z.enum(passportParts)).min(1, { error: 'Please choose at least one part' }),
      language: z.enum(locales),
    }),
    data: z.object({ file_name: z.string(), page: z.string() }),
    errors: ['stepUpRequired'],
  }),
  'POST /api/practice/health-passport': endpoint({
    summary: 'Read a health passport that a client gave me, sent as the file; it is checked and not kept',
    who: 'healer',
    body: z.strictObject({ passport: z.string().meta({ format: 'binary' }).optional() }),
    data: opened,
    errors: ['fileRefused', 'passportUnreadable', 'passportChanged', 'passportIssuerSilent'],
  }),
}
