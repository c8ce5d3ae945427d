import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { replicaPrograms } from '../../tasks/system-postgres.ts'
import { inTransaction } from '../platform/database/database.ts'
import { lagMaxMs } from '../platform/database/replay.ts'
import { contentChanged } from '../testing/content-changes.ts'
import { makeHealer, type TestHealer } from '../testing/healers.ts'
import { plainSite } from '../testing/plain-site.ts'
import { privacyOf } from '../testing/privacy.ts'
import { makeClient, makeStaff } from '../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'
import { startStreamingReplica } from './streaming-replica.ts'

type Engines = Awaited<ReturnType<typeof startStreamingReplica>>

describe.runIf(await replicaPrograms())('with a streaming replica', () => {
  let engines: Engines
  let replicaUrl = ''
  let paused = false
  const stopped: number[] = []
  const app = useTestApp({
    async database() {
      engines = await startStreamingReplica()
      replicaUrl = engines.replicaUrl
      return engines.url
    },
    config: {
      get DATABASE_READ_URL() {
        return replicaUrl
      },
      KEEP_ANSWERS: 'true',
    },
    web: plainSite('/api/website/reels'),
  })
  afterAll(() => engines?.remove())

  const replica = () => {
    const given = app().app.platform.replica
    if (!given) throw new Error('there is no replica')
    return given
  }
  /** Until the replica shows all that there is now, and is read. */
  async function caughtUp() {
    const began = performance.now()
    const isComplete = () => replica().lagSeconds() * 1000 < performance.now() - began
    await vi.waitUntil(() => isComplete() && replica().isNear(), { timeout: 20_000 })
  }
  async function pause() {
    await caughtUp()
    await engines.pause()
    paused = true
  }
  /** How many reads went where meanwhile. */
  async function sentBy(work: () => Promise<unknown>) {
    const before = { ...replica().sent }
    await work()
    const { toReplica, toPrimary } = replica().sent
    return { toReplica: toReplica - before.toReplica, toPrimary: toPrimary - before.toPrimary }
  }

  let healer: TestHealer
  let other: TestHealer
  let reelId: string
  let client: TestUser
  beforeAll(async () => {
    const { db, ids } = app().app.platform
    ;[healer, other, client] = [await makeHealer(app()), await makeHealer(app()), await makeClient(app())]
    const reel = await db
      .insertInto('reel')
      .values({
        u_id: ids.next(),
        healer_id: healer.u_id,
        state: 'published',
        title: 'A reel',
        words: 'One sentence.',
        alt: 'A lamp.',
        category: 'health',
        video: '/media/reels/lamp.mp4',
        poster: '/media/reels/lamp.webp',
        seconds: 8,
        published_at: app().clock.now(),
        updated_at: app().clock.now(),
      })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    reelId = reel.u_id
    await caughtUp()
  })
  afterEach(async () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
    if (paused) await engines.resume()
    paused = false
    await caughtUp()
  })

  const reel = (cookie = '', as?: TestUser) =>
    app().call(
      'GET /api/website/reel/{id}',
      { params: { id: reelId } },
      { headers: { cookie }, ...(as && { as }) },
    )
  const titleOf = async ({ u_id: healerId }: TestHealer) =>
    (await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })).data?.title
  const rename = (title: string) =>
    inTransaction(app().db, async (trx) => {
      await trx.updateTable('healer').set({ title }).where('u_id', '=', healer.u_id).execute()
      await app().app.platform.pageCache.invalidate(trx, `healer:${healer.u_id}`)
    })
  /** Likes the reel, and gives the cookie that the browser then has. */
  async function like(isLiked: boolean) {
    const body = { reel_u_id: reelId, is_liked: isLiked }
    const answer = await app().call('POST /api/website/reels-like', { body }, { as: client })
    expect(answer.status).toBe(200)
    return String(answer.headers['set-cookie'])
  }

  test('lists, pages, reports and exports are read from it, what is personal from the primary', async () => {
    expect(await sentBy(() => reel())).toEqual({ toReplica: 1, toPrimary: 0 })
    const page = () => app().app.http.inject({ url: '/a-page', remoteAddress: '10.1.1.1' })
    expect(await sentBy(page)).toEqual({ toReplica: 1, toPrimary: 0 })
    const admin = await makeStaff(app(), ['admin'])
    await caughtUp()
    const query = { from: '2026-04-01', to: '2026-05-30' } as const
    const report = () => app().call('GET /api/staff/reports/bookings', { query }, { as: admin })
    expect(await sentBy(report)).toEqual({ toReplica: 4, toPrimary: 0 })
    const exported = () => app().call('GET /api/staff/invoices/export', { query: {} }, { as: admin })
    expect(await sentBy(exported)).toEqual({ toReplica: 2, toPrimary: 0 })
    const personal = () => app().call('GET /api/website/patient-ebook', {}, { as: client })
    expect(await sentBy(personal)).toEqual({ toReplica: 0, toPrimary: 0 })
  })

  test('who changed something sees it at once, and all others once the replica is five seconds behind', async () => {
    await pause()
    const cookie = await like(true)
    expect(cookie).toMatch(/^after=\d+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await reel(cookie, client)).data).toMatchObject({ is_liked: true, like_count: 1 })
    expect((await reel()).data).toMatchObject({ like_count: 0 })
    const page = () =>
      app().app.http.inject({ url: '/another-page', headers: { cookie }, remoteAddress: '10.1.1.2' })
    expect(await sentBy(page)).toEqual({ toReplica: 0, toPrimary: 1 })
    const since = performance.now()
    await expect
      .poll(async () => (await reel()).data?.like_count, { timeout: lagMaxMs + 3000, interval: 200 })
      .toBe(1)
    expect(performance.now() - since).toBeGreaterThan(lagMaxMs - 2000)
    await engines.resume()
    await caughtUp()
    expect(await sentBy(() => reel(cookie, client))).toEqual({ toReplica: 1, toPrimary: 0 })
    await like(false)
  })

  test('nothing older than what was heard is kept, and what did not change is made from the replica', async () => {
    const before = await titleOf(healer)
    await pause()
    await rename('Counsellor of couples')
    await contentChanged(app())
    expect(await sentBy(() => titleOf(other))).toEqual({ toReplica: 1, toPrimary: 0 })
    let title: string | undefined
    const asked = async () => {
      title = await titleOf(healer)
    }
    expect(await sentBy(asked)).toEqual({ toReplica: 0, toPrimary: 1 })
    expect(title).toBe('Counsellor of couples')
    expect(title).not.toBe(before)
    // It is kept now.
    expect(await sentBy(asked)).toEqual({ toReplica: 0, toPrimary: 0 })
  })

  test('what fails on the replica is read from the primary', async () => {
    await pause()
    await app().app.platform.pool.query('create table not_yet_there as select 1 as one')
    const { again } = replica().sent
    const read = await replica().from(0, () =>
      app().app.platform.reads.pool.query({ text: 'select one from not_yet_there' }),
    )
    expect(read.rows).toEqual([{ one: 1 }])
    expect(replica().sent.again).toBe(again + 1)
  })

  test('a copy of one’s data is read from it, and from the primary while it lacks something', async () => {
    const { request, latest } = privacyOf(app)
    const copyOf = async (of: TestUser) => {
      const before = await engines.scans()
      await request(of)
      await app().drain()
      expect((await latest(of))?.state).toBe('ready')
      return (await engines.scans()) - before
    }
    // Other connections report what they read before a little late.
    const few = 50
    expect(await copyOf(client)).toBeGreaterThan(few)
    const newcomer = await makeClient(app())
    await pause()
    expect(await copyOf(newcomer)).toBeLessThan(few)
  })

  test('nothing fails while the replica stops, is away and comes back, and then it is read again', async () => {
    const statuses = new Set<number>()
    let isOver = false
    const reading = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.add((await reel()).status)
    })
    await wait(100)
    await engines.stop()
    await wait(300)
    expect(replica().isNear()).toBe(false)
    expect(await sentBy(() => wait(100))).toMatchObject({ toReplica: 0 })
    await engines.start()
    await caughtUp()
    isOver = true
    await Promise.all(reading)
    expect([...statuses]).toEqual([200])
    expect(await sentBy(() => reel())).toEqual({ toReplica: 1, toPrimary: 0 })
  })

  test('a read that waits for a replica that went silent is answered by the primary', async () => {
    const { rows } = await replica().from(0, () =>
      app().app.platform.reads.pool.query<{ pid: number }>({
        text: `select pid from pg_stat_activity where backend_type = 'client backend' and pg_is_in_recovery()`,
      }),
    )
    stopped.push(...rows.map(({ pid }) => pid))
    expect(stopped.length).toBeGreaterThan(1)
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    const began = performance.now()
    expect(await sentBy(async () => expect((await reel()).status).toBe(200))).toMatchObject({ toReplica: 1 })
    expect(performance.now() - began).toBeLessThan(4000)
    expect(replica().isNear()).toBe(false)
  })
})
