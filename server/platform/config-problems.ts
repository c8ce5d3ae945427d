import { isIP } from 'node:net'
import { developmentSecrets, type Environment, type SecretName } from './config-environment.ts'
import { isThisMachine, isThisMachineAlone } from './this-machine.ts'

const hostOf = (address: string) => new URL(address).hostname
const isOpenToAll = (network: string) => Number(network.split('/')[1] ?? '128') < smallestPrefix
const smallestPrefix = 8

/** Secrets published in this repository grant full access: only this machine may use them. */
export function publishedSecrets(values: Environment): string[] {
  const published: readonly string[] = Object.values(developmentSecrets)
  const secrets: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.keys(developmentSecrets).map((name) => [name, values[name as SecretName]])),
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: values.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
  }
  return Object.entries(secrets)
    .filter(([, value]) => value && published.includes(value))
    .map(
      ([name]) =>
        `${name}: the development value counts only where HOST and PUBLIC_URL are this machine, and no proxy is in front`,
    )
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
  if (values.LIVEKIT_RECORDS_TO_BUCKET && !(LIVEKIT_URL && values.S3_BUCKET))
    return ['LIVEKIT_RECORDS_TO_BUCKET: needs LIVEKIT_URL and S3_BUCKET']
  if (values.LIVEKIT_RECORDS_TO_BUCKET && values.LIVEKIT_RECORDINGS_FOLDER)
    return ['LIVEKIT_RECORDS_TO_BUCKET, LIVEKIT_RECORDINGS_FOLDER: one of them, not both']
  if (values.LIVEKIT_EGRESS_FOLDER && !values.LIVEKIT_RECORDINGS_FOLDER)
    return ['LIVEKIT_EGRESS_FOLDER: needs LIVEKIT_RECORDINGS_FOLDER']
  const given = [LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET].filter(Boolean).length
  if (given === 1 || given === 2) return ['LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET: needed together']
  return LIVEKIT_URL && !LIVEKIT_URL.startsWith('wss:') && !isThisMachine(hostOf(LIVEKIT_URL))
    ? ['LIVEKIT_URL: must begin with wss:// unless it is this machine']
    : []
}

function exotelProblems(values: Environment): string[] {
  const names = ['EXOTEL_ACCOUNT_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_CALLER_ID'] as const
  const given = names.filter((name) => values[name]).length
  // SMS needs no number that is called from.
  const isForSms = values.EXOTEL_SMS_SENDER && given === 3 && !values.EXOTEL_CALLER_ID
  if (given > 0 && given < names.length && !isForSms) return [`${names.join(', ')}: needed together`]
  if (values.EXOTEL_SMS_SENDER && !(given >= 3 && values.DLT_ENTITY_ID))
    return ['EXOTEL_SMS_SENDER: needs DLT_ENTITY_ID, EXOTEL_ACCOUNT_SID, EXOTEL_API_KEY and EXOTEL_API_TOKEN']
  const url = values.EXOTEL_API_URL
  return url.startsWith('https:') || isThisMachine(hostOf(url))
    ? []
    : ['EXOTEL_API_URL: must begin with https:// unless it is this machine']
}

function cometChatProblems(values: Environment): string[] {
  const names = [
    'COMETCHAT_APP_ID',
    'COMETCHAT_REGION',
    'COMETCHAT_REST_API_KEY',
    'COMETCHAT_WEBHOOK_PASSWORD',
  ] as const
  const given = names.filter((name) => values[name]).length
  if (given > 0 && given < names.length) return [`${names.join(', ')}: needed together`]
  if (values.COMETCHAT_API_URL && given === 0) return ['COMETCHAT_API_URL: needs COMETCHAT_APP_ID']
  const url = values.COMETCHAT_API_URL
  return url && !url.startsWith('https:') && !isThisMachine(hostOf(url))
    ? ['COMETCHAT_API_URL: must begin with https:// unless it is this machine']
    : []
}

