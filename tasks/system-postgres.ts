import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts'

const debianFolder = '/usr/lib/postgresql'

/** The folder of the PostgreSQL that is installed on this machine, one with all of these programs. */
async function folderWith(...names: string[]) {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.sort().map((version) => path.join(debianFolder, version, 'bin')),
  ]
  return folders.find((folder) => names.every((name) => existsSync(path.join(folder, name))))
}

async function findPrograms() {
  const folder = await folderWith('initdb', 'postgres')
  if (!folder) return undefined
  return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') }
}

/** The programs of an installed PostgreSQL that replicas can be made with; undefined when there is none. */
export async function replicaPrograms() {
  const folder = await folderWith('initdb', 'postgres', 'pg_basebackup')
  if (!folder) return undefined
  return {
    initdb: path.join(folder, 'initdb'),
    postgres: path.join(folder, 'postgres'),
    baseBackup: path.join(folder, 'pg_basebackup'),
  }
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
