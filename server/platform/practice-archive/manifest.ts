import { z } from 'zod'

const measure = z.object({ bytes: z.number(), sha256: z.string() })

/** `manifest.json`, the last file of an archive: what is in it, and by what it can be read. */
export const manifestSchema = z.object({
  format: z.literal('newyou-practice-1'),
  made_at: z.string(),
  /** The release that made it. */
  software: z.string(),
  /** The newest migration of its schema; another schema does not take it. */
  migration: z.string(),
  jobs_version: z.number(),
  /** Of the key that sealed the secret texts: scrypt of the passphrase. */
  sealing: z.object({ salt: z.string(), cost: z.number(), proof: z.string() }),
  sequences: z.record(z.string(), z.string()),
  tables: z.array(
    measure.extend({
      name: z.string(),
      rows: z.number(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
  jobs: measure.extend({ rows: z.number() }),
  files: z.array(measure.extend({ name: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'manifest.json'
export const jobsFile = 'jobs.jsonl'
export const tableFile = (name: string) => `tables/${name}.jsonl`
export const filePlace = (name: string) => `files/${name}`
