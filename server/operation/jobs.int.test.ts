import { afterAll, expect, test } from 'vitest'
import { inTransaction, openDatabase } from '../platform/database/database.ts'
import { createJobs, deadLetterQueue, type Jobs } from '../platform/jobs/jobs.ts'
import { createLogger } from '../platform/watch/logger.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const undo: Array<() => Promise<unknown>> = []
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

/** The jobs of one more node on the same database; `asked` gets the text of each query. */
function anotherNode(asked: (text: string) => void = () => {}) {
  const url = app().app.platform.pool.options.connectionString ?? ''
  const { pool, close } = openDatabase(url, { poolSize: 4 })
  const query = pool.query.bind(pool) as (text: string, values?: unknown[]) => Promise<never>
  // Of the ways to call it, the queue uses this one.
  pool.query = ((text: string, values?: unknown[]) => {
    asked(text)
    return query(text, values)
  }) as typeof pool.query
  const jobs = createJobs({ pool, logger: createLogger({ LOG_LEVEL: 'silent', isProduction: true }) })
  undo.push(close, () => jobs.stop())
  return jobs
}

const send = (jobs: Jobs, queue: string, name: string) =>
  inTransaction(app().db, (trx) => jobs.send(trx, queue, { name }))

test('a job that always fails ends as a dead letter, and the others of its queue are done', async () => {
  const jobs = anotherNode()
  const done: string[] = []
  let attempts = 0
  jobs.work<{ name: string }>('poisoned', async ({ name }) => {
    if (name === 'poison') {
      attempts += 1
      throw new Error('always')
    }
    done.push(name)
  })
  await jobs.open()
  await send(jobs, 'poisoned', 'poison')
  await send(jobs, 'poisoned', 'good')
  await jobs.start()
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['good'])
  await expect
    .poll(
      async () => {
        // The queue waits longer after each failure; here the wait is cut short.
        await app().app.platform.pool.query(`update jobs.job set start_after = now() where state = 'retry'`)
        const dead = await jobs.boss.findJobs<{ name: string }>(deadLetterQueue)
        return dead.map(({ data }) => data)
      },
      { timeout: 15_000, interval: 100 },
    )
    .toEqual([{ name: 'poison' }])
  expect(attempts).toBe(9) // once and eight more times
  await send(jobs, 'poisoned', 'later')
  await expect.poll(() => done, { timeout: 5000 }).toEqual(['good', 'later'])
  const metrics = (await app().app.http.inject('/metrics')).body
  expect(metrics).toContain('jobs_dead_letters 1')
  // When its cause is mended, an operator sends it back to where it came from.
  expect(await jobs.boss.redrive(deadLetterQueue)).toBe(1)
  await expect.poll(() => attempts, { timeout: 5000 }).toBe(10)
})

test('the job of a killed worker is done by another within 30 s', async () => {
  const killed = anotherNode()
  killed.work('survivor', async () => {})
  await killed.open()
  await send(killed, 'survivor', 'once')
  // It takes the job and is never heard of again.
  const [taken] = await killed.boss.fetch<{ name: string }>('survivor')
  expect(taken?.data).toEqual({ name: 'once' })

  const { rows } = await app().app.platform.pool.query<{ silence: number; pause: number }>(
    `select heartbeat_seconds as silence, retry_delay as pause from jobs.queue where name = 'survivor'`,
  )
  const { silence = 99, pause = 99 } = rows[0] ?? {}
  // The heartbeat timeout is simulated; the retry delay runs in real time.
  await app().app.platform.pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - make_interval(secs => $1) where name = 'survivor'`,
    [silence],
  )
  const began = Date.now()
  const other = anotherNode()
  const done: string[] = []
  other.work<{ name: string }>('survivor', async ({ name }) => {
    done.push(name)
  })
  await other.start()
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['once'])
  expect(pause).toBeLessThan(5)
  expect(silence + (Date.now() - began) / 1000).toBeLessThan(30)
}, 30_000)

test('a node without work asks for all its queues at once, and does many jobs of one queue without a pause', async () => {
  const asked: string[] = []
  const jobs = anotherNode((text) => asked.push(text))
  const queues = Array.from({ length: 20 }, (_, place) => `idle-${place}`)
  const done: string[] = []
  for (const queue of queues)
    jobs.work<{ name: string }>(queue, async ({ name }) => {
      done.push(name)
    })
  await jobs.start()
  const askedAtStart = asked.length
  expect(askedAtStart).toBeGreaterThan(queues.length)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  // Forty workers that ask by themselves, twice a second, would ask 240 times.
  expect(asked.length - askedAtStart).toBeLessThan(40)
  // With half a second between two jobs it would take longer.
  const names = Array.from({ length: 60 }, (_, place) => `job ${place}`)
  for (const name of names) await send(jobs, 'idle-7', name)
  await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(names.toSorted())
})

test('a queue whose rules have changed goes by the new ones', async () => {
  const before = anotherNode()
  before.work('ruled', async () => {}, { attemptsMax: 3 })
  await before.open()
  const asked: string[] = []
  const same = anotherNode((text) => asked.push(text))
  same.work('ruled', async () => {}, { attemptsMax: 3 })
  await same.open()
  expect(asked.filter((text) => text.includes('ruled'))).toEqual([])
  const after = anotherNode()
  after.work('ruled', async () => {}, { attemptsMax: 5 })
  await after.open()
  expect(await after.boss.getQueue('ruled')).toMatchObject({ retryLimit: 4 })
})

test('a node that works on some queues leaves the others to other nodes', async () => {
  const node = anotherNode()
  const done: string[] = []
  for (const queue of ['heavy', 'light'])
    node.work<{ name: string }>(queue, async ({ name }) => {
      done.push(`${queue}: ${name}`)
    })
  await node.open()
  await expect(node.start(['heavy', 'heavier'])).rejects.toThrow('There is no queue heavier. Queues: ')
  await send(node, 'light', 'first')
  await send(node, 'heavy', 'second')
  await node.start(['heavy'])
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['heavy: second'])
  expect((await node.boss.fetch<{ name: string }>('light'))[0]?.data).toEqual({ name: 'first' })
})
