import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { Problem } from '../problem.ts'

/** A PostgreSQL with a session of its own, and the folder of its files where they can be read from here. */
export interface Cluster {
  client: pg.Client
  folder: string | undefined
}

/** One whose files can be read. */
export type NearCluster = Cluster & { folder: string }

/** Keeps the log that is not yet at the target; its size is bounded by `max_slot_wal_keep_size`. */
export const slot = 'newyou_backup'

export const elsewhere =
  'The files of this PostgreSQL cannot be read from here: use WAL-G or pgBackRest beside it, as docs/runbooks.md says'

/** Compares the file with which PostgreSQL marks its folder: port, and start in seconds since 1970. */
async function isFolderOf(client: pg.Client, folder: string) {
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const { rows } = await client.query<{ port: string; started: number }>(
    `select current_setting('port') as port, extract(epoch from pg_postmaster_start_time())::float8 as started`,
  )
  return Boolean(rows[0] && lines[3] === rows[0].port && Math.abs(Number(lines[2]) - rows[0].started) <= 2)
}

/** Undefined when it is on another machine, or not for us to know or to read. */
async function folderOf(client: pg.Client) {
  const { rows } = await client
    .query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    .catch(() => ({ rows: [] }))
  const folder = rows[0]?.folder
  return folder && (await isFolderOf(client, folder)) ? folder : undefined
}

/**
 * Runs work on the PostgreSQL behind an address; two backups do not run beside each other.
 * @throws Problem when another backup is under way, or PostgreSQL writes too little into its log
 */
export async function onCluster<T>(url: string, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new Problem(`The database cannot be reached: ${error.message || error.code}`, 3)
  })
  try {
    const { rows } = await client.query<{ level: string; free: boolean }>(
      `select current_setting('wal_level') as level, pg_try_advisory_lock(hashtext('newyou backup')) as free`,
    )
    if (rows[0]?.level === 'minimal')
      throw new Problem('This PostgreSQL runs with wal_level=minimal: set it to replica')
    if (!rows[0]?.free) throw new Problem('Another backup is under way')
    return await work({ client, folder: await folderOf(client) })
  } finally {
    await client.end()
  }
}

/** @throws Problem when its files cannot be read */
export function near({ client, folder }: Cluster): NearCluster {
  if (!folder) throw new Problem(elsewhere)
  return { client, folder }
}

/** Lets PostgreSQL keep its log from here on, until `releaseLog` says that it is at the target. */
export async function holdLog({ client }: Cluster) {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and wal_status = 'lost'`,
    [slot],
  )
  await client.query(
    `select pg_create_physical_replication_slot($1, true)
     where not exists (select from pg_replication_slots where slot_name = $1)`,
    [slot],
  )
}

export const releaseLog = ({ client }: Cluster, lsn: string) =>
  client.query('select pg_replication_slot_advance($1, $2)', [slot, lsn])

/**
 * Names of the segments of the log after `from` up to `to`, which are complete.
 * @throws Problem when one between them is no longer there
 */
export async function segmentsAfter(
  { client, folder }: NearCluster,
  from: string,
  to: string,
): Promise<string[]> {
  const { rows } = await client.query<{ bytes: number }>(
    `select pg_size_bytes(current_setting('wal_segment_size'))::float8 as bytes`,
  )
  const perLog = 2 ** 32 / (rows[0]?.bytes ?? 0)
  const numberOf = (segment: string) =>
    Number.parseInt(segment.slice(8, 16), 16) * perLog + Number.parseInt(segment.slice(16), 16)
  const names = (await readdir(path.join(folder, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name > from && name <= to)
    .sort()
  if (names.length !== numberOf(to) - numberOf(from))
    throw new Problem(`The log after ${from} is no longer there: take a new backup`)
  return names
}
