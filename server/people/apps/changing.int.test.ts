import type { AppForm } from '@newyou/contract/people/apps/apps'
import * as oauth from 'openid-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { appRedirect, registerApp } from '../../testing/apps.ts'
import { asKey } from '../../testing/keys.ts'
import { beginning, discovered, listening, OauthBrowser, sayYes } from '../../testing/oauth-browser.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const sessions = 'GET /api/website/appointment'
const elsewhere = 'https://new.example/back'

let client: TestUser
let registered: Awaited<ReturnType<typeof registerApp>>
let reach: Awaited<ReturnType<typeof listening>>
let config: oauth.Configuration
beforeEach(async () => {
  reach = await listening(app())
  client = await makeClient(app())
  registered = await registerApp(app(), ['sessions:read', 'times:read'])
  config = await discovered(reach, registered.u_id, registered.secret)
})

const change = (body: Partial<AppForm>, as = registered.admin, appId = registered.u_id) =>
  app().call('PATCH /api/staff/apps/{appId}', { params: { appId }, body }, { as })
const renew = (as = registered.admin, appId = registered.u_id) =>
  app().call('POST /api/staff/apps/{appId}/secret', { params: { appId } }, { as })

const begin = (scope = 'sessions:read times:read', redirect = appRedirect) =>
  beginning(config, { redirect_uri: redirect, scope })
async function connect(scope?: string, redirect?: string) {
  const { url, checks } = await begin(scope, redirect)
  const back = await sayYes(new OauthBrowser(reach), url, client)
  return oauth.authorizationCodeGrant(config, back, checks)
}
const refresh = (tokens: oauth.TokenEndpointResponse, by = config) =>
  oauth.refreshTokenGrant(by, tokens.refresh_token ?? '')
const answerTo = async (token: string) => {
  const answer = await asKey(app(), { uId: '', key: token }, sessions)
  return answer.statusCode === 200 ? 200 : answer.json().code
}
const mine = async () => (await app().call('GET /api/website/app-grant', {}, { as: client })).data ?? []
const audited = () =>
  app()
    .db.selectFrom('audit_entry')
    .select(['action', 'staff_id', 'changes'])
    .where('resource', '=', 'apps')
    .where('record_id', '=', registered.u_id)
    .where('action', '<>', 'create')
    .execute()

