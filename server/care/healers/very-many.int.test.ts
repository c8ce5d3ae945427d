import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { isInSample } from '../../platform/database/samples.ts'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { multiplyHealer } from '../../testing/very-many.ts'

const app = useTestApp()

const list = async (query: object) => {
  const { data, total } = await app().call('GET /api/website/healers', { query: query as never })
  return { names: data?.map(({ full_name }) => full_name), ids: data?.map(({ u_id }) => u_id), total }
}
const facets = async (query: object = {}) =>
  (await app().call('GET /api/website/healer-facets', { query: query as never })).data

describe('among thirty thousand healers', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const common = await makeHealer(app(), {
      ...{ full_name: 'Asha Menon', topics: 'Grief, sleep and letting go', languages: ['Hindi'] },
      ...{ gender: 'female', price_paise: 90_000 },
    })
    const other = await makeHealer(app(), {
      ...{ full_name: 'Gopal Nair', topics: 'Long pain', languages: ['Odia'] },
      ...{ gender: 'male', price_paise: 200_000 },
    })
    await makeHealer(app(), {
      full_name: 'Nila Das',
      title: 'Sleep coach',
      topics: 'Sleep',
      languages: ['Tulu'],
    })
    await makeHealer(app(), {
      full_name: 'Usha Panda',
      topics: 'Sleep',
      languages: ['Odia'],
      price_paise: 40_000,
    })
    await multiplyHealer(app(), common.u_id, 26_000)
    await multiplyHealer(app(), other.u_id, 3500)
    await sql`analyze healer, search_entry`.execute(app().db)
  }, 120_000)

  test('what very many treat begins with the clearest, and goes on in the order of the list, page by page', async () => {
    const inOrder = await sql<{
      u_id: string
    }>`select h.u_id from healer h join search_entry s on s.item_id = h.u_id
      where s.search @@ 'sleep' order by h.next_free_at, h.u_id limit 600`.execute(app().db)
    const seen: string[] = []
    for (let page = 1; page <= 6; page++) {
      const { ids, names, total } = await list({ topic: 'sleep-and-anxiety', page, items_per_page: 100 })
      expect(total).toBe(10_001)
      if (page === 1) expect(names?.slice(0, 3).toSorted()).toEqual(['Asha Menon', 'Nila Das', 'Usha Panda'])
      if (page === 1) expect(names?.[0]).toBe('Nila Das')
      seen.push(...(ids ?? []))
    }
    expect(new Set(seen).size).toBe(600)
    expect(seen.slice(60)).toEqual(inOrder.rows.map(({ u_id }) => u_id).slice(60))
  })

  test('what is found by words or a topic ends at its row 600, and a list without them goes on', async () => {
    for (const query of [{ search: 'sleep' }, { topic: 'sleep-and-anxiety' }]) {
      expect((await list({ ...query, page: 6, items_per_page: 100 })).ids).toHaveLength(100)
      expect(await list({ ...query, page: 7, items_per_page: 100 })).toMatchObject({
        ids: [],
        total: 10_001,
      })
      expect(await list({ ...query, page: 55, items_per_page: 11 })).toMatchObject({
        ids: { length: 6 },
        total: 10_001,
      })
      expect(await list({ ...query, page: 56, items_per_page: 11 })).toMatchObject({ ids: [], total: 10_001 })
    }
    expect(await list({ search: 'pain', page: 7, items_per_page: 100 })).toMatchObject({
      ids: [],
      total: 3501,
    })
    expect((await list({ page: 11, items_per_page: 100 })).ids).toHaveLength(100)
  })

  test('what begins far behind in the order is found all the same', async () => {
    const { names, total } = await list({ search: 'sleep', sort: 'price-high' })
    expect([new Set(names), total]).toEqual([new Set(['Asha Menon']), 10_001])
    expect((await list({ search: 'sleep', sort: 'price-low' })).names?.[0]).toBe('Usha Panda')
  })

  test('the few with a common word and a common filter are counted', async () => {
    expect(await list({ search: 'sleep', language: 'Odia' })).toMatchObject({
      names: ['Usha Panda'],
      total: 1,
    })
    expect((await list({ search: 'sleep', gender: 'male' })).total).toBe(0)
    expect((await list({ language: 'Odia' })).total).toBe(3502)
  })

  test('choices are counted among a sample; totals, and what is left without a filter, are not', async () => {
    const all = await facets()
    expect(all).toMatchObject({
      is_capped: true,
      total: 10_001,
      price_min_paise: 40_000,
      price_max_paise: 200_000,
    })
    expect(all?.languages.Odia).toBeGreaterThan(500)
    expect(all?.languages.Odia).toBeLessThan(2000)
    // The one who speaks neither is in the sample now and then, where she takes the share of one.
    const { rows: neither } =
      await sql`select from healer where languages = '{Tulu}' and ${isInSample(sql`u_id`)}`.execute(app().db)
    const both = (all?.languages.Odia ?? 0) + (all?.languages.Hindi ?? 0)
    expect(both).toBeGreaterThanOrEqual(neither.length ? 9_900 : 10_000)
    expect(await facets({ language: 'Odia' })).toMatchObject({
      ...{ total: 3502, price_min_paise: 40_000, price_max_paise: 200_000 },
      without: { language: 10_001, gender: 3502 },
    })
    expect(await facets({ search: 'sleep', language: 'Odia' })).toMatchObject({
      ...{ total: 1, price_min_paise: 40_000, price_max_paise: 40_000 },
      without: { language: 10_001, price: 1 },
    })
  })
})
