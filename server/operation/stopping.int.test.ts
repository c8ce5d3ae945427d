import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerClient } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
let folder = ''
let server: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-stopping-'))
  server = await realServer(app().app.platform.pool.options.connectionString ?? '', folder)
  await server.start()
})
afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

test('asked to stop, the server takes no new caller, finishes what is under way and ends, open sockets or not', async () => {
  const client = await registerClient(app())
  const socket = io(server.url, { auth: { token: client.token }, transports: ['websocket'] })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  const holder = await app().app.platform.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from session where person_id = $1 for update', [client.uId])
  const underWay = fetch(`${server.url}/api/website/logout`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${client.token}`,
      'x-csrf-token': client.csrf,
      cookie: `csrf=${client.csrf}`,
    },
  })
  await wait(200)

  const began = Date.now()
  server.signal('SIGTERM')
  await wait(100)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect((await fetch(`${server.url}/ready`)).status).toBe(503)
  await wait(1000)
  await expect(fetch(`${server.url}/health`)).rejects.toThrow()
  await holder.query('rollback')
  holder.release()
  expect((await underWay).status).toBe(200)
  expect(await server.ended()).toBe(0)
  // Anything else a browser would take for a refusal and not come back by itself.
  expect(await cut).toMatch(/^transport (close|error)$/)
  expect(Date.now() - began).toBeLessThan(10_000)
  socket.close()
})

test('none of twenty clients with open connections meets a reset while the server stops', async () => {
  await server.start()
  /** Asks every few milliseconds over one kept connection until the server ends it; says how that came. */
  async function keepAsking(pauseMs: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const ended = await new Promise<string>((resolve) => {
        const asked = request(`${server.url}/health`, { agent }, (answer) => {
          const { connection } = answer.headers
          // The client's next request goes to another node.
          answer.resume().on('end', () => resolve(connection === 'close' ? 'told' : ''))
        })
        asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        asked.end()
      })
      if (ended) {
        agent.destroy()
        return ended
      }
      await wait(pauseMs)
    }
  }
  const asking = Array.from({ length: 20 }, (_, index) => keepAsking(5 + index * 7))
  /** Open, asked once, silent since. */
  const idle = Array.from({ length: 20 }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.resume()
    return new Promise<string>((resolve) => {
      socket.on('end', () => resolve('ended'))
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    })
  })
  await wait(300)
  server.signal('SIGTERM')
  expect(await Promise.all(asking)).toEqual(Array(20).fill('told'))
  expect(await server.ended()).toBe(0)
  expect(await Promise.all(idle)).toEqual(Array(20).fill('ended'))
})