function s3Problems(values: Environment): string[] {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_CDN_URL } =
    values
  const given = [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean).length
  const isAsked = S3_ENDPOINT ?? S3_PUBLIC_ENDPOINT ?? S3_CDN_URL
  if (given === 1 || given === 2 || (isAsked && given === 0))
    return ['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed together']
  if (values.S3_DELIVERY === 'through')
    return S3_PUBLIC_ENDPOINT || S3_CDN_URL
      ? ['S3_PUBLIC_ENDPOINT, S3_CDN_URL: browsers meet neither with S3_DELIVERY=through']
      : []
  return [S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT, S3_CDN_URL].some(
    (url) => url && !url.startsWith('https:') && !isThisMachine(hostOf(url)),
  )
    ? [
        'S3_PUBLIC_ENDPOINT, S3_ENDPOINT, S3_CDN_URL: browsers are sent there, which needs https:// unless it is this machine; S3_DELIVERY=through passes files on',
      ]
    : []
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
  if (!values.MSG91_AUTH_KEY && !values.EXOTEL_SMS_SENDER)
    problems.push('MSG91_AUTH_KEY, or EXOTEL_SMS_SENDER with the keys of Exotel: SMS needs a gateway')
  if (values.DEMO_CONTENT) problems.push('DEMO_CONTENT: must be false in production')
  if (values.CLOCK !== 'database') problems.push('CLOCK: must be database in production')
  for (const name of [
    'RAZORPAY_API_URL',
    'RAZORPAY_CHECKOUT_URL',
    'MSG91_API_URL',
    'WHATSAPP_API_URL',
    'SMTP_URL',
    'MEET_URL',
    'LIVEKIT_URL',
    'COMETCHAT_API_URL',
    'EXOTEL_API_URL',
    'PUSH_SANDBOX_URL',
    'OUTSIDE_SANDBOX_URL',
    'GOOGLE_CALENDAR_SANDBOX_URL',
    'MICROSOFT_CALENDAR_SANDBOX_URL',
    'MATOMO_URL',
    'GA4_URL',
  ] as const) {
    const address = values[name]
    if (address && isThisMachine(hostOf(address))) problems.push(`${name}: the sandbox is not for production`)
  }
  return problems
}

/** Values that conflict or do not suit this environment: a sentence each. */
export function problemsOf(values: Environment): string[] {
  const { PUBLIC_URL, HOST, NODE_ENV } = values
  const isProduction = NODE_ENV === 'production'
  // Behind a proxy others come in, unless the address that they would type is this machine.
  const isLocal =
    isThisMachineAlone(HOST) &&
    (PUBLIC_URL ? isThisMachineAlone(hostOf(PUBLIC_URL)) : values.TRUST_PROXY === '')
  const problems = [
    ...proxyProblems(values),
    ...watcherProblems(values),
    ...iceProblems(values),
    ...liveKitProblems(values),
    ...s3Problems(values),
    ...cometChatProblems(values),
    ...exotelProblems(values),
  ]
  if (!isLocal || isProduction) problems.push(...publishedSecrets(values))
  if (PUBLIC_URL && !isThisMachine(hostOf(PUBLIC_URL)) && !PUBLIC_URL.startsWith('https:'))
    problems.push('PUBLIC_URL: must begin with https:// unless it is this machine')
  if (PUBLIC_URL && !/^\/?$/.test(new URL(PUBLIC_URL).pathname))
    problems.push('PUBLIC_URL: must have no path')
  if (!values.PUSH_PUBLIC_KEY !== !values.PUSH_PRIVATE_KEY)
    problems.push('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: needed together')
  if (!values.GOOGLE_CALENDAR_CLIENT_ID !== !values.GOOGLE_CALENDAR_CLIENT_SECRET)
    problems.push('GOOGLE_CALENDAR_CLIENT_ID, GOOGLE_CALENDAR_CLIENT_SECRET: needed together')
  if (!values.MICROSOFT_CALENDAR_CLIENT_ID !== !values.MICROSOFT_CALENDAR_CLIENT_SECRET)
    problems.push('MICROSOFT_CALENDAR_CLIENT_ID, MICROSOFT_CALENDAR_CLIENT_SECRET: needed together')
  for (const name of [
    'PUSH_SANDBOX_URL',
    'OUTSIDE_SANDBOX_URL',
    'GOOGLE_CALENDAR_SANDBOX_URL',
    'MICROSOFT_CALENDAR_SANDBOX_URL',
  ] as const) {
    const address = values[name]
    if (address && !isThisMachine(hostOf(address))) problems.push(`${name}: must be this machine`)
  }
  if (!values.MATOMO_URL !== !values.MATOMO_SITE_ID)
    problems.push('MATOMO_URL, MATOMO_SITE_ID: needed together')
  if (values.MATOMO_URL && values.GA4_MEASUREMENT_ID)
    problems.push('MATOMO_URL, GA4_MEASUREMENT_ID: one of them counts, not both')
  if (isProduction) problems.push(...productionProblems(values))
  return problems
}
