import { randomUUID } from 'node:crypto'
import type { Chat, ChatThread } from '@newyou/contract/communication/chat'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { cancel, preview } = appointmentsOf(app)

const list = async (as: TestUser, query: object = {}) =>
  (await app().call('GET /api/website/all-user-chat', { query }, { as })).data ?? []

const look = (as: TestUser, id: string, query: { before?: number; after?: number } = {}) =>
  app().call('GET /api/website/all-user-chat/{id}', { params: { id }, query }, { as })

const write = (as: TestUser, id: string, text: string, u_id: string = randomUUID()) =>
  app().call('POST /api/website/all-user-chat/{id}/message', { params: { id }, body: { u_id, text } }, { as })

const read = (as: TestUser, id: string, seq: number) =>
  app().call('POST /api/website/all-user-chat/{id}/read', { params: { id }, body: { seq } }, { as })

const unread = async (as: TestUser) =>
  (await app().call('GET /api/website/unread-chat-count', {}, { as })).data?.count
const said = (thread: ChatThread | undefined) => thread?.messages.map(({ text }) => text)

let healer: TestHealer
let client: TestUser
let practice: TestUser
let appointmentId: string
let nextDay = 0

/** The first free hour of a day of its own, in the healer's zone. */
const someTime = () => {
  const start = new Date(app().clock.now().getTime() + days(2 + (nextDay++ % 30)))
  return `${start.toISOString().slice(0, 10)}T03:30:00.000Z`
}

beforeEach(async () => {
  healer = await makeHealer(app())
  client = await makeClient(app())
  practice = await signInHealer(app(), healer)
  appointmentId = (await bookAndPay(app(), client, healer, someTime())).u_id
})

/** Begins with a word of the client. */
async function begun(text = 'Good evening') {
  const { data } = await write(client, healer.u_id, text)
  if (!data) throw new Error('was not written')
  return data.chat_u_id
}

test('a client and a healer write to each other, and each sees their own side of it', async () => {
  expect(await list(client)).toMatchObject([
    { u_id: healer.u_id, is_begun: false, name: 'Meera Rao', writing: 'open', unread: 0, last: null },
  ])
  expect(await list(practice)).toMatchObject([
    { u_id: appointmentId, is_begun: false, name: 'Silver Neem', healer_u_id: null, writing: 'open' },
  ])
  const id = await begun('  Good evening\r\nShall I \u0007bring\u202e my notes?\t ')
  await write(practice, id, 'Yes, please do.')

  const { data: seen } = await look(client, id)
  expect(seen).toMatchObject({
    chat: { u_id: id, is_begun: true, name: 'Meera Rao', healer_u_id: healer.u_id, unread: 1 },
    messages: [
      { seq: 1, side: 'client', text: 'Good evening\nShall I bring my notes?' },
      { seq: 2, side: 'healer', text: 'Yes, please do.' },
    ],
    has_more: false,
    read_seq: 0,
    other_read_seq: 0,
    other_read_at: null,
  })
  // The same conversation under every id that one may come with.
  for (const [who, other] of [
    [client, healer.u_id],
    [client, appointmentId],
    [practice, appointmentId],
  ] as const)
    expect((await look(who, other)).data?.chat.u_id).toBe(id)
  expect(await list(client)).toMatchObject([
    { u_id: id, last: { seq: 2, text: 'Yes, please do.' }, unread: 1 },
  ])
  expect(await list(practice)).toMatchObject([{ u_id: id, name: 'Silver Neem', title: '', unread: 1 }])
  expect(await list(client, { is_group: 'true' })).toEqual([])
  const second = await app().call(
    'GET /api/website/all-user-chat',
    { query: { page: 2, items_per_page: 1 } },
    { as: client },
  )
  expect(second).toMatchObject({ data: [], total: 1, page: 2, items_per_page: 1 })
  expect(JSON.stringify(await look(practice, id))).not.toContain('Kulkarni')
})

describe('who may write', () => {
  test('a person without a session with the other may not, by any id', async () => {
    const stranger = await makeClient(app())
    const refused = { status: 403, code: 'chatNotMet' }
    expect((await look(stranger, healer.u_id)).data?.chat).toMatchObject({ writing: 'not-met' })
    expect(await write(stranger, healer.u_id, 'Hello')).toMatchObject(refused)
    const held = await holdTime(app(), stranger, healer, someTime())
    expect(await write(stranger, held.u_id, 'Hello')).toMatchObject(refused)
    expect(await write(practice, held.u_id, 'Hello')).toMatchObject({ status: 404 })
    expect(await list(stranger)).toEqual([])
  })

  test('an appointment that was cancelled opens nothing, and closes nothing that was begun', async () => {
    const { data: shown } = await preview(client, appointmentId)
    await cancel(client, appointmentId, shown?.refund_paise ?? 0)
    expect(await write(client, healer.u_id, 'Hello')).toMatchObject({ code: 'chatNotMet' })
    expect(await write(practice, appointmentId, 'Hello')).toMatchObject({ code: 'chatNotMet' })
    const again = await bookAndPay(app(), client, healer, someTime())
    const id = await begun()
    const { data: later } = await preview(client, again.u_id)
    await cancel(client, again.u_id, later?.refund_paise ?? 0)
    expect(await write(practice, id, 'I saw that you cancelled. All well?')).toMatchObject({ status: 201 })
  })

  test('when one of them is gone, both can read and neither writes', async () => {
    const id = await begun()
    const ended = { status: 403, code: 'chatEnded' }
    await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', healer.u_id).execute()
    expect(await write(client, id, 'Are you there?')).toMatchObject(ended)
    expect(await look(client, id)).toMatchObject({
      status: 200,
      data: { chat: { writing: 'healer-left' }, messages: [{ seq: 1 }] },
    })
    await app().db.updateTable('healer').set({ state: 'verified' }).where('u_id', '=', healer.u_id).execute()
    await app().db.updateTable('person').set({ state: 'erased' }).where('u_id', '=', client.uId).execute()
    expect(await write(practice, id, 'Are you there?')).toMatchObject(ended)
    expect((await look(practice, id)).data?.chat).toMatchObject({ writing: 'client-left' })
  })
})

