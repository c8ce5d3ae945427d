import { taskName } from '@newyou/contract/administration/back-office/task-names'
import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const withBigEvents = useTestApp({ withLiveKit: true })
const withChatApp = useTestApp({ withCometChat: true })

const failed = async (as: TestUser, queue?: string) =>
  (await app().call('GET /api/staff/failed-jobs', { query: queue ? { queue } : {} }, { as })).data ?? []
const retry = (as: TestUser, jobId: string) =>
  app().call('POST /api/staff/failed-jobs/{jobId}/retry', { params: { jobId } }, { as })
const outbox = async (as: TestUser, queue: string) =>
  (await app().call('GET /api/staff/outbox', {}, { as })).data?.find(({ u_id: name }) => name === queue)

test('a job that was given up is listed without its words, and goes back to its queue once', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { jobs, pool } = app().app.platform
  const queue = 'delivery'
  const personId = admin.uId
  await jobs.send(app().db, queue, {
    personId,
    channel: 'mail',
    key: 'given-up',
    message: 'no.such',
    parameters: { text: 'private words' },
  })
  await pool.query(`update jobs.job set retry_limit = 0 where name = $1 and data ->> 'personId' = $2`, [
    queue,
    personId,
  ])
  expect(await outbox(admin, queue)).toMatchObject({ due: 1, running: 0, failed: 0 })
  await app().drain()

  expect(await failed(admin, 'no-such-queue')).toEqual([])
  const [job, ...others] = await failed(admin, queue)
  expect(others).toEqual([])
  expect(job).toMatchObject({ queue, about: { personId }, attempts: 1 })
  expect(job?.error).not.toBe('')
  expect(JSON.stringify(job)).not.toContain('private words')
  expect(await outbox(admin, queue)).toMatchObject({ due: 0, failed: 1, oldest_due_at: null })

  const jobId = job?.u_id ?? ''
  const answers = await Promise.all([retry(admin, jobId), retry(admin, jobId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await failed(admin)).toEqual([])
  expect(await outbox(admin, queue)).toMatchObject({ due: 1, failed: 0 })
  const noted = await app()
    .db.selectFrom('audit_entry')
    .select(['action', 'reason', 'staff_id'])
    .where('record_id', '=', jobId)
    .execute()
  expect(noted).toEqual([{ action: 'retry', reason: queue, staff_id: admin.uId }])
})

test('finance sees the events of the gateway and how many were refused, by day', async () => {
  const finance = await makeStaff(app(), ['finance'])
  const send = (signature: string) =>
    app().app.http.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': 'evt_refused',
      },
      payload: '{}',
    })
  await send('forged')
  await send('forged')
  await app()
    .db.insertInto('webhook_event')
    .values([
      { event_id: 'evt_1', name: 'payment.captured', received_at: new Date('2026-01-01T08:00:00Z') },
      { event_id: 'evt_2', name: 'refund.processed', received_at: new Date('2026-01-01T09:00:00Z') },
    ])
    .execute()
  const refused = await app().call('GET /api/staff/refused-webhooks', {}, { as: finance })
  expect(refused).toMatchObject({ total: 1, data: [{ hits: 2, last_event_id: 'evt_refused' }] })
  const received = await app().call('GET /api/staff/webhooks', {}, { as: finance })
  expect(received.data?.map(({ u_id: id }) => id)).toEqual(['evt_2', 'evt_1'])
  const some = await app().call(
    'GET /api/staff/webhooks',
    { query: { name: 'payment.captured' } },
    { as: finance },
  )
  expect(some).toMatchObject({ total: 1, data: [{ u_id: 'evt_1', received_at: '2026-01-01T08:00:00.000Z' }] })
})

test.each([
  ['as it is', app],
  ['with big events', withBigEvents],
  ['with the chat app', withChatApp],
])('every task has a name in words: %s', async (_, of) => {
  const admin = await makeStaff(of(), ['admin'])
  const { data = [] } = await of().call('GET /api/staff/outbox', {}, { as: admin })
  expect(data.length).toBeGreaterThan(20)
  expect(data.map(({ u_id: queue }) => queue).filter((queue) => taskName(queue) === queue)).toEqual([])
})
