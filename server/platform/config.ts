import { isIP } from 'node:net'
import { z } from 'zod'
import { callerOf } from './http/addresses.ts'

/** Values that every checkout shares. They count only on this machine. */
const developmentSecrets = {
  SESSION_SECRET: 'development-session-secret-not-for-production',
  OTP_SECRET: 'development-otp-secret-not-for-production-use',
  SECOND_FACTOR_SECRET: 'development-second-factor-secret-not-for-production',
  BANK_DETAILS_SECRET: 'development-bank-details-secret-not-for-production',
  CLIENT_NOTES_SECRET: 'development-client-notes-secret-not-for-production',
  CSRF_SECRET: 'development-csrf-secret-not-for-production-use',
  RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  RAZORPAY_KEY_SECRET: 'sandbox-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'sandbox-webhook-secret',
  SMS_API_KEY: 'sandbox-sms-key',
  WHATSAPP_TOKEN: 'sandbox-whatsapp-token',
} as const

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.stringbool()
type SecretName = keyof typeof developmentSecrets
const secret = (name: SecretName) => z.string().min(16).default(developmentSecrets[name])
const blankMeansAbsent = (value: unknown) => (value === '' ? undefined : value)

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** The address people type. Every link we send is made from it, never from a request header. */
  PUBLIC_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  DATABASE_URL: z.preprocess(blankMeansAbsent, z.string().optional()),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
  /** How long a call waits for a free connection before it is told to come back. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  DATA_FOLDER: z.string().default('.data'),
  /** A bucket that speaks the protocol of S3, in which finished files lie instead of the data folder. */
  S3_BUCKET: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  ),
  S3_ENDPOINT: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: z.preprocess(blankMeansAbsent, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: z.preprocess(blankMeansAbsent, z.string().optional()),
  S3_SECRET_ACCESS_KEY: z.preprocess(blankMeansAbsent, z.string().min(8).optional()),
  /** Whether the bucket stands in the path of an address or before its host. */
  S3_PATH_STYLE: flag.default(true),
  /** The program that makes smaller films of uploaded ones, where it is installed; empty: never. */
  FFMPEG_PATH: z.string().default('ffmpeg'),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_CONTENT: flag.default(true),
  SESSION_SECRET: secret('SESSION_SECRET'),
  OTP_SECRET: secret('OTP_SECRET'),
  /** Seals the secrets of the authenticator apps of staff. */
  SECOND_FACTOR_SECRET: secret('SECOND_FACTOR_SECRET'),
  /** Seals the bank details of healers. */
  BANK_DETAILS_SECRET: secret('BANK_DETAILS_SECRET'),
  /** Seals the private notes of healers about their clients. */
  CLIENT_NOTES_SECRET: secret('CLIENT_NOTES_SECRET'),
  CSRF_SECRET: secret('CSRF_SECRET'),
  RAZORPAY_KEY_ID: z.string().default(developmentSecrets.RAZORPAY_KEY_ID),
  RAZORPAY_KEY_SECRET: secret('RAZORPAY_KEY_SECRET'),
  RAZORPAY_WEBHOOK_SECRET: secret('RAZORPAY_WEBHOOK_SECRET'),
  /** During rotation: still accepted beside the new one. */
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  /** Our account at RazorpayX, from which payouts go out. Without it they go by the bank's file alone. */
  RAZORPAYX_ACCOUNT_NUMBER: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^\d{6,22}$/)
      .optional(),
  ),
  RAZORPAY_CHECKOUT_URL: z.url().default('https://checkout.razorpay.com/v1/checkout.js'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:2525'),
  MAIL_FROM: z.string().default('New You <hello@newyou.example>'),
  SMS_API_URL: z.url().default('http://127.0.0.1:4010/sms/send'),
  SMS_API_KEY: z.string().default(developmentSecrets.SMS_API_KEY),
  /** The most we let OTP messages cost in one day, in paise; past it, OTPs go by e-mail only. */
  SMS_DAILY_BUDGET_PAISE: z.coerce.number().int().min(0).default(200_000),
  SMS_PRICE_PAISE: z.coerce.number().int().min(0).default(20),
  /** OTPs that one address may ask for in an hour; a block of neighbours gets four times that. */
  OTP_PER_ADDRESS_HOURLY: z.coerce.number().int().min(1).default(30),
  OTP_PER_CONTACT_HOURLY: z.coerce.number().int().min(1).default(6),
  OTP_PER_PREFIX_HOURLY: z.coerce.number().int().min(1).default(40),
  /** Multiplies the limits that are kept in memory: a load test comes from one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  /** When the process stands still for so long, in milliseconds, calls are told to come back; 0: never. */
  SHED_AFTER_MS: z.coerce.number().int().min(0).default(2000),
  WHATSAPP_API_URL: z.url().default('http://127.0.0.1:4010/whatsapp/v21.0/1'),
  /** Whose time counts: the database's, or for journeys that are moved in time the node's own. */
  CLOCK: z.enum(['database', 'node']).default('database'),
  /** Addresses or networks that may read /metrics, besides this machine itself. */
  METRICS_FROM: z.string().default(''),
  /** Whether answers of public calls are kept in memory until their content changes. */
  KEEP_ANSWERS: flag.default(true),
  /** Whether /api/docs and /api/openapi.json are there. */
  API_DOCS: flag.default(true),
  /** Where events meet online that have no address of their own. */
  MEET_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  /** LiveKit, by which webinars and workshops of more than four meet in rooms of the site. */
  LIVEKIT_URL: z.preprocess(blankMeansAbsent, z.url({ protocol: /^wss?$/ }).optional()),
  LIVEKIT_API_KEY: z.preprocess(blankMeansAbsent, z.string().optional()),
  LIVEKIT_API_SECRET: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
  /** A folder that LiveKit's Egress writes recordings into and this process reads, and what Egress calls it. */
  LIVEKIT_RECORDINGS_FOLDER: z.preprocess(blankMeansAbsent, z.string().startsWith('/').optional()),
  LIVEKIT_EGRESS_FOLDER: z.preprocess(blankMeansAbsent, z.string().startsWith('/').optional()),
  /** The pair of keys by which browsers' push services know us (VAPID); without it there are no push notifications. */
  PUSH_PUBLIC_KEY: z.preprocess(blankMeansAbsent, z.string().length(87).optional()),
  PUSH_PRIVATE_KEY: z.preprocess(blankMeansAbsent, z.string().length(43).optional()),
  /** A push service on this machine that is trusted besides those of the browsers. */
  PUSH_SANDBOX_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  /** The Matomo that counts the views of pages of those who agreed, and the number of this site there. */
  MATOMO_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  MATOMO_SITE_ID: z.preprocess(blankMeansAbsent, z.string().regex(/^\d+$/).optional()),
  /** Google Analytics 4 in its place: the measurement id, and the host that takes the views. */
  GA4_MEASUREMENT_ID: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^G-[A-Z0-9]+$/)
      .optional(),
  ),
  GA4_URL: z.preprocess(blankMeansAbsent, z.url().default('https://www.google-analytics.com')),
  WHATSAPP_TOKEN: z.string().default(developmentSecrets.WHATSAPP_TOKEN),
  /** Where browsers in a room learn their own address, and who passes on what they cannot send directly; comma separated. */
  STUN_URLS: z.string().default(''),
  TURN_URLS: z.string().default(''),
  /** Shared with the TURN server, which checks with it the short-lived names that we give out. */
  TURN_SECRET: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
})