test('conversations of others are not there, whatever is done to them', async () => {
  const id = await begun()
  const strangers = [await makeClient(app()), await signInHealer(app(), await makeHealer(app()))]
  // The healer's own session as a client is another side than the practice.
  strangers.push(await signIn(app(), healer.person_id, 'client'))
  for (const stranger of strangers) {
    for (const one of [id, appointmentId]) {
      expect(await look(stranger, one)).toMatchObject({ status: 404 })
      expect(await look(stranger, one, { after: 0 })).toMatchObject({ status: 404 })
      expect(await write(stranger, one, 'Hello')).toMatchObject({ status: 404 })
      expect(await read(stranger, one, 1)).toMatchObject({ status: 404 })
    }
    expect(await list(stranger)).toEqual([])
    expect(await unread(stranger)).toBe(0)
  }
  expect(await look(practice, healer.u_id)).toMatchObject({ status: 404 })
  const house = await makeSupport(app())
  expect(await look(house, id)).toMatchObject({ status: 403 })
  expect(await write(house, id, 'Hello')).toMatchObject({ status: 403 })
  expect(said((await look(client, id)).data)).toEqual(['Good evening'])
})

test('what is sent again is written once, and two at once begin one conversation', async () => {
  const message = randomUUID()
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => write(client, healer.u_id, 'Good evening', message)),
    write(practice, appointmentId, 'Welcome'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const ids = new Set(answers.map(({ data }) => data?.chat_u_id))
  expect(ids.size).toBe(1)
  const id = [...ids][0] ?? ''
  const { data } = await look(client, id)
  expect(data?.messages.map(({ seq }) => seq)).toEqual([1, 2])
  expect(said(data)?.toSorted()).toEqual(['Good evening', 'Welcome'])
  expect(await write(client, id, 'Other words', message)).toMatchObject({ code: 'idempotencyKeyReused' })
  expect(await write(practice, id, 'Good evening', message)).toMatchObject({ code: 'idempotencyKeyReused' })
  expect(await write(client, id, ' \n\u0000 ')).toMatchObject({ status: 400 })
  expect(await write(client, id, 'x'.repeat(2001))).toMatchObject({ status: 400 })
  expect(await write(client, id, 'x'.repeat(2000))).toMatchObject({ status: 201 })
})

test('many at once have one order without gaps, which is paged backwards and caught up forwards', async () => {
  const id = await begun()
  await Promise.all(
    Array.from({ length: 28 }, (_, count) => write(count % 2 ? client : practice, id, `Line ${count}`)),
  )
  for (let count = 0; count < 5; count++) await write(practice, id, `Last ${count}`)
  const { data: latest } = await look(client, id)
  const seqs = (thread: ChatThread | undefined) => thread?.messages.map(({ seq }) => seq)
  expect(seqs(latest)).toEqual(Array.from({ length: 30 }, (_, place) => place + 5))
  expect(latest?.has_more).toBe(true)
  const { data: earlier } = await look(client, id, { before: 5 })
  expect(seqs(earlier)).toEqual([1, 2, 3, 4])
  expect(earlier?.has_more).toBe(false)
  const { data: missed } = await look(client, id, { after: 31 })
  expect(said(missed)).toEqual(['Last 2', 'Last 3', 'Last 4'])
  expect(missed?.has_more).toBe(false)
})

test('unread messages are counted until they are read, and the other side sees how far', async () => {
  const id = await begun()
  await write(client, id, 'One')
  await write(client, id, 'Two')
  expect(await unread(practice)).toBe(3)
  expect(await unread(client)).toBe(0)
  expect((await read(practice, id, 2)).data).toEqual({ unread: 1 })
  expect((await look(client, id)).data).toMatchObject({ other_read_seq: 2 })
  expect((await look(practice, id)).data).toMatchObject({ read_seq: 2, chat: { unread: 1 } })
  // A message that does not exist cannot be read, and nothing becomes unread again.
  expect((await read(practice, id, 400)).data).toEqual({ unread: 0 })
  expect((await read(practice, id, 1)).data).toEqual({ unread: 0 })
  const { data } = await look(client, id)
  expect(data).toMatchObject({ other_read_seq: 3, other_read_at: expect.any(String) })
  expect(await unread(practice)).toBe(0)
})

test('a person who floods is held up', async () => {
  const id = await begun()
  const all = await Promise.all(Array.from({ length: 34 }, (_, count) => write(client, id, `Line ${count}`)))
  expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect(await write(practice, id, 'One after the other, please.')).toMatchObject({ status: 201 })
})

test('only those who gave a free session are among the free ones', async () => {
  const free = async () =>
    (await app().call('GET /api/website/all-user-chat-demo-appointment', {}, { as: client })).data as Chat[]
  expect(await free()).toEqual([])
  await app().db.updateTable('appointment').set({ is_free: true }).where('u_id', '=', appointmentId).execute()
  expect(await free()).toMatchObject([{ u_id: healer.u_id, is_begun: false }])
  const id = await begun()
  expect(await free()).toMatchObject([{ u_id: id, is_begun: true }])
})
