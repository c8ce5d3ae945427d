import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { Problem } from '../problem.ts'
import { type NearCluster, segmentsAfter } from './cluster.ts'

/** As the documentation of PostgreSQL names them: made anew at the start, or of the running server alone. */
const emptied = /^(pg_(dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans|wal))\/./
const leftOut =
  /(^|\/)(pgsql_tmp|pg_internal\.init)|^(postmaster\.(pid|opts)|backup_(label|manifest)|tablespace_map|(recovery|standby)\.signal)/
/** Read last, so that it is not older than the rest. */
const control = 'global/pg_control'
const chunkBytes = 256 * 1024

const nothingIfGone = (error: unknown) => {
  if ((error as { code?: string }).code === 'ENOENT') return undefined
  throw error
}

/** Paths below the folder, those of folders with a slash at their end. */
async function* pathsIn(root: string, folder = ''): AsyncGenerator<string> {
  const entries = (await readdir(path.join(root, folder), { withFileTypes: true }).catch(nothingIfGone)) ?? []
  for (const entry of entries) {
    const name = folder + entry.name
    if (emptied.test(name) || leftOut.test(name)) continue
    // The log may lie on another disk.
    if (entry.isDirectory() || name === 'pg_wal') {
      yield `${name}/`
      yield* pathsIn(root, `${name}/`)
    } else if (entry.isSymbolicLink() && folder === 'pg_tblspc/')
      throw new Problem(
        'This PostgreSQL has tablespaces: use WAL-G or pgBackRest, as docs/runbooks.md describes',
      )
    else if (entry.isFile()) yield name
  }
}

function addFolder(tar: TarPackController, name: string) {
  return tar.add({ name, size: 0, type: 'directory', mode: 0o700 }).close()
}

/** Adds a file as it is now. One that shrinks meanwhile gets zeros; PostgreSQL mends such pages from its log. */
async function addFile(tar: TarPackController, root: string, name: string) {
  const handle = await open(path.join(root, name)).catch(nothingIfGone)
  if (!handle) return
  try {
    const { size, mtime } = await handle.stat()
    const writer = tar.add({ name, size, mtime, mode: 0o600 }).getWriter()
    let left = size
    while (left > 0) {
      const { bytesRead, buffer } = await handle.read({ buffer: new Uint8Array(Math.min(left, chunkBytes)) })
      const part = bytesRead ? buffer.subarray(0, bytesRead) : buffer
      await writer.write(part)
      left -= part.length
    }
    await writer.close()
  } finally {
    await handle.close()
  }
}

async function addText(tar: TarPackController, name: string, text: string) {
  const content = new TextEncoder().encode(text)
  const writer = tar.add({ name, size: content.length, mode: 0o600 }).getWriter()
  await writer.write(content)
  await writer.close()
}

interface Ended {
  startedAt: Date
  /** The moment that the archive holds. */
  finishedAt: Date
  /** Where the log of the archive ends. */
  lsn: string
  lastSegment: string
}

async function fill(tar: TarPackController, cluster: NearCluster): Promise<Ended> {
  const { client, folder } = cluster
  const { rows: began } = await client.query<{ at: Date }>(
    `select pg_backup_start('newyou', true), clock_timestamp() as at`,
  )
  for await (const name of pathsIn(folder))
    if (name.endsWith('/')) await addFolder(tar, name)
    else if (name !== control) await addFile(tar, folder, name)
  await addFile(tar, folder, control)
  const { rows: ended } = await client.query<{ at: Date; lsn: string; last: string; label: string }>(
    `select lsn, pg_walfile_name(lsn - 1) as last, labelfile as label, clock_timestamp() as at from pg_backup_stop(false)`,
  )
  const [{ at: startedAt } = {}, { at: finishedAt, lsn, last, label } = {}] = [began[0], ended[0]]
  const [, first] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label ?? '') ?? []
  if (!startedAt || !finishedAt || !lsn || !last || !label || !first)
    throw new Error('PostgreSQL did not say where the backup begins and ends')
  await addText(tar, 'backup_label', label)
  await stat(path.join(folder, 'pg_wal', first)).catch(() => {
    throw new Problem(
      `The log of the backup is no longer there, from ${first} on: give PostgreSQL a wal_keep_size`,
    )
  })
  for (const segment of [first, ...(await segmentsAfter(cluster, first, last))])
    await addFile(tar, folder, `pg_wal/${segment}`)
  tar.finalize()
  return { startedAt, finishedAt, lsn, lastSegment: last }
}

/**
 * A copy of a PostgreSQL that goes on working, by its own low-level backup: its files and the log that makes them one
 * moment. `ended` resolves when all was read.
 */
export function archiveDatabase(cluster: NearCluster): {
  archive: ReadableStream<Uint8Array>
  ended: Promise<Ended>
} {
  const { readable, controller } = createTarPacker()
  const ended = fill(controller, cluster).catch((error: unknown) => {
    controller.error(error)
    throw error
  })
  return { archive: readable, ended }
}
