import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { noteTaken } from './backup-taken.ts'
import { type Cluster, holdLog, near, onCluster, releaseLog } from './cluster.ts'
import { archiveDatabase } from './database-archive.ts'
import { keepFiles, keepSealed } from './keep-files.ts'
import {
  backupsAt,
  databaseName,
  keepBackups,
  keepManifest,
  type Manifest,
  manifestsAt,
  ownFiles,
} from './manifest.ts'
import { archiveFromElsewhere } from './remote-archive.ts'
import type { Target } from './target.ts'

export interface BackUp {
  /** PostgreSQL itself, not a pooler. */
  url: string
  target: Target
  /** The public key of the owner, in the form of age. */
  recipient: string
}

/** Compressed, because much of PostgreSQL's files is empty. */
export function zipped(source: Readable) {
  const zip = createZstdCompress()
  pipeline(source, zip, () => {}) // an error reaches whoever reads from it
  return zip
}

async function stateOf(client: pg.Client) {
  const { rows } = await client.query<{
    entries: number
    migration: string
    postgres: number
    login: Manifest['login']
  }>(
    `select (select count(*)::float8 from ledger_entry) as entries, (select max(name) from migration) as migration,
       current_setting('server_version_num')::int / 10000 as postgres,
       json_build_object('user', current_user, 'database', current_database()) as login`,
  )
  if (!rows[0]) throw new Error('PostgreSQL did not say what it is')
  return rows[0]
}

async function archiveOf(cluster: Cluster, url: string) {
  if (!cluster.folder) return archiveFromElsewhere(cluster, url)
  await holdLog(cluster)
  const { archive, ended } = archiveDatabase(near(cluster))
  return { archive: Readable.fromWeb(archive as ReadableStream), ended }
}

/** Removes all but the newest backups, and files that none of those names. */
async function removeOld(target: Target, newest: number) {
  const backups = await backupsAt(target)
  const kept = backups.slice(-newest)
  const all = await manifestsAt(target)
  const stays = new Set(
    all.flatMap(({ name, files }) => (kept.includes(name) ? files.map(({ sealed }) => sealed.name) : [])),
  )
  await keepBackups(target, kept)
  const removed = backups.filter((name) => !kept.includes(name))
  for (const name of removed) {
    const manifest = all.find((one) => one.name === name)
    await target.removeFolder(name, ownFiles(name, manifest))
    for (const { sealed } of manifest?.files ?? [])
      if (!stays.has(sealed.name)) await target.remove(sealed.name)
  }
  return removed
}

/**
 * Takes a backup of the database and the files of a site that goes on working, and removes old ones. The files are read
 * after the database, so that each file that the database names is there.
 * @throws Problem
 */
export const backUp = (
  { url, target, recipient }: BackUp,
  { dataFolder, bucket, newest }: { dataFolder: string; bucket: string | null; newest: number },
) =>
  onCluster(url, (cluster) =>
    target.withScratch(async (scratch) => {
      const keeper = { target, recipient, scratch }
      const name = new Date().toISOString().replace(/[:.]/g, '-')
      const before = await manifestsAt(target)
      // Before the rest, so that one that does not come to its end is removed some day.
      await keepBackups(target, [...(await backupsAt(target)), name])
      const { entries, migration, postgres, login } = await stateOf(cluster.client)
      const { archive, ended } = await archiveOf(cluster, url)
      const [database, { startedAt, finishedAt, lsn, lastSegment }] = await Promise.all([
        keepSealed(keeper, databaseName(name), zipped(archive)),
        ended,
      ])
      const manifest: Manifest = {
        format: 1,
        name,
        started_at: startedAt.toISOString(),
        finished_at: finishedAt.toISOString(),
        reaches_at: finishedAt.toISOString(),
        postgres,
        login,
        migration,
        ledger_entries: entries,
        database,
        log: [],
        last_segment: lastSegment,
        files: bucket ? [] : await keepFiles(keeper, dataFolder, before),
        bucket,
      }
      await keepManifest(target, manifest)
      if (lsn) await releaseLog(cluster, lsn)
      await noteTaken(cluster.client, 'database')
      await noteTaken(cluster.client, 'log')
      return { manifest, removed: await removeOld(target, newest) }
    }),
  )
