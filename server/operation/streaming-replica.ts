import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { replicaPrograms } from '../../tasks/system-postgres.ts'
import { type EmbeddedDatabase, freePort, startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** The user that starts PostgreSQL for root. */
const nobody = 65_534

/** A throwaway primary with our tables, and a replica of it that a test may hold up, stop and start again. */
export async function startStreamingReplica() {
  const programs = await replicaPrograms()
  if (!programs) throw new Error('no PostgreSQL is installed on this machine')
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-replica-'))
  const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'replica')]

  // Quick to migrate, but without what a replica needs of the log.
  const made = await startEmbeddedDatabase(first, { throwaway: true, programs })
  await migrate(made.url)
  await made.stop()
  await appendFile(path.join(first, 'postgresql.conf'), `fsync = off\nfull_page_writes = off\n`)
  let primary = await startEmbeddedDatabase(first, { programs })

  await mkdir(second, { mode: 0o700 })
  if (isRoot) await chown(second, nobody, nobody)
  const connection = new URL(primary.url)
  connection.pathname = '/postgres'
  await run(
    programs.baseBackup,
    ['-D', second, '-d', connection.href, '-R', '-c', 'fast', '-X', 'stream', '--no-sync'],
    isRoot ? { uid: nobody, gid: nobody } : {},
  )
  const port = await freePort()
  let replica: EmbeddedDatabase | undefined

  async function start() {
    replica = await startEmbeddedDatabase(second, { port, programs })
  }
  async function ask(statement: string) {
    const client = new pg.Client({ connectionString: replica?.url })
    await client.connect()
    try {
      return (await client.query(statement)).rows[0]
    } finally {
      await client.end()
    }
  }
  await start()

  return {
    url: primary.url,
    replicaUrl: replica?.url ?? '',
    /** From now on the replica receives what happens and does not show it. */
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    /** How often one of our tables was read there. */
    scans: async () =>
      Number(
        (await ask('select sum(seq_scan + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables')).scans,
      ),
    start,
    stop: async () => replica?.stop(),
    /** Cuts all connections to the primary and starts it again at the same address. */
    async restart() {
      const { port: samePort } = new URL(primary.url)
      await primary.stop()
      primary = await startEmbeddedDatabase(first, { port: Number(samePort), programs })
    },
    async remove() {
      await replica?.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
