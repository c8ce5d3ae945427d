import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Problem } from '../problem.ts'
import { type Cluster, elsewhere } from './cluster.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** PostgreSQL keeps its log for us as long as this session lives. */
const holdLogMeanwhile = ({ client }: Cluster) =>
  client
    .query('select pg_create_physical_replication_slot($1, true, true)', [`newyou_${process.pid}`])
    .catch((error: Error) => {
      throw new Problem(`${elsewhere}. For pg_basebackup: ${error.message}`)
    })

async function run(cluster: Cluster, url: string, started: (out: Readable) => void) {
  const { rows: began } = await cluster.client.query<{ at: Date }>('select clock_timestamp() as at')
  // The command line of a process can be read by others, its environment cannot.
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(
    'pg_basebackup',
    [
      ...[`--dbname=${address}`, '--pgdata=-', '--format=tar', '--wal-method=fetch'],
      ...['--checkpoint=fast', '--no-manifest', '--no-password'],
    ],
    { env: { ...process.env, PGPASSWORD: password }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  started(child.stdout)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const [code, said] = await Promise.all([ended, text(child.stderr)]).catch((error: unknown) => {
    if (isMissing(error)) throw new Problem(`${elsewhere}, or install pg_basebackup`)
    throw error
  })
  if (code !== 0) throw new Problem(`${elsewhere}. ${said.trim()}`)
  const { rows } = await cluster.client.query<{ at: Date }>('select clock_timestamp() as at')
  const [{ at: startedAt } = {}, { at: finishedAt } = {}] = [began[0], rows[0]]
  if (!startedAt || !finishedAt) throw new Error('PostgreSQL did not say what time it is')
  return { startedAt, finishedAt }
}

/**
 * A copy of a PostgreSQL whose files are elsewhere, by its own `pg_basebackup` and with the log that makes it one moment.
 * @throws Problem when the program is not there, or may not
 */
export async function archiveFromElsewhere(cluster: Cluster, url: string) {
  await holdLogMeanwhile(cluster)
  const out = Promise.withResolvers<Readable>()
  const ended = run(cluster, url, out.resolve)
  // Before there is an output, a failure is the answer.
  const archive = await Promise.race([out.promise, ended.then(() => out.promise)])
  return { archive, ended: ended.then((moments) => ({ ...moments, lsn: null, lastSegment: null })) }
}
