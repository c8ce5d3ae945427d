import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { api } from '@newyou/contract/api'
import { io } from 'socket.io-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { asKey, keyOfHealer } from '../../testing/keys.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const hours = 'GET /api/practice/hours'

/** Method and pattern of each route, from the tree that Fastify prints; HEAD answers as GET does. */
function routesOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (part === '') return []
    const depth = Math.floor(branch.length / 4)
    const path = `${depth > 1 ? above[depth - 1] : ''}${part}`
    above[depth] = path
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`)
  })
}

let healer: TestHealer
beforeEach(async () => {
  healer = await makeHealer(app())
})

describe('no key reaches', () => {
  const everything = () => keyOfHealer(app(), healer, ['hours:read', 'bookings:read', 'directory:read'])

  test('a route outside of the contract, whatever it lets in by itself', async () => {
    const key = await everything()
    const inContract = new Set(Object.keys(api).map((call) => call.replaceAll(/\{(\w+)\}/g, ':$1')))
    const outside = routesOf(app().app.http.printRoutes({ commonPrefix: false })).filter(
      // What answers unknown addresses, and the tools of assistants, each of which is a call of the contract.
      (route) => !inContract.has(route) && !/(\*| \/api| \/mcp)$/.test(route),
    )
    expect(outside).toEqual(
      expect.arrayContaining([
        'GET /api/openapi.json',
        'GET /api/website/appointment/:appointmentId/calendar',
        'GET /api/practice/statement/:month',
        'GET /calendar/:name',
      ]),
    )
    const reached: unknown[] = []
    for (const route of outside) {
      const answer = await asKey(app(), key, route.replaceAll(/:\w+/g, randomUUID()))
      if (answer.statusCode !== 403 || answer.json().code !== 'notForKeys')
        reached.push([route, answer.statusCode])
    }
    expect(reached).toEqual([])
    expect((await asKey(app(), key, 'GET /files/private/x.pdf')).statusCode).toBe(403)
    expect((await asKey(app(), key, 'GET /api/no-such-call')).statusCode).toBe(404)
  })

  test('what a client wrote when booking, also as an answer to a change', async () => {
    const key = await keyOfHealer(app(), healer, ['bookings:read', 'bookings:write'])
    const client = await makeClient(app())
    const day = new Date(app().clock.now().getTime() + 8 * 86_400_000).toISOString().slice(0, 10)
    const { u_id: id } = await bookAndPay(app(), client, healer, `${day}T03:30:00.000Z`)
    await app().db.updateTable('appointment').set({ description: 'I cannot sleep' }).execute()
    const practice = await signInHealer(app(), healer)
    const own = await app().call(
      'GET /api/practice/appointment/{appointmentId}',
      { params: { appointmentId: id } },
      { as: practice },
    )
    expect(own.data?.description).toBe('I cannot sleep')
    const span = `from=${day}T00:00:00.000Z&to=${day}T23:00:00.000Z`
    for (const call of [
      `GET /api/practice/appointment/${id}`,
      `GET /api/practice/appointment?${span}`,
      `POST /api/practice/appointment/${id}/confirm`,
    ]) {
      const answer = await asKey(app(), key, call)
      expect([answer.statusCode, answer.body.includes(id)], call).toEqual([200, true])
      expect(answer.body).not.toContain('cannot sleep')
    }
  })

  test('the sockets', async () => {
    const { key } = await everything()
    const { http } = app().app
    await http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = http.server.address() as AddressInfo // it listens on a port
    const socket = io(`http://127.0.0.1:${port}`, {
      auth: { token: key },
      reconnection: false,
      transports: ['websocket'],
      extraHeaders: { origin: 'http://localhost:3000' },
    })
    const refusal = await new Promise<Error>((resolve, reject) => {
      socket.once('connect_error', resolve)
      socket.once('connect', () => reject(new Error('a key opened a socket')))
    })
    socket.close()
    expect(refusal.message).toBe('Invalid token')
  })
})

describe('a program', () => {
  test('is told how many calls are left, and is stopped by itself alone', async () => {
    const key = await keyOfHealer(app(), healer, ['times:read', 'hours:read'])
    const first = await asKey(app(), key, hours)
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"key";q=300;w=60',
      ratelimit: expect.stringMatching(/^"key";r=299;t=\d+$/),
    })
    let last = first
    for (let count = 1; count <= 300; count++) last = await asKey(app(), key, hours)
    expect([last.statusCode, last.json().code]).toEqual([429, 'tooManyRequests'])
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    const as = await signInHealer(app(), healer)
    const own = await app().call('GET /api/practice/hours', {}, { as })
    expect([own.status, own.headers.ratelimit]).toEqual([200, undefined])
    const another = await keyOfHealer(app(), healer, ['hours:read'])
    expect((await asKey(app(), another, hours)).statusCode).toBe(200)
  })

  test('does not read the answer that another program of the same person got under the same idempotency key', async () => {
    const { idempotency } = app().app.platform
    const request = (keyId: string) =>
      ({
        viewer: { via: 'key', keyId },
        headers: { 'idempotency-key': 'same' },
        method: 'POST',
        routeOptions: { url: '/x' },
      }) as never
    const [one, other] = [randomUUID(), randomUUID()]
    const ask = (keyId: string, answer: string) =>
      idempotency.once(request(keyId), healer.person_id, async () => answer)
    expect(await ask(one, 'first')).toBe('first')
    expect(await ask(other, 'second')).toBe('second')
    expect(await ask(one, 'third')).toBe('first')
  })
})
