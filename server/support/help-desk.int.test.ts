import { expect, test } from 'vitest'
import { minutes, seconds } from '../platform/clock.ts'
import { makeClient, makePerson, signIn } from '../testing/signed-in.ts'
import { makeSupport } from '../testing/support.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'

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

const atDesk = (as: TestUser, supportId: string, to: 'take' | 'hand-back' | 'close') =>
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
  expect((await atDesk(support, first.u_id, 'hand-back')).data?.assigned_to).toBeNull()
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
