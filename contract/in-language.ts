import { z } from 'zod'
import { uId } from './endpoint.ts'
import { locales } from './locales.ts'

/** In which language an answer is: that of the site, or a language chosen by its id, which counts before it. English without either. */
export const inLanguage = z.strictObject({
  language_u_id: uId.optional(),
  language: z.enum(locales).optional(),
})
export type InLanguage = z.output<typeof inLanguage>
