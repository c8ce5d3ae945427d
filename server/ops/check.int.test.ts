import { expect, test } from 'vitest'
import type { Config } from '../platform/config.ts'
import { useTestApp } from '../testing/test-app.ts'
import { check } from './check.ts'

const app = useTestApp()

/** What is said of each part that is not well. */
async function faults(changed: Partial<Config> = {}) {
  const { config, pool } = app().app.platform
  const { found, isWell } = await check.run(
    { ...config, DATABASE_URL: pool.options.connectionString ?? '', hasPublishedSecrets: false, ...changed },
    {},
  )
  const findings = found as { what: string; isWell: boolean; says: string }[]
  expect(isWell).toBe(findings.every((one) => one.isWell))
  return Object.fromEntries(findings.flatMap(({ what, isWell: well, says }) => (well ? [] : [[what, says]])))
}

test('all that a configuration names is looked at, and well', async () => {
  expect(await faults()).toEqual({})
})

test('what is wrong is said in words, each part by itself', async () => {
  const nobody = 'http://127.0.0.1:9'
  expect(
    await faults({
      hasPublishedSecrets: true,
      DATABASE_URL: 'postgres://newyou:wrong@127.0.0.1:9/newyou',
      DATABASE_READ_URL: app().app.platform.pool.options.connectionString ?? '',
      VALKEY_URL: 'redis://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MSG91_API_URL: nobody,
      RAZORPAY_KEY_SECRET: 'another-secret',
      EXOTEL_API_TOKEN: 'another-exotel-token',
    }),
  ).toEqual({
    secrets: expect.stringContaining('only this machine is answered'),
    database: expect.stringContaining('PostgreSQL cannot be reached'),
    replica: 'DATABASE_READ_URL leads to a server that is no replica',
    valkey: expect.any(String),
    mail: expect.stringContaining('ECONNREFUSED'),
    msg91: expect.stringContaining('127.0.0.1:9 does not answer'),
    gateway: 'refuses RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET',
    phone: 'refuses EXOTEL_API_KEY with EXOTEL_API_TOKEN',
  })
})
