import { threadId } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import type * as work from '../../testing/work.ts'
import { createWorkers, heavyWork } from './workers.ts'

const workers = createWorkers()
afterAll(workers.close)

const file = new URL('../../testing/work.ts', import.meta.url)
const named = <Name extends keyof typeof work>(name: Name, longestSeconds?: number) =>
  heavyWork<(typeof work)[Name]>(file, name, longestSeconds ? { longestSeconds } : {})

test('heavy work runs on another thread, with a lower priority than what serves', async () => {
  const there = await workers.run(named('whereami'), undefined as never)
  expect(there.threadId).not.toBe(threadId)
  if (process.platform === 'linux') expect(there.niceness).toBeGreaterThanOrEqual(10)
})

test('bytes come back as a buffer, a refusal as the refusal that it was, a surprise as a surprise', async () => {
  expect(await workers.run(named('bytes'), 3)).toEqual(Buffer.from([7, 7, 7]))
  await expect(workers.run(named('refuse'), undefined as never)).rejects.toMatchObject({
    code: 'fileRefused',
    status: 400,
    details: { message: 'Not this one', errors: { file: 'No' } },
  })
  await expect(workers.run(named('breakDown'), undefined as never)).rejects.toThrow('a surprise')
})

test('work without an end is ended, and the thread that serves goes on meanwhile', async () => {
  let turns = 0
  const turning = setInterval(() => turns++, 10)
  await expect(workers.run(named('forever', 0.5), undefined as never)).rejects.toMatchObject({
    code: 'unavailable',
  })
  clearInterval(turning)
  expect(turns).toBeGreaterThan(0)
})

test('only so much waits: what comes then is told to come back', async () => {
  const many = await Promise.allSettled(Array.from({ length: 200 }, () => workers.run(named('bytes'), 1)))
  const refused = many.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterSeconds: 5 } } })
  expect(many.some(({ status }) => status === 'fulfilled')).toBe(true)
})
