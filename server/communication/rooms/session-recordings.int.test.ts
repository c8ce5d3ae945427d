import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { useRoomStage } from '../../testing/room-stage.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const { stage, rooms, meet } = useRoomStage(app)

const base = 'POST /api/website/room/{roomId}/session-recording' as const
const ask = (as: TestUser) => app().call(base, { params: { roomId: stage.roomId } }, { as })
const one = (recordingId: string, roomId = stage.roomId) => ({ params: { roomId, recordingId } })
const answer = (as: TestUser, id: string, agrees: boolean, roomId?: string) =>
  app().call(`${base}/{recordingId}/answer`, { ...one(id, roomId), body: { agrees } }, { as })
const begin = (as: TestUser, id: string) => app().call(`${base}/{recordingId}/begin`, one(id), { as })
const end = (as: TestUser, id: string) => app().call(`${base}/{recordingId}/end`, one(id), { as })
const row = (id: string) =>
  app().db.selectFrom('session_recording').selectAll().where('u_id', '=', id).executeTakeFirst()

type Sides = Awaited<ReturnType<typeof meet>>
let sides: Sides
const seenBy = (side: keyof Sides) => sides[side].line.people()?.session_recording

async function asked(as = stage.client) {
  const { data } = await ask(as)
  if (!data) throw new Error('it could not be asked')
  return data.u_id
}
async function recorded() {
  const id = await asked()
  await answer(stage.host, id, true)
  expect((await begin(stage.client, id)).status).toBe(200)
  return id
}

beforeEach(async () => {
  sides = await meet()
})

describe('recording between two people', () => {
  test('one asks, the other agrees, and only then it runs; rows say who and when', async () => {
    const id = await asked()
    await expect.poll(() => seenBy('healerSide')).toMatchObject({ u_id: id, state: 'asked', is_mine: false })
    await expect.poll(() => seenBy('clientSide')).toMatchObject({ state: 'asked', is_mine: true })
    expect((await begin(stage.client, id)).code).toBe('notNow')
    expect((await answer(stage.client, id, true)).code).toBe('notNow')
    expect((await answer(stage.host, id, true)).data).toMatchObject({ state: 'agreed' })
    expect((await answer(stage.host, id, false)).code).toBe('notNow')
    expect((await begin(stage.host, id)).code).toBe('notNow')
    expect((await begin(stage.client, id)).data).toMatchObject({ state: 'recording' })
    for (const side of ['healerSide', 'clientSide'] as const)
      await expect.poll(() => seenBy(side)?.state).toBe('recording')
    expect((await end(stage.host, id)).data).toMatchObject({ state: 'over', ended_by: 'healer' })
    await expect.poll(() => seenBy('clientSide')).toMatchObject({ state: 'over', ended_by: 'healer' })
    expect(await row(id)).toMatchObject({
      asked_by: stage.client.uId,
      asked_role: 'client',
      answered_by: stage.host.uId,
      started_at: expect.any(Date),
      ended_at: expect.any(Date),
    })
    expect((await begin(stage.client, id)).code).toBe('notNow')
    expect((await end(stage.client, id)).code).toBe('notNow')
  })

  test('a no is a no, and no yes carries over to the next one', async () => {
    const first = await recorded()
    await end(stage.client, first)
    const second = await asked()
    expect((await begin(stage.client, second)).code).toBe('notNow')
    expect((await answer(stage.host, second, false)).data).toMatchObject({ state: 'refused' })
    expect((await begin(stage.client, second)).code).toBe('notNow')
    // The healer may ask too, and then the client answers.
    const third = await asked(stage.host)
    expect((await answer(stage.client, third, true)).status).toBe(200)
    expect((await begin(stage.host, third)).status).toBe(200)
  })

  test('leaving, a lost connection and a second window end it', async () => {
    const first = await recorded()
    await rooms.leave(stage.host, stage.roomId, sides.healerSide.visit_u_id)
    expect(await row(first)).toMatchObject({ state: 'over', ended_by: 'healer' })
    sides.healerSide = await rooms.come(stage.host, stage.roomId)
    await expect.poll(async () => (await ask(stage.client)).status).toBe(201)
    const second = seenBy('clientSide')?.u_id ?? ''
    await expect.poll(() => seenBy('clientSide')?.state).toBe('asked')
    const asking = seenBy('clientSide')?.u_id ?? second
    await answer(stage.host, asking, true)
    sides.clientSide.line.socket.close()
    await expect.poll(async () => (await row(asking))?.state).toBe('over')
    expect(await row(asking)).toMatchObject({ ended_by: 'lost', started_at: null })
    expect((await ask(stage.host)).code).toBe('notNow')
  })

  test('no one else asks, answers or ends; one at a time; not alone, and not again and again', async () => {
    const third = await makeClient(app())
    const other = await makeHealer(app())
    const otherHost = await signInHealer(app(), other)
    const id = await recorded()
    for (const stranger of [third, otherHost]) {
      expect((await ask(stranger)).status).toBe(404)
      expect((await end(stranger, id)).status).toBe(404)
      expect((await answer(stranger, id, true)).status).toBe(404)
    }
    // The room of another session leads to no recording of this one.
    const elsewhere = (await bookAndPay(app(), third, other, '2026-11-23T03:30:00.000Z')).u_id
    expect((await answer(third, id, true, elsewhere)).code).toBe('notNow')
    expect((await ask(stage.host)).code).toBe('notNow')
    expect((await answer(stage.host, randomUUID(), true)).status).toBe(404)
    await end(stage.client, id)
    for (let count = 0; count < 5; count++) await end(stage.client, await asked())
    expect((await ask(stage.client)).code).toBe('tooManyRequests')
    await rooms.leave(stage.host, stage.roomId, sides.healerSide.visit_u_id)
    expect((await ask(stage.client)).code).toBe('notNow')
  })

  test('the table itself refuses a recording without the yes of the other', async () => {
    const id = await asked()
    const change = (set: object) =>
      app().db.updateTable('session_recording').set(set).where('u_id', '=', id).execute()
    const now = app().clock.now()
    await expect(change({ state: 'recording', started_at: now })).rejects.toThrow('check')
    await expect(
      change({ state: 'agreed', answered_by: stage.client.uId, answered_at: now }),
    ).rejects.toThrow('check')
    await expect(change({ state: 'agreed' })).rejects.toThrow('check')
  })
})
