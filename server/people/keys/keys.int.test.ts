import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { asKey, keyOfHealer, keyOfPractice } from '../../testing/keys.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createKeyRights } from './rights.ts'

const app = useTestApp()
const hours = 'GET /api/practice/hours'
const drafts = 'GET /api/staff/articles'

let healer: TestHealer
beforeEach(async () => {
  healer = await makeHealer(app())
})

const statusOf = async (key: { uId: string; key: string }, call: string) =>
  (await asKey(app(), key, call)).statusCode
const mine = async () =>
  (await app().call('GET /api/practice/key', {}, { as: await signInHealer(app(), healer) })).data ?? []

describe('the key of a healer', () => {
  test('is shown once, and kept as a hash', async () => {
    const { uId, key } = await keyOfHealer(app(), healer, ['hours:read'])
    const [listed] = await mine()
    expect(listed).toMatchObject({ u_id: uId, scopes: ['hours:read'], last_used_at: null, revoked_at: null })
    expect(key.startsWith(listed?.begins_with ?? 'none')).toBe(true)
    const row = await app().db.selectFrom('api_key').selectAll().where('u_id', '=', uId).executeTakeFirst()
    expect(JSON.stringify([listed, row])).not.toContain(key.slice(-40))
  })

  test('acts as the healer without cookie and origin, and its use is noted', async () => {
    const key = await keyOfHealer(app(), healer, ['hours:read', 'hours:write'])
    expect(await statusOf(key, hours)).toBe(200)
    const change = await asKey(app(), key, 'DELETE /api/practice/available-now')
    expect(change.statusCode).toBe(200)
    expect((await mine())[0]?.last_used_at).toBe(app().clock.now().toISOString())
  })

  test('is refused from a page in a browser of another site', async () => {
    const key = await keyOfHealer(app(), healer, ['hours:write'])
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await asKey(app(), key, 'DELETE /api/practice/available-now', { headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'crossSiteRequest'])
  })

  test('says which scope is missing', async () => {
    const key = await keyOfHealer(app(), healer, ['times:read'])
    const answer = await asKey(app(), key, hours)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'scopeMissing',
      data: { scope: 'hours:read' },
    })
  })

  test('is told to the healer, and a reader of its list sees what was called with it', async () => {
    const key = await keyOfHealer(app(), healer, ['hours:read'])
    await statusOf(key, hours)
    await statusOf(key, `GET /api/practice/client/${randomUUID()}/note`)
    const as = await signInHealer(app(), healer)
    const params = { keyId: key.uId }
    await expect
      .poll(async () => (await app().call('GET /api/practice/key/{keyId}/call', { params }, { as })).data)
      .toEqual(
        expect.arrayContaining([
          { at: expect.any(String), call: hours, status: 200 },
          {
            at: expect.any(String),
            call: 'GET /api/practice/client/:appointmentId/note',
            status: 403,
          },
        ]),
      )
    const told = await app().call('GET /api/website/notification', {}, { as })
    expect(JSON.stringify(told.data)).toContain('My calendar')
  })

  test('ends at once when it is revoked, and on a node that believed it before', async () => {
    const key = await keyOfHealer(app(), healer, ['hours:read'])
    const other = createKeyRights(app().app.platform)
    expect(await other.authenticate(key.key)).toMatchObject({ keyId: key.uId })
    expect(await statusOf(key, hours)).toBe(200)
    const as = await signInHealer(app(), healer)
    const revoked = await app().call(
      'DELETE /api/practice/key/{keyId}',
      { params: { keyId: key.uId } },
      { as },
    )
    expect(revoked.data?.revoked_at).toBe(app().clock.now().toISOString())
    expect(await statusOf(key, hours)).toBe(401)
    await expect
      .poll(() => other.authenticate(key.key).catch(({ code }: { code: string }) => code))
      .toBe('invalidToken')
  })

  test('ends by its day, and when its healer is one no more', async () => {
    const key = await keyOfHealer(app(), healer, ['hours:read'])
    await app()
      .db.updateTable('person')
      .set({ roles: ['client'] })
      .where('u_id', '=', healer.person_id)
      .execute()
    expect(await statusOf(key, hours)).toBe(401)
    await app()
      .db.updateTable('person')
      .set({ roles: ['client', 'healer'] })
      .where('u_id', '=', healer.person_id)
      .execute()
    expect(await statusOf(key, hours)).toBe(200)
    await app().db.updateTable('api_key').set({ expires_at: app().clock.now() }).execute()
    app().clock.advance(6000)
    expect(await statusOf(key, hours)).toBe(401)
  })

  test('is refused when a letter of it is wrong, and when another secret follows its id', async () => {
    const { uId, key } = await keyOfHealer(app(), healer, ['hours:read'])
    const second = await keyOfHealer(app(), healer, ['hours:read'])
    const wrong = [
      `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`,
      key.toUpperCase(),
      'ny_',
      second.key.replace(second.uId.replaceAll('-', ''), uId.replaceAll('-', '')),
    ]
    for (const one of wrong) expect(await statusOf({ uId, key: one }, hours)).toBe(401)
  })

  test('of another healer is not there', async () => {
    const { uId } = await keyOfHealer(app(), healer, ['hours:read'])
    const as = await signInHealer(app(), await makeHealer(app()))
    const params = { keyId: uId }
    expect((await app().call('DELETE /api/practice/key/{keyId}', { params }, { as })).status).toBe(404)
    expect((await app().call('GET /api/practice/key/{keyId}/call', { params }, { as })).status).toBe(404)
    expect((await app().call('GET /api/practice/key', {}, { as })).data).toEqual([])
  })

  test('is one of twenty at most, and revoking one makes room', async () => {
    const as = await signInHealer(app(), healer)
    const body = { name: 'One more', expires_in_days: 30, scopes: ['times:read' as const] }
    const make = () => app().call('POST /api/practice/key', { body }, { as })
    const first = await make()
    for (let count = 1; count < 20; count++) expect((await make()).status).toBe(201)
    expect(await make()).toMatchObject({ status: 409, code: 'tooManyKeys' })
    await app().call(
      'DELETE /api/practice/key/{keyId}',
      { params: { keyId: first.data?.u_id ?? '' } },
      { as },
    )
    expect((await make()).status).toBe(201)
  })

  test('is not made with a scope of the practice, twice the same, none, or without an end', async () => {
    const as = await signInHealer(app(), healer)
    const good = { name: 'X', expires_in_days: 30, scopes: ['times:read'] }
    for (const bad of [
      { scopes: ['orders:read'] },
      { scopes: ['times:read', 'times:read'] },
      { scopes: [] },
      { name: ' ' },
      { expires_in_days: 367 },
      { roles: ['editor'] },
    ]) {
      const body = { ...good, ...bad } as never
      expect((await app().call('POST /api/practice/key', { body }, { as })).status, JSON.stringify(bad)).toBe(
        400,
      )
    }
    const client = await makeClient(app())
    expect((await app().call('POST /api/practice/key', { body: good as never }, { as: client })).status).toBe(
      403,
    )
  })
})

