import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { connectApp } from '../../testing/apps.ts'
import { asKey, type TestKey } from '../../testing/keys.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const sessions = 'GET /api/website/appointment'

let client: TestUser
let calm: TestKey
beforeEach(async () => {
  client = await makeClient(app())
  calm = await connectApp(app(), client.uId, 'client', ['sessions:read'])
})

const callsOf = (grantId: string, as = client) =>
  app().call('GET /api/website/app-grant/{grantId}/call', { params: { grantId } }, { as })
/** They are written after the answer. */
const expectCalls = (grantId: string, calls: object[]) =>
  expect.poll(async () => (await callsOf(grantId)).data).toEqual(calls)

test('a person sees what their app called: in which scope, when, and whether it was done', async () => {
  expect((await callsOf(calm.uId)).data).toEqual([])
  await asKey(app(), calm, sessions)
  const done = { at: app().clock.now().toISOString(), call: sessions, status: 200, scope: 'sessions:read' }
  await expectCalls(calm.uId, [done])
  app().clock.advance(60_000)
  await asKey(app(), calm, `POST /api/website/appointment/${randomUUID()}/cancel`, { body: {} })
  const at = app().clock.now().toISOString()
  const call = 'POST /api/website/appointment/:appointmentId/cancel'
  const refused = { at, call, status: 403, scope: 'sessions:write' }
  await expectCalls(calm.uId, [refused, done])
  app().clock.advance(60_000)
  await asKey(app(), calm, 'GET /api/website/device')
  await expectCalls(calm.uId, [
    { at: expect.any(String), call: 'GET /api/website/device', status: 403, scope: null },
    refused,
    done,
  ])
})

test('each app has its own calls, and nobody else sees them', async () => {
  const other = await connectApp(app(), client.uId, 'client', ['sessions:read'])
  await asKey(app(), calm, sessions)
  await expectCalls(calm.uId, [expect.objectContaining({ call: sessions })])
  expect((await callsOf(other.uId)).data).toEqual([])
  expect(await callsOf(calm.uId, await makeClient(app()))).toMatchObject({ status: 404 })
  const byApp = await asKey(app(), calm, `GET /api/website/app-grant/${calm.uId}/call`)
  expect([byApp.statusCode, byApp.json().code]).toEqual([403, 'notForKeys'])
})

test('the latest hundred are shown, and what is older than thirty days is forgotten', async () => {
  const { ids, jobs } = app().app.platform
  const values = Array.from({ length: 101 }, (_, count) => ({
    u_id: ids.next(),
    grant_id: calm.uId,
    at: new Date(app().clock.now().getTime() - count * 60_000),
    call: sessions,
    status: 200,
  }))
  await app().db.insertInto('oauth_call').values(values).execute()
  const shown = (await callsOf(calm.uId)).data ?? []
  expect(shown).toHaveLength(100)
  expect(shown[0]?.at).toBe(app().clock.now().toISOString())
  app().clock.advance(30 * 24 * 3_600_000)
  await jobs.runNow('sweep')
  const left = await app().db.selectFrom('oauth_call').select('at').where('grant_id', '=', calm.uId).execute()
  expect(left.map(({ at }) => at)).toEqual([values[0]?.at])
})
