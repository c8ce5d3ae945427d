import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const unknownId = '019a0000-0000-7000-8000-00000000dead'
let made = 0

/** Publishes a reel; each is a minute younger than the one before. */
async function publish(given: { title?: string; state?: 'draft' | 'published'; healerId?: string } = {}) {
  const { db, ids } = app().app.platform
  const now = app().clock.now()
  made += 1
  const uId = ids.next()
  await db
    .insertInto('reel')
    .values({
      u_id: uId,
      healer_id: given.healerId ?? (await makeHealer(app())).u_id,
      state: given.state ?? 'published',
      title: given.title ?? `Reel ${made}`,
      words: 'One sentence.',
      alt: 'A lamp.',
      category: 'health',
      video: '/media/reels/lamp.mp4',
      poster: '/media/reels/lamp.webp',
      seconds: 8,
      published_at: new Date(now.getTime() + made * 60_000),
      updated_at: now,
    })
    .execute()
  return uId
}

const one = (id: string, as?: Awaited<ReturnType<typeof makeClient>>) =>
  app().call('GET /api/website/reel/{id}', { params: { id } }, as ? { as } : {})
const like = (reelId: string, isLiked: boolean, as?: Awaited<ReturnType<typeof makeClient>>) =>
  app().call(
    'POST /api/website/reels-like',
    { body: { reel_u_id: reelId, is_liked: isLiked } },
    as ? { as } : {},
  )

test('the feed is ten a page, latest first, without drafts and without healers who are not verified', async () => {
  const { u_id: healerId } = await makeHealer(app())
  for (let number = 1; number <= 12; number += 1) await publish({ title: `Number ${number}`, healerId })
  await publish({ title: 'Draft', state: 'draft', healerId })
  await publish({ title: 'Hidden', healerId: (await makeHealer(app(), { state: 'in-review' })).u_id })
  const first = await app().call('GET /api/website/reels', {})
  expect(first).toMatchObject({ status: 200, total: 12, page: 1, items_per_page: 10 })
  expect(first.data?.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Number ${12 - index}`),
  )
  const second = await app().call('GET /api/website/reels', { query: { page: 2 } })
  expect(second.data?.map(({ title }) => title)).toEqual(['Number 2', 'Number 1'])
  expect(first.data?.[0]).toMatchObject({ is_liked: false, like_count: 0, healer: { u_id: healerId } })
})

test('a reel that is not there, not published, or of an unverified healer is a 404, to look at and to like', async () => {
  const client = await makeClient(app())
  const draft = await publish({ state: 'draft' })
  const hidden = await publish({ healerId: (await makeHealer(app(), { state: 'in-review' })).u_id })
  for (const id of [unknownId, draft, hidden]) {
    expect((await one(id)).status).toBe(404)
    expect((await like(id, true, client)).status).toBe(404)
  }
})

test('a person likes a reel once and may take it back; the count is the count of people', async () => {
  const reel = await publish()
  const [ananya, ravi] = [await makeClient(app()), await makeClient(app())]
  expect((await like(reel, true, ananya)).data).toEqual({ reel_u_id: reel, is_liked: true, like_count: 1 })
  // The same again, and many at once, change nothing.
  const again = await Promise.all(Array.from({ length: 5 }, () => like(reel, true, ananya)))
  expect(again.map(({ data }) => data?.like_count)).toEqual([1, 1, 1, 1, 1])
  expect((await like(reel, true, ravi)).data?.like_count).toBe(2)
  expect((await one(reel, ananya)).data).toMatchObject({ is_liked: true, like_count: 2 })
  expect((await one(reel)).data).toMatchObject({ is_liked: false, like_count: 2 })
  expect((await like(reel, false, ananya)).data).toEqual({ reel_u_id: reel, is_liked: false, like_count: 1 })
  expect((await like(reel, false, ananya)).data?.like_count).toBe(1)
  const list = await app().call('GET /api/website/reels', {}, { as: ravi })
  expect(list.data?.find(({ u_id }) => u_id === reel)).toMatchObject({ is_liked: true, like_count: 1 })
})

test('visitors are asked to log in, and healers do not like', async () => {
  const healer = await makeHealer(app())
  const reel = await publish({ healerId: healer.u_id })
  expect((await like(reel, true)).status).toBe(401)
  expect((await like(reel, true, await signIn(app(), healer.person_id, 'healer'))).status).toBe(403)
  expect((await one(reel)).data?.like_count).toBe(0)
})

test('likes of many people at the same moment are all counted', async () => {
  const reel = await publish()
  const people = await Promise.all(Array.from({ length: 12 }, () => makeClient(app())))
  await Promise.all(people.map((person) => like(reel, true, person)))
  expect((await one(reel)).data?.like_count).toBe(12)
  await Promise.all(people.slice(0, 7).map((person) => like(reel, false, person)))
  expect((await one(reel)).data?.like_count).toBe(5)
})
