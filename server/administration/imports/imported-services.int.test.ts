import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { importsOf } from '../../testing/imports.ts'
import { makePlace } from '../../testing/places.ts'
import { addService, serviceForm } from '../../testing/services.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
let healer: TestHealer
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
})
const { apply, undo, lines, tried } = importsOf(app, () => admin)

const table = (...rows: string[][]) =>
  ['Service,Minutes,Price,Mode,Place,Break,Description', ...rows.map((row) => row.join(','))].join('\n')
const triedServices = (...rows: string[][]) => tried(table(...rows), 'services', healer.u_id)
const whys = async (id: string) =>
  (await lines(id))?.map(({ outcome, problems: [why = ''] }) => [outcome, why])

/** An open place of a name that no other has. */
async function place() {
  const [{ placeId }, name] = [await makePlace(app()), `House ${randomUUID()}`]
  await app().db.updateTable('place').set({ name }).where('u_id', '=', placeId).execute()
  return { placeId, name }
}
const shown = async () =>
  (
    await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })
  ).data?.services.map(({ name }) => name)
const mine = async () =>
  (await app().call('GET /api/practice/service', {}, { as: await signInHealer(app(), healer) })).data ?? []

describe('an import of services', () => {
  test('offers them after those that the healer has, at once and as the file says', async () => {
    const { placeId, name } = await place()
    await addService(app(), healer, { name: 'Long session' })
    const { u_id: id } = await triedServices(
      ['Deep rest', '1 hr', '₹2500', 'Video', '', '15', 'Lying down.'],
      ['Walk', '50', '', '', name, '', ''],
    )
    const before = await shown()
    expect((await apply(id)).data).toMatchObject({ counts: { added: 2 }, healer: { u_id: healer.u_id } })
    expect(await shown()).toEqual([...(before ?? []), 'Deep rest', 'Walk'])
    const [rest, walk] = (await mine()).slice(-2)
    expect(rest).toMatchObject({
      ...{ minutes: 60, price_rupees: 2500, modes: ['video'], places: [], break_after: 15 },
      ...{ description: 'Lying down.', audience: 'everybody', state: 'live', version: 1 },
    })
    expect(walk).toMatchObject({ minutes: 50, price_rupees: null, modes: ['in-person'], places: [placeId] })
    // A session of it can be booked.
    const booked = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          ...{ healer_u_id: healer.u_id, service_u_id: rest?.u_id ?? '', mode: 'video' },
          ...{ starts_at: '2026-11-23T03:30:00.000Z', description: 'I sleep badly.' },
        },
      },
      { as: await makeClient(app()) },
    )
    expect(booked).toMatchObject({ status: 201 })
  })

  test('says of each line why it cannot be', async () => {
    const { name } = await place()
    await addService(app(), healer, { name: 'Long session', name_hi: 'लंबा सेशन' })
    const closed = await place()
    await app().db.updateTable('place').set({ state: 'closed' }).where('u_id', '=', closed.placeId).execute()
    const twins = [await place(), await place()]
    await app()
      .db.updateTable('place')
      .set({ name: 'Twin' })
      .where(
        'u_id',
        'in',
        twins.map(({ placeId }) => placeId),
      )
      .execute()
    const { u_id: id } = await triedServices(
      ['LONG SESSION', '45', '', '', '', '', ''],
      ['लंबा सेशन', '45', '', '', '', '', ''],
      ['Walk', '45', '', '', closed.name, '', ''],
      ['Stroll', '45', '', '', 'Twin', '', ''],
      ['Rest', '45', '', '', '', '', 'This cures diabetes in 40 days.'],
      ['Run', '45', '', '', `${name.toUpperCase()}; Nowhere`, '', ''],
      ['Sit', '45', '', '', name, '', ''],
    )
    expect(await whys(id)).toEqual([
      ['exists', 'Is there already'],
      ['exists', 'Is there already'],
      ['problem', `There is no open place “${closed.name}”`],
      ['problem', 'There is no open place “Twin”'],
      ['problem', expect.stringContaining('“cures diabetes”')],
      ['problem', 'There is no open place “Nowhere”'],
      ['ready', ''],
    ])
  })

  test('a healer has no more than may be, and what was added since it was tried counts', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => [`Service ${at}`, '45', '', '', '', '', ''])
    const { u_id: id } = await triedServices(...rows)
    expect((await whys(id))?.slice(-2)).toEqual([
      ['ready', ''],
      ['problem', 'A healer has at most 20 services'],
    ])
    await addService(app(), healer, { name: 'Service 3' })
    expect((await apply(id)).data?.counts).toMatchObject({ added: 18, exists: 1, problem: 1 })
    expect(await mine()).toHaveLength(20)
  })
})

describe('undoing it', () => {
  test('takes back what is as it was and used by nothing; what was changed or booked is kept', async () => {
    const { name } = await place()
    const { u_id: id } = await triedServices(
      ['Same', '45', '', '', name, '', ''],
      ['Changed', '45', '', '', '', '', ''],
      ['Booked', '45', '', '', '', '', ''],
    )
    await apply(id)
    const as = await signInHealer(app(), healer)
    const [changed, booked] = (await mine()).slice(-2)
    await app().call(
      'PUT /api/practice/service/{serviceId}',
      {
        params: { serviceId: changed?.u_id ?? '' },
        body: { ...serviceForm({ name: 'Changed', minutes: 45, price_rupees: 1 }), version: 1 },
      },
      { as },
    )
    const held = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          ...{ healer_u_id: healer.u_id, service_u_id: booked?.u_id ?? '', mode: 'video' },
          ...{ starts_at: '2026-11-23T03:30:00.000Z', description: 'I sleep badly.' },
        },
      },
      { as: await makeClient(app()) },
    )
    expect(held.status).toBe(201)
    expect((await undo(id)).data).toMatchObject({ state: 'undone', counts: { removed: 1, kept: 2 } })
    expect((await lines(id))?.map(({ outcome }) => outcome)).toEqual(['removed', 'kept', 'kept'])
    expect((await mine()).map((one) => one.name).slice(-2)).toEqual(['Changed', 'Booked'])
    const { listed } = await app()
      .db.selectFrom('service_listing')
      .select((of) => of.fn.countAll<number>().as('listed'))
      .where('healer_id', '=', healer.u_id)
      .where('place_id', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(listed).toBe(0)
  })

  test('one that was only put in another order is as it was', async () => {
    const { u_id: id } = await triedServices(
      ['One', '45', '', '', '', '', ''],
      ['Two', '45', '', '', '', '', ''],
    )
    await apply(id)
    const ids = (await mine()).map(({ u_id }) => u_id)
    await app().call(
      'PUT /api/practice/service-order',
      { body: { services: ids.toReversed() } },
      { as: await signInHealer(app(), healer) },
    )
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 2, kept: 0 })
    expect(await mine()).toHaveLength(1)
  })
})
