import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** Posts of the same words, one a minute, all named once more in the search. */
const makePosts = (from: number, to: number) =>
  sql`insert into article (u_id, kind, state, title, body, words, categories, tags, reading_minutes, published_at, updated_at)
    select md5(n::text)::uuid, 'blog', 'published', 'Quiet ' || n, '', '', '{}', '{}', 4,
      '2020-01-01'::timestamptz + n * interval '1 minute', now() from generate_series(${from}::int, ${to}::int) n`.execute(
    app().db,
  )

async function page(query: string) {
  const answer = await app().app.http.inject({ url: `/api/website/blog?${query}` })
  const { data, total } = answer.json<{ data: { title: string }[]; total: number }>()
  return { titles: data.map(({ title }) => title), total }
}

describe('a list of very many', { timeout: 60_000 }, () => {
  beforeAll(() => makePosts(1, 10_000), 60_000)

  test('is counted exactly up to 10,000, and has its last page', async () => {
    expect(await page('page=100&items_per_page=100')).toMatchObject({ total: 10_000 })
    expect((await page('page=100&items_per_page=100')).titles.at(-1)).toBe('Quiet 1')
    expect(await page('search=quiet')).toMatchObject({ total: 10_000 })
  })

  test('says beyond that only that there are more, and has no further page', async () => {
    await makePosts(10_001, 10_050)
    const first = await page('items_per_page=2')
    expect(first).toEqual({ titles: ['Quiet 10050', 'Quiet 10049'], total: 10_001 })
    expect((await page('search=quiet')).total).toBe(10_001)
    expect(await page('page=834')).toMatchObject({ titles: { length: 4 } })
    expect(await page('page=835')).toEqual({ titles: [], total: 10_001 })
  })
})
