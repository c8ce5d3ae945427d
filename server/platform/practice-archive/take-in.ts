import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ensureQueues } from '../jobs/job-schema.ts'
import { sha256Of } from '../media/s3-storage.ts'
import type { Storage } from '../media/storage.ts'
import { Problem } from '../problem.ts'
import { cryptographicRandom as random } from '../random.ts'
import type { SealingSecrets } from '../sealed-columns.ts'
import { unpackArchive } from './archive-file.ts'
import { readVersions } from './catalogue.ts'
import { filePlace, jobsFile, type Manifest, manifestFile, manifestSchema, tableFile } from './manifest.ts'
import { openKey, resealer, secretsOfArchive } from './passphrase.ts'
import { exportedTables } from './places.ts'
import { loadRows, requireEmpty } from './rows-in.ts'
import { plainly } from './rows-out.ts'

/** Names as the server makes them, in one of the two parts of the storage. */
const fileName = /^(media|private)(\/[a-z0-9][a-z0-9_.-]*)+$/i

interface TakingIn {
  databaseUrl: string
  storage: Storage
  /** By which the texts of this database are to be sealed. */
  secrets: SealingSecrets
  /** The archive. */
  from: string
  passphrase: string
  /** Where it is laid out, on the disk of the data folder; emptied before and after. */
  folder: string
}

async function manifestIn(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => '')
  const read = manifestSchema.safeParse(text ? JSON.parse(text) : undefined)
  if (!read.success) throw new Problem('The archive has no manifest that this software can read')
  return read.data
}

async function requireSameSchema(connection: pg.Client, { migration, jobs_version, software }: Manifest) {
  const here = await readVersions(connection)
  if (here.migration !== migration)
    throw new Problem(
      `The archive is of the schema ${migration}, and this database of ${here.migration}. Import it with the release ${software}, then bring that to a newer one`,
    )
  if (here.jobs !== jobs_version)
    throw new Problem(
      `The archive is of another version of the job queue. Import it with the release ${software}`,
    )
}

/** @throws Problem naming the first file that is missing or changed */
async function requireWhole(folder: string, { tables, jobs, files }: Manifest) {
  const names = tables.map(({ name }) => name).toSorted()
  const isOurs = JSON.stringify(names) === JSON.stringify([...exportedTables].sort())
  if (!isOurs || files.some(({ name }) => !fileName.test(name) || name.includes('..')))
    throw new Problem('The manifest names what no practice has')
  const all = [
    ...tables.map(({ name, sha256 }) => ({ place: tableFile(name), sha256 })),
    { place: jobsFile, sha256: jobs.sha256 },
    ...files.map(({ name, sha256 }) => ({ place: filePlace(name), sha256 })),
  ]
  for (const { place, sha256 } of all) {
    const found = await sha256Of(path.join(folder, place)).catch(() => 'missing')
    if (found !== sha256)
      throw new Problem(
        `${place} is ${found === 'missing' ? 'missing in the archive' : 'not what the manifest says'}`,
      )
  }
}

async function queuesOf(folder: string) {
  const lines = (await readFile(path.join(folder, jobsFile), 'utf8')).split('\n').filter(Boolean)
  const jobs: { name: string; dead_letter: string | null }[] = lines.map((line) => JSON.parse(line))
  return [...new Set(jobs.flatMap(({ name, dead_letter: last }) => [name, ...(last ? [last] : [])]))]
}

/** Rows in one transaction, after the files; a file whose rows did not come is removed again. */
async function takeAll(connection: pg.Client, asked: TakingIn, manifest: Manifest, key: string) {
  const { storage, secrets, folder, databaseUrl } = asked
  await ensureQueues(databaseUrl, await queuesOf(folder))
  const adopted: string[] = []
  try {
    for (const { name } of manifest.files) {
      await storage.adopt(name, path.join(folder, filePlace(name)))
      adopted.push(name)
    }
    await connection.query('begin')
    await connection.query(plainly)
    await requireEmpty(connection)
    const seals = { from: secretsOfArchive(key), to: secrets, random }
    await loadRows(connection, folder, manifest, (table) => resealer(table, seals))
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback').catch(() => {})
    for (const name of adopted) await storage.remove(name).catch(() => {})
    throw error
  }
}

/**
 * Takes an archive into a new installation: all of it or nothing. Everything is looked at before anything is written.
 * @throws Problem for a wrong passphrase, another schema, a changed file, or a database in which somebody has worked
 */
export async function takeIn(asked: TakingIn): Promise<Manifest> {
  const { folder, from, passphrase, databaseUrl } = asked
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const connection = new pg.Client({ connectionString: databaseUrl })
  connection.on('error', () => {}) // the query under way fails too
  await connection.connect()
  try {
    await requireEmpty(connection)
    await unpackArchive(from, folder)
    const manifest = await manifestIn(folder)
    await requireSameSchema(connection, manifest)
    const key = await openKey(passphrase, manifest.sealing, random)
    await requireWhole(folder, manifest)
    await takeAll(connection, asked, manifest, key)
    return manifest
  } finally {
    await connection.end()
    await rm(folder, { recursive: true, force: true })
  }
}
