import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { buildWebIfStale } from './build-web.ts'
import { root } from './ensure-installed.mjs'
import { freePort } from './ports.ts'
import { keptPushKeys } from './push-keys.ts'

export interface SiteOptions {
  port: number
  dataFolder: string
  /** Reload while the code is edited. */
  isDevelopment?: boolean
  /** Only for tests: gives up durability for speed. */
  isThrowaway?: boolean
  environment?: Record<string, string>
  /** What the demo content takes for today, and what it goes without. */
  demo?: { now?: Date; withoutPictures?: boolean; withoutHistory?: boolean }
}

export interface RunningSite {
  url: string
  sandboxUrl: string
  databaseUrl: string
  serverPid: () => number | undefined
  stop(): Promise<void>
  /** Resolves when the server ended by itself. */
  ended: Promise<number | null>
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode) return
  const gone = ended(child)
  child.kill('SIGTERM')
  await gone
}

const firstMessage = (child: ChildProcess, name: string) =>
  new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })

function run(name: string, file: string, flags: string[], environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [...flags, '--disable-warning=ExperimentalWarning', path.join(root, file)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...environment },
      // Ctrl-C comes to us alone; we stop the others in order.
      detached: true,
    },
  )
  return { child, ready: firstMessage(child, name) }
}

/** The whole site on this machine: database, sandbox, demo content, server. The same for people and for journeys. */
export async function startSite({
  port,
  dataFolder,
  isDevelopment,
  isThrowaway,
  environment = {},
  demo = {},
}: SiteOptions): Promise<RunningSite> {
  const given = process.env.DATABASE_URL
  const [database] = await Promise.all([
    given ? undefined : startEmbeddedDatabase(path.join(dataFolder, 'postgres'), { throwaway: isThrowaway }),
    // Vite serves the website while it is edited; the back office comes from its build.
    buildWebIfStale(isDevelopment ? { only: 'back-office' } : {}),
  ])
  const databaseUrl = given ?? database?.url ?? ''
  const url = process.env.PUBLIC_URL || `http://localhost:${port}`
  const [sandboxPort, smtpPort] = [await freePort(), await freePort()]
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: dataFolder,
    PORT: String(port),
    PUBLIC_URL: url,
    RAZORPAY_API_URL: sandboxUrl,
    RAZORPAYX_ACCOUNT_NUMBER: '2323230000000000',
    RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/v1/checkout.js`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMS_API_URL: `${sandboxUrl}/sms/send`,
    WHATSAPP_API_URL: `${sandboxUrl}/whatsapp/v21.0/1`,
    MEET_URL: sandboxUrl,
    LIVEKIT_URL: sandboxUrl.replace('http', 'ws'),
    LIVEKIT_API_KEY: 'sandbox-livekit',
    LIVEKIT_API_SECRET: 'sandbox-livekit-secret-of-32-letters',
    LIVEKIT_RECORDINGS_FOLDER: path.resolve(dataFolder, 'egress'),
    COMETCHAT_API_URL: `${sandboxUrl}/cometchat/v3`,
    COMETCHAT_APP_ID: 'sandbox',
    COMETCHAT_REGION: 'in',
    COMETCHAT_REST_API_KEY: 'sandbox-cometchat-key',
    COMETCHAT_WEBHOOK_PASSWORD: 'sandbox-cometchat-password',
    ...(await keptPushKeys(dataFolder)),
    PUSH_SANDBOX_URL: sandboxUrl,
    MATOMO_URL: sandboxUrl,
    MATOMO_SITE_ID: '1',
    GA4_URL: sandboxUrl,
    ...environment,
  }
  await migrate(databaseUrl)
  const sandboxState = path.join(dataFolder, 'sandbox.json')
  const { loadDemo } = await import('../demo/load.ts')
  const { authenticatorAccounts } = await import('../demo/authenticator.ts')
  await loadDemo({ databaseUrl, dataFolder, environment: shared, sandboxState, ...demo })
  const sandbox = run('The sandbox', 'sandbox/main.ts', [], {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/razorpay`,
    SANDBOX_LIVEKIT_KEY: shared.LIVEKIT_API_KEY,
    SANDBOX_LIVEKIT_SECRET: shared.LIVEKIT_API_SECRET,
    SANDBOX_LIVEKIT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/livekit`,
    SANDBOX_COMETCHAT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/cometchat`,
    SANDBOX_ALLOWED_ORIGIN: `${url},http://127.0.0.1:${port}`,
    SANDBOX_STATE_FILE: sandboxState,
    SANDBOX_AUTHENTICATOR: authenticatorAccounts().join(' '),
  })
  await sandbox.ready
  const server = run(
    'The server',
    'server/main.ts',
    isDevelopment ? ['--watch-path=server', '--watch-path=contract'] : [],
    {
      ...shared,
      ...(isDevelopment ? { WEB_DEVELOPMENT: '1' } : {}),
    },
  )
  await server.ready
  return {
    url,
    sandboxUrl,
    databaseUrl,
    serverPid: () => server.child.pid,
    ended: ended(server.child),
    async stop() {
      await stopChild(server.child)
      await stopChild(sandbox.child)
      await database?.stop()
    },
  }
}
