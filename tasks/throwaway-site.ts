import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './ports.ts'
import { startSite } from './site.ts'
import { startTurnServer } from './turn-server.ts'

export const makeThrowawayFolder = () => mkdtemp(path.join(tmpdir(), 'newyou-tested-'))

/**
 * A site for tests, without the limits that would slow many people of one machine; `environment` says where it is.
 * A folder that is given has the pictures of the demo already.
 */
export async function startThrowawaySite(drawn?: string) {
  const dataFolder = drawn ?? (await makeThrowawayFolder())
  const turn = await startTurnServer()
  const site = await startSite({
    port: await freePort(),
    dataFolder,
    isThrowaway: true,
    demo: { withoutPictures: drawn !== undefined },
    environment: {
      LOG_LEVEL: process.env.TEST_LOG ?? 'error',
      OTP_PER_ADDRESS_HOURLY: '1000000',
      OTP_PER_DEVICE_HOURLY: '1000000',
      OTP_PER_CONTACT_HOURLY: '1000000',
      // The people of the demo have numbers that begin alike.
      OTP_PER_PREFIX_HOURLY: '1000000',
      RATE_LIMIT_FACTOR: '100000',
      // On a busy machine a journey takes long; it should not be turned away as well.
      SHED_AFTER_MS: '0',
      // Nor should a thread that stands back behind browsers be given up.
      WORKER_NICENESS: '0',
      ...turn?.environment,
    },
  })
  return {
    environment: {
      SITE_URL: site.url,
      SITE_FOLDER: dataFolder,
      SANDBOX_URL: site.sandboxUrl,
      SANDBOX_SMTP_URL: site.smtpUrl,
      SITE_DATABASE_URL: site.databaseUrl,
      ...turn?.environment,
    },
    async stop() {
      await site.stop()
      await turn?.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
