import { expect, test } from 'vitest'
import { days, minutes, seconds } from '../../platform/clock.ts'
import { makeClient, makePerson, makeStaff, signIn } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const ask = (as: TestUser, body: object = {}) =>
  app().call(
    'POST /api/website/support',
    { body: { title: 'The film stands still', description: 'It stops after a minute.', ...body } },
    { as },
  )

async function asked(as: TestUser, body: object = {}) {
  const { data } = await ask(as, body)
  if (!data) throw new Error('was not asked')
  return data
}

const view = (as: TestUser, supportId: string) =>
  app().call('GET /api/website/support/{supportId}', { params: { supportId } }, { as })

const say = (as: TestUser, supportId: string, text: string) =>
  app().call(
    'POST /api/website/support/{supportId}/message',
    { params: { supportId }, body: { text } },
    { as },
  )

const change = (as: TestUser, supportId: string, to: 'close' | 'reopen') =>
  app().call(
    'PATCH /api/website/support/{supportId}',
    { params: { supportId }, body: { activity_status: to } },
    { as },
  )

const answer = (as: TestUser, supportId: string, text: string) =>
  app().call('POST /api/staff/support/{supportId}/answer', { params: { supportId }, body: { text } }, { as })

const atDesk = (as: TestUser, supportId: string, to: 'take' | 'unassign' | 'close') =>
  app().call(
    'PATCH /api/staff/support/{supportId}',
    { params: { supportId }, body: { activity_status: to } },
    { as },
  )

test('the help desk lists who waits longest first, with masked contacts, and logs each look', async () => {
  const support = await makeSupport(app())
  const person = await makePerson(app(), {
    firstName: 'Farida',
    mobile: '+919812345678',
    email: 'farida@example.com',
  })
  const client = await signIn(app(), person.u_id)
  const first = await asked(client, { title: 'Zebra one', tags: ['account'] })
  app().clock.advance(minutes(5))
  const second = await asked(client, { title: 'Zebra two' })
  app().clock.advance(minutes(5))
  // A client who writes again does not lose the place in the queue.
  await say(client, first.u_id, 'Are you there?')
  const list = async (query: object = {}) =>
    (await app().call('GET /api/staff/support', { query: { search: 'zebra', ...query } }, { as: support }))
      .data
  expect(await list()).toMatchObject([
    { u_id: first.u_id, client_name: 'Farida Kulkarni', assigned_to: null },
    { u_id: second.u_id },
  ])
  expect(await list({ tag: 'account' })).toMatchObject([{ u_id: first.u_id }])

  const seen = await app().call(
    'GET /api/staff/support/{supportId}',
    { params: { supportId: first.u_id } },
    { as: support },
  )
  expect(seen.data?.client).toEqual({
    name: 'Farida Kulkarni',
    email: 'f•••@example.com',
    mobile_number: '+91 ••••• •5678',
  })
  const log = await app()
    .db.selectFrom('audit_entry')
    .select(['staff_id', 'action'])
    .where('record_id', '=', first.u_id)
    .execute()
  expect(log).toEqual([{ staff_id: support.uId, action: 'look' }])

  const colleague = await makeSupport(app(), 'Imran')
  expect((await atDesk(support, first.u_id, 'take')).data?.assigned_to?.u_id).toBe(support.uId)
  expect(await list({ mine: 'true' })).toMatchObject([{ u_id: first.u_id }])
  expect(await atDesk(colleague, first.u_id, 'take')).toMatchObject({ status: 409, code: 'ticketTaken' })
  expect((await atDesk(support, first.u_id, 'unassign')).data?.assigned_to).toBeNull()
  expect((await atDesk(colleague, first.u_id, 'take')).data?.assigned_to?.name).toBe('Imran')
  expect((await atDesk(colleague, first.u_id, 'close')).data).toMatchObject({ closed_by: 'support' })
  expect(await list({ status: 'closed' })).toMatchObject([{ u_id: first.u_id }])
})

test('the help desk closes at once to a person whose role was taken away', async () => {
  const support = await makeSupport(app())
  const { u_id } = await asked(await makeClient(app()))
  // Looked in just now, so that the node still believes the session.
  expect((await app().call('GET /api/staff/support', {}, { as: support })).status).toBe(200)
  await app()
    .db.updateTable('person')
    .set({ roles: ['client'] })
    .where('u_id', '=', support.uId)
    .execute()
  const tries = async () =>
    [
      await app().call('GET /api/staff/support', {}, { as: support }),
      await app().call(
        'GET /api/staff/support/{supportId}',
        { params: { supportId: u_id } },
        { as: support },
      ),
      await answer(support, u_id, 'Hello'),
      await atDesk(support, u_id, 'close'),
    ].map(({ status }) => status)
  expect(await tries()).toEqual([403, 403, 403, 403])
  app().clock.advance(seconds(6))
  expect(await tries()).toEqual([401, 401, 401, 401])
})

