import { subscribe } from 'node:diagnostics_channel'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { registerClient } from '../../testing/people.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const closed = useTestApp({ config: { API_DOCS: 'false', METRICS_FROM: '192.0.2.0/24, 2001:db8::/32' } })

test.each(['é', '☃', '\u0939'])(
  'a CSRF value of equal length but other bytes (%s) is refused, not a surprise',
  async (letter) => {
    const client = await makeClient(app())
    const answer = await app().app.http.inject({
      method: 'POST',
      url: '/api/website/logout',
      headers: { authorization: `Bearer ${client.token}`, 'x-csrf-token': client.csrf },
      cookies: { csrf: encodeURIComponent(letter.repeat(client.csrf.length)) },
    })
    expect(answer.statusCode).toBe(403)
  },
)

test('the answers of login, renewal and links are stored nowhere', async () => {
  const client = await registerClient(app())
  const refreshed = await app().call('POST /api/website/get-refresh-token', {
    body: { refresh_token: client.refreshToken, device_id: client.deviceId },
  })
  const link = await app().app.http.inject('/api/website/appointment-link/none')
  expect(refreshed.headers['cache-control']).toBe('no-store')
  expect((await app().call('GET /api/token', {})).headers['cache-control']).toBe('no-store')
  expect([404, 410, 400]).toContain(link.statusCode)
})

test('a caller who hangs up before the answer is no error', async () => {
  const client = await makeClient(app())
  const { http, platform } = app().app
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo // it listens on a port
  const failures: unknown[] = []
  const handled = new Promise<unknown>((resolve) => {
    subscribe('tracing:fastify.request.handler:start', resolve)
  })
  subscribe('tracing:fastify.request.handler:error', (failure) => failures.push(failure))
  const gone = new Promise((resolve) => {
    http.server.once('connection', (socket) => socket.once('close', resolve))
  })
  const connection = await platform.pool.connect()
  try {
    // Its session is asked for until the caller is gone.
    await connection.query('begin; lock table session in access exclusive mode')
    const headers = { host: 'localhost', authorization: `Bearer ${client.token}` }
    const asked = get({ port, path: '/api/website/verify-token', headers })
    asked.on('error', () => undefined)
    // Other tests wait for locks in databases of their own.
    const waiting = `select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await connection.query(waiting)).rowCount).toBeGreaterThan(0)
    asked.destroy()
    await gone
  } finally {
    await connection.query('commit')
    connection.release()
  }
  await handled
  // The handler's own statements follow its start.
  await app().call('GET /api/website/verify-token', {}, { as: client })
  expect(failures).toEqual([])
})

test('an OTP on its way cannot be read in the table of jobs', async () => {
  const mobile = '+919000000001'
  await app().call('POST /api/website/mobile-number-verification', {
    body: { mobile_number: mobile, device_id: 'device-of-this-test' },
  })
  const { rows } = await app().app.platform.pool.query<{ data: string }>(
    `select data::text as data from jobs.job where name = 'otp-mobile'`,
  )
  const otp = await app().otpFor(mobile)
  expect(otp).toMatch(/^\d{6}$/)
  expect(rows.some(({ data }) => data.includes(mobile))).toBe(true)
  expect(rows.map(({ data }) => data).join()).not.toContain(`"${otp}"`)
})

test('metrics are for this machine and the addresses that are configured', async () => {
  const ask = async (remoteAddress: string, headers = {}) =>
    (await closed().app.http.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await ask('127.0.0.1')).toBe(200)
  expect(await ask('::1')).toBe(200)
  expect(await ask('192.0.2.7')).toBe(200)
  expect(await ask('2001:db8:1::2')).toBe(200)
  expect(await ask('203.0.113.7')).toBe(404)
  expect(await ask('2001:db9::1')).toBe(404)
  // Through a proxy that is not configured.
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
})

test('the description of the calls can be switched off', async () => {
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/json'])
    expect((await closed().app.http.inject(url)).statusCode, url).toBe(404)
  expect((await app().app.http.inject('/api/openapi.json')).statusCode).toBe(200)
})

test('a name is one line of letters, without a link', async () => {
  const errorsFor = async (name: string) =>
    (
      await app().call('POST /api/website/contact-us', {
        body: { name, email: 'a@b.co', phone: '', subject: 'Hello', reason: 'x', description: 'y' } as never,
      })
    ).errors
  for (const name of ['Win at https://evil.example', 'Two\nlines'])
    expect(await errorsFor(name)).toMatchObject({
      name: 'Please use letters only, without links or special characters',
    })
  // Invisible characters are removed before the check.
  expect(await errorsFor('x\u202egnp')).not.toHaveProperty('name')
  expect(await errorsFor('\u202e\u200b')).toHaveProperty('name')
})
