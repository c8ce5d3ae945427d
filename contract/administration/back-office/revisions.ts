import { z } from 'zod'
import { instant, paging } from '../../endpoint.ts'

/** A saved version of a record, and who saved it, if known. */
export const revisionRow = z.object({
  version: z.int(),
  saved_by: z.string(),
  saved_at: instant,
  restored: z.int().nullable().meta({ description: 'The version that it restored, if any' }),
  changed: z.array(z.string()).meta({ description: 'The fields that differ from the previous version' }),
})
export type RevisionRow = z.output<typeof revisionRow>

export const revision = revisionRow
  .omit({ changed: true })
  .extend({ fields: z.record(z.string(), z.unknown()) })
export type Revision = z.output<typeof revision>

export const revisionQuery = z.strictObject(paging(25))
