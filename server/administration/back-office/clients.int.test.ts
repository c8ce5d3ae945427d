import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })

const list = (as: TestUser, search?: string) =>
  app().call('GET /api/staff/clients', { query: search === undefined ? {} : { search } }, { as })
const reveal = (as: TestUser, personId: string) =>
  app().call('POST /api/staff/clients/{personId}/reveal', { params: { personId } }, { as })
const look = (as: TestUser, personId: string) =>
  app().call('GET /api/staff/clients/{personId}', { params: { personId } }, { as })

test('clients are found by a part of the name, an id, and the whole contact; others are not', async () => {
  const support = await makeStaff(app(), ['support'])
  const wanted = await makePerson(app(), {
    ...{ firstName: 'Yamuna', lastName: 'Tagore', mobile: '+919812300045', email: 'yamuna@example.com' },
  })
  await makePerson(app(), { firstName: 'Yamini', lastName: 'Tagore-Healer', roles: ['healer'] })
  const row = {
    u_id: wanted.u_id,
    name: 'Yamuna Tagore',
    email: 'y•••@example.com',
    mobile_number: '+91 ••••• •0045',
    is_imported: false,
  }
  for (const search of [
    'muna tag',
    'YAMUNA',
    '98123 00045',
    '+919812300045',
    'Yamuna@example.com',
    wanted.u_id,
  ])
    expect((await list(support, search)).data).toMatchObject([row])
  for (const search of ['yamun%x', '_____', '9812300046', 'amuna@example.com', 'yamini'])
    expect((await list(support, search)).data).toEqual([])
  expect(await list(support, 'ya')).toMatchObject({ status: 400 })
  await app().db.updateTable('person').set({ state: 'erased' }).where('u_id', '=', wanted.u_id).execute()
  expect((await list(support, 'yamuna')).data).toEqual([])
  expect(await look(support, wanted.u_id)).toMatchObject({ status: 404 })
})

test('pages are the latest first', async () => {
  const support = await makeStaff(app(), ['support'])
  for (const firstName of ['Older', 'Newer']) {
    await makePerson(app(), { firstName, lastName: 'Listing' })
    app().clock.advance(1000)
  }
  const { data, total } = await list(support, 'listing')
  expect(data?.map(({ name }) => name)).toEqual(['Newer Listing', 'Older Listing'])
  expect(total).toBe(2)
})

test('a client’s page has appointments, and orders for administrators; nothing that was said in confidence', async () => {
  const healer = await makeHealer(app(), { price_paise: 90_000 })
  const client = await makeClient(app(), { anonymousName: 'Hidden Fern', mobile: '+919812300046' })
  const description = 'Words for the healer alone'
  const { u_id: id } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z', { description })
  const support = await makeStaff(app(), ['support'])
  const admin = await makeStaff(app(), ['admin'])

  const { data } = await look(support, client.uId)
  expect(data).toMatchObject({
    mobile_number: '+91 ••••• •0046',
    orders: null,
    appointments: { total: 1, latest: [{ u_id: id, healer_name: 'Meera Rao', state: 'confirmed' }] },
    tickets: { total: 0, latest: [] },
    devices: 1,
    has_guardian: false,
  })
  for (const secret of [description, 'Hidden Fern', '9812300046'])
    expect(JSON.stringify(data)).not.toContain(secret)
  expect((await look(admin, client.uId)).data).toMatchObject({
    mobile_number: '+91 ••••• •0046',
    orders: { total: 1, latest: [{ state: 'paid', price_paise: 90_000 }] },
  })

  // The client reads in the privacy centre that both looked.
  const looks = await app().call('GET /api/website/data-access', { query: {} }, { as: client })
  expect(looks.data?.filter(({ kind }) => kind === 'account')).toHaveLength(2)

  const out = await app().call(
    'POST /api/staff/colleagues/{personId}/log-out',
    { params: { personId: client.uId } },
    { as: support },
  )
  expect(out.data).toEqual({ ended: 1 })
  expect((await look(support, client.uId)).data).toMatchObject({ devices: 0 })
})

test('contacts are revealed by a press alone, each time with its line in the trail that the client sees', async () => {
  const client = await makeClient(app(), { mobile: '+919812300047', email: 'leena@example.com' })
  const [support, admin] = [await makeStaff(app(), ['support']), await makeStaff(app(), ['admin'])]
  for (const as of [support, admin]) {
    expect((await look(as, client.uId)).data).toMatchObject({
      email: 'l•••@example.com',
      mobile_number: '+91 ••••• •0047',
    })
    expect((await reveal(as, client.uId)).data).toEqual({
      email: 'leena@example.com',
      mobile_number: '+919812300047',
    })
  }
  const trail = await app()
    .db.selectFrom('audit_entry')
    .select(['action', 'staff_id', 'resource'])
    .where('record_id', '=', client.uId)
    .orderBy('u_id')
    .execute()
  expect(trail).toEqual(
    [support, admin].flatMap(({ uId }) =>
      ['look', 'reveal'].map((action) => ({ action, staff_id: uId, resource: 'clients' })),
    ),
  )
  const looks = await app().call('GET /api/website/data-access', { query: {} }, { as: client })
  expect(looks.data?.map(({ kind, is_change }) => [kind, is_change])).toEqual(
    Array(4).fill(['account', false]),
  )
  const healer = await makePerson(app(), { roles: ['healer'] })
  expect(await reveal(support, healer.u_id)).toMatchObject({ status: 404 })
})

test('editors, finance, clients and visitors see none of it', async () => {
  const client = await makeClient(app())
  for (const as of [await makeStaff(app(), ['editor']), await makeStaff(app(), ['finance']), client]) {
    expect((await list(as)).status).toBe(403)
    expect((await look(as, client.uId)).status).toBe(403)
    expect((await reveal(as, client.uId)).status).toBe(403)
  }
  const trail = await app()
    .db.selectFrom('audit_entry')
    .select('u_id')
    .where('record_id', '=', client.uId)
    .execute()
  expect(trail).toEqual([])
})
