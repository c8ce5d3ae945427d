import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { api, type Call } from '@newyou/contract/api'
import type { Caller } from '@newyou/contract/endpoint'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { signInHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { togetherOf } from '../../testing/together.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start, config: { RATE_LIMIT_FACTOR: '100000' } })
const of = appointmentsOf(app)
const together = togetherOf(app)
const privacy = privacyOf(app)

/** A word that stands in everything private of one of the two, and nowhere else. */
const marks = { booker: 'quillavanthi', companion: 'zorbelmanth' } as const
type Side = keyof typeof marks
const sides = Object.keys(marks) as Side[]
const otherOf = (side: Side): Side => (side === 'booker' ? 'companion' : 'booker')

interface Member {
  user: TestUser
  appointmentId: string
  /** Ids of their rows: each stands for a parameter of a call. */
  ids: string[]
  heard: string[]
}
const members = {} as Record<Side, Member>
let roomId = ''
let asHealer: TestUser
const sockets: Socket[] = []

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  const session = await together.asked({ isSplit: true, description: `I, ${marks.booker}, sleep badly.` })
  roomId = session.u_id
  asHealer = await signInHealer(app(), session.healer)
  const [guest] = session.invited
  if (!guest) throw new Error('one is invited')
  await listen('booker', session.booker.client, session.u_id)
  await listen('companion', guest.client, '')
  const joined = await together.yes(
    guest.client,
    await together.tokenOf(guest.contact),
    `I, ${marks.companion}, have fears.`,
  )
  members.companion.appointmentId = joined.data?.u_id ?? ''
  await together.pay(guest.client, members.companion.appointmentId, joined.data?.order_u_id ?? '')
  for (const side of sides) await live(side)
  await app().drain()
  for (const side of sides) members[side].ids = await idsOf(members[side])
})
afterAll(() => {
  for (const socket of sockets) socket.close()
})

async function listen(side: Side, user: TestUser, appointmentId: string) {
  const { port } = app().app.http.server.address() as AddressInfo // it listens on a port
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token: user.token },
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { origin: 'http://localhost:3000' },
  })
  sockets.push(socket)
  const heard: string[] = []
  socket.onAny((...message) => heard.push(JSON.stringify(message)))
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined))
    socket.once('connect_error', reject)
  })
  members[side] = { user, appointmentId, ids: [], heard }
}

/** What one of the two and the healer do with each other, each in words of that one. */
async function live(side: Side) {
  const { user, appointmentId } = members[side]
  const mark = marks[side]
  const params = { appointmentId }
  const { healer } = (await of.view(user, appointmentId)) ?? {}
  const did = [
    await app().call('POST /api/website/appointment/{appointmentId}/confirm', { params }, { as: user }),
    await app().call(
      'POST /api/website/support',
      { body: { title: `Of ${mark}`, description: `A question of ${mark}` } },
      { as: user },
    ),
    await app().call(
      'POST /api/website/all-user-chat/{id}/message',
      { params: { id: appointmentId }, body: { u_id: randomUUID(), text: `A message of ${mark}` } },
      { as: user },
    ),
    await app().call(
      'POST /api/website/goal',
      {
        body: {
          healer_u_id: healer?.u_id ?? '',
          wording: `A goal of ${mark}`,
          review: { every: 4, unit: 'weeks' },
        },
      },
      { as: user },
    ),
    await app().call(
      'POST /api/practice/action-plan',
      {
        body: {
          appointment_u_id: appointmentId,
          title: `A plan for ${mark}`,
          description: '',
          starts_on: '2026-11-22',
          ends_on: '2026-12-20',
          actions: [{ title: `What ${mark} does`, how_to: '', weekdays: [], at: '08:00' }],
        },
      },
      { as: asHealer },
    ),
  ]
  await app()
    .db.updateTable('person')
    .set({ last_name: mark, legal_name: mark })
    .where('u_id', '=', user.uId)
    .execute()
  for (const answer of did) if (answer.status >= 400) throw new Error(JSON.stringify(answer))
}

