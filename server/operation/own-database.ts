import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'

/** A durable PostgreSQL of one test's own, which it may stop, kill and start again at the same address. */
export function ownDatabase() {
  let folder = ''
  let port: number | undefined
  let running: EmbeddedDatabase | undefined
  const lock = () => path.join(folder, 'pg/postmaster.pid')
  const cluster = () => path.join(folder, 'pg')

  async function start() {
    running = await startEmbeddedDatabase(cluster(), { port })
    port = Number(new URL(running.url).port)
    return running.url
  }

  return {
    /** A fresh cluster with our tables. */
    async create() {
      folder = await mkdtemp(path.join(tmpdir(), 'newyou-operation-'))
      const url = await start()
      await migrate(url)
      return url
    },
    start,
    /** SIGQUIT is the immediate stop: no clean-up, the next start recovers from the log. SIGKILL is a crash. */
    async end(signal: 'SIGQUIT' | 'SIGKILL') {
      const pid = Number((await readFile(lock(), 'utf8')).split('\n')[0])
      process.kill(pid, signal)
      while (existsSync(`/proc/${pid}`)) await wait(10)
    },
    async remove() {
      await running?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
