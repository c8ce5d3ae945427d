import type { ownWebhooks } from '@newyou/contract/administration/webhooks/own-webhooks'
import type { Body } from '@newyou/contract/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const mornings = { daily: [{ from: '09:00', to: '11:15' }] }
const monday = '2026-11-23T03:30:00.000Z'

let healer: TestHealer
let me: TestUser
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app(), mornings)
  me = await signInHealer(app(), healer)
})

let count = 0
type Written = Body<(typeof ownWebhooks)['POST /api/practice/webhook']>
const bodyOf = (changes: Partial<Written> = {}): Written => ({
  url: `${app().sandbox.url}/receivers/own${++count}`,
  kinds: ['appointment.booked', 'appointment.cancelled'],
  ...changes,
})
const add = (as: TestUser, changes?: Partial<Written>) =>
  app().call('POST /api/practice/webhook', { body: bodyOf(changes) }, { as })
async function added(changes?: Partial<Written>) {
  const { data, status } = await add(me, changes)
  if (!data) throw new Error(`not added: ${status}`)
  return { ...data, params: { webhookId: data.u_id }, receiver: data.url.split('/').at(-1) ?? '' }
}
const received = (name: string) => app().sandbox.receivers.received(name)
const mine = async (as = me) => (await app().call('GET /api/practice/webhook', {}, { as })).data
const news = async (as: TestUser) =>
  (await app().call('GET /api/website/notification', { query: {} }, { as })).data?.map(({ text }) => text)
const deliveries = async (webhookId: string, as = me) =>
  (await app().call('GET /api/practice/webhook/{webhookId}/delivery', { params: { webhookId } }, { as })).data

test('it hears of sessions of this healer and of nobody else, and the healer is told of each new one', async () => {
  const { u_id: id, secret, receiver } = await added()
  expect(secret).toMatch(/^whsec_/)
  expect(JSON.stringify(await mine())).not.toContain('whsec_')
  expect(await news(me)).toEqual([
    expect.stringContaining(`${new URL(app().sandbox.url).host} hears from now on`),
  ])
  const other = await makeHealer(app(), mornings)
  await bookAndPay(app(), await makeClient(app()), other, monday)
  const booked = await bookAndPay(app(), await makeClient(app()), healer, monday)
  // By the schedule: the message that wakes the sending comes a moment later.
  await app().app.platform.jobs.runNow('webhooks-due')
  await app().drain()
  expect(received(receiver)).toHaveLength(1)
  expect(await deliveries(id)).toEqual([
    expect.objectContaining({ kind: 'appointment.booked', subject: booked.u_id, state: 'delivered' }),
  ])
})

test('what belongs to no healer, or is not a healer’s to hear, is refused', async () => {
  for (const kind of ['client.created', 'payment.failed', 'refund.sent', 'entitlement.granted'])
    expect((await add(me, { kinds: [kind as 'order.paid'] })).status).toBe(400)
  expect((await add(me, { kinds: [] })).errors?.kinds).toBe('Please choose at least one event')
  expect((await add(me, { url: 'https://10.0.0.1/hook' })).errors?.url).toMatch(/public internet/)
  expect((await add(await makeClient(app()))).status).toBe(403)
  for (const _ of [1, 2, 3, 4, 5]) await added()
  expect(await add(me)).toMatchObject({ status: 400, message: 'You can add up to 5 webhooks' })
})