test('answers that come at once are both kept, and closing at once happens once', async () => {
  const [client, support] = [await makeClient(app()), await makeSupport(app())]
  const { u_id } = await asked(client)
  await Promise.all([answer(support, u_id, 'One'), say(client, u_id, 'Two'), answer(support, u_id, 'Three')])
  expect((await view(client, u_id)).data?.messages).toHaveLength(3)
  const closed = await Promise.all([change(client, u_id, 'close'), atDesk(support, u_id, 'close')])
  expect(closed.map(({ status }) => status).sort()).toEqual([200, 409])
})

const assign = (as: TestUser, supportId: string, agentId: string) =>
  app().call(
    'PATCH /api/staff/support/{supportId}',
    { params: { supportId }, body: { activity_status: 'assign', agent_u_id: agentId } },
    { as },
  )

test('a ticket is assigned to a colleague, who hears of it; what is another agent’s only an administrator reassigns', async () => {
  const [nandini, imran] = [await makeSupport(app()), await makeSupport(app(), 'Imran')]
  const client = await makeClient(app())
  const { u_id } = await asked(client)
  const { data: desk } = await app().call('GET /api/staff/support-desk', {}, { as: nandini })
  expect(desk?.agents).toEqual(
    expect.arrayContaining([
      { u_id: nandini.uId, name: 'Nandini' },
      { u_id: imran.uId, name: 'Imran' },
    ]),
  )
  expect(desk?.agents.map((agent) => agent.u_id)).not.toContain(client.uId)

  expect((await assign(nandini, u_id, imran.uId)).data?.assigned_to).toEqual({
    u_id: imran.uId,
    name: 'Imran',
  })
  const told = await app()
    .db.selectFrom('notification')
    .select(['message', 'target_id'])
    .where('person_id', '=', imran.uId)
    .execute()
  expect(told).toEqual([{ message: 'support.assigned', target_id: u_id }])
  expect(await assign(nandini, u_id, nandini.uId)).toMatchObject({ status: 409, code: 'ticketTaken' })
  const admin = await makeStaff(app(), ['admin'])
  expect((await assign(admin, u_id, nandini.uId)).data?.assigned_to?.u_id).toBe(nandini.uId)
  expect(await assign(nandini, u_id, client.uId)).toMatchObject({ status: 404 })
  expect(await assign(nandini, u_id, nandini.uId)).toMatchObject({ status: 200 })
  const own = await app()
    .db.selectFrom('notification')
    .select('message')
    .where('person_id', '=', nandini.uId)
    .execute()
  // Of what the administrator did, and not of what they did themselves.
  expect(own).toEqual([{ message: 'support.assigned' }])
  const editor = await makeStaff(app(), ['editor'])
  expect((await app().call('GET /api/staff/support-desk', {}, { as: editor })).status).toBe(403)
})

const timesFor = async (as: TestUser) => (await app().call('GET /api/staff/support-times', {}, { as })).data

test('the times of answering count first answers of the last month, and what waits now', async () => {
  // Beyond what other tests here asked.
  app().clock.advance(days(40))
  const [support, client] = [await makeSupport(app()), await makeClient(app())]
  const waiting = (await timesFor(support))?.waiting ?? 0
  const opened = []
  for (const title of ['One', 'Two', 'Three', 'Four']) opened.push(await asked(client, { title }))
  const [one, two, three] = opened
  if (!one || !two || !three) throw new Error('were not asked')
  for (const { u_id } of [one, two, three]) {
    app().clock.advance(minutes(3))
    await answer(support, u_id, 'First')
  }
  // A second answer changes nothing.
  app().clock.advance(minutes(3))
  await answer(support, one.u_id, 'Again')
  expect(await timesFor(support)).toMatchObject({
    opened: 4,
    answered: 3,
    half_within_minutes: 6,
    most_within_minutes: 8,
    waiting: waiting + 1,
    waiting_since: expect.any(String),
  })
  app().clock.advance(days(31))
  expect(await timesFor(await makeSupport(app()))).toMatchObject({
    opened: 0,
    half_within_minutes: null,
    // An old ticket still counts.
    waiting: waiting + 1,
  })
})