/** Every id that stands in a row of this person, wherever it is. */
async function idsOf({ user, appointmentId }: Member): Promise<string[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public'
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and exists (select from information_schema.columns k
        where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'u_id')`.execute(
    app().db,
  )
  const found = new Set([appointmentId])
  for (const { table_name: table, column_name: column } of rows) {
    if (column === 'u_id' || table === 'joint_session') continue
    const own = await sql<{ u_id: string }>`select u_id::text from ${sql.table(table)}
      where ${sql.ref(column)} in (${user.uId}::uuid, ${appointmentId}::uuid) limit 20`.execute(app().db)
    for (const { u_id } of own.rows) found.add(u_id)
  }
  return [...found]
}

const isFor = (who: Caller) => who === 'any' || who === 'signed-in' || who === 'client'
const calls = Object.entries(api).filter(([, { who }]) => isFor(who)) as [Call, { who: Caller }][]
const parametersOf = (call: string) => [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
/** The room is one for both, under the id of the appointment of the one who booked. */
const isOfRoom = (call: string) => call.includes('/room/')

const ask = (as: TestUser, call: Call, params: Record<string, string>, body?: object) =>
  app().call(call, { params, query: {}, ...(body && { body }) } as never, { as })

describe.each(sides)('of the two the %s', (side) => {
  const other = otherOf(side)

  test('meets no word of the other in any call without an id', async () => {
    const { user } = members[side]
    let answered = 0
    for (const [call] of calls) {
      if (!call.startsWith('GET ') || parametersOf(call).length) continue
      const answer = await ask(user, call, {})
      if (answer.status === 200) answered++
      const text = JSON.stringify(answer)
      expect(text, call).not.toContain(marks[other])
      expect(text, call).not.toContain(members[other].user.uId)
    }
    expect(answered).toBeGreaterThan(40)
  })

  test('is given nothing by any call that names a row of the other', async () => {
    const { user } = members[side]
    const theirs = members[other].ids.filter((id) => !members[side].ids.includes(id))
    expect(theirs.length).toBeGreaterThan(4)
    let asked = 0
    for (const [call] of calls) {
      const names = parametersOf(call)
      if (names.length === 0) continue
      const body = call.startsWith('GET ') ? undefined : {}
      const answerTo = (id: string) =>
        ask(user, call, Object.fromEntries(names.map((name) => [name, id])), body)
      for (const id of theirs) {
        if (isOfRoom(call) && id === roomId) continue
        const answer = await answerTo(id)
        asked++
        expect(JSON.stringify(answer), `${call} ${id}`).not.toContain(marks[other])
        // The appointment of the other is answered like one that does not exist.
        if (id !== members[other].appointmentId) continue
        const { status, code, data } = await answerTo(randomUUID())
        expect({ status: answer.status, code: answer.code, data: answer.data }, call).toEqual({
          status,
          code,
          data,
        })
      }
    }
    expect(asked).toBeGreaterThan(500)
    // Nothing of the other has changed by it.
    expect(await together.view(members[other].user, members[other].appointmentId)).toMatchObject({
      state: 'confirmed',
      description: expect.stringContaining(marks[other]),
    })
  })

  test('has the files of the own part alone', async () => {
    const { user, appointmentId } = members[side]
    const theirs = members[other]
    const get = (url: string) =>
      app().app.http.inject({ url, headers: { authorization: `Bearer ${user.token}` } })
    const mine = (await of.view(user, appointmentId))?.order_u_id ?? ''
    const receipt = await get(`/api/website/order/${mine}/receipt`)
    expect(receipt.statusCode).toBe(200)
    const pdf = await getDocument({ data: new Uint8Array(receipt.rawPayload) }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const printed = items.flatMap((item) => ('str' in item ? item.str : [])).join(' ')
    expect(printed).toContain('500.5')
    expect(printed).not.toContain(marks[other])
    for (const id of theirs.ids) {
      if (members[side].ids.includes(id)) continue
      for (const url of [`order/${id}/receipt`, `invoice/${id}`, `appointment/${id}/calendar`])
        expect((await get(`/api/website/${url}`)).statusCode, url).toBe(404)
    }
  })

  test('has a copy of the own data without a word of the other', async () => {
    const { user } = members[side]
    const asked = await privacy.request(user)
    await app().drain()
    const { data } = await privacy.addressOf(user, asked.data?.u_id ?? '')
    const answer = await app().app.http.inject({ url: data?.address ?? '' })
    const files = Object.values(unzipSync(new Uint8Array(answer.rawPayload))).map((file) =>
      Buffer.from(file).toString(),
    )
    expect(files.some((text) => text.includes(marks[side]))).toBe(true)
    for (const text of files) {
      expect(text).not.toContain(marks[other])
      expect(text).not.toContain(members[other].user.uId)
    }
  })

  test('is told nothing of the other by bell, mail or socket', async () => {
    const { user, heard } = members[side]
    const news = JSON.stringify(await of.news(user))
    expect(news).toContain('takes place')
    expect(heard.length).toBeGreaterThan(0)
    for (const text of [news, ...heard]) {
      expect(text).not.toContain(marks[other])
      expect(text).not.toContain(members[other].user.uId)
      if (side === 'booker') expect(text).not.toContain(members.companion.appointmentId)
    }
  })
})

test('the healer has a page for each, and no stranger has any', async () => {
  for (const side of sides) {
    const words = JSON.stringify(await of.practice(asHealer, members[side].appointmentId))
    expect(words).toContain(marks[side])
    expect(words).not.toContain(marks[otherOf(side)])
  }
  const stranger = await makeClient(app())
  for (const { ids } of Object.values(members))
    for (const [call] of calls) {
      const names = parametersOf(call)
      if (!call.startsWith('GET ') || !names.includes('appointmentId')) continue
      for (const id of ids)
        expect(
          (await ask(stranger, call, Object.fromEntries(names.map((name) => [name, id])))).status,
          call,
        ).toBeGreaterThan(399)
    }
})
