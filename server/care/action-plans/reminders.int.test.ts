import type { AddressInfo } from 'node:net'
import type { SocketMessage } from '@newyou/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { breathe, plansOf } from '../../testing/action-plans.ts'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { written, today, past, answer, score, rung, at } = plansOf(app, start)

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

/** Action-plan events that one window receives. */
async function listening({ token }: TestUser) {
  const { http } = app().app
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo // it listens on a port
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { origin: 'http://localhost:3000' },
  })
  sockets.push(socket)
  const heard: SocketMessage[] = []
  socket.on('action-plan-management', (message: SocketMessage) => heard.push(message))
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(0)).once('connect_error', reject),
  )
  return heard
}

/** Once one last message has arrived, any earlier one has arrived or never will. */
async function everythingSent({ uId }: TestUser, heard: SocketMessage[]) {
  const last = app().app.platform.ids.next()
  const message = { notification_users: [uId], target_id: last }
  await app().app.platform.realtime.publish(app().db, 'action-plan-management', message)
  await expect.poll(() => heard.some(({ target_id }) => target_id === last)).toBe(true)
  return heard.filter(({ target_id }) => target_id !== last)
}

describe('reminders', () => {
  test('come at their minute and once, however often and on how many nodes the work is done', async () => {
    const { client } = await written()
    await at('2026-11-21T12:59:59Z')
    expect(await rung(client)).toEqual([])
    await Promise.all([at('2026-11-21T13:00:00Z'), at('2026-11-21T13:00:00Z')])
    const { jobs } = app().app.platform
    const [reminder] = await today(client)
    const job = { reminderId: reminder?.u_id ?? '', due: reminder?.due_at ?? '' }
    for (const key of ['again', 'and again']) await jobs.send(app().db, 'action-reminder', job, { key })
    await Promise.all([app().drain(), app().drain()])
    expect(await rung(client)).toEqual(['Ten slow breaths'])
    const rows = await app()
      .db.selectFrom('action_reminder')
      .select('day')
      .where('client_id', '=', client.uId)
      .orderBy('day')
      .execute()
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
  })

  test('on chosen weekdays alone', async () => {
    const { client } = await written({ actions: [{ ...breathe, weekdays: [1, 6] }] })
    for (const day of ['21', '22', '23', '24']) await at(`2026-11-${day}T13:00:00Z`)
    expect((await past(client)).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-21'])
  })

  test('keep the time on the wall when clocks change, and one for each day even where the time is jumped over', async () => {
    // New York goes back on 1 November 2026 and forward on 14 March 2027.
    const { client } = await written(
      {
        starts_on: '2027-03-12',
        ends_on: '2027-03-16',
        actions: [
          { ...breathe, title: 'Morning', at: '07:00' },
          { ...breathe, title: 'Night', at: '02:30' },
        ],
      },
      'America/New_York',
    )
    for (const day of [12, 13, 14, 15]) await at(`2027-03-${day}T20:00:00Z`)
    const due = (await past(client)).map(({ title, due_at }) => [title, due_at])
    expect(due.filter(([title]) => title === 'Morning').map(([, moment]) => moment)).toEqual([
      '2027-03-15T11:00:00Z',
      '2027-03-14T11:00:00Z',
      '2027-03-13T12:00:00Z',
    ])
    expect(due.filter(([title]) => title === 'Night').map(([, moment]) => moment)).toEqual([
      '2027-03-15T06:30:00Z',
      '2027-03-14T07:30:00Z',
      '2027-03-13T07:30:00Z',
    ])
  })

  test('follow a client who has moved to another zone', async () => {
    const { client, of } = await written()
    await at('2026-11-21T13:00:00Z')
    const move = (time_zone: string) =>
      app().call(
        'PATCH /api/website/patient-action-plan/{planId}',
        { ...of, body: { time_zone } },
        { as: client },
      )
    for (const name of ['Nowhere/At_All', 'PST']) expect((await move(name)).status).toBe(400)
    expect((await move('IST')).data).toMatchObject({ time_zone: 'Asia/Kolkata' })
    expect((await move('America/New_York')).data).toMatchObject({ time_zone: 'America/New_York' })
    await at('2026-11-22T23:30:00Z')
    // The reminder already due in the old zone is that day's.
    expect((await past(client)).map(({ due_at: due }) => due)).toEqual([
      '2026-11-22T23:30:00Z',
      '2026-11-21T13:00:00Z',
    ])
  })

  test('an hour late, after an outage, are not sent; what is due in the present minute is', async () => {
    const { client } = await written({ actions: [{ ...breathe, at: '11:30' }] })
    expect(await today(client)).toHaveLength(1)
    await at('2026-11-21T07:00:01Z')
    expect(await rung(client)).toEqual([])
    expect(await today(client)).toMatchObject([{ answer: null, is_open: true }])
  })

  test('switched off: no bell and no event, and the plan goes on', async () => {
    const { client, plan } = await written()
    const heard = await listening(client)
    const off = await app().call(
      'PATCH /api/website/notification-status/{actionPlanId}',
      { params: { actionPlanId: plan.u_id }, body: { is_notification_enabled: false } },
      { as: client },
    )
    expect(off.data).toEqual({ u_id: plan.u_id, is_notification_enabled: false })
    await at('2026-11-21T13:00:00Z')
    expect(await rung(client)).toEqual([])
    const received = await everythingSent(client, heard)
    expect(received.filter(({ target_id }) => target_id !== plan.u_id)).toEqual([])
    expect(await today(client)).toHaveLength(1)
  })

  test('go to the windows of the client alone, with the words of the toast; an answer closes it in all of them', async () => {
    const { client, practice, plan } = await written()
    const stranger = await signIn(app(), (await makePerson(app())).u_id)
    const [clients, theirs, healers] = [
      await listening(client),
      await listening(stranger),
      await listening(practice),
    ]
    await at('2026-11-21T13:00:00Z')
    const [reminder] = await today(client)
    // That the plan was written may still be on its way.
    const received = await everythingSent(client, clients)
    expect(received.filter(({ target_id }) => target_id !== plan.u_id)).toMatchObject([
      {
        target_id: reminder?.u_id,
        patient_action_plan_u_id: plan.u_id,
        addNotification: { title: 'Ten slow breaths', description: 'By the window.' },
      },
    ])
    await answer(client, reminder?.u_id ?? '', false)
    expect((await everythingSent(client, clients)).at(-1)).toEqual({
      notification_users: [client.uId],
      target_id: reminder?.u_id,
    })
    expect(await everythingSent(stranger, theirs)).toEqual([])
    expect(await everythingSent(practice, healers)).toEqual([])
  })
})

describe('answers and the score', () => {
  test('an answer may come early, be changed, and come a day late, but not later', async () => {
    const { client } = await written()
    const [reminder] = await today(client)
    const id = reminder?.u_id ?? ''
    expect((await answer(client, id, true)).data).toMatchObject({ answer: 'done', is_open: true })
    await at('2026-11-21T13:00:00Z')
    expect(await rung(client)).toEqual([])
    expect((await answer(client, id, false)).data?.answer).toBe('dismissed')
    expect((await answer(client, id, null)).data).toMatchObject({ answer: null, answered_at: null })
    await at('2026-11-22T18:00:00Z')
    expect((await answer(client, id, true)).data?.answer).toBe('done')
    await at('2026-11-22T18:30:00Z')
    expect(await answer(client, id, false)).toMatchObject({ status: 409, code: 'notNow' })
    expect((await past(client)).at(-1)).toMatchObject({ answer: 'done', is_open: false })
  })

  test('the score is done of due by day and in whole, rounded down; days without anything are left out', async () => {
    const { client, practice, plan } = await written({
      actions: [
        { ...breathe, title: 'A', weekdays: [6, 7] },
        { ...breathe, title: 'B', weekdays: [6, 7] },
        { ...breathe, title: 'C', weekdays: [6, 2] },
      ],
    })
    expect(await score(client)).toEqual({ due: 0, done: 0, percent: null, days: [] })
    await at('2026-11-21T13:00:00Z')
    for (const { u_id, title } of await today(client)) await answer(client, u_id, title !== 'A')
    for (const day of ['22', '23', '24', '25']) await at(`2026-11-${day}T13:00:00Z`)
    const expected = {
      due: 6,
      done: 2,
      percent: 33,
      days: [
        { day: '2026-11-21', due: 3, done: 2, percent: 66 },
        { day: '2026-11-22', due: 2, done: 0, percent: 0 },
        { day: '2026-11-24', due: 1, done: 0, percent: 0 },
      ],
    }
    expect(await score(client)).toEqual(expected)
    expect(await score(client, '2026-11-22', '2026-11-23')).toMatchObject({ due: 2, done: 0 })
    const query = { start_date: '2026-11-21', end_date: '2026-12-20', patient_action_plan_u_id: plan.u_id }
    expect((await app().call('GET /api/website/action-plan-score', { query }, { as: client })).data).toEqual(
      expected,
    )
    expect(
      (await app().call('GET /api/practice/action-plan-score', { query }, { as: practice })).data,
    ).toEqual(expected)
    const list = await app().call('GET /api/practice/action-plan', {}, { as: practice })
    expect(list.data?.[0]?.week).toEqual({ due: 6, done: 2, percent: 33 })
    const long = await app().call(
      'GET /api/website/action-plan-score',
      { query: { start_date: '2026-01-01', end_date: '2026-12-20' } },
      { as: client },
    )
    expect(long.status).toBe(400)
  })
})
