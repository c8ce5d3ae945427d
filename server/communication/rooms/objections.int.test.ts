import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeStaff, signIn } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const rooms = roomsOf(app)
const appointments = appointmentsOf(app)
const start = new Date('2026-11-22T03:30:00Z')
const price = 90_000

let client: TestUser
let healer: TestHealer
let host: TestUser
let staff: TestUser
let appointmentId = ''

/** `after` ms past the start; both sides and staff have fresh tokens. */
async function at(after: number) {
  app().clock.set(new Date(start.getTime() + after))
  client = await signIn(app(), client.uId, 'client')
  host = await signInHealer(app(), healer)
  staff = await makeSupport(app())
}
const settle = () => app().app.modules.rooms.settling.settleDue()
const stateOf = async () => {
  const view = await appointments.view(client, appointmentId)
  return `${view?.state}, ${view?.refunded_paise} back`
}
const titles = async (person: TestUser) => (await appointments.news(person)).map(({ title }) => title)
const object = (as: TestUser, words = 'I was there from the start.') =>
  app().call(
    'POST /api/website/appointment/{appointmentId}/objection',
    { params: { appointmentId }, body: { words } },
    { as },
  )
const latest = (as: TestUser) =>
  app().call('GET /api/website/appointment/{appointmentId}/objection', { params: { appointmentId } }, { as })
const look = (as: TestUser, supportId: string) =>
  app().call('GET /api/staff/support/{supportId}/objection', { params: { supportId } }, { as })
const decide = (as: TestUser, supportId: string, decision: 'refund' | 'leave', note = 'The log shows it.') =>
  app().call(
    'POST /api/staff/support/{supportId}/objection',
    { params: { supportId }, body: { decision, note } },
    { as },
  )
const ticketOf = async () => {
  const { ticket_id } = await app()
    .db.selectFrom('session_objection')
    .select('ticket_id')
    .where('appointment_id', '=', appointmentId)
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow()
  return ticket_id
}

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(new Date('2026-11-21T06:00:00Z'))
  client = await registerClient(app())
  healer = await makeHealer(app())
  appointmentId = (await bookAndPay(app(), client, healer, start.toISOString())).u_id
})
afterEach(() => rooms.closeAll())

/** The healer was there and the client was not, as the room knows it. */
async function missed() {
  await at(0)
  const { line } = await rooms.come(host, appointmentId)
  // Once the room was told of it, the row says that the healer was there.
  await expect.poll(() => line.people()).toBeDefined()
  await at(minutes(45))
  await settle()
  expect(await stateOf()).toBe('no-show, 0 back')
}

