import { z } from 'zod'

/** Values that every checkout shares. Production refuses them. */
const developmentSecrets = {
  SESSION_SECRET: 'development-session-secret-not-for-production',
  OTP_SECRET: 'development-otp-secret-not-for-production-use',
  CSRF_SECRET: 'development-csrf-secret-not-for-production-use',
  RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  RAZORPAY_KEY_SECRET: 'sandbox-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'sandbox-webhook-secret',
  SMS_API_KEY: 'sandbox-sms-key',
  WHATSAPP_TOKEN: 'sandbox-whatsapp-token',
} as const

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.stringbool()
const secret = (name: keyof typeof developmentSecrets) => z.string().min(16).default(developmentSecrets[name])
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
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_CONTENT: flag.default(true),
  SESSION_SECRET: secret('SESSION_SECRET'),
  OTP_SECRET: secret('OTP_SECRET'),
  CSRF_SECRET: secret('CSRF_SECRET'),
  RAZORPAY_KEY_ID: z.string().default(developmentSecrets.RAZORPAY_KEY_ID),
  RAZORPAY_KEY_SECRET: secret('RAZORPAY_KEY_SECRET'),
  RAZORPAY_WEBHOOK_SECRET: secret('RAZORPAY_WEBHOOK_SECRET'),
  /** During rotation: still accepted beside the new one. */
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.preprocess(blankMeansAbsent, z.string().optional()),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
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
  /** Multiplies the limits that are kept in memory: a load test comes from one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  /** When the process stands still for so long, in milliseconds, calls are told to come back; 0: never. */
  SHED_AFTER_MS: z.coerce.number().int().min(0).default(2000),
  WHATSAPP_API_URL: z.url().default('http://127.0.0.1:4010/whatsapp/v21.0/1'),
  /** Where events meet online that have no address of their own. */
  MEET_URL: z.preprocess(blankMeansAbsent, z.url().optional()),
  WHATSAPP_TOKEN: z.string().default(developmentSecrets.WHATSAPP_TOKEN),
})

type Environment = z.output<typeof environment>

/** The whole configuration, read once when the process starts. */
export interface Config extends Omit<Environment, 'PUBLIC_URL'> {
  PUBLIC_URL: string
  isProduction: boolean
}

const isLoopback = (address: string) => /^(127\.|localhost$|\[?::1)/.test(new URL(address).hostname)

function productionProblems(values: Environment): string[] {
  const problems = Object.entries(developmentSecrets)
    .filter(([name, value]) => values[name as keyof typeof developmentSecrets] === value)
    .map(([name]) => `${name}: the development value is not for production`)
  if (!values.PUBLIC_URL) problems.push('PUBLIC_URL: required in production')
  if (!values.DATABASE_URL) problems.push('DATABASE_URL: required in production')
  if (values.MEET_URL && isLoopback(values.MEET_URL))
    problems.push('MEET_URL: the sandbox is not for production')
  if (values.DEMO_CONTENT) problems.push('DEMO_CONTENT: must be false in production')
  for (const name of [
    'RAZORPAY_API_URL',
    'RAZORPAY_CHECKOUT_URL',
    'SMS_API_URL',
    'WHATSAPP_API_URL',
    'SMTP_URL',
  ] as const)
    if (isLoopback(values[name])) problems.push(`${name}: the sandbox is not for production`)
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
  const problems = isProduction ? productionProblems(values) : []
  if (problems.length) throw new Error(`The configuration is not complete:\n  ${problems.join('\n  ')}`)
  const PUBLIC_URL = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  return { ...values, PUBLIC_URL, isProduction }
}
