import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, type Call } from '@newyou/contract/api'
import type { Caller } from '@newyou/contract/endpoint'
import { type StaffRole, staffRoles } from '@newyou/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const shedAfterMs = 300
const pressed = useTestApp({ config: { SHED_AFTER_MS: String(shedAfterMs) } })
const unknownId = '00000000-0000-7000-8000-000000000000'
const calls = Object.entries(api) as [Call, { who: Caller }][]
const urlOf = (call: string) => (call.split(' ')[1] ?? '').replace(/\{\w+\}/g, unknownId)
const methodOf = (call: string) => call.split(' ')[0] as 'GET'

describe('who may call what', () => {
  test.each(calls.filter(([, { who }]) => who !== 'any' && who !== 'anonymous'))(
    '%s is closed to visitors',
    async (call) => {
      const answer = await app().app.http.inject({ method: methodOf(call), url: urlOf(call) })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'loginRequired' })
    },
  )

  test('each role is kept out of what belongs to the others', async () => {
    const client = await registerClient(app())
    const healer = await signInHealer(app(), await makeHealer(app()))
    const [support, editor, finance, desk, admin] = await Promise.all(
      staffRoles.map((role) => makeStaff(app(), [role])),
    )
    const all = { client, healer, support, editor, finance, desk, admin }
    const mayCall = (role: string, who: Caller) =>
      who === role ||
      (who === 'staff' || who === 'staff-unproven'
        ? staffRoles.some((one) => one === role)
        : who.includes(role as StaffRole))
    for (const [call, { who }] of calls) {
      if (['any', 'anonymous', 'signed-in', 'signed-in-unproven'].includes(String(who))) continue
      for (const [role, other] of Object.entries(all)) {
        if (!other || mayCall(role, who)) continue
        const answer = await app().app.http.inject({
          method: methodOf(call),
          url: urlOf(call),
          headers: { authorization: `Bearer ${other.token}`, 'x-csrf-token': other.csrf },
          cookies: { csrf: other.csrf },
        })
        expect([role, call, answer.statusCode]).toEqual([role, call, 403])
      }
    }
  })
})

describe('what is sent', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    app().app.http.inject({
      method: 'POST',
      url: '/api/website/generate-otp',
      payload,
      headers: { 'content-type': type },
    })

  test.each([
    ['no JSON', '{"type":', 'application/json', 400],
    ['JSON of another kind', '[]', 'application/json', 400],
    [
      'a polluted prototype',
      '{"type":"email","email":"a@b.co","device_id":"12345678","__proto__":{"x":1}}',
      'application/json',
      400,
    ],
    [
      'an unknown field',
      '{"type":"email","email":"a@b.co","device_id":"12345678","admin":true}',
      'application/json',
      400,
    ],
    ['a form', 'type=email', 'application/x-www-form-urlencoded', 415],
    ['JSON that says it is text', '{}', 'text/plain', 415],
    ['a type with a tab', '{"type":"email"}', 'application/json\t; charset=utf-8', 400],
    ['half a megabyte', JSON.stringify({ type: 'x'.repeat(500_000) }), 'application/json', 413],
    ['ten thousand levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400],
  ])('%s is refused without a word about our insides', async (_name, payload, type, status) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules|stack/)
  })

  test('an address without a route is a plain 404', async () => {
    const answer = await app().app.http.inject({ url: '/api/website/no-such-call' })
    expect(answer.statusCode).toBe(404)
  })

  test('a path that leaves its folder is not found, and no surprise to us', async () => {
    // Over a real socket: what injects requests would tidy the path first, as a browser does.
    const { http } = app().app
    await http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = http.server.address() as AddressInfo // it listens on a port
    const statusOf = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ port, path, headers: { host: 'localhost' } }, (answer) =>
          resolve(answer.resume().statusCode),
        ).once('error', reject)
      })
    for (const path of [
      '/media/../private/x',
      '/media/people/../../private/x',
      '/media/%2e%2e/private/x',
      '/media//x',
      '/files/../media/x',
    ])
      expect([403, 404], path).toContain(await statusOf(path))
  })

  test('an unknown or malformed id is an error of the caller', async () => {
    expect(
      (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: unknownId } })).status,
    ).toBe(404)
    expect(
      (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: 'x' } })).status,
    ).toBe(400)
  })
})

