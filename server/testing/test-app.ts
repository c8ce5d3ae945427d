import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Api, Call, CallInput } from '@newyou/contract/api'
import type { Answer } from '@newyou/contract/endpoint'
import type { ErrorAnswer } from '@newyou/contract/errors'
import type { OrderKind } from '@newyou/contract/money/payments/payments'
import { startSandbox } from '@newyou/sandbox'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { createProviders, type Providers } from '../integrations/providers.ts'
import type { Messages } from '../messages/index.ts'
import type { Fulfilment } from '../money/payments/index.ts'
import { type MovableClock, movableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { uuidIds } from '../platform/ids.ts'
import { cryptographicRandom } from '../platform/random.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { createLogger, type Logger } from '../platform/watch/logger.ts'
import type { WebSource } from '../site.ts'
import { templateName } from './cluster.ts'
import { registerTexts, sandboxPhones } from './registered-texts.ts'
import { sandboxCalendars } from './sandbox-calendars.ts'

const origin = 'http://localhost:3000'

/** The keys of the sandbox's LiveKit. */
export const sandboxLiveKit = {
  LIVEKIT_API_KEY: 'sandbox-livekit',
  LIVEKIT_API_SECRET: 'sandbox-livekit-secret-of-32-letters',
}

/** Keys by which push services know the site; nowhere else in use. */
const testPushKeys = {
  PUSH_PUBLIC_KEY: 'BNWFNn4zYRR3AUQfuq-oeBYKqpVybLHVn-8WZkTcZNWjIFFnsifhXEt4SNn3QizyZ6Gt3FRgIX7a5K6KXp5SAhI',
  PUSH_PRIVATE_KEY: 'bJd9nbZXNLVg4FXiC7ezw7Cd51wkuBJQirFMCRqzNWg',
}

/** The bucket of the sandbox. */
export const sandboxBucket = (sandboxUrl: string) => ({
  S3_ENDPOINT: `${sandboxUrl}/s3`,
  S3_BUCKET: 'sandbox-files',
  S3_ACCESS_KEY_ID: 'sandbox-s3-key',
  S3_SECRET_ACCESS_KEY: 'sandbox-s3-secret',
})

/** The app of the sandbox's CometChat. */
const sandboxCometChat = (sandboxUrl: string) => ({
  COMETCHAT_API_URL: `${sandboxUrl}/cometchat/v3`,
  COMETCHAT_APP_ID: 'sandbox',
  COMETCHAT_REGION: 'in',
  COMETCHAT_REST_API_KEY: 'sandbox-cometchat-key',
  COMETCHAT_WEBHOOK_PASSWORD: 'sandbox-cometchat-password',
})

/** Callers of different tests are different people, so that they do not run into each other's limits. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A database of one's own with our newest schema. */
export async function cloneDatabase() {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: clusterUrl })
  await admin.connect()
  // Files are copied as they are, not block by block through the log.
  await admin.query(`create database ${name} template ${templateName} strategy file_copy`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/** A signed-in browser: its tokens, its device and its anti-forgery cookie. */
export interface TestUser {
  uId: string
  token: string
  refreshToken: string
  deviceId: string
  csrf: string
}

interface CallOptions {
  as?: TestUser
  headers?: Record<string, string>
  from?: string
}

export type Answered<K extends Call> = { status: number; headers: Record<string, unknown> } & Partial<
  Answer<Api[K]>
> &
  Partial<Omit<ErrorAnswer, 'data' | 'message'>>

/** The real app on a database of its own, with the sandbox outside and a clock that the test moves. */
export class TestApp {
  readonly app: App
  readonly clock: MovableClock
  readonly sandbox: Sandbox

  constructor(app: App, clock: MovableClock, sandbox: Sandbox) {
    this.app = app
    this.clock = clock
    this.sandbox = sandbox
  }

  get db() {
    return this.app.platform.db
  }

  /** Makes a call of the contract by HTTP, as a browser would. */
  async call<K extends Call>(
    call: K,
    input: CallInput<K>,
    { as, headers = {}, from }: CallOptions = {},
  ): Promise<Answered<K>> {
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: object
    }
    const [method, pattern] = call.split(' ') as ['GET', string]
    const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const answer = await this.app.http.inject({
      method,
      url,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      payload: body,
      remoteAddress: from ?? someAddress(),
      headers: {
        ...(as ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf } : {}),
        origin,
        ...headers,
      },
      cookies: as ? { csrf: as.csrf } : {},
    })
    return { ...answer.json(), status: answer.statusCode, headers: answer.headers }
  }

  /** Does all the work that waits in queues now. */
  drain() {
    return this.app.platform.jobs.drain()
  }

  /** Does what waits for its second attempt, as if its time had come. */
  async secondTry() {
    await sql`update jobs.job set start_after = now() where name in ('otp-email', 'otp-mobile')`.execute(
      this.db,
    )
    await this.drain()
  }

  /** The latest OTP that the outside world received for a contact. */
  async otpFor(contact: string): Promise<string> {
    await this.drain()
    return this.sandbox.inbox.latestCode(contact) ?? ''
  }
}

