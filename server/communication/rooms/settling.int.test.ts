import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const rooms = roomsOf(app)
const appointments = appointmentsOf(app)
const start = new Date('2026-11-22T03:30:00Z')
const price = 90_000

let client: TestUser
let healer: TestHealer
let host: TestUser
let roomId = ''

/** Minutes after the start; both have fresh tokens. */
async function at(minute: number) {
  app().clock.set(new Date(start.getTime() + minutes(minute)))
  client = await signIn(app(), client.uId, 'client')
  host = await signInHealer(app(), healer)
}
const settle = () => app().app.modules.rooms.settling.settleDue()
const now = async () => {
  const view = await appointments.view(client, roomId)
  return `${view?.state}, ${view?.refunded_paise} back`
}
const titles = async (person: TestUser) => (await appointments.news(person)).map(({ title }) => title)
const answer = (choice: 'wait' | 'refund', as = client) =>
  app().call('POST /api/website/room/{roomId}/late', { params: { roomId }, body: { choice } }, { as })

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(new Date('2026-11-21T06:00:00Z'))
  client = await registerClient(app())
  healer = await makeHealer(app())
  roomId = (await bookAndPay(app(), client, healer, start.toISOString())).u_id
})
afterEach(() => rooms.closeAll())

describe('the healer does not come', () => {
  beforeEach(async () => {
    await at(-5)
    await rooms.come(client, roomId)
  })

  test('the client is told once after 15 minutes, and the money goes back by itself 5 minutes later', async () => {
    await at(14)
    await settle()
    expect((await rooms.look(client, roomId)).data?.late).toBeNull()
    await at(15)
    await settle()
    await settle()
    expect(
      (await titles(client)).filter((title) => title.endsWith('has not joined your session yet')),
    ).toHaveLength(1)
    expect((await rooms.look(client, roomId)).data?.late).toEqual({
      refund_at: new Date(start.getTime() + minutes(20)).toISOString(),
      is_waiting: false,
    })
    await at(19)
    await settle()
    expect(await now()).toBe('confirmed, 0 back')
    await at(20)
    await Promise.all([settle(), settle(), settle()])
    expect(await now()).toBe(`healer-no-show, ${price} back`)
    expect(await rooms.enter(host, roomId)).toMatchObject({ status: 409, code: 'roomClosed' })
  })

  test('the client may take the money at once, once', async () => {
    await at(14)
    expect((await answer('refund')).status).toBe(409)
    await at(15)
    const answers = await Promise.all([answer('refund'), answer('refund'), answer('refund')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await now()).toBe(`healer-no-show, ${price} back`)
  })

  test('who waits is refunded at the end', async () => {
    await at(16)
    expect((await answer('wait')).status).toBe(200)
    await at(44)
    await settle()
    expect(await now()).toBe('confirmed, 0 back')
    await at(45)
    await settle()
    expect(await now()).toBe(`healer-no-show, ${price} back`)
  })

  test('a healer who was late but came keeps the session, also when they come at the last moment', async () => {
    await at(19)
    const { visit_u_id } = await rooms.come(client, roomId)
    await rooms.come(host, roomId)
    expect((await answer('refund')).status).toBe(409)
    await rooms.admit(host, roomId, visit_u_id)
    await at(20)
    await settle()
    expect(await now()).toBe('confirmed, 0 back')
    await at(45)
    await settle()
    expect(await now()).toBe('completed, 0 back')
  })

  test('no one else answers for the client', async () => {
    await at(16)
    expect((await answer('refund', host)).status).toBe(403)
    expect((await answer('refund', await registerClient(app()))).status).toBe(404)
    expect(await now()).toBe('confirmed, 0 back')
  })
})

test('a client who does not come is charged by the published rule, told, and may object', async () => {
  await at(0)
  await rooms.come(host, roomId)
  await at(44)
  await settle()
  expect(await now()).toBe('confirmed, 0 back')
  await at(45)
  await settle()
  expect(await now()).toBe('no-show, 0 back')
  expect(await titles(client)).toContainEqual(expect.stringMatching(/ reported that you did not join$/))
  const objected = await app().call(
    'POST /api/website/appointment/{appointmentId}/report-absence',
    { params: { appointmentId: roomId } },
    { as: client },
  )
  expect(objected.data?.state).toBe('reported')
})

test('a client who came and left again is no absence, nor is a connection that dropped', async () => {
  await at(1)
  const { visit_u_id } = await rooms.come(client, roomId)
  await rooms.come(host, roomId)
  await rooms.admit(host, roomId, visit_u_id)
  await rooms.leave(client, roomId, visit_u_id)
  rooms.closeAll()
  await at(45)
  await settle()
  expect(await now()).toBe('completed, 0 back')
})

test('when neither came, all goes back once the room has closed', async () => {
  await at(59)
  await settle()
  expect(await now()).toBe('confirmed, 0 back')
  await at(60)
  await Promise.all([settle(), settle()])
  expect(await now()).toBe(`cancelled, ${price} back`)
  expect(await titles(client)).toContain('Your session did not take place. You get a full refund')
})

test('when the room did not let the client connect, all goes back', async () => {
  await at(0)
  await rooms.come(host, roomId)
  await rooms.enter(client, roomId)
  await at(60)
  await settle()
  expect(await now()).toBe(`cancelled, ${price} back`)
})

test('who came and was never let in is left to people', async () => {
  await at(0)
  await rooms.come(host, roomId)
  await rooms.come(client, roomId)
  await at(90)
  await settle()
  expect(await now()).toBe('confirmed, 0 back')
})

test('presence at the time before a move counts for nothing', async () => {
  await at(-5)
  await rooms.come(host, roomId)
  const later = new Date('2026-11-22T06:30:00.000Z')
  expect((await appointments.healerReschedule(host, roomId, later.toISOString())).status).toBe(200)
  app().clock.set(new Date(later.getTime() + minutes(60)))
  client = await signIn(app(), client.uId, 'client')
  await settle()
  expect(await now()).toBe(`cancelled, ${price} back`)
})
