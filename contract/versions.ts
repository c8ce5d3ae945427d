import { z } from 'zod'
import { type Locale, locales } from './locales.ts'

/** Refusals of a second version that is not whole. */
export const otherVersionMissing = 'Please write this in the other language too, or leave its fields empty'
export const firstVersionMissing = 'Please write this first; the other language says the same'

const language = z.enum(locales)

/**
 * Words for the public in the two languages of the site: `written_in` is the language of those beside it, `other_version`
 * has them in the other one, or is null where nobody wrote them. A website chooses for its reader.
 */
export const versionOf = <Words extends z.ZodRawShape>(words: Words) => ({
  written_in: language.optional(),
  other_version: z
    .object({ written_in: language, ...words })
    .nullable()
    .optional(),
})

/** The language of the site that is not this one. */
export const otherLanguage = (of: string): Locale => (of === 'hi' ? 'en' : 'hi')
