import type { RegisteredText } from './messages/registered.ts'
import { type Clock, systemClock } from './platform/timers.ts'

export type Delays = {
  /** From `pending@sandbox` to its authorisation and capture. */
  pendingMs: number
  /** From a failure to the authorisation that comes late after it. */
  lateAuthorisationMs: number
  /** From an authorisation to the capture of an instrument that is captured late. */
  lateCaptureMs: number
  /** Of webhooks for an instrument whose webhooks are delayed. */
  delayedWebhookMs: number
  /** From refund.created to refund.processed. */
  refundMs: number
  /** Wait before each further try of a webhook; after the last one it is given up. */
  webhookRetriesMs: number[]
  /** How long a webhook waits for an answer. */
  webhookTimeoutMs: number
  /** Of an SMS or WhatsApp answer while the provider is set to slow. */
  slowMessageMs: number
}

export type SandboxOptions = {
  host: string
  port: number
  smtpPort: number
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Our own account at the gateway, from which payouts go out. */
  payoutAccount: string
  /** Undefined: webhooks are recorded and not sent. */
  webhookUrl: string | undefined
  /** Origins whose pages may open the checkout and read the bucket. */
  allowedOrigins: string[]
  msg91Key: string
  /** The sender that is registered for SMS by Exotel. */
  exotelSender: string
  /** Undefined: any bearer token is taken, but one must be sent. */
  whatsappToken: string | undefined
  whatsappAppSecret: string
  /** Texts that were approved before the start. */
  registeredTexts: RegisteredText[]
  /** Whether reports about texts are sent, or only recorded. */
  sendsReports: boolean
  msg91WebhookUrl: string | undefined
  whatsappWebhookUrl: string | undefined
  /** The account setting that decides when an order does not say. */
  capture: 'automatic' | 'manual'
  /** Accounts of its authenticator app, each an `otpauth://totp/` address. */
  authenticator: string[]
  /** The key of LiveKit's project; without one LiveKit is not played. Without an address no webhooks are sent. */
  livekitKey: string | undefined
  livekitSecret: string
  livekitWebhookUrl: string | undefined
  /** The REST API key of CometChat's app at /cometchat/v3, and where its webhook goes, with `name:password`. */
  cometchatKey: string
  cometchatWebhookUrl: string | undefined
  cometchatCredential: string
  /** The bucket at /s3, and the key pair that its requests are signed with. */
  s3Bucket: string
  s3Key: string
  s3Secret: string
  stateFile: string | undefined
  clock: Clock
  delays: Delays
}

export type StartOptions = Partial<Omit<SandboxOptions, 'delays'>> & { delays?: Partial<Delays> }

const minute = 60_000

const defaultDelays: Delays = {
  pendingMs: 8_000,
  lateAuthorisationMs: minute,
  lateCaptureMs: 20_000,
  delayedWebhookMs: 5_000,
  refundMs: 1_000,
  webhookRetriesMs: [5_000, 30_000, 2 * minute, 10 * minute, 60 * minute],
  webhookTimeoutMs: 5_000,
  slowMessageMs: 30_000,
}

export function completeOptions(options: StartOptions): SandboxOptions {
  return {
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    keyId: 'rzp_test_sandbox',
    keySecret: 'sandbox-key-secret',
    webhookSecret: 'sandbox-webhook-secret',
    payoutAccount: '2323230000000000',
    webhookUrl: undefined,
    allowedOrigins: [],
    msg91Key: 'sandbox-msg91-key',
    exotelSender: 'NEWYOU',
    whatsappToken: undefined,
    whatsappAppSecret: 'sandbox-whatsapp-app-secret',
    registeredTexts: [],
    sendsReports: false,
    msg91WebhookUrl: undefined,
    whatsappWebhookUrl: undefined,
    capture: 'automatic',
    authenticator: [],
    livekitKey: undefined,
    livekitSecret: 'sandbox-livekit-secret-of-32-letters',
    livekitWebhookUrl: undefined,
    cometchatKey: 'sandbox-cometchat-key',
    cometchatWebhookUrl: undefined,
    cometchatCredential: 'newyou:sandbox-cometchat-password',
    s3Bucket: 'sandbox-files',
    s3Key: 'sandbox-s3-key',
    s3Secret: 'sandbox-s3-secret',
    stateFile: undefined,
    clock: systemClock,
    ...options,
    delays: { ...defaultDelays, ...options.delays },
  }
}

/** Throws when a port is not a number; every other value has a default. */
export function readOptions(env: Record<string, string | undefined>): StartOptions {
  const given: StartOptions = {}
  if (env.SANDBOX_HOST) given.host = env.SANDBOX_HOST
  given.port = readPort('SANDBOX_PORT', env.SANDBOX_PORT)
  given.smtpPort = readPort('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT)
  if (env.SANDBOX_KEY_ID) given.keyId = env.SANDBOX_KEY_ID
  if (env.SANDBOX_KEY_SECRET) given.keySecret = env.SANDBOX_KEY_SECRET
  if (env.SANDBOX_WEBHOOK_SECRET) given.webhookSecret = env.SANDBOX_WEBHOOK_SECRET
  if (env.SANDBOX_WEBHOOK_URL) given.webhookUrl = env.SANDBOX_WEBHOOK_URL
  if (env.SANDBOX_ALLOWED_ORIGIN)
    given.allowedOrigins = env.SANDBOX_ALLOWED_ORIGIN.split(',').map((one) => one.trim())
  if (env.SANDBOX_MSG91_WEBHOOK_URL) given.msg91WebhookUrl = env.SANDBOX_MSG91_WEBHOOK_URL
  if (env.SANDBOX_WHATSAPP_WEBHOOK_URL) given.whatsappWebhookUrl = env.SANDBOX_WHATSAPP_WEBHOOK_URL
  given.sendsReports = true
  if (env.SANDBOX_WHATSAPP_TOKEN) given.whatsappToken = env.SANDBOX_WHATSAPP_TOKEN
  if (env.SANDBOX_AUTHENTICATOR) given.authenticator = env.SANDBOX_AUTHENTICATOR.split(' ')
  if (env.SANDBOX_LIVEKIT_KEY) given.livekitKey = env.SANDBOX_LIVEKIT_KEY
  if (env.SANDBOX_LIVEKIT_SECRET) given.livekitSecret = env.SANDBOX_LIVEKIT_SECRET
  if (env.SANDBOX_LIVEKIT_WEBHOOK_URL) given.livekitWebhookUrl = env.SANDBOX_LIVEKIT_WEBHOOK_URL
  if (env.SANDBOX_COMETCHAT_WEBHOOK_URL) given.cometchatWebhookUrl = env.SANDBOX_COMETCHAT_WEBHOOK_URL
  if (env.SANDBOX_STATE_FILE) given.stateFile = env.SANDBOX_STATE_FILE
  return given
}

function readPort(name: string, value: string | undefined): number {
  const port = Number(value ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number.`)
  return port
}
