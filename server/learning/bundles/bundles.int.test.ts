import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { buy, makeBundle, makeCourse, type TestCourse } from '../../testing/courses.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { addService } from '../../testing/services.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const packsOf = async (client: TestUser) =>
  (await app().call('GET /api/website/session-pack', { query: {} }, { as: client })).data ?? []
const owns = async (client: TestUser, course: TestCourse) =>
  (
    await app().call(
      'GET /api/website/ownership',
      { query: { type: 'course', item_u_id: course.u_id } },
      { as: client },
    )
  ).data?.is_owned
const refund = (client: TestUser, orderId: string) =>
  app().call('POST /api/website/order-return/{orderId}', { params: { orderId } }, { as: client })

/** The first free time at least so many days from now. */
async function freeTime(healer: TestHealer, inDays: number): Promise<string> {
  const date = new Date(app().clock.now().getTime() + days(inDays)).toISOString().slice(0, 10)
  const { data } = await app().call('GET /api/website/healer-availability', {
    query: { healer_u_id: healer.u_id, date },
  })
  const [time] = data?.free ?? []
  if (!time) throw new Error('no time is free')
  return time
}

const book = (client: TestUser, healer: TestHealer, startsAt: string, packId: string, serviceId?: string) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: healer.u_id,
        starts_at: startsAt,
        mode: 'video',
        description: 'The second week is the hard one.',
        subscription_package_u_id: packId,
        ...(serviceId && { service_u_id: serviceId }),
      },
    },
    { as: client },
  )

/** A client who bought two sessions with a healer. */
async function withPack(sessions = 2) {
  const healer = await makeHealer(app())
  const bundle = await makeBundle(app(), {
    session_healer_id: healer.u_id,
    session_count: sessions,
    session_days: 30,
  })
  const client = await makeClient(app())
  const orderId = (await buy(app(), client, { type: 'bundle', item_u_id: bundle })) ?? ''
  const [pack] = await packsOf(client)
  if (!pack) throw new Error('no pack came with the bundle')
  return { healer, bundle, client, orderId, pack }
}

