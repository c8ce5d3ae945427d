import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts'

const debianFolder = '/usr/lib/postgresql'

async function findPrograms() {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.sort().map((version) => path.join(debianFolder, version, 'bin')),
  ]
  return folders
    .map((folder) => ({ initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres))
}

/** A throwaway cluster of the PostgreSQL that is installed on this machine; undefined when there is none. */
export async function startSystemPostgres() {
  const programs = await findPrograms()
  if (!programs) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-system-postgres-'))
  const database = await startEmbeddedDatabase(path.join(folder, 'pg'), { throwaway: true, programs })
  return {
    url: database.url,
    async stop() {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
