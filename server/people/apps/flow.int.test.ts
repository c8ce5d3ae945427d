import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as oauth from 'openid-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { appRedirect, registerApp } from '../../testing/apps.ts'
import { ask, renew, take } from '../../testing/connected-app.ts'
import { asKey } from '../../testing/keys.ts'
import { beginning, discovered, listening, OauthBrowser, sayYes } from '../../testing/oauth-browser.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const sessions = 'GET /api/website/appointment'
const wanted = { redirect_uri: appRedirect, scope: 'sessions:read times:read' }

let client: TestUser
let registered: Awaited<ReturnType<typeof registerApp>>
let reach: Awaited<ReturnType<typeof listening>>
let config: oauth.Configuration
beforeEach(async () => {
  reach = await listening(app())
  client = await makeClient(app())
  registered = await registerApp(app(), ['sessions:read', 'sessions:write', 'times:read'])
  config = await discovered(reach, registered.u_id, registered.secret)
})

async function connect(more: Record<string, string> = {}) {
  const { url, checks } = await beginning(config, { ...wanted, ...more })
  const back = await sayYes(new OauthBrowser(reach), url, client)
  return { back, checks, tokens: await oauth.authorizationCodeGrant(config, back, checks) }
}

const call = (token: string, which = sessions) => asKey(app(), { uId: '', key: token }, which)
const statusOf = async (token: string, which = sessions) => (await call(token, which)).statusCode
const refreshOf = ({ refresh_token: token }: oauth.TokenEndpointResponse) => token ?? ''
const mine = async () => (await app().call('GET /api/website/app-grant', {}, { as: client })).data ?? []

