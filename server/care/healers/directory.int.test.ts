import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const unknownId = '019a0000-0000-7000-8000-00000000dead'
const wire = (id: { u_id: string }) => id.u_id

describe('the directory', () => {
  let asha: TestHealer
  let vikram: TestHealer
  let leela: TestHealer

  beforeAll(async () => {
    asha = await makeHealer(app(), {
      full_name: 'Asha Menon',
      title: 'Grief companion',
      topics: 'Grief, sleep and letting go',
      main_category: 'spirituality',
      categories: ['spirituality', 'family'],
      languages: ['Malayalam', 'English'],
      price_paise: 120_000,
    })
    vikram = await makeHealer(app(), {
      full_name: 'Vikram Shah',
      title: 'Money counsellor',
      topics: 'Loans and savings',
      gender: 'male',
      main_category: 'wealth',
      categories: ['wealth'],
      languages: ['Gujarati', 'Hindi'],
      price_paise: 60_000,
      daily: [{ from: '20:00', to: '21:00' }],
    })
    leela = await makeHealer(app(), {
      full_name: 'Leela D’Souza',
      title: 'Couples counsellor',
      topics: 'Two people who want to talk again',
      main_category: 'family',
      categories: ['family', 'relationship'],
      languages: ['Konkani', 'English'],
      price_paise: 150_000,
      weekly: [{ weekday: 1, from: '10:00', to: '12:00' }],
    })
    await makeHealer(app(), { full_name: 'Pending Person', state: 'in-review' })
    await makeHealer(app(), { full_name: 'Resting Person', state: 'paused' })
  })

  const list = async (query: Record<string, unknown> = {}) => {
    const answer = await app().call('GET /api/website/healers', { query: query as never })
    return { ...answer, ids: answer.data?.map(wire) ?? [] }
  }

  test('shows verified healers only, soonest free first, with the total and the page', async () => {
    const all = await list()
    expect(all).toMatchObject({ status: 200, total: 3, page: 1, items_per_page: 8 })
    expect(all.ids).toEqual([asha.u_id, vikram.u_id, leela.u_id])
    expect(all.data?.[0]).toEqual({
      written_in: 'en',
      other_version: null,
      u_id: asha.u_id,
      full_name: 'Asha Menon',
      title: 'Grief companion',
      city: 'Pune',
      gender: 'female',
      main_category: 'spirituality',
      categories: ['spirituality', 'family'],
      languages: ['Malayalam', 'English'],
      topics: 'Grief, sleep and letting go',
      qualifications: 'Diploma in counselling',
      price_paise: 120_000,
      price_from_paise: null,
      image: null,
      next_free_at: '2026-11-21T07:15:00Z', // 12:45 in India: an hour of notice, then the next step of the grid
      is_intern: false,
    })
  })

  test('pages follow each other without gaps, and a page past the end still tells the total', async () => {
    const first = await list({ items_per_page: 2 })
    const second = await list({ items_per_page: 2, page: 2 })
    expect([...first.ids, ...second.ids]).toEqual([asha.u_id, vikram.u_id, leela.u_id])
    expect(await list({ page: 50 })).toMatchObject({ data: [], total: 3, page: 50 })
  })

  test('filters combine: any category, any language, gender, price in rupees', async () => {
    expect((await list({ category: 'wealth,relationship' })).ids).toEqual([vikram.u_id, leela.u_id])
    expect((await list({ language: 'English,Tamil' })).ids).toEqual([asha.u_id, leela.u_id])
    expect((await list({ gender: 'male' })).ids).toEqual([vikram.u_id])
    expect((await list({ price_min: 700, price_max: 1200 })).ids).toEqual([asha.u_id])
    expect((await list({ category: 'family', language: 'Konkani', price_max: 1000 })).total).toBe(0)
    const byId = await list({ new_you_category_u_id: '019a0000-0000-7000-8000-000000000003' })
    expect(byId.ids).toEqual([vikram.u_id])
  })

  test('sorts by price both ways and by name', async () => {
    expect((await list({ sort: 'price-low' })).ids).toEqual([vikram.u_id, asha.u_id, leela.u_id])
    expect((await list({ sort: 'price-high' })).ids).toEqual([leela.u_id, asha.u_id, vikram.u_id])
    expect((await list({ sort: 'name' })).ids).toEqual([asha.u_id, leela.u_id, vikram.u_id])
  })

  test('a search finds beginnings of words, several words, and words with a typing mistake', async () => {
    expect((await list({ search: 'gri' })).ids).toEqual([asha.u_id])
    expect((await list({ search: 'counsellor money' })).ids).toEqual([vikram.u_id])
    expect((await list({ search: 'vikrm' })).ids).toEqual([vikram.u_id])
    expect((await list({ search: 'councellor' })).ids.sort()).toEqual([vikram.u_id, leela.u_id].sort())
    expect((await list({ search: 'konkani' })).ids).toEqual([leela.u_id])
    expect((await list({ search: 'astronaut' })).total).toBe(0)
  })

  test('signs in a search mean nothing to the database', async () => {
    for (const search of [`'; drop table healer; --`, `a' | b & !c:*`, '%_\\', '<->', '((('])
      expect((await list({ search })).status).toBe(200)
    expect((await list({ search: '!!!' })).total).toBe(3)
  })

  test('the free window ends with the day of the caller, not of the server', async () => {
    // Vikram's first time is 20:00 in India, which is already tomorrow in Auckland.
    expect((await list({ free: 'today', time_zone: 'Asia/Kolkata' })).ids).toEqual([asha.u_id, vikram.u_id])
    expect((await list({ free: 'today', time_zone: 'Pacific/Auckland' })).ids).toEqual([asha.u_id])
    expect((await list({ free: 'tomorrow', time_zone: 'Asia/Kolkata' })).total).toBe(2)
    expect((await list({ free: 'week', time_zone: 'Asia/Kolkata' })).total).toBe(3)
    const byHeader = await app().call(
      'GET /api/website/healers',
      { query: { free: 'today' } },
      { headers: { time_zone: 'Pacific/Auckland' } },
    )
    expect(byHeader.data?.map(wire)).toEqual([asha.u_id])
    expect(await list({ time_zone: 'Mars/Olympus' })).toMatchObject({
      status: 400,
      errors: { time_zone: expect.any(String) },
    })
  })

  test('facets count what each choice would leave and ignore their own filter', async () => {
    const { data } = await app().call('GET /api/website/healer-facets', {
      query: { category: 'family' as never },
    })
    expect(data).toEqual({
      total: 2,
      is_capped: false,
      categories: { spirituality: 1, family: 2, wealth: 1, relationship: 1 },
      languages: { Malayalam: 1, English: 2, Konkani: 1 },
      genders: { female: 2 },
      free: { today: 1, tomorrow: 1, week: 2, any: 2 },
      price_min_paise: 120_000,
      price_max_paise: 150_000,
      without: { category: 3, language: 2, gender: 2, price: 2, free: 2, place: 2, length: 2, together: 2 },
      cities: [],
    })
  })

  test('GET healer hears a search with and without a page', async () => {
    const searched = await app().call('GET /api/website/healer', { query: { search: 'vikram' } })
    expect(searched.data?.map(wire)).toEqual([vikram.u_id])
    const paged = await app().call('GET /api/website/healer', { query: { search: 'vikram', page: 1 } })
    expect(paged.data?.map(wire)).toEqual([vikram.u_id])
    expect(paged.total).toBe(1)
    const beyond = await app().call('GET /api/website/healer', { query: { search: 'vikram', page: 2 } })
    expect(beyond).toMatchObject({ data: [], total: 1 })
  })

  test('similar healers share a category, the same main one first, never the same healer', async () => {
    const similar = await app().call('GET /api/website/healer-list/{nUHealerId}', {
      params: { nUHealerId: asha.u_id },
    })
    expect(similar.data?.map(wire)).toEqual([leela.u_id])
    const unknown = await app().call('GET /api/website/healer-list/{nUHealerId}', {
      params: { nUHealerId: unknownId },
    })
    expect(unknown).toMatchObject({ status: 404, code: 'notFound' })
  })

  test('the page of a healer has the newest twenty reviews', async () => {
    const now = app().clock.now()
    await app()
      .db.insertInto('healer_review')
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          u_id: app().app.platform.ids.next(),
          healer_id: leela.u_id,
          by_name: `Writer ${index}`,
          stars: 5,
          text: 'Calm and clear',
          is_demo: true,
          created_at: new Date(now.getTime() - hours(index)),
        })),
      )
      .execute()
    const { status, data } = await app().call('GET /api/website/healer/{healerId}', {
      params: { healerId: leela.u_id },
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      full_name: 'Leela D’Souza',
      time_zone: 'Asia/Kolkata',
      modes: ['video', 'voice', 'chat'],
    })
    expect(data?.reviews.map((review) => review.by)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Writer ${index}`),
    )
    expect(data).not.toHaveProperty('person_id')
  })

  test('a healer who is not verified or does not exist is a 404 on every page', async () => {
    const { u_id: hidden } = await makeHealer(app(), { state: 'in-review' })
    for (const id of [hidden, unknownId]) {
      const statuses = await Promise.all([
        app().call('GET /api/website/healer/{healerId}', { params: { healerId: id } }),
        app().call('GET /api/website/check-availability/{u_id}', { params: { u_id: id } }),
        app().call('GET /api/website/healer-availability', {
          query: { healer_u_id: id, date: '2026-11-23' },
        }),
        app().call('GET /api/website/healer-availability-date', { query: { healer_u_id: id } }),
      ])
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
  })

  test('home page, categories and languages are there for visitors', async () => {
    const { data: modules = [] } = await app().call('GET /api/website/home-page', {})
    expect(modules.flatMap((one) => (one.kind === 'next-free' ? one.items : [])).map(wire)).toEqual([
      ...[asha.u_id, vikram.u_id, leela.u_id],
    ])
    expect(modules.find(({ kind }) => kind === 'costs')).toMatchObject({
      healer_total: 3,
      price_min_paise: 60_000,
      price_max_paise: 150_000,
    })
    const categories = await app().call('GET /api/website/new-you-category', {})
    expect(categories.data?.map(({ name }) => name)).toEqual([
      ...['Business / Career', 'Self Development', 'Wealth', 'Family'],
      ...['Relationship', 'Health', 'Spirituality'],
    ])
    const languages = await app().call('GET /api/website/language', {})
    expect(languages.data?.map(({ name }) => name)).toEqual([
      ...['Hindi', 'English', 'Malayalam', 'Gujarati', 'Konkani'],
    ])
  })
})

describe('free times', () => {
  test('a day is the day of the caller', async () => {
    const { u_id: healer } = await makeHealer(app(), { daily: [{ from: '09:00', to: '11:15' }] })
    const ofDay = async (date: string, time_zone: string) =>
      (
        await app().call('GET /api/website/healer-availability', {
          query: { healer_u_id: healer, date, time_zone },
        })
      ).data
    expect(await ofDay('2026-11-23', 'Asia/Kolkata')).toEqual({
      free: ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z', '2026-11-23T05:00:00.000Z'],
      taken: [],
    })
    // 04:30Z is 23:30 of the day before in New York, 05:00Z is midnight there.
    expect((await ofDay('2026-11-23', 'America/New_York'))?.free[0]).toBe('2026-11-23T05:00:00.000Z')
    expect(await ofDay('2027-06-01', 'Asia/Kolkata')).toEqual({ free: [], taken: [] })
  })

  test('the days of an interval come with their number of free times', async () => {
    const { u_id: healer } = await makeHealer(app(), {
      daily: [{ from: '09:00', to: '11:15' }],
      leave: [{ from: '2026-11-23', to: '2026-11-23' }],
    })
    const { data } = await app().call('GET /api/website/healer-availability-date', {
      query: { healer_u_id: healer, days: 4, time_zone: 'Asia/Kolkata' },
    })
    expect(data).toEqual([
      { date: '2026-11-21', free_count: 0 },
      { date: '2026-11-22', free_count: 3 },
      { date: '2026-11-23', free_count: 0 },
      { date: '2026-11-24', free_count: 3 },
    ])
  })

  test('the first free time moves on as time passes, and is gone while the healer is away', async () => {
    const { u_id: healer } = await makeHealer(app(), { daily: [{ from: '13:00', to: '14:30' }] })
    const next = async () =>
      (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer } })).data
        ?.next_free_at
    expect(await next()).toBe('2026-11-21T07:30:00Z')
    app().clock.advance(minutes(60))
    await app().app.platform.jobs.runNow('next-free')
    expect(await next()).toBe('2026-11-21T08:15:00Z')
    app().clock.advance(days(1))
    await app().app.platform.jobs.runNow('next-free')
    expect(await next()).toBe('2026-11-22T08:15:00Z')
    const away = await makeHealer(app(), { leave: [{ from: '2026-11-01', to: '2027-03-01' }] })
    const check = await app().call('GET /api/website/check-availability/{u_id}', {
      params: { u_id: away.u_id },
    })
    expect(check.data).toEqual({ is_healer_available: false })
  })
})
