import { beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { registerClient } from '../../testing/people.ts'
import { useRoomStage } from '../../testing/room-stage.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { stage, rooms, at, meet } = useRoomStage(app)
const appointments = appointmentsOf(app)

const params = () => ({ params: { roomId: stage.roomId } })
const look = async (as: TestUser) =>
  (await app().call('GET /api/website/room/{roomId}/phone', params(), { as })).data
const press = (as: TestUser) => app().call('POST /api/website/room/{roomId}/phone', params(), { as })
const allow = (isAllowed: boolean) =>
  app()
    .db.insertInto('setting')
    .values({ key: 'phone_calls_allowed', value: JSON.stringify(isAllowed) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(isAllowed) }))
    .execute()
const setRight = () => app().app.modules.rooms.phoneCalls.setRight()
const placed = () => app().sandbox.phone.calls().at(-1)
const prove = (uId: string, phone: string | null) =>
  app()
    .db.updateTable('person')
    .set({ phone, phone_verified_at: phone ? app().clock.now() : null })
    .where('u_id', '=', uId)
    .execute()
const hear = (address: string, body: object) =>
  app().app.http.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
/** What the provider says, as it says it. */
const word = (status: string, seconds = 0) => ({
  CallSid: placed()?.sid,
  EventType: status === 'in-progress' ? 'answered' : 'terminal',
  Status: status,
  ConversationDuration: seconds,
  CustomField: placed()?.customField,
})
async function bothPress() {
  await press(stage.client)
  await press(stage.host)
  await app().drain()
}

let mobile = 6_000_000_000
beforeEach(async () => {
  app().sandbox.phone.set('talk')
  await allow(true)
  mobile += 2
  await prove(stage.client.uId, `+91${mobile}`)
  await prove(stage.host.uId, `+91${mobile + 1}`)
})

test('both press, both are called under a number of the practice, and neither learns the other’s', async () => {
  await meet()
  expect(await look(stage.client)).toEqual({
    is_offered: true,
    obstacle: null,
    my_number_ends: `${mobile}`.slice(-2),
    call: null,
  })
  const before = app().sandbox.phone.calls().length
  const asked = await press(stage.client)
  expect(asked.data?.call).toMatchObject({ state: 'asked', has_pressed: true })
  await press(stage.client)
  expect((await look(stage.host))?.call).toMatchObject({ state: 'asked', has_pressed: false })
  expect(app().sandbox.phone.calls()).toHaveLength(before)
  await Promise.all([press(stage.host), press(stage.host)])
  await app().drain()
  expect(app().sandbox.phone.calls()).toHaveLength(before + 1)
  expect(placed()).toMatchObject({
    from: `+91${mobile + 1}`,
    to: `+91${mobile}`,
    callerId: '+918045680000',
    isRecorded: false,
    timeLimit: 45 * 60,
  })
  const seen = JSON.stringify([await look(stage.client), await look(stage.host)])
  for (const number of [mobile, mobile + 1]) expect(seen).not.toContain(`${number}`)
  expect((await look(stage.client))?.call?.state).toBe('calling')
})

test('words of the provider are verified, applied once, and one that is late or repeated changes nothing', async () => {
  await meet()
  await bothPress()
  const address = placed()?.callback ?? ''
  const forged = address.replace(/[^/]+$/, 'f'.repeat(64))
  for (const wrong of [forged, address.slice(0, -1)])
    expect((await hear(wrong, word('completed', 60))).statusCode).toBe(404)
  expect((await hear(address, { ...word('completed', 60), CustomField: 'another' })).statusCode).toBe(404)
  expect((await look(stage.client))?.call?.state).toBe('calling')
  expect((await hear(address, word('in-progress'))).statusCode).toBe(200)
  expect((await look(stage.client))?.call?.state).toBe('answered')
  for (const late of [word('completed', 240), word('completed', 300), word('in-progress'), word('failed')])
    expect((await hear(address, late)).statusCode).toBe(200)
  expect((await look(stage.host))?.call).toMatchObject({ state: 'ended', reason: null, talked_seconds: 240 })
})