type Environment = z.output<typeof environment>

/** The whole configuration, read once when the process starts. */
export interface Config extends Omit<Environment, 'PUBLIC_URL'> {
  PUBLIC_URL: string
  isProduction: boolean
}

/** This machine under one of its own names; `0.0.0.0` and `::` are where a provider here would listen. */
function isHere(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (host === 'localhost' || host.endsWith('.localhost')) return true
  const name = isIP(host) ? callerOf(host) : ''
  return /^(127|0)\./.test(name) || ['::', '::1'].includes(host) || name === '0:0:0:0::'
}
const hostOf = (address: string) => new URL(address).hostname
const isOpenToAll = (network: string) => Number(network.split('/')[1] ?? '128') < smallestPrefix
const smallestPrefix = 8

/** Values that everybody can read in this repository open everything, so they count only on this machine. */
function publishedSecrets(values: Environment): string[] {
  const published: readonly string[] = Object.values(developmentSecrets)
  const secrets: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.keys(developmentSecrets).map((name) => [name, values[name as SecretName]])),
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: values.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
  }
  return Object.entries(secrets)
    .filter(([, value]) => value && published.includes(value))
    .map(([name]) => `${name}: the development value counts only where HOST and PUBLIC_URL are this machine`)
}

function proxyProblems({ TRUST_PROXY }: Environment): string[] {
  const named = ['loopback', 'linklocal', 'uniquelocal']
  return TRUST_PROXY.split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .filter((one) => !named.includes(one) && (!isIP(one.split('/')[0] ?? '') || isOpenToAll(one)))
    .map((one) => `TRUST_PROXY: ${one} is not the address or network of a proxy`)
}

const iceAddress = /^(stuns?|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/

function iceProblems({ STUN_URLS, TURN_URLS, TURN_SECRET }: Environment): string[] {
  const problems = Object.entries({ STUN_URLS, TURN_URLS }).flatMap(([name, addresses]) =>
    addresses
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one && !(iceAddress.test(one) && one.startsWith(name.slice(0, 4).toLowerCase())))
      .map(
        (one) =>
          `${name}: ${one} is not an address such as ${name.slice(0, 4).toLowerCase()}:example.org:3478`,
      ),
  )
  if (TURN_URLS && !TURN_SECRET) problems.push('TURN_SECRET: required with TURN_URLS')
  return problems
}

