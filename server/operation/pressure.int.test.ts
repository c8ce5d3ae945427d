import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
import { registerClient } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'

const poolSize = 4
const app = useTestApp({ config: { DATABASE_POOL_SIZE: String(poolSize), DATABASE_WAIT_MS: '5000' } })
let port = 0

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app().app.http.server.address() as AddressInfo).port // it listens on a port
})

const takeClients = (count: number): Promise<PoolClient[]> =>
  Promise.all(Array.from({ length: count }, () => app().app.platform.pool.connect()))

async function timed<T>(work: Promise<T>) {
  const began = Date.now()
  return { result: await work, seconds: (Date.now() - began) / 1000 }
}

test('with no database connection free, a call is told to come back within the time limit', async () => {
  const client = await registerClient(app())
  const taken = await takeClients(poolSize)
  const answers = await timed(
    Promise.all(
      Array.from({ length: 10 }, () => app().call('GET /api/website/notification', {}, { as: client })),
    ),
  )
  expect((await app().app.http.inject('/health')).statusCode).toBe(200)
  for (const one of taken) one.release()
  expect(answers.seconds).toBeLessThan(8)
  for (const { status, headers } of answers.result) {
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('2')
  }
  expect((await app().call('GET /api/website/notification', {}, { as: client })).status).toBe(200)
})

test('a call that waits for a locked row gives up, and the others go on', async () => {
  const client = await registerClient(app())
  const another = await registerClient(app())
  const [holder] = await takeClients(1)
  await holder?.query('begin')
  await holder?.query('select 1 from session where person_id = $1 for update', [client.uId])
  const waiting = timed(app().call('POST /api/website/logout', {}, { as: client }))
  const other = await timed(app().call('GET /api/website/notification', {}, { as: another }))
  expect(other.result.status).toBe(200)
  expect(other.seconds).toBeLessThan(2)
  const { result, seconds } = await waiting
  expect(result.status).toBe(503)
  expect(result.headers['retry-after']).toBe('2')
  expect(seconds).toBeLessThan(8)
  await holder?.query('rollback')
  holder?.release()
  expect((await app().call('POST /api/website/logout', {}, { as: client })).status).toBe(200)
})

test('of two that lock each other out both succeed, one at the second attempt', async () => {
  const [one, two] = [await registerClient(app()), await registerClient(app())]
  let attempts = 0
  const { notifications } = app().app.modules
  const news = {
    type: 'appointment',
    message: 'plain.text' as const,
    parameters: { title: 'News', description: '' },
    frontEndPath: 'x',
    targetId: 'x',
  }
  let arrived = 0
  const { promise: barrier, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: oneIsDone, resolve: endOne } = Promise.withResolvers<void>()
  const tellBoth = async (first: string, second: string) => {
    await inTransaction(app().db, async (trx) => {
      attempts += 1
      if (attempts > 2) await oneIsDone
      await notifications.notify(trx, { about: null, ...news, personId: first })
      arrived += 1
      if (arrived === 2) letGo()
      await barrier
      await notifications.notify(trx, { about: null, ...news, personId: second })
    })
    endOne()
  }
  await Promise.all([tellBoth(one.uId, two.uId), tellBoth(two.uId, one.uId)])
  expect(attempts).toBe(3)
  const { data } = await app().call('GET /api/website/notification-count', {}, { as: one })
  expect(data?.latest_seq).toBe(2)
})

test('a transaction that meets three deadlocks in a row succeeds, one that meets four fails', async () => {
  const meet = async (deadlocks: number) => {
    let attempts = 0
    return await inTransaction(app().db, async (trx) => {
      attempts += 1
      if (attempts <= deadlocks) await sql`do $$ begin raise deadlock_detected; end $$`.execute(trx)
      return attempts
    })
  }
  expect(await meet(3)).toBe(4)
  await expect(meet(4)).rejects.toMatchObject({ code: '40P01' })
})

test('slow clients that never finish their headers are cut, and others are served meanwhile', async () => {
  const began = Date.now()
  const cut = Array.from({ length: 200 }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    // Half of them drip a header now and then, half say nothing at all.
    if (index % 2) socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n')
    const drip = setInterval(() => index % 2 && socket.write(`x-${Date.now()}: 1\r\n`), 1000)
    socket.resume()
    socket.on('error', () => {})
    return new Promise<number>((resolve) =>
      socket.once('close', () => {
        clearInterval(drip)
        resolve((Date.now() - began) / 1000)
      }),
    )
  })
  const served = await timed(fetch(`http://127.0.0.1:${port}/health`))
  expect(served.result.status).toBe(200)
  expect(served.seconds).toBeLessThan(2)
  for (const seconds of await Promise.all(cut)) expect(seconds).toBeLessThan(14)
})
