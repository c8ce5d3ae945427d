import type { AddressInfo } from 'node:net'
import { type SocketEvent, type SocketMessage, socketEvents } from '@newyou/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buy, makeCourse } from '../../testing/courses.ts'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay, chargeCard } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const sockets: Socket[] = []
let url = ''
beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app().app.http.server.address() as AddressInfo).port}` // it listens on a port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

/** All events received by each of these windows. */
async function listening<Name extends string>(who: Record<Name, TestUser>) {
  const heard: { name: string; event: SocketEvent; message: SocketMessage }[] = []
  for (const [name, { token }] of Object.entries<TestUser>(who)) {
    const socket = io(url, {
      auth: { token },
      reconnection: false,
      transports: ['websocket'],
      extraHeaders: { origin: 'http://localhost:3000' },
    })
    sockets.push(socket)
    socket.onAny((event: SocketEvent, message: SocketMessage) => heard.push({ name, event, message }))
    await new Promise((resolve, reject) =>
      socket.once('connect', () => resolve(0)).once('connect_error', reject),
    )
  }
  return {
    heard,
    of: (wanted: SocketEvent) => [
      ...new Set(heard.filter(({ event }) => event === wanted).map(({ name }) => name)),
    ],
  }
}
/** Once one last message has reached all, any earlier one has arrived or never will. */
async function everythingSent({ heard }: Awaited<ReturnType<typeof listening>>, people: TestUser[]) {
  const last = app().app.platform.ids.next()
  const message = { notification_users: people.map(({ uId }) => uId), target_id: last }
  await app().app.platform.realtime.publish(app().db, socketEvents.appointment, message)
  const reached = () => heard.filter(({ message: one }) => one.target_id === last).length
  await expect.poll(reached).toBe(people.length)
  return heard.filter(({ message: one }) => one.target_id !== last)
}

test('an appointment notifies its client and its healer, and no other client or healer', async () => {
  const healer = await makeHealer(app())
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const practice = await signInHealer(app(), healer)
  const otherPractice = await signInHealer(app(), await makeHealer(app()))
  const all = await listening({ client, stranger, practice, otherPractice })
  await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')
  const received = await everythingSent(all, [client, stranger, practice, otherPractice])
  expect(new Set(received.map(({ name }) => name))).toEqual(new Set(['client', 'practice']))
  expect(new Set(received.filter(({ name }) => name === 'practice').map(({ event }) => event))).toEqual(
    new Set(['appointment-management']),
  )
})

test('an offer of a healing session notifies its client and its healer, and no one else', async () => {
  const healer = await makeHealer(app())
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const practice = await signInHealer(app(), healer)
  const { u_id } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')
  const all = await listening({ client, stranger, practice })
  const offer = await app().call(
    'POST /api/practice/healing-session',
    {
      body: {
        appointment_u_id: u_id,
        title: 'Breathing',
        description: 'Lying down.',
        starts_at: '2026-11-24T03:30:00.000Z',
        mode: 'voice',
        price_paise: 0,
      },
    },
    { as: practice },
  )
  const received = await everythingSent(all, [client, stranger, practice])
  expect(received.map(({ name, event, message }) => `${name}: ${event} ${message.target_id}`).sort()).toEqual(
    [
      `client: healing-session-management ${offer.data?.u_id}`,
      `practice: healing-session-management ${offer.data?.u_id}`,
    ],
  )
})

test('money that moves in a wallet notifies its owner alone', async () => {
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const all = await listening({ client, stranger })
  const { data } = await app().call(
    'POST /api/website/wallet',
    { body: { amount_paise: 50_000 } },
    { as: client },
  )
  const orderId = data?.order_u_id ?? ''
  await app().call(
    'PUT /api/website/order-payment/{u_id}',
    { params: { u_id: orderId }, body: { razor_pay_payment_id: await chargeCard(app(), client, orderId) } },
    { as: client },
  )
  const received = await everythingSent(all, [client, stranger])
  expect(new Set(received.map(({ name, event }) => `${name}: ${event}`))).toEqual(
    new Set(['client: wallet-management']),
  )
})

test('a course, package or e-book that costs nothing notifies its owner as a paid one does', async () => {
  const course = await makeCourse(app(), { price_paise: 0 })
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const all = await listening({ client, stranger })
  await buy(app(), client, { type: 'course', item_u_id: course.u_id })
  const received = await everythingSent(all, [client, stranger])
  expect(received.filter(({ event }) => event === 'course-management').map(({ name }) => name)).toEqual([
    'client',
  ])
  const { data } = await app().call('GET /api/website/notification', {}, { as: client })
  expect(data).toMatchObject([{ type: 'course', title: 'Your course is ready' }])
})

test('a course notifies its buyer, a question about it the healer who teaches it, the answer the client who asked', async () => {
  const course = await makeCourse(app())
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const teacher = await signInHealer(app(), course.healer)
  const all = await listening({ client, stranger, teacher })
  const courseEvents = async () =>
    (await everythingSent(all, [client, stranger, teacher]))
      .filter(({ event }) => event === 'course-management')
      .map(({ name }) => name)
  await buy(app(), client, { type: 'course', item_u_id: course.u_id })
  expect(await courseEvents()).toEqual(['client'])
  all.heard.length = 0
  const asked = await app().call(
    'POST /api/website/course-qa',
    { body: { course_u_id: course.u_id, question: 'How long is an evening?' } },
    { as: client },
  )
  expect(await courseEvents()).toEqual(['teacher'])
  all.heard.length = 0
  await app().call(
    'PUT /api/website/course-qa/{courseQueId}',
    { params: { courseQueId: asked.data?.u_id ?? '' }, body: { answer: 'An hour.' } },
    { as: teacher },
  )
  expect(await courseEvents()).toEqual(['client'])
})

test('a seat in a webinar or a workshop notifies its client, under the name of its kind', async () => {
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const all = await listening({ client, stranger })
  const { enrol } = eventsOf(app)
  for (const kind of ['webinar', 'workshop'] as const)
    await enrol(client, await makeEvent(app(), { kind, price_paise: 0 }))
  const received = await everythingSent(all, [client, stranger])
  expect(received.map(({ name, event }) => `${name}: ${event}`)).toEqual([
    'client: webinar-management',
    'client: workshop-management',
  ])
})

test('a message notifies its receiver, its reading both people, and neither anyone else', async () => {
  const healer = await makeHealer(app())
  const [client, stranger] = [await makeClient(app()), await makeClient(app())]
  const practice = await signInHealer(app(), healer)
  const otherPractice = await signInHealer(app(), await makeHealer(app()))
  await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
  const people = { client, stranger, practice, otherPractice }
  const all = await listening(people)
  const received = async () => {
    const chats = (await everythingSent(all, Object.values(people))).filter(
      ({ event }) => event === 'healer-message',
    )
    all.heard.length = 0
    return chats.map(({ name, message }) => [name, message.target_id])
  }
  const write = (as: TestUser, id: string) =>
    app().call(
      'POST /api/website/all-user-chat/{id}/message',
      { params: { id }, body: { u_id: app().app.platform.ids.next(), text: 'Good evening' } },
      { as },
    )
  const id = (await write(client, healer.u_id)).data?.chat_u_id ?? ''
  expect(await received()).toEqual([['practice', id]])
  await write(client, id)
  expect(await received()).toEqual([['practice', id]])
  await write(practice, id)
  expect(await received()).toEqual([['client', id]])
  await app().call(
    'POST /api/website/all-user-chat/{id}/read',
    { params: { id }, body: { seq: 2 } },
    { as: practice },
  )
  expect((await received()).toSorted()).toEqual([
    ['client', id],
    ['practice', id],
  ])
})

test('the end of a session notifies that device, not the person’s others or anyone else', async () => {
  const [first, stranger] = [await makeClient(app()), await makeClient(app())]
  const second = await signIn(app(), first.uId)
  const all = await listening({ first, second, stranger })
  await app().call('DELETE /api/website/device', {}, { as: first })
  await expect.poll(() => all.of('deactivated-device-id')).toEqual(['second'])
  const received = await everythingSent(all, [first, stranger])
  expect(received.map(({ name, event, message }) => [name, event, message.target_id])).toEqual([
    ['second', 'deactivated-device-id', second.deviceId],
  ])
})
