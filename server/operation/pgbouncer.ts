import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isListening } from '../../tasks/ports.ts'
import { freePort } from '../platform/database/embedded.ts'

const program = 'pgbouncer'

export function isPgBouncerInstalled() {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** PgBouncer in transaction mode before the database of an address, with few connections of its own. */
export async function startPgBouncer(directUrl: string) {
  const { hostname, port, pathname, username, password } = new URL(directUrl)
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-pgbouncer-'))
  const ownPort = await freePort()
  const settings = `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_login_retry = 1
`
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, settings)
  // As root it runs as somebody else, who must read its settings.
  await chmod(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  const child: ChildProcess = spawn(program, ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; !(await isListening(ownPort)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer did not start')
    await wait(50)
  }
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${ownPort}${pathname}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