describe('bundles', () => {
  test('say what is inside and what it costs one by one', async () => {
    const healer = await makeHealer(app(), { price_paise: 100_000 })
    const course = await makeCourse(app(), { price_paise: 50_000 })
    const bundle = await makeBundle(app(), {
      price_paise: 200_000,
      session_healer_id: healer.u_id,
      session_count: 2,
      session_days: 30,
      courses: [course],
    })
    const { data } = await app().call('GET /api/website/membership-package/{id}', { params: { id: bundle } })
    expect(data).toMatchObject({
      single_price_paise: 250_000,
      course_count: 1,
      courses: [{ u_id: course.u_id }],
      sessions: { count: 2, days: 30, healer: { u_id: healer.u_id } },
    })
    const page = await app().call('GET /api/website/course/{courseId}', { params: { courseId: course.u_id } })
    expect(page.data?.bundles).toMatchObject([{ u_id: bundle }])
    const unknown = await app().call('GET /api/website/membership-package/{id}', {
      params: { id: '019a0000-0000-7000-8000-0000000000ff' },
    })
    expect(unknown.status).toBe(404)
  })

  test('show their price after login, and to visitors when the operator says so', async () => {
    const dear = await makeBundle(app(), { price_paise: 300_000 })
    const cheap = await makeBundle(app(), { price_paise: 500 })
    const read = async (as?: TestUser) => {
      const one = await app().call(
        'GET /api/website/membership-package/{id}',
        { params: { id: dear } },
        as && { as },
      )
      const list = await app().call(
        'GET /api/website/membership-package',
        { query: { items_per_page: 96 } },
        as && { as },
      )
      const row = list.data?.find(({ u_id }) => u_id === dear)
      return [one.data, row].map((bundle) => [bundle?.price_paise, bundle?.from_price_paise])
    }
    const client = await makeClient(app())
    expect(await read()).toEqual([
      [null, 500],
      [null, 500],
    ])
    expect(await read(client)).toEqual([
      [300_000, 500],
      [300_000, 500],
    ])
    await app()
      .db.insertInto('setting')
      .values({ key: 'bundle_prices_public', value: JSON.stringify(true) })
      .execute()
    expect(await read()).toEqual(await read(client))
    await app().db.deleteFrom('setting').where('key', '=', 'bundle_prices_public').execute()
    await app().db.updateTable('bundle').set({ state: 'archived' }).where('u_id', '=', cheap).execute()
  })

  test('with one course already owned: the rest is added, and what was bought before outlives a return', async () => {
    const [had, added] = [await makeCourse(app()), await makeCourse(app())]
    const bundle = await makeBundle(app(), { courses: [had, added] })
    const client = await makeClient(app())
    await buy(app(), client, { type: 'course', item_u_id: had.u_id })
    const taken = await app().call(
      'POST /api/website/membership-package',
      { body: { membership_package_u_id: bundle } },
      { as: client },
    )
    expect(taken.status).toBe(201)
    const orderId = (await buy(app(), client, { type: 'bundle', item_u_id: bundle })) ?? ''
    expect([await owns(client, had), await owns(client, added)]).toEqual([true, true])
    const again = await app().call(
      'POST /api/website/membership-package',
      { body: { membership_package_u_id: bundle } },
      { as: client },
    )
    expect(again).toMatchObject({ status: 409, message: 'Bundle already purchased!' })
    expect((await refund(client, orderId)).status).toBe(200)
    expect([await owns(client, had), await owns(client, added)]).toEqual([true, false])
    expect(await shop.drift()).toBe(0)
  })

  test('a course that came in a bundle is not sold again', async () => {
    const course = await makeCourse(app())
    const client = await makeClient(app())
    await buy(app(), client, { type: 'bundle', item_u_id: await makeBundle(app(), { courses: [course] }) })
    const again = await app().call(
      'POST /api/website/order',
      { body: { type: 'course', item_u_id: course.u_id } },
      { as: client },
    )
    expect(again.code).toBe('courseAlreadyBought')
  })
})

