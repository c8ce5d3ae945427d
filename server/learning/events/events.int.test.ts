import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeEvent } from '../../testing/events.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const titles = (answer: { data?: { title: string }[] | undefined }) => answer.data?.map(({ title }) => title)

describe('lists', () => {
  test('coming ones soonest first, recordings latest first, by kind, place, category and words', async () => {
    const events = [
      { title: 'Second', inHours: 48, kind: 'webinar', category: 'wealth' },
      { title: 'First', inHours: 24, kind: 'workshop', city: 'Pune' },
      { title: 'On now', inHours: -0.5, kind: 'webinar', price_paise: 0 },
      { title: 'Called off', inHours: 30, kind: 'webinar', state: 'cancelled' },
      { title: 'Over', inHours: -48, kind: 'webinar' },
      { title: 'Seen again', inHours: -72, kind: 'webinar', isRecorded: true },
      { title: 'Seen lately', inHours: -24, kind: 'workshop', isRecorded: true },
    ] as const
    for (const event of events) await makeEvent(app(), event)
    const all = await app().call('GET /api/website/event', { query: { items_per_page: 2 } })
    expect(all).toMatchObject({ total: 3, page: 1, items_per_page: 2 })
    expect(titles(all)).toEqual(['On now', 'First'])
    const recorded = await app().call('GET /api/website/event', { query: { event_type: 'recorded' } })
    expect(titles(recorded)).toEqual(['Seen lately', 'Seen again'])
    expect(recorded.data?.[0]).toMatchObject({ is_recorded: true, seats_left: null })

    const webinars = (query: object) => app().call('GET /api/website/webinar', { query })
    expect(titles(await webinars({}))).toEqual(['On now', 'Second'])
    expect(titles(await webinars({ webinar_type: 'recorded' }))).toEqual(['Seen again'])
    expect(titles(await webinars({ category: 'wealth' }))).toEqual(['Second'])
    expect(titles(await webinars({ search: 'secnd' }))).toEqual(['Second'])
    const workshops = (query: object) => app().call('GET /api/website/workshop', { query })
    expect(titles(await workshops({ is_workshop_online: 'false' }))).toEqual(['First'])
    expect(titles(await workshops({ is_workshop_online: 'true' }))).toEqual([])
    const categories = (await app().call('GET /api/website/new-you-category', {})).data ?? []
    const wealth = categories.find(({ slug }) => slug === 'wealth')?.new_you_category_u_id
    expect(titles(await webinars({ new_you_category_u_id: wealth }))).toEqual(['Second'])
    expect((await webinars({ webinar_type: 'soon' })).status).toBe(400)
  })

  test('wall times are those of the zone that was asked for', async () => {
    const start = async (query: object) =>
      (await app().call('GET /api/website/workshop', { query })).data?.[0]?.local_start
    // The clock of the test stands at 06:00 UTC; the event is a day later.
    expect(await start({})).toBe('2026-11-22T11:30')
    expect(await start({ time_zone: 'Europe/London' })).toBe('2026-11-22T06:00')
    for (const time_zone of ['IST', '+05:30']) expect(await start({ time_zone })).toBe('2026-11-22T11:30')
    const wrong = await app().call('GET /api/website/workshop', { query: { time_zone: 'Nowhere/Else' } })
    expect(wrong).toMatchObject({ status: 400, errors: { time_zone: 'This time zone does not exist' } })
  })
})

describe('one event', () => {
  test('shows host, place, seats and until when a seat goes back, and never where it is joined', async () => {
    const { u_id } = await makeEvent(app(), {
      title: 'Small courage',
      city: 'Kochi',
      seats: 14,
      join_url: 'https://meet.example/secret',
    })
    const { data } = await app().call('GET /api/website/workshop/{u_id}', { params: { u_id } })
    expect(data).toMatchObject({
      title: 'Small courage',
      host: { full_name: 'Meera Rao' },
      city: 'Kochi',
      is_online: false,
      venue: { name: 'The hall', map_link: 'https://maps.example/1' },
      seats: 14,
      seats_left: 14,
      state: 'upcoming',
      starts_at: '2026-11-24T06:00:00Z',
      cancellable_until: '2026-11-23T06:00:00Z',
    })
    expect(JSON.stringify(data)).not.toContain('secret')
    expect(data?.related.length).toBeGreaterThan(0)
    const starts = data?.related.map(({ starts_at }) => starts_at) ?? []
    expect(starts).toEqual(starts.toSorted())
    // A workshop is no webinar.
    expect((await app().call('GET /api/website/webinar/{u_id}', { params: { u_id } })).status).toBe(404)
  })

  test('is found by the search, wished for, and stands on the home page', async () => {
    const { u_id } = await makeEvent(app(), { title: 'Lantern evening', kind: 'webinar', inHours: 1 })
    const groups = (await app().call('GET /api/website/search', { query: { search: 'lantern' } })).data
    expect(groups?.find(({ kind }) => kind === 'webinar')?.results[0]?.u_id).toBe(u_id)
    const client = await makeClient(app())
    const wish = { body: { kind: 'webinar', item_u_id: u_id } } as const
    expect((await app().call('POST /api/website/wishlist', wish, { as: client })).status).toBe(201)
    const home = (await app().call('GET /api/website/home-page', {})).data
    const module = home?.find(({ kind }) => kind === 'events')
    expect(module && 'items' in module && JSON.stringify(module.items)).toContain(u_id)
    // Over, and not recorded: no longer found.
    app().clock.advance(minutes(121))
    await app().app.platform.jobs.runNow('events-over')
    expect((await app().call('GET /api/website/search', { query: { search: 'lantern' } })).data).toEqual([])
  })
})

describe('the introduction', () => {
  test('is the next free one; joining takes a login', async () => {
    const demo = async () => (await app().call('GET /api/website/demo-webinar', {})).data
    expect(await demo()).toBeNull()
    const client = await makeClient(app())
    const join = (as?: typeof client) =>
      app().call('POST /api/website/demo-webinar-join', {}, as ? { as } : {})
    expect((await join(client)).status).toBe(404)
    const free = { kind: 'webinar', price_paise: 0, is_introduction: true } as const
    await makeEvent(app(), { ...free, title: 'Later', inHours: 90 })
    const { u_id } = await makeEvent(app(), { ...free, title: 'Sooner', inHours: 80 })
    expect(await demo()).toMatchObject({ u_id, is_introduction: true })
    expect(await join()).toMatchObject({ status: 401, code: 'loginRequired' })
    expect((await join(client)).data).toMatchObject({ outcome: 'enrolled', enrolment: { event_u_id: u_id } })
  })
})
