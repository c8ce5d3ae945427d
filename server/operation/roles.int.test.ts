import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
import { useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
const databaseUrl = () => app().app.platform.pool.options.connectionString ?? ''
/** Work that asks nothing of its data. */
const queue = 'next-free'
let folder = ''
const nodes: Awaited<ReturnType<typeof realServer>>[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-roles-'))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await rm(folder, { recursive: true, force: true })
})

async function nodeAs(role: 'web' | 'worker') {
  const node = await realServer(databaseUrl(), folder, { ROLE: role, DATABASE_POOL_SIZE: '4' })
  await node.start()
  nodes.push(node)
  return node
}

async function stateOfJob() {
  const { rows } = await app().app.platform.pool.query<{ state: string }>(
    'select state from jobs.job where name = $1',
    [queue],
  )
  return rows.map(({ state }) => state)
}

test('a web process answers callers and leaves jobs to a worker, which has no pages', async () => {
  const web = await nodeAs('web')
  await inTransaction(app().db, (trx) => app().app.platform.jobs.send(trx, queue, {}))
  expect((await fetch(web.url)).status).toBe(200)
  // A process that works looks for jobs four times a second.
  await wait(2000)
  expect(await stateOfJob()).toEqual(['created'])

  const worker = await nodeAs('worker')
  // By the clock there may be another one by now.
  await expect.poll(stateOfJob, { timeout: 15_000 }).toContain('completed')
  expect((await fetch(`${worker.url}/ready`)).status).toBe(200)
  expect((await fetch(worker.url)).status).toBe(404)
})
