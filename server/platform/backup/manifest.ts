import { z } from 'zod'
import { parts } from '../media/storage.ts'
import { Problem } from '../problem.ts'
import type { Target } from './target.ts'

/** A name that cannot lead out of the folder that it is put into. */
const inside = z.string().refine((name) => !/^\/|\\|(^|\/)\.\.?(\/|$)/.test(name))
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const measure = { bytes: z.int().min(0), sha256 }
/** An encrypted file of a backup: its name at the target, and what it must be there. */
const sealed = z.object({ name: inside, ...measure })

const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  started_at: z.iso.datetime(),
  /** The moment of the database in the backup. */
  finished_at: z.iso.datetime(),
  /** The last moment to which the log leads; `finished_at` where there is none. */
  reaches_at: z.iso.datetime(),
  /** The major version of PostgreSQL, which alone can read the files. */
  postgres: z.int(),
  /** By which the site reaches its tables. */
  login: z.object({ user: z.string(), database: z.string() }),
  /** The newest migration. */
  migration: z.string(),
  /** Entries of the ledger when the backup began; entries are never removed. */
  ledger_entries: z.int(),
  database: sealed,
  /** Segments of the write-ahead log after the backup, the oldest first. */
  log: z.array(z.object({ segment: z.string().regex(/^[0-9A-F]{24}$/), sealed })),
  /** The last segment that the archive of the database or the log holds; null for a copy from elsewhere. */
  last_segment: z
    .string()
    .regex(/^[0-9A-F]{24}$/)
    .nullable(),
  /** Files of the data folder, and where each lies encrypted; backups share those that did not change. */
  files: z.array(
    z.object({
      name: inside.refine((name) => Object.values(parts).some((part) => name.startsWith(`${part}/`))),
      ...measure,
      sealed,
    }),
  ),
  /** The bucket of the site's files, which are not in the backup. */
  bucket: z.string().nullable(),
})

export type Manifest = z.output<typeof manifest>
export type Sealed = z.output<typeof sealed>

const index = z.object({ backups: z.array(inside) })
const indexName = 'backups.json'
const manifestName = (name: string) => `${name}/manifest.json`
const written = (value: object) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)

/** Undefined when it is not there. @throws Problem when it cannot be read */
async function readAs<T>(target: Target, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const found = await target.read(name)
  if (!found) return undefined
  try {
    return schema.parse(JSON.parse(found.toString()))
  } catch {
    throw new Problem(`${name} is damaged`)
  }
}

/** Names of the backups at a target, the oldest first; also of one that did not come to its end. */
export const backupsAt = async (target: Target): Promise<string[]> =>
  (await readAs(target, indexName, index))?.backups ?? []

export const keepBackups = (target: Target, backups: readonly string[]) =>
  target.keep(indexName, written({ backups }))

export const keepManifest = (target: Target, of: Manifest) =>
  target.keep(manifestName(of.name), written(manifest.parse(of)))

/** All backups that came to their end, the oldest first. */
export async function manifestsAt(target: Target): Promise<Manifest[]> {
  const found: Manifest[] = []
  for (const name of await backupsAt(target)) {
    const one = await readAs(target, manifestName(name), manifest)
    if (one) found.push(one)
  }
  return found
}

/** What a backup has for itself, in the folder of its name. */
export const ownFiles = (name: string, of: Manifest | undefined) => [
  databaseName(name),
  ...(of?.log ?? []).map(({ sealed }) => sealed.name),
  manifestName(name),
]

export const databaseName = (name: string) => `${name}/database.tar.zst.age`
export const segmentName = (name: string, segment: string) => `${name}/log/${segment}.zst.age`
export const fileName = (sum: string) => `files/${sum.slice(0, 2)}/${sum}.age`