describe('the key of the practice', () => {
  const body = {
    name: 'News',
    expires_in_days: 30,
    scopes: ['content:read' as const],
    roles: ['editor' as const],
  }

  test('needs an administrator with a fresh OTP', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const make = () => app().call('POST /api/staff/keys', { body }, { as: admin })
    expect(await make()).toMatchObject({ status: 403, code: 'stepUpRequired' })
    await steppedUp(app(), admin)
    expect((await make()).status).toBe(201)
    const finance = await steppedUp(app(), await makeStaff(app(), ['finance', 'editor']))
    expect((await app().call('POST /api/staff/keys', { body }, { as: finance })).status).toBe(403)
  })

  test('is never that of an administrator, and narrows to what its maker may still do', async () => {
    const admin = await makeStaff(app(), ['admin'])
    await steppedUp(app(), admin)
    const asAdmin = { ...body, roles: ['admin' as never] }
    expect((await app().call('POST /api/staff/keys', { body: asAdmin }, { as: admin })).status).toBe(400)
    const key = await keyOfPractice(app(), admin, ['content:read', 'orders:read'], ['editor', 'finance'])
    expect(await statusOf(key, drafts)).toBe(200)
    expect(await statusOf(key, 'GET /api/staff/orders')).toBe(200)
    const roles = async (...now: string[]) => {
      await app().db.updateTable('person').set({ roles: now }).where('u_id', '=', admin.uId).execute()
      app().clock.advance(6000)
    }
    await roles('editor')
    expect(await statusOf(key, drafts)).toBe(200)
    expect(await statusOf(key, 'GET /api/staff/orders')).toBe(403)
    await roles('support')
    expect(await statusOf(key, drafts)).toBe(401)
  })

  test('leaves its mark beside its maker in the audit trail', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const key = await keyOfPractice(app(), admin, ['content:write'], ['editor'])
    const [written] = await app()
      .db.insertInto('photo_album')
      .values({ u_id: randomUUID(), title: 'Garden', position: 1, created_at: app().clock.now() })
      .returning(['u_id'])
      .execute()
    const answer = await asKey(app(), key, `PATCH /api/staff/photo-albums/${written?.u_id}`, {
      body: { version: 1, title: 'Our garden' },
    })
    expect(answer.json()).toMatchObject({ data: { title: 'Our garden' } })
    const trail = await app().call(
      'GET /api/staff/audit',
      { query: { record: written?.u_id ?? '' } },
      { as: admin },
    )
    expect(trail.data).toMatchObject([{ staff_u_id: admin.uId, key_u_id: key.uId }])
    const made = await app().call('GET /api/staff/audit', { query: { resource: 'keys' } }, { as: admin })
    expect(made.data?.[0]).toMatchObject({ action: 'create', key_u_id: null })
  })

  test('is seen and revoked by administrators, beside those of healers', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const ours = await keyOfPractice(app(), admin, ['content:read'], ['editor'])
    const theirs = await keyOfHealer(app(), healer, ['hours:read'])
    const list = await app().call('GET /api/staff/keys', {}, { as: admin })
    expect(list.data?.slice(0, 2).map(({ u_id, holder }) => [u_id, holder])).toEqual([
      [theirs.uId, 'healer'],
      [ours.uId, 'practice'],
    ])
    const onlyOurs = await app().call('GET /api/staff/keys', { query: { holder: 'practice' } }, { as: admin })
    expect(onlyOurs.data?.some(({ holder }) => holder === 'healer')).toBe(false)
    expect(await statusOf(theirs, hours)).toBe(200)
    const params = { keyId: theirs.uId }
    expect((await app().call('DELETE /api/staff/keys/{keyId}', { params }, { as: admin })).status).toBe(200)
    expect(await statusOf(theirs, hours)).toBe(401)
    await expect
      .poll(
        async () =>
          (await app().call('GET /api/staff/keys/{keyId}/call', { params }, { as: admin })).data?.length,
      )
      .toBe(1)
  })
})
