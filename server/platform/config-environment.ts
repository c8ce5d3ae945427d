import { z } from 'zod'

/** Values that every checkout shares. They count only on this machine. */
export const developmentSecrets = {
  SESSION_SECRET: 'development-session-secret-not-for-production',
  OTP_SECRET: 'development-otp-secret-not-for-production-use',
  SECOND_FACTOR_SECRET: 'development-second-factor-secret-not-for-production',
  BANK_DETAILS_SECRET: 'development-bank-details-secret-not-for-production',
  CLIENT_NOTES_SECRET: 'development-client-notes-secret-not-for-production',
  CALENDAR_ACCESS_SECRET: 'development-calendar-access-secret-not-for-production',
  WEBHOOKS_SECRET: 'development-webhooks-secret-not-for-production-use',
  CSRF_SECRET: 'development-csrf-secret-not-for-production-use',
  RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  RAZORPAY_KEY_SECRET: 'sandbox-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'sandbox-webhook-secret',
  WHATSAPP_TOKEN: 'sandbox-whatsapp-token',
  WHATSAPP_APP_SECRET: 'sandbox-whatsapp-app-secret',
} as const

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.stringbool()
export type SecretName = keyof typeof developmentSecrets
const secret = (name: SecretName) => z.string().min(16).default(developmentSecrets[name])
/** Secrets that texts were sealed with before, still known for opening: comma separated. */
const previousSecrets = z
  .string()
  .default('')
  .transform((given) => given.split(',').filter(Boolean))
  .pipe(z.array(z.string().min(16)))
const blankMeansAbsent = (value: unknown) => (value === '' ? undefined : value)