test('of another healer, and of the practice, nothing is seen, changed, tried or sent again', async () => {
  const { params, url } = await added()
  await app().call('POST /api/practice/webhook/{webhookId}/test', { params }, { as: me })
  await app().drain()
  const [delivery] = (await deliveries(params.webhookId)) ?? []
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const practice = await app().call(
    'POST /api/staff/webhook-endpoints',
    { body: { url, kinds: ['appointment.booked'], healer_u_id: healer.u_id } },
    { as: admin },
  )
  expect((await mine())?.map(({ u_id }) => u_id)).toEqual([params.webhookId])
  const as = await signInHealer(app(), await makeHealer(app(), mornings))
  expect(await mine(as)).toEqual([])
  const path = '/api/practice/webhook/{webhookId}' as const
  const change = { ...bodyOf(), state: 'on' as const }
  for (const [who, webhookId] of [
    [as, params.webhookId],
    [me, practice.data?.u_id ?? ''],
  ] as const) {
    const of = { params: { webhookId } }
    const statuses = [
      await app().call(`PUT ${path}`, { ...of, body: change }, { as: who }),
      await app().call(`POST ${path}/secret`, of, { as: who }),
      await app().call(`POST ${path}/test`, of, { as: who }),
      await app().call(`DELETE ${path}`, of, { as: who }),
      await app().call(`GET ${path}/delivery`, of, { as: who }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  }
  const again = { params: { deliveryId: delivery?.u_id ?? '' } }
  const call = 'POST /api/practice/webhook-delivery/{deliveryId}/again'
  expect((await app().call(call, again, { as })).status).toBe(404)
  expect((await app().call(call, again, { as: me })).status).toBe(200)
})

test('it is changed, turned off and on, given a new secret, and removed', async () => {
  const { params, receiver, url } = await added()
  const path = '/api/practice/webhook/{webhookId}' as const
  const body = { url, kinds: ['review.created' as const], description: 'Books', state: 'off' as const }
  const { data } = await app().call(`PUT ${path}`, { params, body }, { as: me })
  expect(data).toMatchObject({ kinds: ['review.created'], description: 'Books', state: 'off' })
  expect(await app().call(`POST ${path}/test`, { params }, { as: me })).toMatchObject({ code: 'notNow' })
  await app().call(`PUT ${path}`, { params, body: { ...body, state: 'on' } }, { as: me })
  expect((await app().call(`POST ${path}/secret`, { params }, { as: me })).data).toMatchObject({
    secret: expect.stringMatching(/^whsec_/),
  })
  await app().call(`POST ${path}/test`, { params }, { as: me })
  await app().drain()
  expect(received(receiver)).toHaveLength(1)
  const [delivery] = (await deliveries(params.webhookId)) ?? []
  const again = { params: { deliveryId: delivery?.u_id ?? '' } }
  await app().call('POST /api/practice/webhook-delivery/{deliveryId}/again', again, { as: me })
  await app().drain()
  expect(received(receiver)).toHaveLength(2)
  expect((await app().call(`DELETE ${path}`, { params }, { as: me })).status).toBe(200)
  expect(await mine()).toEqual([])
})

test('an administrator sees it as the healer’s own, may turn it off, and may change nothing else', async () => {
  const { u_id: id, url } = await added()
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const params = { id }
  const seen = await app().call('GET /api/staff/webhook-endpoints/{id}', { params }, { as: admin })
  expect(seen.data).toMatchObject({ is_own: true, healer: { u_id: healer.u_id } })
  const kinds: Written['kinds'] = ['appointment.booked', 'appointment.cancelled']
  const body = { url, kinds, healer_u_id: healer.u_id, state: 'off' as const }
  const change = async (changes: Partial<typeof body> | { healer_u_id: null }) =>
    app().call(
      'PUT /api/staff/webhook-endpoints/{id}',
      { params, body: { ...body, ...changes } },
      { as: admin },
    )
  const refusal = {
    status: 400,
    message: 'This webhook is its healer’s own. It can be turned off and removed, and nothing else',
  }
  for (const changes of [{ healer_u_id: null }, { kinds: ['order.paid' as const] }, { url: `${url}2` }])
    expect(await change(changes)).toMatchObject(refusal)
  expect(
    await app().call('POST /api/staff/webhook-endpoints/{id}/secret', { params }, { as: admin }),
  ).toMatchObject(refusal)
  expect((await change({})).data).toMatchObject({ state: 'off', healer: { u_id: healer.u_id } })
  expect(await mine()).toEqual([expect.objectContaining({ u_id: id, state: 'off' })])
})

test('of one that is gone its healer is told, and no administrator', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const { params, receiver } = await added()
  app().sandbox.receivers.answer(receiver, { status: 410 })
  await app().call('POST /api/practice/webhook/{webhookId}/test', { params }, { as: me })
  await app().drain()
  expect(await mine()).toEqual([expect.objectContaining({ state: 'off', off_reason: 'gone' })])
  const told = (await news(me))?.filter((text) => text.includes('was turned off'))
  expect(told).toEqual([expect.stringContaining(`Your webhook to ${new URL(app().sandbox.url).host}`)])
  const { count: ofColleague } = await app()
    .db.selectFrom('notification')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('person_id', '=', admin.uId)
    .executeTakeFirstOrThrow()
  expect(Number(ofColleague)).toBe(0)
})
