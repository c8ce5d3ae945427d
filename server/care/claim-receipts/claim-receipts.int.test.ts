import { beforeEach, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { claimedSessions } from './claimed-sessions.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const people = appointmentsOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app())
  appointmentId = (await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')).u_id
})

const held = (id = appointmentId) =>
  app().db.updateTable('appointment').set({ state: 'completed' }).where('u_id', '=', id).execute()
const params = () => ({ params: { appointmentId } })
const wish = (isWanted: boolean, as = client) =>
  app().call(
    'PUT /api/website/appointment/{appointmentId}/claim-code',
    { ...params(), body: { is_wanted: isWanted } },
    { as },
  )
const write = (code: string, as = practice) =>
  app().call(
    'PUT /api/practice/appointment/{appointmentId}/claim-code',
    { ...params(), body: { code } },
    { as },
  )
const pdf = (query: Record<string, string>, as = client) =>
  app().app.http.inject({
    url: '/api/website/claim-receipt',
    query,
    headers: { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf },
  })

test('a receipt has sessions that were held and paid, with the healer’s register and what was paid', async () => {
  await app()
    .db.updateTable('healer')
    .set({ register_name: 'Rehabilitation Council of India', register_number: 'A12345' })
    .where('u_id', '=', healer.u_id)
    .execute()
  expect((await pdf({ appointment_u_id: appointmentId })).statusCode).toBe(404)
  await held()
  const other = await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
  const answer = await pdf({ appointment_u_id: appointmentId })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await pdf({ from: '2026-11-01', to: '2026-11-30' })).statusCode).toBe(200)
  const of = { from: '2026-11-23', to: '2026-11-24', zone: 'Asia/Kolkata' }
  expect(await claimedSessions(app().db, client.uId, of)).toMatchObject([
    {
      ...{ starts_at: '2026-11-23T03:30:00.000Z', mode: 'video', place: null, code: null },
      paid_paise: expect.any(Number),
      healer: { register_name: 'Rehabilitation Council of India', register_number: 'A12345' },
    },
  ])
  await held(other.u_id)
  expect(await claimedSessions(app().db, client.uId, of)).toHaveLength(2)
  expect(await claimedSessions(app().db, client.uId, { ...of, to: '2026-11-23' })).toHaveLength(1)
})

test('what makes no sense or is another’s is refused', async () => {
  await held()
  for (const query of [
    {},
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2020-01-01', to: '2026-11-01' },
    { from: 'x', to: 'y' },
  ])
    expect((await pdf(query as Record<string, string>)).statusCode).toBe(400)
  const stranger = await makeClient(app())
  expect((await pdf({ appointment_u_id: appointmentId }, stranger)).statusCode).toBe(404)
  expect((await wish(true, stranger)).status).toBe(404)
  expect((await write('F32.1', await signInHealer(app(), await makeHealer(app())))).status).toBe(404)
  expect((await app().app.http.inject({ url: '/api/website/claim-receipt' })).statusCode).toBe(401)
})

test('a code is written only after the client asked, and goes with the wish', async () => {
  expect((await wish(true)).code).toBe('notNow')
  await held()
  expect((await write('F32.1')).code).toBe('notNow')
  expect((await wish(true)).data).toMatchObject({ code: null, is_claimable: true })
  await wish(true)
  expect(
    (await people.news(practice)).filter(({ title }) => title.endsWith('a code for a claim')),
  ).toHaveLength(1)
  expect((await write('F32.1')).data?.code).toBe('F32.1')
  expect((await people.news(client))[0]?.title).toBe('Meera Rao wrote the code for your claim')
  expect((await claimedSessions(app().db, client.uId, { appointmentId }))[0]?.code).toBe('F32.1')
  expect((await wish(false)).data).toMatchObject({ asked_at: null, code: null })
  expect((await write('F32.1')).code).toBe('notNow')
})
