import { z } from 'zod'
import { uId } from './endpoint.ts'
import { locales } from './locales.ts'

/** The language of an answer: one chosen by its id, else that of the site. English without either. */
export const inLanguage = z.strictObject({
  language_u_id: uId.optional(),
  language: z.enum(locales).optional(),
})
export type InLanguage = z.output<typeof inLanguage>
