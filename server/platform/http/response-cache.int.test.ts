import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentChanged } from '../../testing/content-changes.ts'
import { makeHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { limits } from './limits.ts'

const app = useTestApp({ config: { KEEP_ANSWERS: 'true' } })

const get = (url: string, headers: Record<string, string> = {}) =>
  app().app.http.inject({ url: `/api/website/${url}`, headers })
const totalOf = async (url = 'healers', headers = {}) => (await get(url, headers)).json().total

async function makePost(title: string) {
  const { ids, db } = app().app.platform
  const row = { kind: 'blog', state: 'published', title, body: '<p>a</p>', words: '', teller: '' } as const
  const now = app().clock.now()
  const { u_id: postId } = await db
    .insertInto('article')
    .values({
      ...row,
      u_id: ids.next(),
      categories: [],
      tags: [],
      reading_minutes: 4,
      published_at: now,
      updated_at: now,
    })
    .returning('u_id')
    .executeTakeFirstOrThrow()
  return postId
}

/** Changes the row alone, which the server does not hear of. */
const setHealers = (state: 'verified' | 'paused') => app().db.updateTable('healer').set({ state }).execute()

describe('answers of public calls', () => {
  beforeAll(async () => {
    await makeHealer(app())
  })
  beforeEach(async () => {
    await setHealers('verified')
    await contentChanged(app(), 'healers', 'articles')
    expect(await totalOf()).toBe(1)
  })

  test('are kept until their content changes', async () => {
    await setHealers('paused')
    expect(await totalOf()).toBe(1)
    await contentChanged(app(), 'healers')
    expect(await totalOf()).toBe(0)
  })

  test('travel compressed, and not at all to who has them', async () => {
    const plain = await get('healers')
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const small = await get('healers', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    const again = await get('healers', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('say the same of themselves when they are given at once', async () => {
    const { 'x-request-id': _, date: __, ...first } = (await get('new-you-category')).headers
    const again = await get('new-you-category')
    expect(again.headers).toMatchObject(first)
    expect(again.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(again.headers['x-request-id']).not.toBe(_)
    expect(again.headers['content-security-policy']).toContain("default-src 'none'")
    const figures = app().app.platform.metrics.registry
    const asked = /http_request_duration_seconds_count\{.*new-you-category.*2xx"\} (\d+)/
    const count = async () => Number(asked.exec(await figures.metrics())?.[1])
    const before = await count()
    await get('new-you-category')
    expect(await count()).toBe(before + 1)
  })

  test('count against the limit of their call, however they are given', async () => {
    const ask = () =>
      app().app.http.inject({ url: '/api/website/new-you-category', remoteAddress: '198.51.100.77' })
    for (let time = 0; time < limits.read.max; time++) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests'])
    expect((await get('new-you-category')).statusCode).toBe(200)
  })

  test('are not given to a token that is none', async () => {
    await get('new-you-category')
    expect((await get('new-you-category', { authorization: 'Bearer wrong' })).statusCode).toBe(401)
  })

  test('differ by declared parameters and the zone of the caller, in any order, and by nothing else', async () => {
    await totalOf('healers?search=rao&page=1')
    await setHealers('paused')
    expect(await totalOf('healers?page=1&utm_source=mail&search=rao')).toBe(1)
    expect(await totalOf('healers?page=1&search=rao', { time_zone: 'Europe/Paris' })).toBe(0)
    expect(await totalOf('healers?search=meera')).toBe(0)
  })

  test('with something of the caller in them are made for each caller', async () => {
    const postId = await makePost('Of sleep')
    const client = await registerClient(app())
    await app().call(
      'POST /api/website/blog-review',
      { body: { blog_u_id: postId, review: 'Read twice.' } },
      { as: client },
    )
    const mine = async (as?: typeof client) => {
      const params = { blogId: postId }
      const { data } = await app().call('GET /api/website/blog/{blogId}', { params }, as ? { as } : {})
      return data?.reviews.map(({ is_mine }) => is_mine)
    }
    await expect.poll(() => mine()).toEqual([false])
    expect(await mine(client)).toEqual([true])
    expect(await mine()).toEqual([false])
    const stranger = await registerClient(app())
    expect(await mine(stranger)).toEqual([false])
  })

  test('that are errors are not kept', async () => {
    const postId = await makePost('Soon')
    const { db } = app().app.platform
    const state = (to: 'draft' | 'published') =>
      db.updateTable('article').set({ state: to }).where('u_id', '=', postId).execute()
    await state('draft')
    expect((await get(`blog/${postId}`)).statusCode).toBe(404)
    await state('published')
    expect((await get(`blog/${postId}`)).statusCode).toBe(200)
  })
})
