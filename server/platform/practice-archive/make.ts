import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { sha256Of } from '../media/s3-storage.ts'
import { parts, type Storage } from '../media/storage.ts'
import { cryptographicRandom as random } from '../random.ts'
import type { SealingSecrets } from '../sealed-columns.ts'
import { writeArchive } from './archive-file.ts'
import { readSequences, readVersions } from './catalogue.ts'
import { filePlace, jobsFile, type Manifest, manifestFile, tableFile } from './manifest.ts'
import { resealer, secretsOfArchive } from './passphrase.ts'
import { foldersLeftOut } from './places.ts'
import { plainly, writeRows } from './rows-out.ts'

/** What an archive is made of, and where. */
export interface Making {
  databaseUrl: string
  storage: Storage
  /** By which the texts of the database are sealed. */
  secrets: SealingSecrets
  /** By which those of the archive are. */
  key: string
  sealing: Manifest['sealing']
  /** Where it is put together, emptied before and after. */
  folder: string
  /** The file that becomes the archive. */
  to: string
  software: string
  at: Date
  /** Told after each part, of how many. */
  noteProgress?: (done: number, total: number) => Promise<unknown>
}

/** All rows as one moment has them, in the folder; resolves with what the manifest says of them. */
async function rowsOf({ databaseUrl, secrets, key, folder }: Making) {
  const connection = new pg.Client({ connectionString: databaseUrl })
  connection.on('error', () => {}) // the query under way fails too
  await connection.connect()
  try {
    await connection.query('begin isolation level repeatable read read only')
    await connection.query(plainly)
    const seals = { from: secrets, to: secretsOfArchive(key), random }
    const written = await writeRows(connection, folder, (table) => resealer(table, seals))
    const [{ migration, jobs }, sequences] = [await readVersions(connection), await readSequences(connection)]
    await connection.query('commit')
    return { ...written, migration, jobs_version: jobs, sequences }
  } finally {
    await connection.end()
  }
}

async function namesIn(storage: Storage) {
  const names: string[] = []
  for (const part of Object.values(parts))
    for await (const name of storage.names(part))
      if (!foldersLeftOut.some((folder) => name.startsWith(folder))) names.push(name)
  return names.sort()
}

async function make(making: Making) {
  const { storage, folder, to, software, at, sealing, noteProgress = async () => {} } = making
  const rows = await rowsOf(making)
  const names = await namesIn(storage)
  const [total, each] = [rows.tables.length + names.length, 20]
  const files: Manifest['files'] = []
  const manifest: Manifest = {
    format: 'newyou-practice-1',
    made_at: at.toISOString(),
    ...{ software, sealing, ...rows, files },
  }
  async function* entries() {
    for (const { name } of rows.tables)
      yield { name: tableFile(name), file: path.join(folder, tableFile(name)) }
    yield { name: jobsFile, file: path.join(folder, jobsFile) }
    const file = path.join(folder, 'file')
    for (const [count, name] of names.entries()) {
      if (count % each === 0) await noteProgress(rows.tables.length + count, total)
      // One that was removed since has no row either.
      if (!(await storage.copyTo(name, file))) continue
      files.push({ name, bytes: (await stat(file)).size, sha256: await sha256Of(file) })
      yield { name: filePlace(name), file }
    }
    const last = path.join(folder, manifestFile)
    await writeFile(last, `${JSON.stringify(manifest, undefined, 2)}\n`)
    yield { name: manifestFile, file: last }
  }
  const bytes = await writeArchive(to, entries())
  return { bytes, manifest }
}

/** Puts the archive of the whole practice together. What it has half of when it fails is removed. */
export async function makeArchive(making: Making): Promise<{ bytes: number; manifest: Manifest }> {
  const { folder, to } = making
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await make(making)
  } catch (error) {
    await rm(to, { force: true })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