describe('what describes and watches us', () => {
  test('the description names every call of the contract', async () => {
    const { paths } = (await app().app.http.inject({ url: '/api/openapi.json' })).json()
    for (const [call] of calls) {
      const [method = '', path = ''] = call.split(' ')
      expect(paths[path]?.[method.toLowerCase()]?.summary, call).toBeTruthy()
    }
  })

  test('the description names the unit of every amount that a caller sends for the wallet', async () => {
    const { paths } = (await app().app.http.inject({ url: '/api/openapi.json' })).json()
    const fieldsOf = (path: string, method: string) =>
      paths[path][method].requestBody.content['application/json'].schema.properties
    expect(fieldsOf('/api/website/wallet', 'post').amount_paise.description).toMatch(/^Paise/)
    expect(fieldsOf('/api/website/life-point', 'post').amount_paise.description).toMatch(/^Paise/)
    const answer = fieldsOf('/api/website/healing-session/{uId}', 'patch')
    expect(answer.wallet_discount.description).toMatch(/^Rupees/)
  })

  test('the probes and the metrics answer', async () => {
    const get = async (url: string) => (await app().app.http.inject({ url })).statusCode
    expect(await get('/health')).toBe(200)
    expect(await get('/ready')).toBe(200)
    const metrics = await app().app.http.inject({ url: '/metrics' })
    expect(metrics.body).toContain('http_request_duration_seconds')
  })

  test('the readiness probe answers in time while the database hangs', async () => {
    const { pool } = app().app.platform
    await expect.poll(async () => (await app().app.http.inject('/ready')).json().database).toBe('answers')
    // Nothing answers any more: each connection is taken.
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    try {
      let slowestMs = 0
      const states: number[] = []
      const probe = async () => {
        const began = performance.now()
        const ready = await app().app.http.inject('/ready')
        slowestMs = Math.max(slowestMs, performance.now() - began)
        states.push(ready.statusCode)
        return ready.json().database
      }
      // As a proxy asks, now and then: without a pause it is many thousand questions a second, and refused.
      await expect.poll(probe, { timeout: 15_000 }).toBe('away')
      expect(new Set(states)).toEqual(new Set([200]))
      expect(slowestMs).toBeLessThan(1500)
    } finally {
      for (const connection of taken) connection.release()
    }
  })

  test('private answers are never kept by caches, every answer has an id', async () => {
    const client = await registerClient(app())
    const answer = await app().call('GET /api/website/verify-token', {}, { as: client })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-request-id']).toBeTruthy()
  })

  test('the address behind a proxy counts only where a proxy is trusted', async () => {
    const ask = (from: string) =>
      app().app.http.inject({
        url: '/api/token',
        remoteAddress: '10.9.9.9',
        headers: { 'x-forwarded-for': from },
      })
    const statuses = []
    for (let time = 0; time < 61; time += 1) statuses.push((await ask(`8.8.8.${time}`)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('under pressure calls are told to come back, while files of pages and the liveness probe are served', async () => {
  const { http } = pressed().app
  // A busy machine may press by itself for a moment.
  await expect.poll(async () => (await http.inject('/api/website/settings')).statusCode).toBe(200)
  // The first stop may be seen together with livelier moments before it, the second only by itself.
  for (const _ of [1, 2]) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.5 * shedAfterMs)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const [call, probe, picture] = await Promise.all([
    http.inject('/api/website/settings'),
    http.inject('/health'),
    http.inject('/media/none.webp'),
  ])
  expect(call.statusCode).toBe(503)
  expect(call.headers['retry-after']).toBe('2')
  expect(probe.statusCode).toBe(200)
  expect(picture.statusCode).toBe(404)
})