test('a word that never came is asked for', async () => {
  await meet()
  app().sandbox.phone.set('silent')
  await bothPress()
  await app().sandbox.phone.hangUp()
  await app().sandbox.phone.hangUp(placed()?.sid)
  await setRight()
  expect((await look(stage.client))?.call).toMatchObject({ state: 'ended', talked_seconds: 240 })
})

test('a call of whose end nothing is ever said is given up, and no longer holds back the settling', async () => {
  await meet()
  app().sandbox.phone.set('silent')
  await bothPress()
  await app()
    .db.updateTable('phone_call')
    .set({ provider_id: 'unknown-to-them' })
    .where('appointment_id', '=', stage.roomId)
    .execute()
  const state = () =>
    app()
      .db.selectFrom('phone_call')
      .select(['state', 'reason'])
      .where('appointment_id', '=', stage.roomId)
      .executeTakeFirst()
  await at(minutes(5 * 60))
  await setRight()
  expect(await state()).toEqual({ state: 'calling', reason: null })
  await at(minutes(7 * 60))
  await setRight()
  expect(await state()).toEqual({ state: 'failed', reason: 'provider' })
})

describe('a call that is not made says why', () => {
  test.each([
    ['bad-number', 'bad-number'],
    ['dnd', 'refused'],
    ['limit', 'provider'],
    ['fail', 'provider'],
  ] as const)('%s', async (mode, reason) => {
    await meet()
    app().sandbox.phone.set(mode)
    await bothPress()
    expect((await look(stage.client))?.call).toMatchObject({ state: 'failed', reason })
  })

  test('busy and not answered, and a press that the other never followed', async () => {
    await meet()
    for (const status of ['busy', 'no-answer'] as const) {
      await bothPress()
      await hear(placed()?.callback ?? '', word(status))
      expect((await look(stage.host))?.call).toMatchObject({ state: 'failed', reason: status })
    }
    await press(stage.client)
    await at(minutes(6))
    await setRight()
    expect((await look(stage.host))?.call).toMatchObject({ state: 'failed', reason: 'not-taken' })
  })
})

test('only within the session, where it is allowed, with proven numbers, three times', async () => {
  await meet()
  expect((await press(await registerClient(app()))).status).toBe(404)
  await allow(false)
  expect((await look(stage.client))?.is_offered).toBe(false)
  expect((await press(stage.client)).status).toBe(409)
  await allow(true)
  const number = `+91${mobile}`
  await prove(stage.client.uId, null)
  expect((await look(stage.client))?.obstacle).toBe('mine-unproven')
  expect((await look(stage.host))?.obstacle).toBe('other-unproven')
  expect((await press(stage.host)).status).toBe(409)
  await prove(stage.client.uId, number)
  app().sandbox.phone.set('dnd')
  for (const _ of [1, 2, 3]) await bothPress()
  expect((await look(stage.host))?.obstacle).toBe('too-many')
  expect((await press(stage.client)).status).toBe(409)
  await at(minutes(45))
  expect((await look(stage.client))?.is_offered).toBe(false)
})

describe('whoever talked by telephone was there', () => {
  const settle = () => app().app.modules.rooms.settling.settleDue()
  const state = async () => (await appointments.view(stage.client, stage.roomId))?.state

  test('a session that went on by telephone is held, though the two never met in the room', async () => {
    await rooms.enter(stage.client, stage.roomId)
    await bothPress()
    await at(minutes(20))
    await settle()
    // They are being called: nobody is absent yet.
    expect(await state()).toBe('confirmed')
    await hear(placed()?.callback ?? '', word('completed', 1200))
    await settle()
    expect(await state()).toBe('confirmed')
    await at(minutes(45))
    await settle()
    expect(await state()).toBe('completed')
  })

  test('a call that nobody answered makes nobody present', async () => {
    await rooms.enter(stage.client, stage.roomId)
    await bothPress()
    await hear(placed()?.callback ?? '', word('no-answer'))
    await at(minutes(20))
    await settle()
    expect(await state()).toBe('healer-no-show')
  })
})
