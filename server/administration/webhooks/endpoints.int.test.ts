import { beforeEach, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })

let admin: TestUser
beforeEach(async () => {
  app().clock.set(start)
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})

const url = () => `${app().sandbox.url}/receivers/desk`
const of = (id: string) => ({ params: { id } })

async function endpoint() {
  const body = { url: url(), kinds: ['order.paid' as const] }
  const { data } = await app().call('POST /api/staff/webhook-endpoints', { body }, { as: admin })
  if (!data) throw new Error('the endpoint was not made')
  return data
}
const log = async (id: string) =>
  (await app().call('GET /api/staff/webhook-deliveries', { query: { endpoint: id } }, { as: admin })).data

test('is for administrators who proved themselves just now, and writes a trail', async () => {
  const fresh = await makeStaff(app(), ['admin'])
  const body = { url: url(), kinds: ['order.paid' as const] }
  expect(await app().call('POST /api/staff/webhook-endpoints', { body }, { as: fresh })).toMatchObject({
    status: 403,
    code: 'stepUpRequired',
  })
  const finance = await steppedUp(app(), await makeStaff(app(), ['finance']))
  expect((await app().call('POST /api/staff/webhook-endpoints', { body }, { as: finance })).status).toBe(403)
  const { u_id: id } = await endpoint()
  const change = { ...body, description: 'Books', healer_u_id: null, state: 'off' as const }
  const changed = await app().call(
    'PUT /api/staff/webhook-endpoints/{id}',
    { ...of(id), body: change },
    { as: admin },
  )
  expect(changed.data).toMatchObject({ state: 'off', kinds: ['order.paid'], description: 'Books' })
  expect(
    await app().call('POST /api/staff/webhook-endpoints/{id}/test', of(id), { as: admin }),
  ).toMatchObject({
    status: 409,
    code: 'notNow',
  })
  expect((await app().call('DELETE /api/staff/webhook-endpoints/{id}', of(id), { as: admin })).status).toBe(
    200,
  )
  const trail = await app().call('GET /api/staff/audit', { query: { record: id } }, { as: admin })
  expect(trail.data?.map(({ action }) => action)).toEqual(['delete', 'change', 'create'])
  expect(JSON.stringify(trail.data)).not.toContain('whsec_')
})

test.each([
  ['http://example.org/hook', /begins with https/],
  ['https://10.0.0.1/hook', /public internet/],
  ['https://localhost.localdomain:22/hook', /public internet/],
  ['https://me:word@example.org/hook', /without a name and password/],
  ['receiver', /such as https/],
])('refuses %s', async (url, says) => {
  const { status, errors } = await app().call(
    'POST /api/staff/webhook-endpoints',
    { body: { url, kinds: ['order.paid'] } },
    { as: admin },
  )
  expect([status, errors?.url]).toEqual([400, expect.stringMatching(says)])
})

test('forgets events after 30 days', async () => {
  const { u_id: id } = await endpoint()
  await app().call('POST /api/staff/webhook-endpoints/{id}/test', of(id), { as: admin })
  await app().drain()
  app().clock.advance(days(29))
  await app().app.modules.webhooks.sweep()
  admin = await signIn(app(), admin.uId, 'staff')
  expect(await log(id)).toHaveLength(1)
  app().clock.advance(days(1) + minutes(1))
  await app().app.modules.webhooks.sweep()
  admin = await signIn(app(), admin.uId, 'staff')
  expect(await log(id)).toHaveLength(0)
})
