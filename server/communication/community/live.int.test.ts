import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { realServer } from '../../operation/real-server.ts'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Two processes on one database: the app of the test, and the real process of production.
const app = useTestApp({ start: new Date() })
const groups = communityOf(app)
let folder = ''
let other: Awaited<ReturnType<typeof realServer>>
let here = ''
const sockets: Socket[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-community-'))
  other = await realServer(app().app.platform.pool.options.connectionString ?? '', folder)
  await Promise.all([other.start(), app().app.http.listen({ port: 0, host: '127.0.0.1' })])
  here = `http://127.0.0.1:${(app().app.http.server.address() as AddressInfo).port}` // it listens on a port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(async () => {
  await other.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Events of a person's window on a node. */
async function listen(url: string, { token }: TestUser) {
  const heard: string[] = []
  const socket = io(url, {
    auth: { token },
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { origin: 'http://localhost:3000' },
  })
  sockets.push(socket)
  for (const event of ['group-message', 'chat-typing', 'healer-message'])
    socket.on(event, (message: { target_id: string; notification_users: string[] }) =>
      heard.push(`${event} ${message.target_id} ${message.notification_users.length}`),
    )
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return heard
}

/** A call at the other process. */
async function callThere(as: TestUser, method: string, url: string, body?: object) {
  const answer = await fetch(`${other.url}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-csrf-token': as.csrf,
      cookie: `csrf=${as.csrf}`,
      origin: 'http://localhost:3000',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...((await answer.json()) as { data?: { messages?: { text: string }[] } }) } // as the contract says
}

async function threeMembers() {
  const groupId = await makeGroup(app())
  const people = []
  for (const anonymousName of ['Quiet River', 'Red Kite', 'Old Banyan'])
    people.push(await groups.enter(await makeClient(app(), { anonymousName }), groupId))
  const [asha, banu, chitra] = people as [TestUser, TestUser, TestUser]
  return { groupId, asha, banu, chitra }
}

test('members at two processes write to each other, and each hears of it at once; who is no member hears nothing', async () => {
  const { groupId, asha, banu, chitra } = await threeMembers()
  const stranger = await makeClient(app())
  const atBanu = await listen(other.url, banu)
  const atChitra = await listen(here, chitra)
  const atStranger = await listen(other.url, stranger)
  await groups.write(asha, groupId, 'Written at this process')
  // A receiver does not learn whom else it concerns.
  const news = `group-message ${groupId} 1`
  await expect.poll(() => atBanu).toContain(news)
  await expect.poll(() => atChitra).toContain(news)
  const there = `/api/website/all-user-chat/${groupId}`
  expect((await callThere(banu, 'GET', there)).data?.messages?.map(({ text }) => text)).toEqual([
    'Written at this process',
  ])
  atChitra.length = 0
  const answer = { u_id: randomUUID(), text: 'Written at the other' }
  expect(await callThere(banu, 'POST', `${there}/message`, answer)).toMatchObject({ status: 201 })
  await expect.poll(() => atChitra).toContain(news)
  expect(await groups.texts(chitra, groupId)).toEqual(['Written at this process', 'Written at the other'])
  expect(atStranger).toEqual([])
})

test('many posts in a moment are few hints, and a member who left gets none', async () => {
  const { groupId, asha, banu, chitra } = await threeMembers()
  const atBanu = await listen(here, banu)
  const atChitra = await listen(here, chitra)
  await groups.leave(chitra, groupId)
  await Promise.all(Array.from({ length: 8 }, (_, n) => groups.write(asha, groupId, `Line ${n}`)))
  await expect.poll(() => atBanu.length).toBeGreaterThan(0)
  await expect.poll(async () => (await groups.texts(banu, groupId))?.length).toBe(8)
  expect(atBanu.length).toBeLessThan(8)
  expect(atChitra).toEqual([])
})

test('that one is writing is heard by the others of a group and of a conversation, not by the writer or a blocked person', async () => {
  const { groupId, asha, banu } = await threeMembers()
  const typing = (as: TestUser, id: string) =>
    app().call('POST /api/website/all-user-chat/{id}/typing', { params: { id } }, { as })
  const healer = await makeHealer(app())
  const practice = await signInHealer(app(), healer)
  await bookAndPay(
    app(),
    asha,
    healer,
    `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T03:30:00.000Z`,
  )
  const chatId = (await groups.write(asha, healer.u_id, 'Hello')).data?.chat_u_id ?? ''
  const atAsha = await listen(here, asha)
  const atBanu = await listen(other.url, banu)
  const atPractice = await listen(other.url, practice)
  await typing(asha, groupId)
  await typing(asha, chatId)
  await expect.poll(() => atBanu).toContain(`chat-typing ${groupId} 1`)
  await expect.poll(() => atPractice).toContain(`chat-typing ${chatId} 1`)
  expect(atAsha).toEqual([])
  atPractice.length = 0
  await groups.block(practice, chatId)
  expect(await typing(asha, chatId)).toMatchObject({ status: 200 })
  expect(await typing(banu, chatId)).toMatchObject({ status: 404 })
  await groups.write(asha, groupId, 'A moment later')
  await expect.poll(() => atAsha).toContain(`group-message ${groupId} 1`)
  expect(atPractice).toEqual([])
})
