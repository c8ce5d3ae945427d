import { get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createLogger } from './logger.ts'

const lines: Record<string, unknown>[] = []
const logger = createLogger(
  { LOG_LEVEL: 'debug', isProduction: true },
  { node: 'web-1', version: '1.0.0', to: { write: (line) => void lines.push(JSON.parse(line)) } },
)
const said = () => lines.map(({ msg }) => msg)
const errors = () => lines.filter(({ level }) => Number(level) >= 50)

// Hooks after tests run in the opposite order: the app has stopped by then.
afterAll(() => expect(errors()).toEqual([]))
const app = useTestApp({ logger, fulfilments: { appointment: testFulfilment } })
let shop: Shop
let port = 0

beforeAll(async () => {
  shop = await openShop(app())
  app().app.platform.jobs.work('test-flaky', async () => {
    throw Object.assign(new Error('no such mailbox: asha@example.org'), { code: 'EENVELOPE' })
  })
  const { http } = app().app
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port // it listens on a port
})

test('each line names the node and its version', async () => {
  await app().call('GET /api/website/settings', {})
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatchObject({ node: 'web-1', version: '1.0.0' })
})

test('what callers do wrong is no error', async () => {
  const { http } = app().app
  const client = await makeClient(app())
  const json = { 'content-type': 'application/json' }
  const asked = [
    { url: '/no-such-page' },
    { url: '/api/no-such-call' },
    { url: '/api/website/%' },
    { url: '/api/website/verify-token', headers: { authorization: 'Bearer nonsense' } },
    { method: 'DELETE' as const, url: '/api/website/settings' },
    { method: 'POST' as const, url: '/api/website/contact-us', headers: json, payload: '{"a":' },
    {
      method: 'POST' as const,
      url: '/api/website/contact-us',
      headers: json,
      payload: `"${'x'.repeat(300_000)}"`,
    },
    {
      method: 'POST' as const,
      url: '/api/website/contact-us',
      headers: { 'content-type': 'a/b' },
      payload: 'x',
    },
    { method: 'POST' as const, url: '/api/website/logout', headers: { origin: 'https://elsewhere.example' } },
    {
      method: 'POST' as const,
      url: '/api/webhooks/razorpay',
      headers: { ...json, 'x-razorpay-signature': 'forged' },
      payload: '{}',
    },
    { url: '/api/website/order/none', headers: { authorization: `Bearer ${client.token}` } },
  ]
  const statuses = await Promise.all(asked.map(async (one) => (await http.inject(one)).statusCode))
  for (const status of statuses) expect(status).toSatisfy((code: number) => code >= 400 && code < 500)
  expect(errors()).toEqual([])
})

test('a caller that hangs up is no error, whether it waits, sends or hears', async () => {
  const { http, platform } = app().app
  const head =
    'POST /api/website/contact-us HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const sending = connect(port, '127.0.0.1')
  sending.write(`${head}content-length: 900\r\n\r\n{"na`)
  await new Promise((resolve) => http.server.once('request', resolve))
  sending.destroy()
  await expect.poll(said).toContain('the caller hung up')

  const hearing = get({ port, path: '/api/openapi.json', headers: { host: 'localhost' } })
  hearing.on('error', () => undefined)
  await new Promise((resolve) => hearing.once('response', resolve))
  hearing.destroy()

  // A window whose session has ended, and one that goes in the middle of its handshake.
  const refused = io(`http://127.0.0.1:${port}`, { auth: { token: 'nonsense' }, reconnection: false })
  await new Promise((resolve) => refused.once('connect_error', resolve))
  refused.close()
  const cut = io(`http://127.0.0.1:${port}`, { auth: { token: 'nonsense' }, transports: ['websocket'] })
  cut.close()
  await sql`select 1`.execute(platform.db)
  expect(errors()).toEqual([])
})

test('a gateway that refuses, and a job that is tried again, are warnings', async () => {
  const client = await shop.client(0)
  const orderId = await shop.order(client, { pricePaise: 250_000 })
  app().sandbox.gateway.fault({ operation: 'orders.create', kind: 'error500' })
  app().sandbox.gateway.fault({ operation: 'orders.list', kind: 'error500' })
  expect((await shop.start(client, orderId)).status).toBe(503)
  expect((await shop.start(client, orderId)).status).toBe(200)

  const { jobs } = app().app.platform
  await jobs.boss.createQueue('test-flaky')
  await jobs.send(app().db, 'test-flaky', {})
  await jobs.drain()
  const failed = lines.find(({ msg }) => msg === 'a job failed')
  expect(failed).toMatchObject({ level: 40, queue: 'test-flaky', failure: 'EENVELOPE' })
  expect(JSON.stringify(lines)).not.toContain('asha@example.org')
  expect(errors()).toEqual([])
})

test('a database that ends its connections, or is slow, is a warning', async () => {
  const { platform } = app().app
  const client = await makeClient(app())
  await platform.jobs.start(['sweep'])
  const holder = await platform.pool.connect()
  holder.on('error', () => undefined)
  await holder.query('begin; lock table session in access exclusive mode')
  const waiting = app().call('GET /api/website/verify-token', {}, { as: client })
  const isWaiting = `select 1 from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await holder.query(isWaiting)).rowCount).toBeGreaterThan(0)
  await holder
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() order by pid = pg_backend_pid()`,
    )
    .catch(() => undefined)
  holder.release(true)
  expect((await waiting).status).toBe(503)
  await expect.poll(async () => (await app().call('GET /api/website/settings', {})).status).toBe(200)
  expect(said()).toContain('request failed')
  expect(errors()).toEqual([])
})