describe('the name and the addresses of an app', () => {
  test('are changed, and the trail says who did', async () => {
    const changed = await change({ name: 'Calm days', redirect_uris: [elsewhere] })
    expect(changed).toMatchObject({
      status: 200,
      data: { name: 'Calm days', redirect_uris: [elsewhere], scopes: ['sessions:read', 'times:read'] },
    })
    expect(await audited()).toEqual([
      {
        action: 'change',
        staff_id: registered.admin.uId,
        changes: { name: ['Calm calendar', 'Calm days'], redirect_uris: [[appRedirect], [elsewhere]] },
      },
    ])
    const { url } = await begin()
    expect(await new OauthBrowser(reach).open(url.href)).toBe('http://localhost:3000/authorise/over')
    await connect('times:read', elsewhere)
    expect(await mine()).toMatchObject([{ app_name: 'Calm days', host: 'new.example' }])
  })

  test('that are as they were leave no line in the trail', async () => {
    expect(await change({ name: 'Calm calendar' })).toMatchObject({ status: 200 })
    expect(await change({})).toMatchObject({ status: 200 })
    expect(await audited()).toEqual([])
  })

  test('do not end what people allowed', async () => {
    const tokens = await connect()
    await change({ name: 'Calm days', redirect_uris: [elsewhere] })
    expect(await answerTo(tokens.access_token)).toBe(200)
    expect(await answerTo((await refresh(tokens)).access_token)).toBe(200)
  })

  test('end a request that names an address which has gone, and a code on its way there', async () => {
    const browser = new OauthBrowser(reach)
    const { url } = await begin()
    const path = `/api/website/authorisation/${(await browser.open(url.href))?.split('/').at(-1)}`
    expect(await browser.page('GET', path, client)).toMatchObject({ status: 200 })
    const later = await begin()
    const back = await sayYes(new OauthBrowser(reach), later.url, client)
    await change({ redirect_uris: [elsewhere] })
    expect(await browser.page('GET', path, client)).toMatchObject({ status: 404, code: 'authorisationGone' })
    const said = await browser.page('POST', path, client, { is_allowed: true })
    expect(said).toMatchObject({ status: 404, code: 'authorisationGone' })
    await expect(oauth.authorizationCodeGrant(config, back, later.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })
})

describe('the scopes of an app', () => {
  test('that are taken away stop at once, and come back only by a new yes', async () => {
    const tokens = await connect()
    expect(await answerTo(tokens.access_token)).toBe(200)
    await change({ scopes: ['times:read'] })
    expect(await answerTo(tokens.access_token)).toBe('scopeMissing')
    expect(await mine()).toMatchObject([{ scopes: ['times:read'] }])
    const less = await refresh(tokens)
    expect(less.scope).toBe('times:read')
    await change({ scopes: ['sessions:read', 'times:read'] })
    expect(await answerTo(tokens.access_token)).toBe('scopeMissing')
    const next = await refresh(less)
    expect(next.scope).toBe('times:read')
    expect(await answerTo(next.access_token)).toBe('scopeMissing')
    expect(await answerTo((await connect()).access_token)).toBe(200)
  })

  test('that are all that somebody allowed disconnect them with the last one', async () => {
    const tokens = await connect('sessions:read')
    const changed = await change({ scopes: ['times:read'] })
    expect(changed.data?.people).toBe(0)
    expect(await answerTo(tokens.access_token)).toBe('invalidToken')
    await expect(refresh(tokens)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await mine()).toEqual([])
  })

  test('that are added are asked of each person, and change nothing before', async () => {
    const tokens = await connect('times:read')
    await change({ scopes: ['sessions:read', 'times:read', 'directory:read'] })
    expect(await mine()).toMatchObject([{ scopes: ['times:read'] }])
    expect((await refresh(tokens)).scope).toBe('times:read')
    const { url } = await begin('directory:read')
    const browser = new OauthBrowser(reach)
    const uid = (await browser.open(url.href))?.split('/').at(-1)
    expect(await browser.page('GET', `/api/website/authorisation/${uid}`, client)).toMatchObject({
      data: { scopes: ['directory:read'] },
    })
  })

  test('of other apps stay as they are', async () => {
    const other = await registerApp(app(), ['sessions:read'])
    config = await discovered(reach, other.u_id, other.secret)
    const tokens = await connect('sessions:read')
    await change({ scopes: ['times:read'] })
    expect(await answerTo(tokens.access_token)).toBe(200)
  })
})

describe('a new secret', () => {
  test('ends the one before at once; connections stay', async () => {
    const tokens = await connect()
    const renewed = await renew()
    const secret = renewed.data?.secret ?? ''
    expect(renewed).toMatchObject({ status: 200, data: { people: 1, is_public: false } })
    expect(secret).not.toBe(registered.secret)
    await expect(refresh(tokens)).rejects.toMatchObject({ status: 401 })
    expect(await answerTo(tokens.access_token)).toBe(200)
    const next = await refresh(tokens, await discovered(reach, registered.u_id, secret))
    expect(await answerTo(next.access_token)).toBe(200)
    const trail = await audited()
    expect(trail).toMatchObject([{ action: 'new-secret', staff_id: registered.admin.uId }])
    const rows = await app().db.selectFrom('oauth_app').selectAll().execute()
    expect(JSON.stringify([rows, trail])).not.toContain(secret)
  })

  test('is for apps that can keep one', async () => {
    const native = await registerApp(app(), ['times:read'], { isPublic: true })
    expect(await renew(native.admin, native.u_id)).toMatchObject({ status: 409, code: 'appHasNoSecret' })
  })
})

describe('refused is a change', () => {
  test('without an OTP, and of colleagues who are no administrators', async () => {
    const unproven = await makeStaff(app(), ['admin'])
    expect(await change({ name: 'Other' }, unproven)).toMatchObject({ code: 'stepUpRequired' })
    expect(await renew(unproven)).toMatchObject({ code: 'stepUpRequired' })
    const editor = await makeStaff(app(), ['editor'])
    expect(await change({ name: 'Other' }, editor)).toMatchObject({ status: 403, code: 'notAllowed' })
    expect(await renew(editor)).toMatchObject({ status: 403, code: 'notAllowed' })
    expect(await audited()).toEqual([])
  })

  test('of an app that was ended, or that nobody registered', async () => {
    await app().call(
      'DELETE /api/staff/apps/{appId}',
      { params: { appId: registered.u_id } },
      { as: registered.admin },
    )
    expect(await change({ name: 'Other' })).toMatchObject({ status: 409, code: 'appEnded' })
    expect(await renew()).toMatchObject({ status: 409, code: 'appEnded' })
    const nobody = '0195c1e2-0000-7000-8000-000000000001'
    expect(await change({ name: 'Other' }, registered.admin, nobody)).toMatchObject({ status: 404 })
    expect(await renew(registered.admin, nobody)).toMatchObject({ status: 404 })
  })

  test.each<[string, Partial<AppForm>]>([
    ['without a name', { name: ' ' }],
    ['without an address', { redirect_uris: [] }],
    ['with an address that others read', { redirect_uris: ['http://app.example/back'] }],
    ['with an address twice', { redirect_uris: [appRedirect, appRedirect] }],
    ['without a scope', { scopes: [] }],
  ])('%s', async (_, body) => {
    expect((await change(body)).status).toBe(400)
    expect(await audited()).toEqual([])
  })
})
