import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { passphrase } from '../passphrase-field.ts'

/** How long the file of an archive is kept. */
export const archiveDays = 3
export const practiceArchive = z.object({
  u_id: uId,
  state: z.enum(['waiting', 'ready', 'failed', 'removed']),
  /** 0 to 100. */
  percent: z.int(),
  bytes: z.int().nullable(),
  asked_by: z.string(),
  requested_at: instant,
  /** When the file is removed. */
  expires_at: instant,
})
export type PracticeArchive = z.output<typeof practiceArchive>

const who = ['admin'] as const
const params = z.object({ archiveId: uId })

/** The whole practice as one file, to move it to another machine or to keep it. */
export const practiceArchives = {
  'GET /api/staff/practice-archives': endpoint({
    summary: 'List the latest archives of the whole practice, latest first',
    who,
    data: z.array(practiceArchive),
  }),
  'POST /api/staff/practice-archives': endpoint({
    summary: 'Make an archive of the whole practice; one is made at a time',
    who,
    body: z.strictObject({
      /** Seals notes, bank details and second factors in the archive. It is not kept. */
      passphrase,
    }),
    data: practiceArchive,
    created: true,
    errors: ['notNow', 'stepUpRequired'],
  }),
  'POST /api/staff/practice-archives/{archiveId}/address': endpoint({
    summary: 'Get the download address of an archive; valid for a few minutes',
    who,
    params,
    data: z.object({ address: z.string() }),
    errors: ['notNow', 'stepUpRequired'],
  }),
  'DELETE /api/staff/practice-archives/{archiveId}': endpoint({
    summary: 'Remove the file of an archive',
    who,
    params,
    data: practiceArchive,
    errors: ['notNow'],
  }),
}
