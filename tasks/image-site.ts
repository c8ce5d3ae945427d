import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { developmentSecrets } from '../server/platform/config-environment.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts'
import { freePort } from './ports.ts'
import { startProcess } from './processes.ts'

/** An address of this machine by which production takes the sandbox for a provider somewhere else. */
function ownAddress() {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  const found = own.find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!found) throw new Error('This machine has no address but its own: production refuses the sandbox there')
  return found.address
}

/** What an image needs beside it: a database, and the sandbox in place of the providers. All of it lies in the folder. */
export async function startSurroundings(folder: string) {
  const database = await startEmbeddedDatabase(path.join(folder, 'postgres'), { throwaway: true })
  const [host, port, sandboxPort, smtpPort] = [
    ownAddress(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const [siteUrl, sandboxUrl] = [`http://localhost:${port}`, `http://${host}:${sandboxPort}`]
  const secrets = Object.fromEntries(
    Object.keys(developmentSecrets).map((name) => [name, `tried-with-the-image-${name}`]),
  )
  const variables = {
    ...secrets,
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: siteUrl,
    RAZORPAY_API_URL: sandboxUrl,
    RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/v1/checkout.js`,
    SMTP_URL: `smtp://${host}:${smtpPort}`,
    MSG91_API_URL: sandboxUrl,
    MSG91_AUTH_KEY: 'sandbox-msg91-key',
    LOG_LEVEL: 'warn',
    WHATSAPP_API_URL: `${sandboxUrl}/whatsapp/v21.0/1`,
  }
  const sandboxState = path.join(folder, 'sandbox.json')
  const sandbox = startProcess({
    name: 'The sandbox',
    file: 'sandbox/main.ts',
    answersAt: sandboxUrl,
    environment: {
      SANDBOX_HOST: host,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_KEY_ID: secrets.RAZORPAY_KEY_ID ?? '',
      SANDBOX_KEY_SECRET: secrets.RAZORPAY_KEY_SECRET ?? '',
      SANDBOX_WEBHOOK_SECRET: secrets.RAZORPAY_WEBHOOK_SECRET ?? '',
      SANDBOX_WEBHOOK_URL: `${siteUrl}/api/webhooks/razorpay`,
    },
  })
  await sandbox.ready()
  return {
    siteUrl,
    sandboxUrl,
    variables,
    /** Healers with times, once the database has its tables. */
    async loadDemo() {
      const { loadDemo } = await import('../demo/load.ts')
      await loadDemo({
        databaseUrl: database.url,
        dataFolder: folder,
        environment: variables,
        sandboxState,
        withoutPictures: true,
        withoutHistory: true,
      })
    },
    async stop() {
      await sandbox.stop()
      await database.stop()
    },
  }
}