/** Environment variables, and their defaults. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `web` answers callers and leaves jobs to others, `worker` does jobs and has no pages. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** The queues whose jobs this process does, comma separated; empty: all. */
  WORKER_QUEUES: z.string().default(''),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** The address people type. Every link we send is made from it, never from a request header. */
  PUBLIC_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  DATABASE_URL: z.preprocess(blankMeansAbsent, z.string().optional()),
  /**
   * PostgreSQL itself, where DATABASE_URL leads through a pooler in transaction mode: for LISTEN, migrations and long reads.
   */
  DATABASE_DIRECT_URL: z.preprocess(blankMeansAbsent, z.string().optional()),
  /** Whether that pooler keeps named statements, as PgBouncer does from 1.21 on with `max_prepared_statements`. */
  DATABASE_NAMED_STATEMENTS: flag.default(false),
  /** A streaming replica, which answers what all may read; through a pooler where DATABASE_URL leads through one. */
  DATABASE_READ_URL: z.preprocess(blankMeansAbsent, z.string().optional()),
  /** Whether a process brings the database to its schema when it starts; otherwise `ops migrate` does, before it. */
  MIGRATE_AT_START: flag.default(true),
  /** Valkey, or another server of the Redis protocol, for several nodes: messages between them, kept pages, limits of reads. */
  VALKEY_URL: z.preprocess(blankMeansAbsent, z.url({ protocol: /^rediss?$/ }).optional()),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
  /** How long a call waits for a free connection before it gets a Retry-After. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  /** How long callers are still answered after `/ready` said no: longer than the proxy takes to notice. */
  DRAIN_MS: z.coerce.number().int().min(0).max(300_000).default(500),
  /** How long after that what is under way may take before the process ends. */
  STOP_WITHIN_MS: z.coerce.number().int().min(1000).max(300_000).default(10_000),
  DATA_FOLDER: z.string().default('.data'),
  /** An S3-compatible bucket for finished files, in place of the data folder. */
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
  /** Whether URLs have the bucket in the path instead of the host name. */
  S3_PATH_STYLE: flag.default(true),
  /** Whether browsers are sent to the bucket for a file, or this server reads it there and passes it on. */
  S3_DELIVERY: z.enum(['redirect', 'through']).default('redirect'),
  /** Where browsers reach the bucket, if not at S3_ENDPOINT. */
  S3_PUBLIC_ENDPOINT: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https?$/ }).optional()),
  /** A CDN that gives the public files of the bucket without a signature. */
  S3_CDN_URL: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https?$/ }).optional()),
  /** The public key (age) of whoever owns the backups: `ops backup` encrypts with it. */
  BACKUP_RECIPIENT: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^age1[0-9a-z]+$/)
      .optional(),
  ),
  /** The bucket of backups, where they go to one. */
  BACKUP_S3_ENDPOINT: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https?$/ }).optional()),
  BACKUP_S3_REGION: z.preprocess(blankMeansAbsent, z.string().default('us-east-1')),
  BACKUP_S3_ACCESS_KEY_ID: z.preprocess(blankMeansAbsent, z.string().optional()),
  BACKUP_S3_SECRET_ACCESS_KEY: z.preprocess(blankMeansAbsent, z.string().min(8).optional()),
  BACKUP_S3_PATH_STYLE: flag.default(true),
  /** The program that makes smaller films of uploaded ones, where it is installed; empty: never. */
  FFMPEG_PATH: z.string().default('ffmpeg'),
  TRUST_PROXY: z.string().default(''),
  /** The name of this process in log and traces; otherwise the machine's and the port. */
  NODE_NAME: z.preprocess(blankMeansAbsent, z.string().optional()),
  /** Where spans go by OTLP over HTTP; without it there is no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https?$/ }).optional()),
  OTEL_SERVICE_NAME: z.preprocess(blankMeansAbsent, z.string().default('newyou')),
  /** The share of traces that is kept, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blankMeansAbsent, z.coerce.number().min(0).max(1).default(1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_CONTENT: flag.default(true),
  SESSION_SECRET: secret('SESSION_SECRET'),
  OTP_SECRET: secret('OTP_SECRET'),
  /** Seals the secrets of the authenticator apps of staff. */
  SECOND_FACTOR_SECRET: secret('SECOND_FACTOR_SECRET'),
  SECOND_FACTOR_SECRET_PREVIOUS: previousSecrets,
  /** Seals the bank details of healers. */
  BANK_DETAILS_SECRET: secret('BANK_DETAILS_SECRET'),
  BANK_DETAILS_SECRET_PREVIOUS: previousSecrets,
  /** Seals the private notes of healers about their clients. */
  CLIENT_NOTES_SECRET: secret('CLIENT_NOTES_SECRET'),
  CLIENT_NOTES_SECRET_PREVIOUS: previousSecrets,
  /** Seals the addresses of the calendars that healers add. */
  CALENDAR_ACCESS_SECRET: secret('CALENDAR_ACCESS_SECRET'),
  CALENDAR_ACCESS_SECRET_PREVIOUS: previousSecrets,
  /** Seals the secrets by which webhooks to other systems are signed. */
  WEBHOOKS_SECRET: secret('WEBHOOKS_SECRET'),
  WEBHOOKS_SECRET_PREVIOUS: previousSecrets,
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
  MAIL_FROM: z.string().default('hello@newyou.example'),
  /** Gateways for SMS in the order in which they are tried; those without their keys are left out. */
  SMS_GATEWAYS: z
    .string()
    .default('msg91,exotel')
    .transform((given) => given.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(['msg91', 'exotel'])).min(1)),
  MSG91_AUTH_KEY: z.preprocess(blankMeansAbsent, z.string().min(10).optional()),
  MSG91_API_URL: z.url({ protocol: /^https?$/ }).default('https://control.msg91.com'),
  /** The sender of six letters at Exotel, and the id of the company with the operators: for SMS by Exotel. */
  EXOTEL_SMS_SENDER: z.preprocess(blankMeansAbsent, z.string().min(3).max(14).optional()),
  DLT_ENTITY_ID: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^\d{10,25}$/)
      .optional(),
  ),
  /** The most we let OTP messages cost in one day, in paise; past it, OTPs go by e-mail only. */
  SMS_DAILY_BUDGET_PAISE: z.coerce.number().int().min(0).default(200_000),
  /** What one part of an SMS costs, and one text by WhatsApp, in paise. */
  SMS_PRICE_PAISE: z.coerce.number().int().min(0).default(20),
  WHATSAPP_PRICE_PAISE: z.coerce.number().int().min(0).default(15),
  /** OTPs in an hour from one address, and four times as many from its neighbours, until each asks for a proof of work. */
  OTP_PER_ADDRESS_HOURLY: z.coerce.number().int().min(1).default(60),
  /** Tries that a proof of work takes on average; some milliseconds each on a phone. */
  OTP_PROOF_TRIES: z.coerce.number().int().min(1).max(10_000).default(150),
  OTP_PER_DEVICE_HOURLY: z.coerce.number().int().min(1).default(20),
  OTP_PER_CONTACT_HOURLY: z.coerce.number().int().min(1).default(6),
  OTP_PER_PREFIX_HOURLY: z.coerce.number().int().min(1).default(40),
  /** Multiplies the limits that are kept in memory: a load test comes from one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  /** Blocking of the event loop in milliseconds from which calls get a Retry-After; 0: never. */
  SHED_AFTER_MS: z.coerce.number().int().min(0).default(2000),
  /** The nice value (0 to 19) of worker threads. At 10, a busy machine leaves them almost no CPU. */
  WORKER_NICENESS: z.coerce.number().int().min(0).max(19).default(10),
  WHATSAPP_API_URL: z.url().default('http://127.0.0.1:4010/whatsapp/v21.0/1'),
  /** Clock source: the database, or the node itself for journeys that move the time. */
  CLOCK: z.enum(['database', 'node']).default('database'),
  /** Addresses or networks that may read /metrics, besides this machine itself. */
  METRICS_FROM: z.string().default(''),
  /** Whether answers of public calls are kept in memory until their content changes. */
  KEEP_ANSWERS: flag.default(true),
  /** Whether /api/docs and /api/openapi.json are there. */
  API_DOCS: flag.default(true),
  /** The status page that the prober writes, to which the contact page leads. */
  STATUS_URL: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https$/ }).optional()),
  /** Where online events without their own URL meet. */
  MEET_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  /** LiveKit, by which webinars and workshops of more than four meet in rooms of the site. */
  LIVEKIT_URL: z.preprocess(blankMeansAbsent, z.url({ protocol: /^wss?$/ }).optional()),
  LIVEKIT_API_KEY: z.preprocess(blankMeansAbsent, z.string().optional()),
  LIVEKIT_API_SECRET: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
  /** A folder that LiveKit's Egress writes recordings into and this process reads, and what Egress calls it. */
  LIVEKIT_RECORDINGS_FOLDER: z.preprocess(blankMeansAbsent, z.string().startsWith('/').optional()),
  LIVEKIT_EGRESS_FOLDER: z.preprocess(blankMeansAbsent, z.string().startsWith('/').optional()),
  /** Instead of to that folder, Egress writes directly to the bucket, with our key. */
  LIVEKIT_RECORDS_TO_BUCKET: flag.default(false),
  /** Exotel, which connects the two of a session by telephone when their line is lost; `CALLER_ID`: a number of ours there. */
  EXOTEL_ACCOUNT_SID: z.preprocess(blankMeansAbsent, z.string().optional()),
  EXOTEL_API_KEY: z.preprocess(blankMeansAbsent, z.string().optional()),
  EXOTEL_API_TOKEN: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
  EXOTEL_CALLER_ID: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^\+?\d{8,15}$/)
      .optional(),
  ),
  /** Of its cluster: Mumbai, or `https://api.exotel.com` for Singapore. */
  EXOTEL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.in.exotel.com'),
  /** CometChat, in whose apps people may chat too; without its keys chat is the site's alone. */
  COMETCHAT_APP_ID: z.preprocess(
    blankMeansAbsent,
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  ),
  COMETCHAT_REGION: z.preprocess(blankMeansAbsent, z.enum(['us', 'eu', 'in']).optional()),
  COMETCHAT_REST_API_KEY: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
  /** The user of its webhook (basic authentication). */
  COMETCHAT_WEBHOOK_USER: z.string().min(1).default('newyou'),
  COMETCHAT_WEBHOOK_PASSWORD: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
  /** Replaces the URL derived from app and region. */
  COMETCHAT_API_URL: z.preprocess(blankMeansAbsent, z.url({ protocol: /^https?$/ }).optional()),
  /** The VAPID key pair, which identifies us to push services; without it there are no push notifications. */
  PUSH_PUBLIC_KEY: z.preprocess(blankMeansAbsent, z.string().length(87).optional()),
  PUSH_PRIVATE_KEY: z.preprocess(blankMeansAbsent, z.string().length(43).optional()),
  /** A push service on this machine that is trusted besides those of the browsers. */
  PUSH_SANDBOX_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  /** On this machine: the one server that addresses given by people may name besides public ones. */
  OUTSIDE_SANDBOX_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  /** The app that is registered with Google, by which healers connect their calendars; without it they cannot. */
  GOOGLE_CALENDAR_CLIENT_ID: z.preprocess(blankMeansAbsent, z.string().optional()),
  GOOGLE_CALENDAR_CLIENT_SECRET: z.preprocess(blankMeansAbsent, z.string().optional()),
  /** On this machine: stands in the place of Google. */
  GOOGLE_CALENDAR_SANDBOX_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  /** The same with Microsoft. */
  MICROSOFT_CALENDAR_CLIENT_ID: z.preprocess(blankMeansAbsent, z.string().optional()),
  MICROSOFT_CALENDAR_CLIENT_SECRET: z.preprocess(blankMeansAbsent, z.string().optional()),
  MICROSOFT_CALENDAR_SANDBOX_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
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
  /** Of our app with Meta, which signs its reports. */
  WHATSAPP_APP_SECRET: secret('WHATSAPP_APP_SECRET'),
  /**
   * STUN servers tell browsers in a room their address; TURN servers relay what cannot go directly. Comma separated.
   */
  STUN_URLS: z.string().default(''),
  TURN_URLS: z.string().default(''),
  /** Shared with the TURN server, which checks with it the short-lived names that we give out. */
  TURN_SECRET: z.preprocess(blankMeansAbsent, z.string().min(16).optional()),
})

export type Environment = z.output<typeof environment>
