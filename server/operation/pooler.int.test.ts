import { afterAll, describe, expect, test } from 'vitest'
import { createNotifyBus } from '../platform/database/notify-bus.ts'
import { setRoleLimits } from '../platform/database/time-limits.ts'
import { createLogger } from '../platform/watch/logger.ts'
import { contentChanged } from '../testing/content-changes.ts'
import { makeHealer } from '../testing/healers.ts'
import { bookAndPay } from '../testing/sessions-paid.ts'
import { makeClient } from '../testing/signed-in.ts'
import { cloneDatabase, useTestApp } from '../testing/test-app.ts'
import { isPgBouncerInstalled, startPgBouncer } from './pgbouncer.ts'

const logger = createLogger({ LOG_LEVEL: 'silent', isProduction: true })
const waitMs = 7000

describe.runIf(isPgBouncerInstalled())('behind PgBouncer in transaction mode', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>
  let directUrl = ''
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  const app = useTestApp({
    start: new Date('2026-11-21T06:00:00Z'),
    async database() {
      database = await cloneDatabase()
      directUrl = database.url
      await setRoleLimits(directUrl, waitMs)
      pooler = await startPgBouncer(directUrl)
      return pooler.url
    },
    config: {
      get DATABASE_DIRECT_URL() {
        return directUrl
      },
      DATABASE_WAIT_MS: String(waitMs),
    },
  })
  afterAll(async () => {
    await pooler?.stop()
    await database?.drop()
  })

  test('600 of 600 reads are right, with the time limits of the role', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const calls = [
      () => app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } }),
      () => app().call('GET /api/website/healers', { query: { search: 'no such healer at all' } }),
      () => app().call('GET /api/website/notification', {}, { as: client }),
    ]
    const statuses: number[] = []
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => calls[index % calls.length]?.()),
      )
      statuses.push(...answers.map((answer) => answer?.status ?? 0))
    }
    expect(statuses).toEqual(Array(600).fill(200))
    const { rows } = await app().app.platform.pool.query('show lock_timeout')
    expect(rows).toEqual([{ lock_timeout: '7s' }])
  })

  test('a session is booked and paid, and every node hears of it', async () => {
    const [healer, client] = [await makeHealer(app()), await makeClient(app())]
    const { pageCache } = app().app.platform
    const page = {
      status: 200,
      headers: {},
      body: 'kept',
      tags: [`healer:${healer.u_id}`],
      maxAgeSeconds: 60,
    }
    await pageCache.get('/of-the-healer', async () => page)
    await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    await contentChanged(app())
    expect(pageCache.kept('/of-the-healer')).toBeUndefined()
  })

  test('the pooler in the place of PostgreSQL itself is refused', async () => {
    const deaf = createNotifyBus({ url: pooler.url, db: app().db, logger })
    await expect(deaf.start()).rejects.toThrow('must lead to PostgreSQL itself')
    await deaf.stop()
  })
})