describe('the client objects', () => {
  beforeEach(missed)

  test('it becomes a ticket; staff see who was in the room and give all back, once', async () => {
    const made = await object(client)
    expect(made).toMatchObject({ status: 201, data: { is_mine: true, decision: null } })
    expect(await stateOf()).toBe('disputed, 0 back')
    expect(await titles(host)).toContain('Your session is under review')
    const supportId = await ticketOf()
    const ticket = await app().call(
      'GET /api/staff/support/{supportId}',
      { params: { supportId } },
      { as: staff },
    )
    expect(ticket.data).toMatchObject({ status: 'open', description: 'I was there from the start.' })
    expect((await look(staff, supportId)).data).toMatchObject({
      side: 'client',
      state_before: 'no-show',
      may_refund: true,
      price_paise: price,
      visits: [{ role: 'healer', joined_at: start.toISOString() }],
    })

    const answers = await Promise.all([
      decide(staff, supportId, 'refund'),
      decide(staff, supportId, 'refund'),
      decide(staff, supportId, 'leave'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const [decided] = answers.filter(({ status }) => status === 200)
    const isRefund = decided?.data?.decision === 'refund'
    expect(await stateOf()).toBe(isRefund ? `cancelled, ${price} back` : 'no-show, 0 back')
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'changes', 'reason', 'staff_id'])
      .where('resource', '=', 'objections')
      .where('record_id', '=', made.data?.u_id ?? '')
      .where('action', '=', 'decide')
      .execute()
    expect(trail).toEqual([
      {
        action: 'decide',
        changes: { decision: [null, decided?.data?.decision] },
        reason: 'The log shows it.',
        staff_id: staff.uId,
      },
    ])
  })

  test('both sides are told of a refund, and the ticket is closed with the reason', async () => {
    await object(client)
    const supportId = await ticketOf()
    expect((await decide(staff, supportId, 'refund')).status).toBe(200)
    expect(await stateOf()).toBe(`cancelled, ${price} back`)
    expect(await titles(client)).toContain('We reviewed your session: you get a full refund')
    expect(await titles(host)).toContain('We reviewed your session: the client gets a refund')
    for (const side of [client, host])
      expect((await latest(side)).data).toMatchObject({ decision: 'refund', note: 'The log shows it.' })
    const ticket = await app().call(
      'GET /api/website/support/{supportId}',
      { params: { supportId } },
      { as: client },
    )
    expect(ticket.data).toMatchObject({ status: 'closed', messages: [{ text: 'The log shows it.' }] })
  })

  test('it may stay as it was; then the client does not object again', async () => {
    await object(client)
    await decide(staff, await ticketOf(), 'leave')
    expect(await stateOf()).toBe('no-show, 0 back')
    for (const side of [client, host])
      expect(await titles(side)).toContain('We reviewed your session: no change')
    expect(await object(client)).toMatchObject({ status: 409, code: 'alreadyObjected' })
    expect(await stateOf()).toBe('no-show, 0 back')
  })

  test('within the hours of the policy, and no one else', async () => {
    expect((await object(host)).status).toBe(409)
    expect((await object(await registerClient(app()))).status).toBe(404)
    expect((await object(await signInHealer(app(), await makeHealer(app())))).status).toBe(404)
    expect((await object(staff)).status).toBe(404)
    expect((await object(client, ' ')).status).toBe(400)
    await at(minutes(45) + hours(24))
    expect(await object(client)).toMatchObject({ status: 409, data: { reason: 'too-late' } })
    expect(await stateOf()).toBe('no-show, 0 back')
  })

  test('only staff decide, and only those of the help desk', async () => {
    await object(client)
    const supportId = await ticketOf()
    for (const side of [client, host]) {
      expect((await look(side, supportId)).status).toBe(403)
      expect((await decide(side, supportId, 'refund')).status).toBe(403)
    }
    const editor = await makeStaff(app(), ['editor'])
    expect((await look(editor, supportId)).status).toBe(403)
    expect((await decide(editor, supportId, 'refund')).status).toBe(403)
    expect(await stateOf()).toBe('disputed, 0 back')
  })
})

test('a healer objects to a refund: the ticket is theirs, and no money moves twice', async () => {
  await at(minutes(-5))
  await rooms.come(client, appointmentId)
  await at(minutes(20))
  await settle()
  expect(await stateOf()).toBe(`healer-no-show, ${price} back`)
  expect(await titles(host)).toContain('Your session was refunded to the client')
  expect(await object(host)).toMatchObject({ status: 409, data: { reason: 'too-early' } })
  await at(minutes(45))
  const { data } = await object(host, 'The lift stood still.')
  expect(await titles(client)).toContain('Your session is under review')
  const mine = { params: { supportId: data?.ticket_u_id ?? '' } }
  expect(
    (await app().call('GET /api/website/support/{supportId}', mine, { as: host })).data?.description,
  ).toBe('The lift stood still.')
  expect((await app().call('GET /api/website/support/{supportId}', mine, { as: client })).status).toBe(404)
  expect((await latest(client)).data).toMatchObject({ is_mine: false, ticket_u_id: null })
  const supportId = await ticketOf()
  expect((await look(staff, supportId)).data?.may_refund).toBe(false)
  expect((await decide(staff, supportId, 'refund')).status).toBe(409)
  expect((await decide(staff, supportId, 'leave')).status).toBe(200)
  expect(await stateOf()).toBe(`healer-no-show, ${price} back`)
})

test('a report that the healer denies is decided the same way', async () => {
  await at(minutes(20))
  const report = { params: { appointmentId } }
  await app().call('POST /api/website/appointment/{appointmentId}/report-absence', report, { as: client })
  await app().call(
    'POST /api/practice/appointment/{appointmentId}/answer-report',
    { ...report, body: { was_there: true } },
    { as: host },
  )
  const supportId = await ticketOf()
  expect((await look(staff, supportId)).data).toMatchObject({ is_absence: true, visits: [] })
  await decide(staff, supportId, 'refund')
  expect(await stateOf()).toBe(`healer-no-show, ${price} back`)
})

test('other tickets have no objection', async () => {
  await at(0)
  const { data } = await app().call(
    'POST /api/website/support',
    { body: { title: 'The film stands still', description: 'It stops after a minute.' } },
    { as: client },
  )
  expect((await look(staff, data?.u_id ?? '')).data).toBeNull()
  expect((await decide(staff, data?.u_id ?? '', 'leave')).status).toBe(404)
})
