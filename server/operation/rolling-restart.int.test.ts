import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerClient } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { checkingProxy } from './checking-proxy.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
const checkMs = 5000
/** A check may just have passed, and the next one takes a moment. */
const drainMs = checkMs + 1500
let folder = ''
let nodes: Awaited<ReturnType<typeof realServer>>[] = []
let proxy: Awaited<ReturnType<typeof checkingProxy>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-rolling-'))
  const url = app().app.platform.pool.options.connectionString ?? ''
  const settings = { DRAIN_MS: String(drainMs), DATABASE_POOL_SIZE: '4', RATE_LIMIT_FACTOR: '1000' }
  nodes = await Promise.all([0, 1, 2].map(() => realServer(url, folder, settings)))
  // One after another: three that read all modules at once take three times as long.
  for (const node of nodes) await node.start()
  proxy = await checkingProxy(
    nodes.map(({ url: address }) => address),
    { checkMs },
  )
})
afterAll(async () => {
  proxy?.stop()
  await Promise.all(nodes.map((node) => node.kill()))
  await rm(folder, { recursive: true, force: true })
})

test('three nodes behind a proxy that checks each five seconds and never tries twice are restarted: no call fails', async () => {
  const client = await registerClient(app())
  const authorization = `Bearer ${client.token}`
  const changing = { authorization, 'x-csrf-token': client.csrf, cookie: `csrf=${client.csrf}` }
  const calls: [string, RequestInit][] = [
    ['/', {}],
    ['/api/website/healers', {}],
    ['/api/website/notification', { headers: { authorization } }],
    [
      '/api/website/notification-preferences',
      {
        method: 'PUT',
        headers: { ...changing, 'content-type': 'application/json' },
        body: JSON.stringify({ digest_at: '18:00' }),
      },
    ],
  ]
  const failed: string[] = []
  let answered = 0
  let isOver = false
  const callers = calls.map(async ([address, options]) => {
    while (!isOver) {
      const status = await fetch(proxy.url + address, options).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error) => String(error),
      )
      if (status === 200) answered++
      else failed.push(`${address}: ${status}`)
      await wait(40)
    }
  })
  for (const node of nodes) {
    const before = answered
    node.signal('SIGTERM')
    expect(await node.ended()).toBe(0)
    expect(proxy.sendsTo(node.url)).toBe(false)
    expect(answered).toBeGreaterThan(before + 30)
    await node.start()
    await expect.poll(() => proxy.sendsTo(node.url), { timeout: 15_000 }).toBe(true)
  }
  isOver = true
  await Promise.all(callers)
  expect(failed).toEqual([])
})
