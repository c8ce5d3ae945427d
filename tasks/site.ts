import path from 'node:path'
import { readConfig } from '../server/platform/config.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { buildWebIfStale } from './build-web.ts'
import { freePort } from './ports.ts'
import { type Process, type ProcessOptions, startProcess } from './processes.ts'
import { keptPushKeys } from './push-keys.ts'

export interface SiteOptions {
  port: number
  dataFolder: string
  /** Reload while the code is edited. */
  isDevelopment?: boolean
  /** Only for tests: gives up durability for speed. */
  isThrowaway?: boolean
  environment?: Record<string, string>
  /** Ends a start that is under way: what runs already is stopped again, and the start fails. */
  signal?: AbortSignal
  /** The demo content's current date, and its omitted parts. */
  demo?: { now?: Date; withoutPictures?: boolean; withoutHistory?: boolean }
}

export interface RunningSite {
  url: string
  sandboxUrl: string
  /** Where the sandbox takes mail. */
  smtpUrl: string
  databaseUrl: string
  serverPid: () => number | undefined
  /** The people of the demo are there to log in as. */
  hasDemo: boolean
  stop(): Promise<void>
  /** Resolves when the server ended by itself. */
  ended: Promise<number | null>
}

/** Running parts of a site, in start order; they stop in reverse order, so the database is the last. */
type Started = { stop(): Promise<void> }[]

async function stopAll(started: Started) {
  for (const one of started.splice(0).reverse()) await one.stop()
}

