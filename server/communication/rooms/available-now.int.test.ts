import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { chargeCard, claimPaid } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const rooms = roomsOf(app)
const appointments = appointmentsOf(app)
/** Saturday, 13:32 in India. */
const begin = new Date('2026-11-21T08:02:00Z')
const nextStart = '2026-11-21T08:15:00.000Z'

let healer: TestHealer
let host: TestUser
let client: TestUser

const say = (length: 30 | 60 | 120 | 240 = 60) =>
  app().call('PUT /api/practice/available-now', { body: { minutes: length } }, { as: host })
const mine = async () => (await app().call('GET /api/practice/available-now', {}, { as: host })).data
/** When a session with this healer would start, as everybody reads it. */
const shown = async () => {
  const { data } = await app().call('GET /api/website/available-now', {
    query: { healer_u_id: healer.u_id },
  })
  return data?.map(({ healer: { u_id }, starts_at }) => `${u_id === healer.u_id} ${starts_at}`)
}
const choose = (as = client) =>
  app().call(
    'POST /api/website/available-now',
    { body: { healer_u_id: healer.u_id, mode: 'video', description: 'I cannot calm down.' } },
    { as },
  )
/** Minutes after the beginning; both have fresh tokens. */
async function at(minute: number) {
  app().clock.set(new Date(begin.getTime() + minutes(minute)))
  client = await signIn(app(), client.uId, 'client')
  host = await signInHealer(app(), healer)
}
async function chooseAndPay() {
  const { data } = await choose()
  const { u_id = '', order_u_id = '' } = data ?? {}
  await claimPaid(app(), client, u_id, await chargeCard(app(), client, order_u_id))
  return u_id
}

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(begin)
  // Works on other days alone, and wants a day's notice.
  healer = await makeHealer(app(), { daily: [], notice_minutes: 1440 })
  host = await signInHealer(app(), healer)
  client = await makeClient(app())
})
afterEach(() => rooms.closeAll())

describe('a healer who is available now', () => {
  test('is shown with the start of a session until the time they named, or until they end it', async () => {
    expect(await shown()).toEqual([])
    expect(await mine()).toEqual({ until: null, starts_at: null })
    const said = await say(30)
    expect(said.data).toEqual({ until: '2026-11-21T08:32:00.000Z', starts_at: nextStart })
    expect(await shown()).toEqual([`true ${nextStart}`])
    await at(29)
    expect(await shown()).toEqual(['true 2026-11-21T08:45:00.000Z'])
    await at(30)
    expect(await shown()).toEqual([])
    await say()
    expect(await shown()).toHaveLength(1)
    const ended = await app().call('DELETE /api/practice/available-now', {}, { as: host })
    expect(ended.data).toEqual({ until: null, starts_at: null })
    expect(await shown()).toEqual([])
    expect((await choose()).code).toBe('notAllowed')
  })

  test('is chosen against hours and notice, with a policy of its own, by one client alone', async () => {
    expect((await choose()).code).toBe('notAllowed')
    await say()
    const other = await makeClient(app())
    const answers = await Promise.all([choose(), choose(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const chosen = answers.find(({ status }) => status === 201)
    expect(chosen?.data?.starts_at).toBe(nextStart)
    expect(await shown()).toEqual([])
    expect((await mine())?.starts_at).toBeNull()
    const owner = answers[0].status === 201 ? client : other
    expect((await appointments.view(owner, chosen?.data?.u_id ?? ''))?.policy).toMatchObject({
      begins_now: true,
      late_minutes: 5,
      late_answer_minutes: 0,
      room_opens_minutes: 15,
    })
    // The hold ran out unpaid.
    await at(11)
    expect(await shown()).toEqual(['true 2026-11-21T08:25:00.000Z'])
  })

  test('is not shown while a session would not fit, and no more once one has begun', async () => {
    await say(240)
    const id = await chooseAndPay()
    expect((await appointments.view(client, id))?.state).toBe('confirmed')
    await at(12)
    expect((await mine())?.until).not.toBeNull()
    expect(await shown()).toEqual([])
    await at(13)
    expect(await mine()).toEqual({ until: null, starts_at: null })
    await app().app.modules.healers.availableNow.endOver()
    await at(90)
    expect(await shown()).toEqual([])
  })

  test('must have a public page, and may not choose themselves', async () => {
    const hidden = await makeHealer(app(), { state: 'paused' })
    const their = await signInHealer(app(), hidden)
    const refused = await app().call(
      'PUT /api/practice/available-now',
      { body: { minutes: 30 } },
      { as: their },
    )
    expect(refused.code).toBe('notAllowed')
    expect((await say(45 as 30)).status).toBe(400)
    expect(
      (await app().call('PUT /api/practice/available-now', { body: { minutes: 30 } }, { as: client })).status,
    ).toBe(403)
  })
})

describe('a session that begins now', () => {
  test('is told to the healer at once by every channel, whatever they chose, and its room is open', async () => {
    await say()
    const id = await chooseAndPay()
    expect((await appointments.news(host)).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/ is waiting for you$/),
    )
    expect((await rooms.look(client, id)).data?.phase).toBe('open')
    expect((await rooms.look(host, id)).data?.phase).toBe('open')
  })

  test('is refunded in full five minutes after its start when the healer has not come', async () => {
    await say()
    const id = await chooseAndPay()
    await rooms.come(client, id)
    const settle = () => app().app.modules.rooms.settling.settleDue()
    await at(17)
    await settle()
    expect((await rooms.look(client, id)).data?.late).toBeNull()
    expect((await appointments.view(client, id))?.state).toBe('confirmed')
    await at(18)
    await settle()
    expect(await appointments.view(client, id)).toMatchObject({
      state: 'healer-no-show',
      refunded_paise: 90_000,
    })
  })

  test('is not settled at once when the client has not come either', async () => {
    await say()
    const id = await chooseAndPay()
    await at(18)
    await app().app.modules.rooms.settling.settleDue()
    expect((await appointments.view(client, id))?.state).toBe('confirmed')
    await rooms.come(client, id)
    const waiting = await app().call(
      'POST /api/website/room/{roomId}/late',
      { params: { roomId: id }, body: { choice: 'wait' } },
      { as: client },
    )
    expect(waiting.code).toBe('notNow')
  })
})
