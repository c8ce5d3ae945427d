import type { Row } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import type { ChangedMedia, Columns } from './table.ts'

const captionLanguages = {
  captions_en: { language: 'en', label: 'English' },
  captions_hi: { language: 'hi', label: 'हिन्दी' },
} as const

/** The fields of captions, as films and sounds have them. */
export const captionFields = Object.keys(captionLanguages) as (keyof typeof captionLanguages)[]

const captionOf = ({ language }: { language: string }) =>
  sql`(select c ->> 'media' from jsonb_array_elements(t.captions) c where c ->> 'language' = ${language})`

/** How the files of captions are read from the column `captions`. */
export const captionReads = Object.fromEntries(
  captionFields.map((field) => [field, captionOf(captionLanguages[field])]),
)

/** The captions of a film or sound, as its row keeps them. */
export const captionsOf = (fileOf: (language: 'en' | 'hi') => string | undefined) =>
  Object.values(captionLanguages).flatMap(({ language, label }) => {
    const media = fileOf(language)
    return media ? [{ language, label, media }] : []
  })

/** The column `captions` where one of its files changed. */
export function captionColumns(changed: ChangedMedia, before: Row | undefined): Columns {
  if (!captionFields.some((field) => field in changed)) return {}
  const captions = captionFields.flatMap((field) => {
    const file = field in changed ? changed[field]?.file : before?.[field]
    return file ? [{ ...captionLanguages[field], media: file }] : []
  })
  return { captions: JSON.stringify(captions) }
}
