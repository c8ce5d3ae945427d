import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../server/platform/database/database.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { freePort } from '../tasks/ports.ts'

const main = path.join(import.meta.dirname, '../server/main.ts')

/** The server of production on a database without a row, beside the site of all journeys. */
export async function startEmptySite() {
  const cluster = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await cluster.pool.query(`create database ${name}`)
  const databaseUrl = new URL(process.env.SITE_DATABASE_URL ?? '')
  databaseUrl.pathname = `/${name}`
  await migrate(databaseUrl.href)
  const [port, folder] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'newyou-empty-'))]
  const url = `http://localhost:${port}`
  const sandbox = process.env.SANDBOX_URL ?? ''
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_URL: url, DATABASE_URL: databaseUrl.href, DATA_FOLDER: folder },
      ...{ RAZORPAY_API_URL: sandbox, MSG91_API_URL: sandbox, MSG91_AUTH_KEY: 'sandbox-msg91-key' },
      ...{ SMTP_URL: process.env.SANDBOX_SMTP_URL },
      ...{ LOG_LEVEL: 'warn', SHED_AFTER_MS: '0' },
    },
  })
  let said = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(server, 'message')
  return {
    url,
    /** The address that the server printed. */
    address: () => /http:\/\/localhost:\d+\/first-start#[\w-]+/.exec(said)?.[0] ?? '',
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      await cluster.pool.query(`drop database ${name} with (force)`)
      await cluster.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