interface TestAppOptions {
  /** A database of the test's own, in the place of a clone; the test takes it down itself. */
  database?: () => Promise<string>
  /** Beside what every test app has; a function is asked when the app is made. */
  config?: Record<string, string> | (() => Record<string, string>)
  start?: Date
  /** Puts something around, or in the place of, the real providers. */
  providers?: (real: Providers) => Providers
  /** The texts of the server, in more languages than it has. */
  messages?: Messages
  /** In the place of what the domains register. */
  fulfilments?: Partial<Record<OrderKind, Fulfilment>>
  /** The sandbox's LiveKit carries big rooms. */
  withLiveKit?: boolean
  /** Finished files lie in the sandbox's bucket. */
  withBucket?: boolean
  /** The sandbox's CometChat mirrors chat and groups. */
  withCometChat?: boolean
  /** A website in front of the calls. */
  web?: WebSource
  /** In place of one that writes nothing. */
  logger?: Logger
  /** Spans, for an app that is traced. */
  tracing?: () => Promise<Tracing | undefined>
}

/** Builds the app for one test file and takes it down afterwards. */
export function useTestApp({
  config = {},
  database: ownDatabase,
  start = new Date('2026-11-21T06:00:00Z'),
  providers = (real) => real,
  messages,
  fulfilments = {},
  withLiveKit = false,
  withBucket = false,
  withCometChat = false,
  web,
  logger = createLogger({ LOG_LEVEL: 'silent', isProduction: true }),
  tracing,
}: TestAppOptions = {}): () => TestApp {
  let current: TestApp | undefined
  const undo: Array<() => Promise<unknown>> = []
  beforeAll(async () => {
    const [database, folder, sandbox] = await Promise.all([
      ownDatabase ? { url: await ownDatabase(), drop: async () => {} } : cloneDatabase(),
      mkdtemp(path.join(tmpdir(), 'newyou-files-')),
      startSandbox({
        delays: { slowMessageMs: 20_000 },
        whatsappToken: 'sandbox-whatsapp-token',
        allowedOrigins: [origin],
        ...(withLiveKit ? { livekitKey: sandboxLiveKit.LIVEKIT_API_KEY } : {}),
      }),
    ])
    const clock = movableClock(start)
    const options = {
      config: readConfig({
        NODE_ENV: 'test',
        PUBLIC_URL: origin,
        LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
        DATA_FOLDER: folder,
        RAZORPAY_API_URL: sandbox.url,
        RAZORPAYX_ACCOUNT_NUMBER: '2323230000000000',
        RAZORPAY_CHECKOUT_URL: `${sandbox.url}/v1/checkout.js`,
        SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
        ...sandboxPhones(sandbox.url),
        MEET_URL: sandbox.url,
        ...(withLiveKit
          ? {
              ...sandboxLiveKit,
              LIVEKIT_URL: sandbox.url.replace('http', 'ws'),
              LIVEKIT_RECORDINGS_FOLDER: path.join(folder, 'egress'),
            }
          : {}),
        EXOTEL_API_URL: sandbox.url,
        EXOTEL_ACCOUNT_SID: 'sandbox',
        EXOTEL_API_KEY: 'sandbox-exotel',
        EXOTEL_API_TOKEN: 'sandbox-exotel-token',
        EXOTEL_CALLER_ID: '+918045680000',
        ...testPushKeys,
        PUSH_SANDBOX_URL: sandbox.url,
        OUTSIDE_SANDBOX_URL: sandbox.url,
        ...sandboxCalendars(sandbox.url),
        ...(withBucket ? sandboxBucket(sandbox.url) : {}),
        ...(withCometChat ? sandboxCometChat(sandbox.url) : {}),
        OTP_PER_ADDRESS_HOURLY: '10000',
        OTP_PER_DEVICE_HOURLY: '10000',
        // Films are uploaded in many tests, and made smaller in one.
        FFMPEG_PATH: '',
        SHED_AFTER_MS: '0',
        // Beside the processes of other tests a thread that stands back would be given up.
        WORKER_NICENESS: '0',
        // Most tests change rows behind the back of the server.
        KEEP_ANSWERS: 'false',
        // Hundreds at once are all to be answered, on a busy machine too.
        DATABASE_WAIT_MS: '30000',
        VALKEY_URL: process.env.TEST_VALKEY_URL ?? '',
        ...(typeof config === 'function' ? config() : config),
      }),
      databaseUrl: database.url,
      clock,
      ids: uuidIds,
      random: cryptographicRandom,
      messages,
      logger,
      tracing: await tracing?.(),
    }
    const services = providers(createProviders(options))
    const app = await buildApp({ ...options, providers: services, ...(web ? { web } : {}) })
    for (const [kind, fulfilment] of Object.entries(fulfilments))
      app.modules.payments.fulfilments.replace(kind as OrderKind, fulfilment) // its own keys
    await app.open()
    await registerTexts(app.platform.db, sandbox)
    current = new TestApp(app, clock, sandbox)
    undo.push(
      () => app.stop(),
      () => sandbox.close(),
      database.drop,
      () => rm(folder, { recursive: true, force: true }),
    )
  })
  afterAll(async () => {
    for (const step of undo) await step()
  })
  return () => {
    if (!current) throw new Error('the app is there only inside a test')
    return current
  }
}
