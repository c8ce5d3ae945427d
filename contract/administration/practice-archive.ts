import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'

/** How long the file of an archive is kept. */
export const archiveDays = 3
/** Somebody who has the file can guess as long as they like. */
export const passphraseMin = 16
const passphraseMax = 200

/** Why a passphrase is refused, in words for who chose it; undefined when it will do. */
export function passphraseProblem(passphrase: string): string | undefined {
  const letters = [...passphrase.normalize('NFKC')]
  if (letters.length < passphraseMin)
    return `Please choose a passphrase of ${passphraseMin} letters or more, such as five words.`
  if (letters.length > passphraseMax) return `Please choose a passphrase of at most ${passphraseMax} letters.`
  if (new Set(letters).size < 8) return 'Please choose a passphrase with more different letters.'
  return undefined
}

const passphrase = z.string().superRefine((given, context) => {
  const message = passphraseProblem(given)
  if (message) context.addIssue({ code: 'custom', message })
})

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
