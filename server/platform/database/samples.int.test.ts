import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { areMany, isInSample } from './samples.ts'

const app = useTestApp()

/** Posts numbered from the oldest, one a minute; every thousandth has a tag of its own. */
const makePosts = (from: number, to: number) =>
  sql`insert into article (u_id, kind, state, title, body, words, categories, tags, reading_minutes, published_at, updated_at)
    select md5(n::text)::uuid, 'blog', 'published', 'Quiet ' || n, '', '', '{}',
      case when n % 1000 = 0 then '{seldom}'::text[] else '{often}' end, 4,
      '2020-01-01'::timestamptz + n * interval '1 minute', now() from generate_series(${from}::int, ${to}::int) n`.execute(
    app().db,
  )

async function page(query: string) {
  const answer = await app().app.http.inject({ url: `/api/website/blog?${query}` })
  const { data, total } = answer.json<{ data: { title: string }[]; total: number }>()
  return { titles: data.map(({ title }) => title), total }
}

const totals = async () => [(await page('')).total, (await page('search=quiet')).total]
const isKnown = async () =>
  (
    await sql<{
      many: boolean
    }>`select ${areMany(sql`article where ${isInSample(sql`u_id`)}`)} as many`.execute(app().db)
  ).rows[0]?.many

test('ten thousand rows or fewer are never taken for more, whatever their ids', async () => {
  const { rows } = await sql<{ most: number }>`select max(count)::int as most from (
      select count(*) filter (where ${isInSample(sql`md5(set || '-' || n)::uuid`)})
      from generate_series(1, 100) set, generate_series(1, 10000) n group by set) sets`.execute(app().db)
  expect(rows[0]?.most).toBeLessThan(120)
})

test.each([
  ['healer', sql`state = 'verified'`, 'healer_sample'],
  ['course', sql`state = 'published'`, 'course_sample'],
  ['ebook', sql`state = 'published'`, 'ebook_sample'],
  ['event', sql`state = 'planned'`, 'event_sample'],
  ['article', sql`kind = 'blog' and state = 'published'`, 'article_sample'],
] satisfies [string, RawBuilder<unknown>, string][])(
  'the sample of %s is an index',
  async (table, isShown, index) => {
    const plan = await app()
      .db.transaction()
      .execute(async (trx) => {
        // Nearly empty tables are not worth an index to the planner.
        await sql`set local enable_seqscan = off`.execute(trx)
        const explained = sql<object>`explain select from ${sql.table(table)} where ${isShown} and ${isInSample(sql`u_id`)}`
        return JSON.stringify((await explained.execute(trx)).rows)
      })
    expect(plan).toContain(`${index} on ${table}`)
  },
)

describe('a list that grows', { timeout: 120_000 }, () => {
  beforeAll(() => makePosts(1, 9_990), 60_000)

  test.each([
    [9_990, 9_990],
    [10_000, 10_000],
    [10_001, 10_001],
    [12_000, 10_001],
    [20_000, 10_001],
  ])('of %i rows says that there are %i, listed and searched', async (count, said) => {
    const [{ had } = { had: 0 }] = (
      await sql<{ had: number }>`select count(*)::int as had from article`.execute(app().db)
    ).rows
    await makePosts(had + 1, count)
    if (count <= 12_000) expect(await isKnown()).toBe(false)
    expect(await totals()).toEqual([said, said])
  })

  test('says so by its sample when they are far more, in the order of the list', async () => {
    await makePosts(20_001, 30_000)
    expect(await isKnown()).toBe(true)
    expect(await totals()).toEqual([10_001, 10_001])
    const inOrder = (at: number, count: number) =>
      Array.from({ length: count }, (_, place) => `Quiet ${30_000 - (at - 1) * 12 - place}`)
    for (const search of ['', '&search=quiet', '&search=qui'])
      for (const at of [1, 2, 41, 42, 43, 50])
        expect((await page(`page=${at}&items_per_page=12${search}`)).titles).toEqual(inOrder(at, 12))
    for (const at of [84, 85, 400]) expect((await page(`page=${at}`)).titles).toEqual(inOrder(at, 12))
    expect((await page('page=834')).titles).toEqual(inOrder(834, 4))
    expect(await page('page=835')).toEqual({ titles: [], total: 10_001 })
    // Search results end at row 600.
    for (const search of ['quiet', 'qui']) {
      expect((await page(`page=55&items_per_page=11&search=${search}`)).titles).toEqual(
        inOrder(50, 12).slice(6),
      )
      for (const at of [51, 84, 400, 834])
        expect(await page(`page=${at}&search=${search}`)).toEqual({ titles: [], total: 10_001 })
    }
  })

  test('counts the few that fit among the many, by filter, by word and by both', async () => {
    const seldom = async (query: { search?: string } = {}) => {
      const { data, total } = await app().call('POST /api/website/search-blog', {
        query,
        body: { tags: ['seldom'] },
      })
      return { total, titles: data?.slice(0, 2).map(({ title }) => title) }
    }
    const latest = { total: 30, titles: ['Quiet 30000', 'Quiet 29000'] }
    expect(await seldom()).toEqual(latest)
    expect(await seldom({ search: 'quiet' })).toEqual(latest)
    expect(await seldom({ search: '29000' })).toEqual({ total: 1, titles: ['Quiet 29000'] })
    expect(await seldom({ search: '29001' })).toEqual({ total: 0, titles: [] })
    expect(await page('search=29001')).toEqual({ total: 1, titles: ['Quiet 29001'] })
    expect((await page('search=quite')).total).toBe(10_001)
  })

  test('knows at once what came, changed and went', async () => {
    await sql`delete from article where published_at > '2020-01-01'::timestamptz + 10000 * interval '1 minute'`.execute(
      app().db,
    )
    expect(await isKnown()).toBe(false)
    expect(await totals()).toEqual([10_000, 10_000])
    await makePosts(10_001, 10_001)
    expect((await page('')).titles[0]).toBe('Quiet 10001')
    expect(await totals()).toEqual([10_001, 10_001])
    await sql`update article set state = 'draft' where title = 'Quiet 1'`.execute(app().db)
    expect(await totals()).toEqual([10_000, 10_000])
  })
})