describe('an app', () => {
  test('is led to the person, gets a code for their yes, and acts for them', async () => {
    const { url, checks } = await beginning(config, { ...wanted, ui_locales: 'hi' })
    const browser = new OauthBrowser(reach)
    const asking = await browser.open(url.href)
    expect(asking).toMatch(/^\/hi\/authorise\/[\w-]+$/)
    const uid = asking?.split('/').at(-1)
    const asked = await browser.page('GET', `/api/website/authorisation/${uid}`, client)
    expect(asked).toMatchObject({
      status: 200,
      data: { app_name: 'Calm calendar', host: 'app.example', scopes: ['times:read', 'sessions:read'] },
    })
    const said = await browser.page('POST', `/api/website/authorisation/${uid}`, client, { is_allowed: true })
    const { address } = said.data as unknown as { address: string }
    const back = new URL((await browser.open(address)) ?? '')
    expect(back.origin + back.pathname).toBe(appRedirect)
    expect(back.searchParams.get('iss')).toBe('http://localhost:3000')
    const tokens = await oauth.authorizationCodeGrant(config, back, checks)
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(tokens.access_token).toMatch(/^nya_/)
    const answer = await call(tokens.access_token)
    expect([answer.statusCode, answer.json().data]).toEqual([200, []])
    expect(answer.headers.ratelimit).toMatch(/^"key";r=299/)
    expect(await mine()).toMatchObject([{ app_name: 'Calm calendar', last_used_at: expect.any(String) }])
  })

  test('on the person’s own device needs no secret, and comes back to any port', async () => {
    const native = await registerApp(app(), ['times:read'], {
      isPublic: true,
      redirects: ['http://127.0.0.1/back'],
    })
    expect(native.secret).toBeNull()
    config = await discovered(reach, native.u_id, null)
    const { tokens } = await connect({ scope: 'times:read', redirect_uri: 'http://127.0.0.1:49152/back' })
    expect(await statusOf(refreshOf(tokens))).toBe(401)
    expect(await statusOf(tokens.access_token)).toBe(403)
  })

  test('is told that the person does not allow it', async () => {
    const { url, checks } = await beginning(config, wanted)
    const browser = new OauthBrowser(reach)
    const uid = (await browser.open(url.href))?.split('/').at(-1)
    const said = await browser.page('POST', `/api/website/authorisation/${uid}`, client, {
      is_allowed: false,
    })
    const { address } = said.data as unknown as { address: string }
    const back = new URL((await browser.open(address)) ?? '')
    await expect(oauth.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({
      error: 'access_denied',
    })
    expect(await mine()).toEqual([])
  })

  test('asks each person who is there, whoever said yes in this browser before', async () => {
    const browser = new OauthBrowser(reach)
    for (const as of [client, await makeClient(app())]) {
      const { url, checks } = await beginning(config, wanted)
      const tokens = await oauth.authorizationCodeGrant(config, await sayYes(browser, url, as), checks)
      expect(await statusOf(tokens.access_token)).toBe(200)
    }
    expect(await mine()).toHaveLength(1)
  })
})

describe('refused is', () => {
  const led = async (change: (url: URL) => void) => {
    const { url } = await beginning(config, wanted)
    change(url)
    return (await new OauthBrowser(reach).open(url.href)) ?? ''
  }

  test('a request without PKCE, or with a plain one', async () => {
    const without = await led((url) => {
      url.searchParams.delete('code_challenge')
      url.searchParams.delete('code_challenge_method')
    })
    expect(new URL(without).searchParams.get('error')).toBe('invalid_request')
    const plain = await led((url) => url.searchParams.set('code_challenge_method', 'plain'))
    expect(new URL(plain).searchParams.get('error')).toBe('invalid_request')
  })

  test('another address to come back to, which is never gone to', async () => {
    for (const other of ['https://evil.example/back', `${appRedirect}/more`, `${appRedirect}?next=1`]) {
      const to = await led((url) => url.searchParams.set('redirect_uri', other))
      expect(to, other).toBe('http://localhost:3000/authorise/over')
    }
  })

  test('an app that nobody registered, or that was ended', async () => {
    const stranger = await led((url) => url.searchParams.set('client_id', 'https://evil.example/app.json'))
    expect(stranger).toBe('http://localhost:3000/authorise/over')
    const { tokens } = await connect()
    const ended = await app().call(
      'DELETE /api/staff/apps/{appId}',
      { params: { appId: registered.u_id } },
      { as: registered.admin },
    )
    expect(ended.data).toMatchObject({ people: 0, ended_at: expect.any(String) })
    expect(await statusOf(tokens.access_token)).toBe(401)
    expect(await led(() => undefined)).toBe('http://localhost:3000/authorise/over')
    expect(await mine()).toEqual([])
  })

  test('a resource that is not ours', async () => {
    const to = await led((url) => url.searchParams.set('resource', 'https://elsewhere.example/api'))
    expect(new URL(to).searchParams.get('error')).toBe('invalid_target')
  })

  test('a yes in another browser than the one in which the app began', async () => {
    const { url } = await beginning(config, wanted)
    const uid = (await new OauthBrowser(reach).open(url.href))?.split('/').at(-1)
    const path = `/api/website/authorisation/${uid}`
    const answer = await new OauthBrowser(reach).page('POST', path, client, { is_allowed: true })
    expect([answer.status, answer.code]).toEqual([404, 'authorisationGone'])
    expect(await mine()).toEqual([])
  })

  test('a wrong verifier, and a wrong secret', async () => {
    const { url, checks } = await beginning(config, wanted)
    const back = await sayYes(new OauthBrowser(reach), url, client)
    const stranger = await discovered(reach, registered.u_id, 'not-the-secret')
    await expect(oauth.authorizationCodeGrant(stranger, back, checks)).rejects.toMatchObject({
      status: 401,
      cause: [{ parameters: { error: 'invalid_client' } }],
    })
    const wrong = { ...checks, pkceCodeVerifier: oauth.randomPKCECodeVerifier() }
    await expect(oauth.authorizationCodeGrant(config, back, wrong)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('more than the app was registered for, or than this person can allow', async () => {
    const { url } = await beginning(config, { ...wanted, scope: 'hours:read directory:read' })
    const browser = new OauthBrowser(reach)
    const to = (await browser.open(url.href)) ?? ''
    const answer = await browser.page('GET', `/api/website/authorisation/${to.split('/').at(-1)}`, client)
    expect(answer.code).toBe('nothingToAllow')
  })
})

test('colleagues connect no apps', async () => {
  const { url } = await beginning(config, wanted)
  const browser = new OauthBrowser(reach)
  const uid = (await browser.open(url.href))?.split('/').at(-1)
  const answer = await browser.page('GET', `/api/website/authorisation/${uid}`, registered.admin)
  expect(answer.code).toBe('notAllowed')
})

test('an app is registered only after an OTP, with exact addresses that nobody reads on the way', async () => {
  const register = (redirects: string[]) =>
    registerApp(app(), ['times:read'], { redirects }).then(
      () => 'registered',
      () => 'refused',
    )
  const outcomes = await Promise.all(
    [
      ...['http://app.example/back', 'https://*.example/back', 'https://app.example/#there'],
      ...['javascript:alert(1)', 'https://user:word@app.example/', 'not an address'],
    ].map(async (redirect) => [redirect, await register([redirect])]),
  )
  expect(outcomes.filter(([, outcome]) => outcome !== 'refused')).toEqual([])
  expect(await register(['https://app.example/back', 'http://localhost:8080/back'])).toBe('registered')
})

describe('the example of docs/oauth.md', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

  test('stands there as it is', () => {
    const example = textOf('server/testing/connected-app.ts')
    expect(textOf('docs/oauth.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })

  test('asks, takes and renews', async () => {
    const { u_id: clientId, secret } = registered
    const example = { site: 'http://localhost:3000', clientId, secret: secret ?? '', redirect: appRedirect }
    const options = {
      execute: [oauth.allowInsecureRequests],
      [oauth.customFetch]: (url: string, init: object) => reach(url, init),
    }
    const { address, kept } = await ask(example, ['sessions:read'], options)
    const back = await sayYes(new OauthBrowser(reach), address, client)
    const tokens = await take(example, back, kept, options)
    const next = await renew(example, refreshOf(tokens), options)
    expect(await statusOf(next.access_token)).toBe(200)
  })
})
