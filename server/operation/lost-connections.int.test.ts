import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
import { registerClient } from '../testing/people.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
let folder = ''
let server: Awaited<ReturnType<typeof realServer>>
/** The network between browser and server, which can be cut. */
const lines = new Set<Socket>()
const network = createServer((browserSide) => {
  const serverSide = connect(Number(new URL(server.url).port), '127.0.0.1')
  for (const [from, to] of [
    [browserSide, serverSide],
    [serverSide, browserSide],
  ] as const) {
    lines.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      lines.delete(from)
      to.destroy()
    })
  }
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-lines-'))
  server = await realServer(app().app.platform.pool.options.connectionString ?? '', folder)
  await server.start()
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const line of lines) line.destroy()
  network.close()
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

/** A browser: the socket hints, the notifications past the cursor are fetched. */
function browser(client: TestUser, url: string) {
  const shown: string[] = []
  const known = new Set<string>()
  let cursor = 0
  let catchingUp = Promise.resolve()
  async function fetchMissed() {
    for (;;) {
      const answer = await fetch(`${url}/api/website/notification?after=${cursor}&items_per_page=50`, {
        headers: { authorization: `Bearer ${client.token}` },
        signal: AbortSignal.timeout(5000),
      })
      if (!answer.ok) throw new Error(`notifications: ${answer.status}`)
      const { data } = (await answer.json()) as { data: { u_id: string; seq: number; title: string }[] }
      for (const { u_id, seq, title } of data) {
        cursor = Math.max(cursor, seq)
        if (known.has(u_id)) continue
        known.add(u_id)
        shown.push(title)
      }
      if (data.length < 50) return
    }
  }
  const catchUp = () => {
    catchingUp = catchingUp.then(fetchMissed).catch(() => undefined)
  }
  const socket = io(url, {
    auth: { token: client.token },
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  let connects = 0
  socket.on('connect', () => {
    connects += 1
    catchUp()
  })
  socket.on('appointment-management', catchUp)
  return { shown, connects: () => connects, close: () => socket.close() }
}

test('through cut lines and killed servers every notification is shown, once, in order', async () => {
  const client = await registerClient(app())
  const url = `http://127.0.0.1:${(network.address() as AddressInfo).port}` // it listens on a port
  const screen = browser(client, url)
  await expect.poll(screen.connects).toBeGreaterThan(0)
  const received: string[] = []
  let isOver = false
  const sending = (async () => {
    while (!isOver) {
      const title = `News ${received.length + 1}`
      await inTransaction(app().db, (trx) =>
        app().app.modules.notifications.notify(trx, {
          about: null,
          personId: client.uId,
          type: 'appointment',
          message: 'plain.text',
          parameters: { title, description: '' },
          frontEndPath: 'appointment',
          targetId: 'x',
        }),
      )
      received.push(title)
      await wait(50)
    }
  })()
  for (let cuts = 0; cuts < 10; cuts += 1) {
    for (const line of lines) line.destroy()
    await wait(250)
    if (cuts % 5 === 4) {
      await server.kill()
      await server.start()
    }
  }
  isOver = true
  await sending
  await expect.poll(() => screen.shown.length, { timeout: 20_000 }).toBe(received.length)
  expect(screen.shown).toEqual(received)
  expect(screen.connects()).toBeGreaterThan(4)
  screen.close()
}, 90_000)
