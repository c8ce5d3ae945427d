import * as oauth from 'openid-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { appRedirect, registerApp } from '../../testing/apps.ts'
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

describe('a code and a token', () => {
  test('a code that is used again ends what came of it', async () => {
    const { back, checks, tokens } = await connect()
    await expect(oauth.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await statusOf(tokens.access_token)).toBe(401)
    await expect(oauth.refreshTokenGrant(config, refreshOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await mine()).toEqual([])
  })

  test('a refresh token gives a new pair once; used again it ends everything', async () => {
    const { tokens } = await connect()
    const next = await oauth.refreshTokenGrant(config, refreshOf(tokens))
    expect(refreshOf(next)).not.toBe(refreshOf(tokens))
    expect(await statusOf(next.access_token)).toBe(200)
    await expect(oauth.refreshTokenGrant(config, refreshOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await statusOf(next.access_token)).toBe(401)
    expect(await mine()).toEqual([])
  })

  test('of two who use a refresh token at once, one is refused', async () => {
    const { tokens } = await connect()
    const both = await Promise.allSettled(
      [1, 2].map(() => oauth.refreshTokenGrant(config, refreshOf(tokens))),
    )
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
    expect(await mine()).toEqual([])
  })

  test('a refresh can ask for less, and never for more', async () => {
    const { tokens } = await connect()
    const less = await oauth.refreshTokenGrant(config, refreshOf(tokens), { scope: 'times:read' })
    expect(less.scope).toBe('times:read')
    const answer = await call(less.access_token)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'scopeMissing'])
    await expect(
      oauth.refreshTokenGrant(config, refreshOf(less), { scope: 'times:read sessions:write' }),
    ).rejects.toMatchObject({ error: 'invalid_scope' })
  })

  test('the app can give them back, and the person sees it gone', async () => {
    const { tokens } = await connect()
    await oauth.tokenRevocation(config, refreshOf(tokens))
    expect(await statusOf(tokens.access_token)).toBe(401)
    expect(await mine()).toEqual([])
  })

  test('a token ends after an hour, and what is unused after ninety days', async () => {
    const { tokens } = await connect()
    app().clock.advance(59 * 60_000)
    expect(await statusOf(tokens.access_token)).toBe(200)
    app().clock.advance(2 * 60_000)
    expect(await statusOf(tokens.access_token)).toBe(401)
    app().clock.advance(90 * 24 * 3_600_000)
    await expect(oauth.refreshTokenGrant(config, refreshOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('nothing in the table opens anything', async () => {
    const { tokens } = await connect()
    const rows = await app().db.selectFrom('oauth_record').selectAll().execute()
    const written = JSON.stringify(rows)
    expect(written).not.toContain(tokens.access_token)
    expect(written).not.toContain(refreshOf(tokens))
    expect(rows.map(({ kind }) => kind)).toContain('RefreshToken')
  })
})

describe('the person', () => {
  test('disconnects an app, which stops at once', async () => {
    const { tokens } = await connect()
    const [grant] = await mine()
    const gone = await app().call(
      'DELETE /api/website/app-grant/{grantId}',
      { params: { grantId: grant?.u_id ?? '' } },
      { as: client },
    )
    expect(gone.status).toBe(200)
    expect(await statusOf(tokens.access_token)).toBe(401)
    await expect(oauth.refreshTokenGrant(config, refreshOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('cannot disconnect an app of somebody else', async () => {
    await connect()
    const [grant] = await mine()
    const stranger = await makeClient(app())
    const answer = await app().call(
      'DELETE /api/website/app-grant/{grantId}',
      { params: { grantId: grant?.u_id ?? '' } },
      { as: stranger },
    )
    expect(answer.status).toBe(404)
    expect(await mine()).toHaveLength(1)
  })

  test('is acted for no longer when their account is closed', async () => {
    const { tokens } = await connect()
    await app().db.updateTable('person').set({ state: 'erased' }).where('u_id', '=', client.uId).execute()
    expect(await statusOf(tokens.access_token)).toBe(401)
    await expect(oauth.refreshTokenGrant(config, refreshOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })
})
