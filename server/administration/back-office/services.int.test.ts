import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { create, written, change } = recordsOf(app)

test('staff change a service of a healer, and the first one within what it is', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const healer = await makeHealer(app())
  const form = {
    healer_id: healer.u_id,
    name: 'Long session',
    minutes: 90,
    start_step: '30',
    modes: ['voice'],
  }
  const long = await written(admin, form, 'services')
  const shown = async () =>
    (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
      ?.services
  expect(await shown()).toMatchObject([
    { u_id: healer.u_id, minutes: 45 },
    { u_id: long.u_id, minutes: 90, modes: ['voice'], price_paise: 90_000 },
  ])
  const words = { version: Number(long.version), name: 'Longer session', price_paise: 0, minutes: 100 }
  expect(await change(admin, String(long.u_id), words, 'services')).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject([{}, { name: 'Longer session', minutes: 100, price_paise: 0 }])
  const first = { version: 1, name: 'Counselling' }
  expect(await change(admin, healer.u_id, first, 'services')).toMatchObject({ status: 200 })
  for (const [field, value] of Object.entries({
    minutes: 60,
    price_paise: 50_000,
    modes: ['voice'],
    state: 'retired',
  }))
    expect(await change(admin, healer.u_id, { version: 2, [field]: value }, 'services'), field).toMatchObject(
      { status: 400, errors: { [field]: expect.stringContaining('first service') } },
    )
})

test('a service from the back office can be read by the form of its healer', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const healer = await makeHealer(app())
  const form = { healer_id: healer.u_id, name: 'Long session', minutes: 60 }
  for (const [field, value] of [
    ['price_paise', 150],
    ['price_paise', 6_000_000],
    ['break_before', 3],
    ['break_after', 7],
    ['minutes', 61],
  ] as const)
    expect((await create(admin, { ...form, [field]: value }, 'services')).errors).toHaveProperty(field)
  await written(admin, { ...form, price_paise: 15_000, break_after: 10 }, 'services')
  const { status, data } = await app().call(
    'GET /api/practice/service',
    {},
    { as: await signInHealer(app(), healer) },
  )
  expect(status).toBe(200)
  expect(data).toContainEqual(expect.objectContaining({ name: 'Long session', price_rupees: 150 }))
})

test('a service of somebody who is no healer is refused', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const client = await makeClient(app())
  const form = { healer_id: client.uId, name: 'Text', minutes: 15 }
  expect(await create(admin, form, 'services')).toMatchObject({
    status: 400,
    errors: { healer_id: 'This healer does not exist' },
  })
})

test('a service is held in person at places of the list, and rooms of a place have names of their own', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const healer = await makeHealer(app())
  const clinic = { name: 'Clinic', address: '1 Lane', city: 'Pune' }
  expect(await create(admin, { ...clinic, map_link: 'http://maps.example' }, 'places')).toMatchObject({
    status: 400,
    errors: { map_link: expect.stringContaining('https') },
  })
  const place = await written(admin, clinic, 'places')
  const placeId = String(place.u_id)
  await written(admin, { place_id: placeId, name: 'Room 1' }, 'treatment-rooms')
  expect(await create(admin, { place_id: placeId, name: 'Room 1' }, 'treatment-rooms')).toMatchObject({
    status: 400,
    errors: { name: expect.stringContaining('room of this name') },
  })
  const form = { healer_id: healer.u_id, name: 'At the clinic', minutes: 60, modes: ['in-person'] }
  expect(await create(admin, form, 'services')).toMatchObject({
    status: 400,
    errors: { places: expect.any(String) },
  })
  const service = await written(admin, { ...form, places: [placeId] }, 'services')
  expect(service).toMatchObject({ places: [placeId] })
  const shown = async () =>
    (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
      ?.services[1]?.places
  expect(await shown()).toMatchObject([{ name: 'Clinic', city: 'Pune' }])
  const renamed = { version: Number(service.version), name: 'In the clinic' }
  expect(await change(admin, String(service.u_id), renamed, 'services')).toMatchObject({ status: 200 })
  expect(await shown()).toHaveLength(1)
  const closed = { version: Number(place.version), state: 'closed' }
  expect(await change(admin, placeId, closed, 'places')).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([])
})