function liveKitProblems(values: Environment): string[] {
  const { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET } = values
  if (values.LIVEKIT_RECORDINGS_FOLDER && !LIVEKIT_URL)
    return ['LIVEKIT_RECORDINGS_FOLDER: needs LIVEKIT_URL']
  if (values.LIVEKIT_EGRESS_FOLDER && !values.LIVEKIT_RECORDINGS_FOLDER)
    return ['LIVEKIT_EGRESS_FOLDER: needs LIVEKIT_RECORDINGS_FOLDER']
  const given = [LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET].filter(Boolean).length
  if (given === 1 || given === 2) return ['LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET: needed together']
  return LIVEKIT_URL && !LIVEKIT_URL.startsWith('wss:') && !isHere(hostOf(LIVEKIT_URL))
    ? ['LIVEKIT_URL: must begin with wss:// unless it is this machine']
    : []
}

function s3Problems({
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  S3_ENDPOINT,
}: Environment): string[] {
  const given = [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean).length
  if (given === 1 || given === 2 || (S3_ENDPOINT && given === 0))
    return ['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed together']
  return []
}

function watcherProblems({ METRICS_FROM }: Environment): string[] {
  return METRICS_FROM.split(',')
    .map((one) => one.trim())
    .filter((one) => one && (!isIP(one.split('/')[0] ?? '') || isOpenToAll(one)))
    .map((one) => `METRICS_FROM: ${one} is not the address or network of a monitoring system`)
}

function productionProblems(values: Environment): string[] {
  const problems: string[] = []
  if (!values.PUBLIC_URL) problems.push('PUBLIC_URL: required in production')
  if (!values.DATABASE_URL) problems.push('DATABASE_URL: required in production')
  if (values.DEMO_CONTENT) problems.push('DEMO_CONTENT: must be false in production')
  if (values.CLOCK !== 'database') problems.push('CLOCK: must be database in production')
  for (const name of [
    'RAZORPAY_API_URL',
    'RAZORPAY_CHECKOUT_URL',
    'SMS_API_URL',
    'WHATSAPP_API_URL',
    'SMTP_URL',
    'MEET_URL',
    'LIVEKIT_URL',
    'PUSH_SANDBOX_URL',
    'MATOMO_URL',
    'GA4_URL',
  ] as const) {
    const address = values[name]
    if (address && isHere(hostOf(address))) problems.push(`${name}: the sandbox is not for production`)
  }
  return problems
}

function problemsOf(values: Environment): string[] {
  const { PUBLIC_URL, HOST, NODE_ENV } = values
  const isProduction = NODE_ENV === 'production'
  const isLocal =
    isHere(HOST) && !/^(0\.0\.0\.0|::)$/.test(HOST) && (!PUBLIC_URL || isHere(hostOf(PUBLIC_URL)))
  const problems = [
    ...proxyProblems(values),
    ...watcherProblems(values),
    ...iceProblems(values),
    ...liveKitProblems(values),
    ...s3Problems(values),
  ]
  if (!isLocal || isProduction) problems.push(...publishedSecrets(values))
  if (PUBLIC_URL && !isHere(hostOf(PUBLIC_URL)) && !PUBLIC_URL.startsWith('https:'))
    problems.push('PUBLIC_URL: must begin with https:// unless it is this machine')
  if (PUBLIC_URL && !/^\/?$/.test(new URL(PUBLIC_URL).pathname))
    problems.push('PUBLIC_URL: must have no path')
  if (!values.PUSH_PUBLIC_KEY !== !values.PUSH_PRIVATE_KEY)
    problems.push('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: needed together')
  if (values.PUSH_SANDBOX_URL && !isHere(hostOf(values.PUSH_SANDBOX_URL)))
    problems.push('PUSH_SANDBOX_URL: must be this machine')
  if (!values.MATOMO_URL !== !values.MATOMO_SITE_ID)
    problems.push('MATOMO_URL, MATOMO_SITE_ID: needed together')
  if (values.MATOMO_URL && values.GA4_MEASUREMENT_ID)
    problems.push('MATOMO_URL, GA4_MEASUREMENT_ID: one of them counts, not both')
  if (isProduction) problems.push(...productionProblems(values))
  return problems
}

/**
 * Reads the configuration from environment variables.
 * @throws Error naming every missing or wrong value in one message.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not complete:\n  ${lines.join('\n  ')}`)
  }
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  const problems = problemsOf(values)
  if (problems.length) throw new Error(`The configuration is not complete:\n  ${problems.join('\n  ')}`)
  const PUBLIC_URL = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  return { ...values, PUBLIC_URL, isProduction }
}