describe('sessions in advance', () => {
  test('pay for an appointment, which is confirmed at once, until none is left', async () => {
    const { healer, client, pack } = await withPack(1)
    expect(pack).toMatchObject({ session_count: 1, left_count: 1, healer: { u_id: healer.u_id } })
    const booked = await book(client, healer, await freeTime(healer, 2), pack.u_id)
    expect(booked).toMatchObject({ status: 201, message: 'Appointment booked successfully' })
    expect(booked.data).toMatchObject({ order_u_id: null, hold_until: null })
    const mine = await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: booked.data?.u_id ?? '' } },
      { as: client },
    )
    expect(mine.data).toMatchObject({ state: 'confirmed', session_pack_u_id: pack.u_id, price_paise: 0 })
    const second = await book(client, healer, await freeTime(healer, 3), pack.u_id)
    expect(second).toMatchObject({ status: 409, code: 'noPackSession' })
  })

  test('two bookings at once take one session each, and no more than there are', async () => {
    const { healer, client, pack } = await withPack(1)
    const times = await Promise.all([2, 3, 4].map((day) => freeTime(healer, day)))
    const answers = await Promise.all(times.map((time) => book(client, healer, time, pack.u_id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await packsOf(client))[0]?.left_count).toBe(0)
  })

  test('come back when the appointment is cancelled in time; by the healer always, with days to use them', async () => {
    const { healer, client, pack } = await withPack()
    const early = await book(client, healer, await freeTime(healer, 5), pack.u_id)
    const params = { appointmentId: early.data?.u_id ?? '' }
    const preview = await app().call(
      'GET /api/website/appointment/{appointmentId}/cancel',
      { params },
      { as: client },
    )
    expect(preview.data).toMatchObject({ is_pack_session_back: true, refund_paise: 0 })
    await app().call(
      'POST /api/website/appointment/{appointmentId}/cancel',
      { params, body: { refund_paise: 0 } },
      { as: client },
    )
    expect((await packsOf(client))[0]?.left_count).toBe(2)

    app().clock.advance(days(25))
    const back = await shop.back(client)
    const late = await book(back, healer, await freeTime(healer, 3), pack.u_id)
    const teacher = await signIn(app(), healer.person_id, 'healer')
    await app().call(
      'POST /api/practice/appointment/{appointmentId}/cancel',
      { params: { appointmentId: late.data?.u_id ?? '' } },
      { as: teacher },
    )
    const [after] = await packsOf(back)
    expect(after?.left_count).toBe(2)
    expect(Date.parse(after?.expires_at ?? '')).toBeGreaterThan(Date.parse(pack.expires_at))
  })

  test('are for one service, and of no other of the healer', async () => {
    const healer = await makeHealer(app())
    const long = await addService(app(), healer)
    const bundle = await makeBundle(app(), {
      session_healer_id: healer.u_id,
      session_service_id: long,
      session_count: 2,
      session_days: 30,
    })
    const client = await makeClient(app())
    const { data } = await app().call('GET /api/website/membership-package/{id}', { params: { id: bundle } })
    expect(data).toMatchObject({
      single_price_paise: 300_000,
      sessions: { service: { u_id: long, minutes: 90 } },
    })
    await buy(app(), client, { type: 'bundle', item_u_id: bundle })
    const [pack] = await packsOf(client)
    expect(pack?.service).toEqual({ u_id: long, name: 'Long session', name_hi: 'लंबा सेशन' })
    const at = await freeTime(healer, 2)
    expect((await book(client, healer, at, pack?.u_id ?? '')).code).toBe('noPackSession')
    const booked = await book(client, healer, at, pack?.u_id ?? '', long)
    expect(booked.status).toBe(201)
    expect((await packsOf(client))[0]?.left_count).toBe(1)
  })

  test('are for one healer, one client and until one day', async () => {
    const { healer, client, pack } = await withPack()
    const other = await makeHealer(app())
    expect((await book(client, other, await freeTime(other, 2), pack.u_id)).status).toBe(404)
    expect((await book(await makeClient(app()), healer, await freeTime(healer, 2), pack.u_id)).status).toBe(
      404,
    )
    expect((await book(client, healer, await freeTime(healer, 31), pack.u_id)).code).toBe('noPackSession')
    const offered = (as: TestUser | undefined, inDays: number) =>
      app().call(
        'GET /api/website/healer-availability',
        {
          query: {
            healer_u_id: healer.u_id,
            date: new Date(app().clock.now().getTime() + days(inDays)).toISOString().slice(0, 10),
            subscription_package_u_id: pack.u_id,
          },
        },
        as ? { as } : {},
      )
    expect((await offered(client, 2)).data?.free.length).toBeGreaterThan(0)
    expect((await offered(client, 32)).data?.free).toEqual([])
    expect((await offered(undefined, 2)).status).toBe(401)
    expect((await offered(await makeClient(app()), 2)).status).toBe(404)
  })

  test('once one is booked the bundle cannot be returned; before it can, and then none is left', async () => {
    const used = await withPack()
    await book(used.client, used.healer, await freeTime(used.healer, 2), used.pack.u_id)
    expect((await refund(used.client, used.orderId)).code).toBe('returnNotPossible')
    const fresh = await withPack()
    expect((await refund(fresh.client, fresh.orderId)).status).toBe(200)
    expect(await packsOf(fresh.client)).toEqual([])
    const time = await freeTime(fresh.healer, 2)
    expect((await book(fresh.client, fresh.healer, time, fresh.pack.u_id)).status).toBe(404)
  })
})
