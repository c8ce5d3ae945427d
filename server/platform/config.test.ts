import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://newyou.example',
  DATABASE_URL: 'postgres://somewhere/newyou',
  DEMO_CONTENT: 'false',
  SESSION_SECRET: 'a session secret of production',
  OTP_SECRET: 'an otp secret of production',
  SECOND_FACTOR_SECRET: 'a second factor secret of production',
  BANK_DETAILS_SECRET: 'a bank details secret of production',
  CLIENT_NOTES_SECRET: 'a client notes secret of production',
  CALENDAR_ACCESS_SECRET: 'a calendar access secret of production',
  WEBHOOKS_SECRET: 'a webhooks secret of production',
  CSRF_SECRET: 'a csrf secret of production',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'a key secret of production',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret of production',
  MSG91_AUTH_KEY: 'a key of msg91',
  WHATSAPP_API_URL: 'https://whatsapp.example/v21.0/1',
  WHATSAPP_TOKEN: 'whatsapp',
  WHATSAPP_APP_SECRET: 'an app secret of production',
  SMTP_URL: 'smtps://user:password@mail.example',
}

const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a secret of it' }

describe('configuration', () => {
  test('an empty environment is a working development', () => {
    expect(readConfig({})).toMatchObject({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' })
  })

  test('every wrong value is named in one message', () => {
    const read = () => readConfig({ PORT: 'many', LOG_LEVEL: 'loud', SESSION_SECRET: 'short' })
    expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*SESSION_SECRET/)
  })

  test('production refuses default secrets, the sandbox and demo content, all in one message', () => {
    const read = () => readConfig({ NODE_ENV: 'production' })
    for (const name of [
      'SESSION_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DEMO_CONTENT',
      'MSG91_AUTH_KEY',
      'SMTP_URL',
    ])
      expect(read).toThrow(name)
  })

  test.each([
    ['a public address', { PUBLIC_URL: 'https://newyou.example' }],
    ['all addresses of the machine', { HOST: '0.0.0.0' }],
    ['all its IPv6 addresses', { HOST: '::' }],
    ['all addresses in IPv6 form', { HOST: '::ffff:0.0.0.0' }],
    ['the same in hexadecimal', { HOST: '::ffff:0:0' }],
    ['the same written out', { HOST: '0:0:0:0:0:0:0:0' }],
    ['the same in brackets', { HOST: '[::]' }],
    ['the same with a zone', { HOST: '::%lo' }],
    ['zero alone', { HOST: '0' }],
    ['zeros without dots between all of them', { HOST: '0.0' }],
    ['no address, which is every one', { HOST: '' }],
    ['an address of the network', { HOST: '192.168.1.4' }],
    ['the name of a machine', { HOST: 'web-1' }],
    ['a proxy in front that does not say for what', { TRUST_PROXY: '127.0.0.1' }],
    ['a public address in IPv6 form', { PUBLIC_URL: 'https://[::ffff:203.0.113.9]' }],
    ['every address as the one that people type', { PUBLIC_URL: 'http://0.0.0.0:3000' }],
    ['a name that only begins like this machine', { PUBLIC_URL: 'https://127.0.0.1.evil.example' }],
  ])('published secrets are refused at %s, whatever NODE_ENV says or does not say', (_where, place) => {
    for (const mode of [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])
      expect(() => readConfig({ ...mode, ...place })).toThrow(/SESSION_SECRET[\s\S]*RAZORPAY_WEBHOOK_SECRET/)
  })

  test.each([
    ['this machine', { HOST: '127.0.0.1' }],
    ['its other loopback addresses', { HOST: '127.8.9.1', PUBLIC_URL: 'http://127.0.0.1:3000' }],
    ['its IPv6 address', { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
    ['its name', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }],
    ['a proxy of its own', { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }],
  ])('published secrets are good for %s', (_where, place) => {
    expect(readConfig(place)).toMatchObject({ hasPublishedSecrets: true })
  })

  test.each([
    ['http at a public address', { PUBLIC_URL: 'http://newyou.example' }, 'PUBLIC_URL'],
    ['an address with a path', { PUBLIC_URL: 'https://newyou.example/site' }, 'PUBLIC_URL'],
    ['every address as a proxy', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    ['half of all addresses as a proxy', { TRUST_PROXY: '10.0.0.1, ::/1' }, 'TRUST_PROXY'],
    ['a proxy that is no address', { TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [
      'a short secret before this one',
      { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'short' },
      'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    ],
    [
      'a published secret before this one',
      { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'sandbox-webhook-secret' },
      'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    ],
    [
      'a provider at all addresses of this machine',
      { MSG91_API_URL: 'http://0.0.0.0:4010/sms' },
      'MSG91_API_URL',
    ],
    ['a mail server on this machine', { SMTP_URL: 'smtp://[::1]:2525' }, 'SMTP_URL'],
    ['a provider in IPv6 form', { WHATSAPP_API_URL: 'http://[::ffff:127.0.0.1]:4010' }, 'WHATSAPP_API_URL'],
    ['an unspecified IPv6 provider', { RAZORPAY_API_URL: 'http://[::]:4010' }, 'RAZORPAY_API_URL'],
    ['a counter of page views without its site', { MATOMO_URL: 'https://count.example' }, 'MATOMO_SITE_ID'],
    ['a measurement id that is none', { GA4_MEASUREMENT_ID: 'UA-1' }, 'GA4_MEASUREMENT_ID'],
    [
      'two counters of page views',
      { MATOMO_URL: 'https://count.example', MATOMO_SITE_ID: '3', GA4_MEASUREMENT_ID: 'G-ABC123' },
      'GA4_MEASUREMENT_ID',
    ],
    ['CometChat without its keys', { COMETCHAT_APP_ID: 'app' }, 'COMETCHAT_REST_API_KEY'],
    [
      'CometChat in the clear',
      {
        COMETCHAT_APP_ID: 'app',
        COMETCHAT_REGION: 'in',
        COMETCHAT_REST_API_KEY: 'a'.repeat(32),
        COMETCHAT_WEBHOOK_PASSWORD: 'a'.repeat(32),
        COMETCHAT_API_URL: 'http://chat.example/v3',
      },
      'COMETCHAT_API_URL',
    ],
    ['recordings into no bucket', { LIVEKIT_RECORDS_TO_BUCKET: 'true' }, 'LIVEKIT_RECORDS_TO_BUCKET'],
    ['a bucket without its keys', { S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID'],
    ['a CDN of no bucket', { S3_CDN_URL: 'https://cdn.example' }, 'S3_BUCKET'],
    [
      'browsers sent to a bucket in the clear',
      { ...bucket, S3_ENDPOINT: 'http://minio:9000' },
      'S3_DELIVERY',
    ],
    ['a CDN in the clear before a bucket', { ...bucket, S3_CDN_URL: 'http://cdn.example' }, 'S3_CDN_URL'],
    [
      'a CDN to which nobody is sent',
      { ...bucket, S3_DELIVERY: 'through', S3_CDN_URL: 'https://cdn.example' },
      'S3_CDN_URL',
    ],
    ['LiveKit without its keys', { LIVEKIT_URL: 'wss://live.example' }, 'LIVEKIT_API_KEY'],
    [
      'LiveKit in the clear',
      { LIVEKIT_URL: 'ws://live.example', LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'a'.repeat(32) },
      'LIVEKIT_URL',
    ],
    [
      'LiveKit of the sandbox',
      { LIVEKIT_URL: 'ws://127.0.0.1:4010', LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'a'.repeat(32) },
      'LIVEKIT_URL',
    ],
    ['recordings without LiveKit', { LIVEKIT_RECORDINGS_FOLDER: '/films' }, 'LIVEKIT_RECORDINGS_FOLDER'],
    ['half of the keys of push notifications', { PUSH_PUBLIC_KEY: 'B'.repeat(87) }, 'PUSH_PRIVATE_KEY'],
    ['a push service elsewhere', { PUSH_SANDBOX_URL: 'https://push.example' }, 'PUSH_SANDBOX_URL'],
    ['the push service of the sandbox', { PUSH_SANDBOX_URL: 'http://127.0.0.1:4010' }, 'PUSH_SANDBOX_URL'],
    ['outside elsewhere', { OUTSIDE_SANDBOX_URL: 'https://other.example' }, 'OUTSIDE_SANDBOX_URL'],
    ['outside on this machine', { OUTSIDE_SANDBOX_URL: 'http://127.0.0.1:4010' }, 'OUTSIDE_SANDBOX_URL'],
    ['half of an app at Google', { GOOGLE_CALENDAR_CLIENT_ID: 'id' }, 'GOOGLE_CALENDAR_CLIENT_SECRET'],
    [
      'the Google of the sandbox',
      { GOOGLE_CALENDAR_SANDBOX_URL: 'http://127.0.0.1:4010' },
      'GOOGLE_CALENDAR_SANDBOX_URL',
    ],
    [
      'another Google elsewhere',
      { GOOGLE_CALENDAR_SANDBOX_URL: 'https://other.example' },
      'GOOGLE_CALENDAR_SANDBOX_URL',
    ],
    [
      'half of an app at Microsoft',
      { MICROSOFT_CALENDAR_CLIENT_ID: 'id' },
      'MICROSOFT_CALENDAR_CLIENT_SECRET',
    ],
    [
      'the Microsoft of the sandbox',
      { MICROSOFT_CALENDAR_SANDBOX_URL: 'http://127.0.0.1:4010' },
      'MICROSOFT_CALENDAR_SANDBOX_URL',
    ],
    [
      'another Microsoft elsewhere',
      { MICROSOFT_CALENDAR_SANDBOX_URL: 'https://other.example' },
      'MICROSOFT_CALENDAR_SANDBOX_URL',
    ],
    ['another name of this machine', { MEET_URL: 'http://meet.localhost:4010' }, 'MEET_URL'],
  ])('production refuses %s', (_what, change, name) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(name)
  })

  test('networks of proxies and a public host with its own secrets are accepted', () => {
    expect(
      readConfig({ ...production, HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8, loopback,fd00::/8' }),
    ).toMatchObject({
      HOST: '0.0.0.0',
    })
  })

  test('a bucket in the clear is accepted where browsers are not sent to it', () => {
    for (const change of [{ S3_DELIVERY: 'through' }, { S3_PUBLIC_ENDPOINT: 'https://files.example' }])
      expect(
        readConfig({ ...production, ...bucket, S3_ENDPOINT: 'http://minio:9000', ...change }).S3_BUCKET,
      ).toBe('files')
  })

  test('production with everything said is accepted', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, PUBLIC_URL: 'https://newyou.example' })
  })

  test.each(Object.keys(production).filter((name) => /SECRET|KEY_ID|API_KEY|TOKEN/.test(name)))(
    'production does not start without its own %s',
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name)
    },
  )
})
