import { signOnMinutes } from '@newyou/contract/people/sign-on/sign-on'
import { signOnFaults } from '@newyou/sandbox'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, minutes } from '../../platform/clock.ts'
import { makePerson } from '../../testing/signed-in.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const settings = (sandboxUrl: string, more: Record<string, string> = {}) => ({
  OIDC_ISSUER: `${sandboxUrl}/sign-on`,
  OIDC_CLIENT_ID: 'sandbox-sign-on-client',
  OIDC_CLIENT_SECRET: 'sandbox-sign-on-secret',
  OIDC_NAME: 'Asha Trust',
  OIDC_EMAIL_DOMAINS: 'trust.example, clinic.example',
  ...more,
})
const app = useTestApp({ config: (sandboxUrl) => settings(sandboxUrl) })
const trusting = useTestApp({ config: (sandboxUrl) => settings(sandboxUrl, { OIDC_SECOND_FACTOR: 'mfa' }) })
const without = useTestApp()

const device = (name = 'one') => ({ device_id: `device-${name}`, device_name: 'a browser' })
const start = async (of: () => TestApp = app, name = 'one') =>
  of().call('POST /api/website/staff-sign-on-start', { body: { device_id: device(name).device_id } })

/** What the provider sends back after a log-in with this e-mail. */
function sentBack(of: () => TestApp, address: string, email: string) {
  const back = new URL(of().sandbox.signOn.logIn(address, email))
  expect(back.origin + back.pathname).toBe('http://localhost:3000/login/staff')
  const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams)
  return { code, state, iss }
}
const finish = (of: () => TestApp, sent: object, name = 'one') =>
  of().call('POST /api/website/staff-sign-on', {
    body: { ...(sent as { code: string; state: string }), ...device(name) },
  })

async function logIn(email: string, of: () => TestApp = app) {
  const { data } = await start(of)
  return finish(of, sentBack(of, data?.address ?? '', email))
}

/** With another letter in its middle. */
const changed = (state: string) => state.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))

let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `agent${count}@trust.example`
  await makePerson(app(), { email, roles: ['support'] })
})

test('the page offers a provider only where one is configured', async () => {
  expect(await app().call('GET /api/website/staff-sign-on', {})).toMatchObject({
    data: { name: 'Asha Trust' },
  })
  expect(await without().call('GET /api/website/staff-sign-on', {})).toMatchObject({ data: null })
  expect(await start(without)).toMatchObject({ status: 400, code: 'signOnFailed' })
})

test('a colleague comes in by the provider, by code with PKCE, and our second factor is still asked for', async () => {
  const { data } = await start()
  const address = new URL(data?.address ?? '')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email',
    state: expect.stringMatching(/.{60,}/),
    nonce: expect.stringMatching(/.{40,}/),
  })
  const { status, data: session } = await finish(app, sentBack(app, address.href, email.toUpperCase()))
  expect({ status, role: session?.role }).toEqual({ status: 200, role: 'staff' })
  const user = { uId: '', token: session?.token ?? '', refreshToken: '', deviceId: '', csrf: '' }
  expect(await app().call('GET /api/staff/second-factor', {}, { as: user })).toMatchObject({
    data: { is_proven: false },
  })
  expect(await app().call('GET /api/staff/audit', {}, { as: user })).toMatchObject({
    status: 403,
    code: 'secondFactorRequired',
  })
})

test('where it is configured, a second factor at the provider stands for ours; one factor there does not', async () => {
  await makePerson(trusting(), { email: 'two@trust.example', roles: ['support'] })
  const proven = async () => {
    const { data } = await logIn('two@trust.example', trusting)
    const user = { uId: '', token: data?.token ?? '', refreshToken: '', deviceId: '', csrf: '' }
    return (await trusting().call('GET /api/staff/second-factor', {}, { as: user })).data?.is_proven
  }
  // One that is away is asked again the next time.
  trusting().sandbox.signOn.fail('away')
  expect(await start(trusting)).toMatchObject({ status: 400, code: 'signOnFailed' })
  trusting().sandbox.signOn.proveBy({ amr: ['pwd'] })
  expect(await proven()).toBe(false)
  trusting().sandbox.signOn.proveBy({ amr: ['pwd', 'mfa'] })
  expect(await proven()).toBe(true)
})

describe('what is refused', () => {
  test.each(signOnFaults.filter((fault) => fault !== 'away'))('a token with a fault: %s', async (fault) => {
    app().sandbox.signOn.fail(fault)
    expect(await logIn(email)).toMatchObject({ status: 400, code: 'signOnFailed' })
    expect(await logIn(email)).toMatchObject({ status: 200 })
  })

  test('nobody gets an account: an unknown e-mail, that of a client, one of another domain', async () => {
    await makePerson(app(), { email: 'client@trust.example' })
    await makePerson(app(), { email: 'agent@other.example', roles: ['support'] })
    for (const unknown of ['nobody@trust.example', 'client@trust.example'])
      expect(await logIn(unknown)).toMatchObject({ status: 403, code: 'signOnUnknown' })
    expect(await logIn('agent@other.example')).toMatchObject({ status: 400, code: 'signOnFailed' })
    expect(await logIn(`${email}@other.example`)).toMatchObject({ status: 400 })
  })

  test('an e-mail that our side has not proven', async () => {
    await app().db.updateTable('person').set({ email_verified_at: null }).where('email', '=', email).execute()
    expect(await logIn(email)).toMatchObject({ status: 403, code: 'signOnUnknown' })
  })

  test('an answer that came to another browser, a second time, too late, changed, or from another issuer', async () => {
    const { data } = await start()
    const address = data?.address ?? ''
    expect(await finish(app, sentBack(app, address, email), 'two')).toMatchObject({ code: 'signOnFailed' })
    const sent = sentBack(app, address, email)
    expect(await finish(app, sent)).toMatchObject({ status: 200 })
    expect(await finish(app, sent)).toMatchObject({ code: 'signOnFailed' })
    const another = sentBack(app, address, email)
    expect(await finish(app, { ...another, iss: 'https://other.example' })).toMatchObject({
      code: 'signOnFailed',
    })
    expect(await finish(app, { ...another, state: changed(another.state) })).toMatchObject({
      code: 'signOnFailed',
    })
    const late = sentBack(app, address, email)
    const now = app().clock.now()
    app().clock.set(after(now, minutes(signOnMinutes + 1)))
    expect(await finish(app, late)).toMatchObject({ code: 'signOnFailed' })
    app().clock.set(now)
  })
})
