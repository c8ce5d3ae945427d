import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { makePlace } from '../../testing/places.ts'
import { addService } from '../../testing/services.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
/** A time of Monday in India. */
const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`).toISOString().replace('.000Z', 'Z')

interface Query {
  [name: string]: string | number
}
const list = async (query: Query) => {
  const { data, total } = await app().call('GET /api/website/healers', { query: query as never })
  expect(total).toBe(data?.length)
  return data ?? []
}
const facets = async (query: Query = {}) =>
  (await app().call('GET /api/website/healer-facets', { query: query as never })).data
const names = async (query: Query) => (await list(query)).map(({ full_name }) => full_name)

/** At a place from 9 to 13, and online alone from 14 to 17. */
const healerAt = (placeId: string, full_name: string) =>
  makeHealer(app(), {
    full_name,
    daily: [
      { from: '09:00', to: '13:00', place_u_id: placeId },
      { from: '14:00', to: '17:00' },
    ],
  })

const atPlace = (healer: TestHealer, placeId: string, given: Parameters<typeof addService>[2] = {}) =>
  addService(app(), healer, { minutes: 60, modes: ['in-person'], places: [placeId], ...given })

describe('the directory, asked for a place or a length', () => {
  test('names the service that fits, with its price and its first free start', async () => {
    const { placeId } = await makePlace(app(), ['Room 1'])
    const meera = await healerAt(placeId, 'Meera Rao')
    await makeHealer(app(), { full_name: 'Online Alone' })
    const service = await atPlace(meera, placeId)

    const [card] = await list({ in_person: 'true' })
    expect(card).toMatchObject({
      ...{ u_id: meera.u_id, price_paise: 150_000, price_from_paise: null, next_free_at: at('09:00') },
      service: { u_id: service, minutes: 60, place_u_id: placeId, city: 'Pune' },
    })
    expect(await names({ in_person: 'true' })).toEqual(['Meera Rao'])
    expect(await names({ city: 'Pune', length: 'long' })).toEqual(['Meera Rao'])
    expect(await names({ city: 'Pune', length: 'short' })).toEqual([])
    expect(await names({ city: 'Delhi' })).toEqual([])
    expect(await names({ length: 'standard' })).toEqual(['Meera Rao', 'Online Alone'])
    expect((await list({}))[0]?.service).toBeUndefined()

    const booked = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          ...{ healer_u_id: meera.u_id, service_u_id: service, place_u_id: placeId },
          ...{ starts_at: at('09:00'), mode: 'in-person', description: 'A quiet hour, please' },
        } as never,
      },
      { as: await makeClient(app()) },
    )
    expect(booked.status).toBe(201)
    expect((await list({ in_person: 'true' }))[0]?.next_free_at).toBe(at('10:00'))
  })

  test('shows each healer once, by the service that comes first in the order, within price and time', async () => {
    const { placeId } = await makePlace(app(), [], 'Nashik')
    const healer = await healerAt(placeId, 'Asha Menon')
    const dear = await atPlace(healer, placeId, { name: 'Dear', price_rupees: 3_000 })
    const cheap = await atPlace(healer, placeId, {
      ...{ name: 'Cheap', price_rupees: 700, notice_minutes: 7 * 60 },
    })
    const first = async (query: Query) => {
      const found = await list({ city: 'Nashik', ...query })
      expect(found.length).toBeLessThan(2)
      return found[0]?.service?.u_id
    }
    // Seven hours ahead is noon.
    expect(await first({})).toBe(dear)
    expect(await first({ sort: 'price-low' })).toBe(cheap)
    expect(await first({ sort: 'price-high' })).toBe(dear)
    expect(await first({ price_max: 1_000 })).toBe(cheap)
    expect(await first({ price_max: 500 })).toBeUndefined()
    expect(await first({ price_max: 1_000, free: 'today', search: 'asha' })).toBe(cheap)
    expect(await facets({ city: 'Nashik', price_max: 500 })).toMatchObject({
      ...{ total: 0, price_min_paise: 70_000, price_max_paise: 300_000 },
      without: { price: 1, place: 0 },
    })
    expect(await facets({ city: 'Nashik', length: 'short' })).toMatchObject({
      ...{ total: 0, without: { length: 1, place: 0 } },
    })
    expect((await facets())?.cities).toContain('Nashik')
  })

  test('leaves out what strangers cannot book, also once it changes', async () => {
    const { placeId } = await makePlace(app(), [], 'Kochi')
    const healer = await healerAt(placeId, 'Jaya Iyer')
    await atPlace(healer, placeId, { audience: 'known' })
    await atPlace(healer, placeId, { audience: 'link' })
    await atPlace(healer, placeId, { state: 'draft' })
    expect(await names({ city: 'Kochi' })).toEqual([])
    await atPlace(healer, placeId, { audience: 'new' })
    expect(await names({ city: 'Kochi' })).toEqual(['Jaya Iyer'])

    const { db } = app()
    await db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', healer.u_id).execute()
    expect(await names({ city: 'Kochi', sort: 'name' })).toEqual([])
    await db.updateTable('healer').set({ state: 'verified' }).where('u_id', '=', healer.u_id).execute()
    expect(await list({ city: 'Kochi', gender: 'female' })).toMatchObject([{ next_free_at: null }])
    await app().app.modules.healers.nextFree.refreshPassed()
    expect(await list({ city: 'Kochi', language: 'Hindi' })).toMatchObject([{ next_free_at: at('09:00') }])
    await db.updateTable('place').set({ state: 'closed' }).where('u_id', '=', placeId).execute()
    expect(await names({ city: 'Kochi', category: 'family' })).toEqual([])
    expect((await facets())?.cities).not.toContain('Kochi')
  })

  test('reads a room again that another healer has taken', async () => {
    const { placeId } = await makePlace(app(), ['The only room'], 'Goa')
    const [one, other] = [await healerAt(placeId, 'One'), await healerAt(placeId, 'Other')]
    await atPlace(one, placeId)
    const service = await atPlace(other, placeId)
    app().clock.advance(minutes(9))
    const body = {
      ...{ healer_u_id: other.u_id, service_u_id: service, place_u_id: placeId },
      ...{ starts_at: at('09:00'), mode: 'in-person', description: 'A quiet hour, please' },
    }
    const booked = await app().call(
      'POST /api/website/appointment',
      { body: body as never },
      { as: await makeClient(app()) },
    )
    expect(booked.status).toBe(201)
    app().clock.advance(minutes(2))
    await app().app.modules.healers.nextFree.refreshPassed()
    const free = (await list({ city: 'Goa', sort: 'name' })).map(({ next_free_at }) => next_free_at)
    expect(free).toEqual([at('10:00'), at('10:00')])
  })

  test('names what several have together to those who ask for it alone', async () => {
    const couples = await makeHealer(app(), { full_name: 'Of Couples' })
    await makeHealer(app(), { full_name: 'Of One' })
    const service = await addService(app(), couples, {
      minutes: 75,
      price_rupees: 2_000,
      people_min: 2,
      people_max: 2,
    })
    expect(await list({ together: 'true' })).toMatchObject([
      { full_name: 'Of Couples', price_paise: 200_000, service: { u_id: service, minutes: 75 } },
    ])
    expect(await names({ length: 'long' })).not.toContain('Of Couples')
    expect(await names({ together: 'true', length: 'long' })).toEqual(['Of Couples'])
    expect(await names({ together: 'true', length: 'short' })).toEqual([])
    const counts = await facets({ together: 'true' })
    expect(counts).toMatchObject({ total: 1 })
    expect(counts?.without.together).toBeGreaterThan(1)
  })
})
