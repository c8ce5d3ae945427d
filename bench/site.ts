import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../tasks/ports.ts'
import { startSite } from '../tasks/site.ts'
import { copyUpTo } from './copies.ts'

/** `smallest`: shows that a benchmark runs and is right, and measures nothing. */
export type Size = 'full' | 'smallest'

export interface SiteNeeds {
  /** How many rows the lists have at least. */
  healers?: number
  courses?: number
  environment?: Record<string, string>
}

export type MeasuredSite = Awaited<ReturnType<typeof startMeasuredSite>>

/** A process of the benchmarks, once it is ready. */
async function startBeside(file: string, words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

async function startSiteWith({ healers = 0, courses = 0, environment = {} }: SiteNeeds) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'newyou-bench-'))
  const guard = await startBeside('guard.ts', [dataFolder], {})
  const port = await freePort()
  const site = await startSite({
    port,
    dataFolder,
    environment: {
      LOG_LEVEL: 'fatal',
      OTP_PER_ADDRESS_HOURLY: '1000000',
      OTP_PER_DEVICE_HOURLY: '1000000',
      OTP_PER_CONTACT_HOURLY: '1000000',
      RATE_LIMIT_FACTOR: '100000',
      ...environment,
    },
  })
  if (healers) await copyUpTo(site.databaseUrl, healers, ['healer'])
  if (courses) await copyUpTo(site.databaseUrl, courses, ['course'])
  return {
    siteUrl: `http://127.0.0.1:${port}`,
    sandboxUrl: site.sandboxUrl,
    databaseUrl: site.databaseUrl,
    async stop() {
      await site.stop()
      guard.disconnect()
    },
  }
}

/** The site that SITE_URL, SANDBOX_URL and SITE_DATABASE_URL name; it stays when the benchmarks are done. */
const givenSite = (siteUrl: string) => ({
  siteUrl,
  sandboxUrl: process.env.SANDBOX_URL ?? '',
  databaseUrl: process.env.SITE_DATABASE_URL ?? '',
  stop: async () => {},
})

/** A site with what is needed and, beside it, the peers on the same database. */
export async function startMeasuredSite(needs: SiteNeeds, givenUrl?: string) {
  const site = givenUrl ? givenSite(givenUrl) : await startSiteWith(needs)
  const peersPort = await freePort()
  const peers = await startBeside('peers.ts', [], {
    PORT: String(peersPort),
    DATABASE_URL: site.databaseUrl,
  })
  async function stopAll() {
    peers.kill()
    await site.stop()
  }
  let stopping: Promise<void> | undefined
  return {
    siteUrl: site.siteUrl,
    sandboxUrl: site.sandboxUrl,
    databaseUrl: site.databaseUrl,
    peersUrl: `http://127.0.0.1:${peersPort}`,
    /** Also when a signal asks for it while a benchmark that lost its site gives up. */
    stop() {
      stopping ??= stopAll()
      return stopping
    },
  }
}
