import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../tasks/ports.ts'
import { startSite } from '../tasks/site.ts'

/** Brings up the site for all journeys; SITE_URL, SANDBOX_URL and SITE_DATABASE_URL point at one that already runs. */
export default async function bringUpSite() {
  if (process.env.SITE_URL) return
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'newyou-journeys-'))
  const site = await startSite({
    port: await freePort(),
    dataFolder,
    isThrowaway: true,
    environment: {
      LOG_LEVEL: process.env.TEST_LOG ?? 'error',
      OTP_PER_ADDRESS_HOURLY: '100000',
      OTP_PER_CONTACT_HOURLY: '100000',
      // The people of the demo have numbers that begin alike.
      OTP_PER_PREFIX_HOURLY: '100000',
      RATE_LIMIT_FACTOR: '100',
      // On a busy machine a journey takes long; it should not be turned away as well.
      SHED_AFTER_MS: '0',
    },
  })
  process.env.SITE_URL = site.url
  process.env.SITE_FOLDER = dataFolder
  process.env.SANDBOX_URL = site.sandboxUrl
  process.env.SITE_DATABASE_URL = site.databaseUrl
  return async () => {
    await site.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
