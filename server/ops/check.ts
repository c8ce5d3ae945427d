import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Redis } from 'ioredis'
import nodemailer from 'nodemailer'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { requireOwnSchema } from '../platform/database/schema-state.ts'
import { s3Settings } from '../platform/media/s3-addresses.ts'
import { s3Storage } from '../platform/media/s3-storage.ts'
import { createLogger } from '../platform/watch/logger.ts'
import { type Command, databaseUrlOf } from './command.ts'

const answerWithinMs = 5000

interface Finding {
  what: string
  isWell: boolean
  says: string
}

/** Looks without changing anything. What it throws is what is wrong. */
type Look = () => Promise<string>

const wordsOf = (error: unknown) =>
  error instanceof Error ? error.message || (error as { code?: string }).code || error.name : String(error)

/** The answer of a call that changes nothing. @throws Error when nobody answers */
async function statusOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(answerWithinMs) }).catch((error) => {
    throw new Error(`${new URL(url).host} does not answer: ${wordsOf((error as Error).cause ?? error)}`)
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A message provider has no call that changes nothing and asks for the key. */
const reach = (url: string) => async () => {
  await statusOf(url)
  return 'answers; whether the key is right shows with the first message'
}

async function askPostgres(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerWithinMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; is_replica: boolean }>(
      `select current_setting('server_version') as version, pg_is_in_recovery() as is_replica`,
    )
    return rows[0] ?? { version: '', is_replica: false }
  } finally {
    await client.end().catch(() => {})
  }
}

const database = (config: Config): Look =>
  async function look() {
    const url = config.DATABASE_DIRECT_URL ?? (await databaseUrlOf(config))
    if (!url) throw new Error('Set DATABASE_URL, or start the site: no database runs in DATA_FOLDER')
    const { version } = await askPostgres(url).catch((error) => {
      throw new Error(
        `PostgreSQL cannot be reached: ${wordsOf(error)}. Check the address, the password and pg_hba.conf`,
      )
    })
    await requireOwnSchema(url)
    return `PostgreSQL ${version}, migrated to this release`
  }

const replica = (url: string): Look =>
  async function look() {
    if (!(await askPostgres(url)).is_replica)
      throw new Error('DATABASE_READ_URL leads to a server that is no replica')
    return 'is a replica'
  }

const valkey = (url: string): Look =>
  async function look() {
    const client = new Redis(url, {
      lazyConnect: true,
      connectTimeout: answerWithinMs,
      retryStrategy: () => null,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const policy = /^maxmemory_policy:(\S+)/m.exec(await client.info('memory'))?.[1]
      if (policy?.startsWith('allkeys'))
        throw new Error(`its maxmemory-policy is ${policy}: set volatile-lru, or counts of changes are lost`)
      return 'answers'
    } finally {
      client.disconnect()
    }
  }

const files = (config: Config): Look =>
  async function look() {
    const settings = s3Settings(config)
    if (settings) {
      const storage = s3Storage(settings, {
        logger: createLogger({ LOG_LEVEL: 'silent', isProduction: true }),
        delivery: undefined,
      })
      await storage.read('private/no-file-of-this-name')
      return `the bucket ${settings.bucket} answers`
    }
    const folder = path.resolve(config.DATA_FOLDER)
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return `${folder} can be written`
  }

const mail = ({ SMTP_URL }: Config): Look =>
  async function look() {
    const transport = nodemailer.createTransport({
      url: SMTP_URL,
      connectionTimeout: answerWithinMs,
      greetingTimeout: answerWithinMs,
    })
    try {
      await transport.verify()
      return 'takes the log-in'
    } finally {
      transport.close()
    }
  }

const gateway = (config: Config): Look =>
  async function look() {
    const key = Buffer.from(`${config.RAZORPAY_KEY_ID}:${config.RAZORPAY_KEY_SECRET}`).toString('base64')
    const url = `${config.RAZORPAY_API_URL.replace(/\/$/, '')}/v1/payments?count=1`
    const status = await statusOf(url, { authorization: `Basic ${key}` })
    if (status === 401) throw new Error('refuses RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET')
    if (status !== 200) throw new Error(`answers with ${status}`)
    return 'takes the key'
  }

const phone = ({ EXOTEL_API_URL: url, EXOTEL_ACCOUNT_SID: sid, ...config }: Config): Look =>
  async function look() {
    const key = Buffer.from(`${config.EXOTEL_API_KEY}:${config.EXOTEL_API_TOKEN}`).toString('base64')
    const status = await statusOf(`${url}/v1/Accounts/${sid}/Calls.json?PageSize=1`, {
      authorization: `Basic ${key}`,
    })
    if (status === 401 || status === 403) throw new Error('refuses EXOTEL_API_KEY with EXOTEL_API_TOKEN')
    if (status !== 200) throw new Error(`answers with ${status}`)
    return 'takes the key'
  }

const secrets = ({ hasPublishedSecrets }: Config): Look =>
  async function look() {
    if (hasPublishedSecrets)
      throw new Error(
        'some are those of this repository, which everybody knows: only this machine is answered',
      )
    return 'are your own'
  }

/** What this configuration uses, each with a look that changes nothing. */
const looksOf = (config: Config): [string, Look][] => [
  ['secrets', secrets(config)],
  ['database', database(config)],
  ...(config.DATABASE_READ_URL ? [['replica', replica(config.DATABASE_READ_URL)] as [string, Look]] : []),
  ...(config.VALKEY_URL ? [['valkey', valkey(config.VALKEY_URL)] as [string, Look]] : []),
  ['files', files(config)],
  ['mail', mail(config)],
  ...(config.MSG91_AUTH_KEY ? [['msg91', reach(config.MSG91_API_URL)] as [string, Look]] : []),
  ...(config.EXOTEL_SMS_SENDER ? [['exotel', reach(config.EXOTEL_API_URL)] as [string, Look]] : []),
  ['whatsapp', reach(config.WHATSAPP_API_URL)],
  ['gateway', gateway(config)],
  ...(config.EXOTEL_ACCOUNT_SID ? [['phone', phone(config)] as [string, Look]] : []),
]

export const check: Command = {
  help: `check

Reads the configuration, and looks at everything that it names by one call each that changes nothing: secrets, database,
replica, Valkey, files, mail, SMS, WhatsApp, the gateway and telephone calls. What is not well is said in words; the command ends with 1 then.`,
  async run(config) {
    const findings: Finding[] = await Promise.all(
      looksOf(config).map(([what, look]) =>
        look().then(
          (says) => ({ what, isWell: true, says }),
          (error: unknown) => ({ what, isWell: false, says: wordsOf(error) }),
        ),
      ),
    )
    return { found: findings, isWell: findings.every(({ isWell }) => isWell) }
  },
}