/**
 * The whole site on this machine: database, sandbox, demo content, server. The same for people and for journeys. A start
 * that fails leaves nothing running.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const started: Started = []
  try {
    return await startInto(started, options)
  } catch (error) {
    await stopAll(started)
    throw error
  }
}

async function startInto(
  started: Started,
  { port, dataFolder, isDevelopment, isThrowaway, environment = {}, signal, demo = {} }: SiteOptions,
): Promise<RunningSite> {
  const given = process.env.DATABASE_URL
  const database = given
    ? undefined
    : await startEmbeddedDatabase(path.join(dataFolder, 'postgres'), { throwaway: isThrowaway })
  if (database) started.push(database)
  signal?.throwIfAborted()
  const appPort = isDevelopment ? await freePort() : port
  // Vite begins beside the rest; should it fail, the start fails when it comes to it.
  const opening = isDevelopment ? openFront(started, { port, appPort }) : undefined
  opening?.catch(() => {})
  if (!isDevelopment) await buildWebIfStale()
  signal?.throwIfAborted()
  const databaseUrl = given ?? database?.url ?? ''
  const url = process.env.PUBLIC_URL || `http://localhost:${port}`
  const [sandboxPort, smtpPort] = [await freePort(), await freePort()]
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: dataFolder,
    PORT: String(appPort),
    PUBLIC_URL: url,
    RAZORPAY_API_URL: sandboxUrl,
    RAZORPAYX_ACCOUNT_NUMBER: '2323230000000000',
    RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/v1/checkout.js`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MSG91_API_URL: sandboxUrl,
    MSG91_AUTH_KEY: 'sandbox-msg91-key',
    EXOTEL_SMS_SENDER: 'NEWYOU',
    DLT_ENTITY_ID: '1101000000000000001',
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
    EXOTEL_API_URL: sandboxUrl,
    EXOTEL_ACCOUNT_SID: 'sandbox',
    EXOTEL_API_KEY: 'sandbox-exotel',
    EXOTEL_API_TOKEN: 'sandbox-exotel-token',
    EXOTEL_CALLER_ID: '+918045680000',
    ...(await keptPushKeys(dataFolder)),
    PUSH_SANDBOX_URL: sandboxUrl,
    OUTSIDE_SANDBOX_URL: sandboxUrl,
    GOOGLE_CALENDAR_CLIENT_ID: 'sandbox-google-client',
    GOOGLE_CALENDAR_CLIENT_SECRET: 'sandbox-google-secret',
    GOOGLE_CALENDAR_SANDBOX_URL: sandboxUrl,
    OIDC_ISSUER: `${sandboxUrl}/sign-on`,
    OIDC_CLIENT_ID: 'sandbox-sign-on-client',
    OIDC_CLIENT_SECRET: 'sandbox-sign-on-secret',
    OIDC_NAME: 'the sandbox',
    MICROSOFT_CALENDAR_CLIENT_ID: 'sandbox-microsoft-client',
    MICROSOFT_CALENDAR_CLIENT_SECRET: 'sandbox-microsoft-secret',
    MICROSOFT_CALENDAR_SANDBOX_URL: sandboxUrl,
    MATOMO_URL: sandboxUrl,
    MATOMO_SITE_ID: '1',
    GA4_URL: sandboxUrl,
    ...environment,
  }
  await migrate(databaseUrl)
  signal?.throwIfAborted()
  const sandboxState = path.join(dataFolder, 'sandbox.json')
  const { loadDemo } = await import('../demo/load.ts')
  const { pointSignOn } = await import('../demo/load-organizations.ts')
  const { authenticatorAccounts } = await import('../demo/authenticator.ts')
  const hasDemo = await loadDemo({ databaseUrl, dataFolder, environment: shared, sandboxState, ...demo })
  if (hasDemo) await pointSignOn(databaseUrl, sandboxUrl)
  async function run(options: ProcessOptions): Promise<Process> {
    signal?.throwIfAborted()
    const child = startProcess(options)
    started.push(child)
    const abort = () => child.stop()
    signal?.addEventListener('abort', abort)
    await child.ready()
    signal?.removeEventListener('abort', abort)
    return child
  }
  const { createReportAddresses } = await import('../server/foundation/text-messages/index.ts')
  const reports = createReportAddresses({
    config: readConfig({ ...process.env, ...shared }),
    publicUrl: `http://127.0.0.1:${port}`,
  })
  await run({
    name: 'The sandbox',
    file: 'sandbox/main.ts',
    answersAt: sandboxUrl,
    environment: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/razorpay`,
      SANDBOX_LIVEKIT_KEY: shared.LIVEKIT_API_KEY,
      SANDBOX_LIVEKIT_SECRET: shared.LIVEKIT_API_SECRET,
      SANDBOX_LIVEKIT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/livekit`,
      SANDBOX_COMETCHAT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/cometchat`,
      SANDBOX_ALLOWED_ORIGIN: `${url},http://127.0.0.1:${port}`,
      SANDBOX_MSG91_WEBHOOK_URL: reports.ofMsg91(),
      SANDBOX_WHATSAPP_WEBHOOK_URL: reports.ofWhatsapp(),
      SANDBOX_STATE_FILE: sandboxState,
      SANDBOX_AUTHENTICATOR: authenticatorAccounts().join(' '),
    },
  })
  if (hasDemo) await registerTexts(sandboxUrl)
  const front = await opening
  const server = await run({
    name: 'The server',
    file: 'server/main.ts',
    answersAt: `http://127.0.0.1:${appPort}/ready`,
    environment: { ...shared, ...(front ? { WEB_DEVELOPMENT: '1' } : {}) },
    ...(front && { watches: ['server', 'contract', 'epub'], reply: front.fetchModule }),
  })
  await front?.listen(server.ready)
  return {
    url,
    sandboxUrl,
    smtpUrl: shared.SMTP_URL,
    databaseUrl,
    serverPid: server.pid,
    hasDemo,
    ended: server.ended,
    stop: () => stopAll(started),
  }
}

/** The texts to phones of the demo, as if the operators and Meta had approved them. */
async function registerTexts(sandboxUrl: string) {
  const { registeredTexts } = await import('../server/testing/registered-texts.ts')
  const answer = await fetch(`${sandboxUrl}/_control/messages/register`, {
    method: 'POST',
    body: JSON.stringify({ texts: registeredTexts() }),
  })
  if (!answer.ok) throw new Error(`the sandbox did not take the texts to phones: ${await answer.text()}`)
}

/** The front of `npm run dev`; it stops with what was started, also when that happens while it opens. */
function openFront(started: Started, ports: { port: number; appPort: number }) {
  const opening = import('./development-front.ts').then(({ openDevelopmentFront }) =>
    openDevelopmentFront({ host: process.env.HOST || '127.0.0.1', ...ports }),
  )
  started.push({
    stop: () =>
      opening.then(
        (front) => front.stop(),
        () => {},
      ),
  })
  return opening
}
