import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z'
const tuesday = '2026-11-24T03:30:00.000Z'

const hold = (healerId: string, at: string, insteadOf?: string) =>
  app().call('POST /api/website/slot-hold', {
    body: { healer_u_id: healerId, starts_at: at, ...(insteadOf && { instead_of: insteadOf }) },
  })
const book = (as: TestUser, healerId: string, at: string, holdId?: string) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: healerId,
        starts_at: at,
        mode: 'video',
        description: 'I sleep badly.',
        ...(holdId && { hold_u_id: holdId }),
      },
    },
    { as },
  )

test('a time held by a visitor is booked with the hold, and by no other client before it runs out', async () => {
  const healer = await makeHealer(app())
  const held = await hold(healer.u_id, monday)
  expect(held.status).toBe(201)
  expect(held.data?.hold_until).toBe('2026-11-21T06:10:00.000Z')
  const other = await makeClient(app())
  expect(await book(other, healer.u_id, monday)).toMatchObject({ status: 409, code: 'slotTaken' })
  expect(await book(other, healer.u_id, monday, randomUUID())).toMatchObject({ code: 'slotTaken' })
  expect(await hold(healer.u_id, monday)).toMatchObject({ status: 409, code: 'slotTaken' })
  const client = await makeClient(app())
  const booked = await book(client, healer.u_id, monday, held.data?.hold_u_id)
  expect(booked.status).toBe(201)
  expect(booked.data?.hold_until).toBe('2026-11-21T06:10:00.000Z')
})

test('a hold that was not used gives the time back after ten minutes', async () => {
  const healer = await makeHealer(app())
  expect((await hold(healer.u_id, monday)).status).toBe(201)
  app().clock.advance(minutes(10))
  expect((await book(await makeClient(app()), healer.u_id, monday)).status).toBe(201)
})

test('another choice releases the one before, and so does leaving', async () => {
  const healer = await makeHealer(app())
  const first = await hold(healer.u_id, monday)
  const second = await hold(healer.u_id, tuesday, first.data?.hold_u_id)
  expect(second.status).toBe(201)
  expect((await book(await makeClient(app()), healer.u_id, monday)).status).toBe(201)
  await app().call('DELETE /api/website/slot-hold/{holdId}', {
    params: { holdId: second.data?.hold_u_id ?? '' },
  })
  expect((await book(await makeClient(app()), healer.u_id, tuesday)).status).toBe(201)
})

test('visitors hold at most three times of a healer, and a client can book all the others', async () => {
  const healer = await makeHealer(app())
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const answers = []
  for (const day of days) answers.push(await hold(healer.u_id, `${day}T03:30:00.000Z`))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  expect(answers[3]).toMatchObject({ code: 'tooManyHolds' })
  expect((await book(await makeClient(app()), healer.u_id, '2026-11-26T03:30:00.000Z')).status).toBe(201)
})

test('a hold id releases no booking and no hold of a client', async () => {
  const healer = await makeHealer(app())
  const client = await makeClient(app())
  await book(client, healer.u_id, monday)
  const { u_id: claimId } = await app()
    .db.selectFrom('slot_claim')
    .select('u_id')
    .where('client_id', '=', client.uId)
    .executeTakeFirstOrThrow()
  await app().call('DELETE /api/website/slot-hold/{holdId}', { params: { holdId: claimId } })
  expect(await book(await makeClient(app()), healer.u_id, monday, claimId)).toMatchObject({
    code: 'slotTaken',
  })
})

test('only an offered time of a healer can be held', async () => {
  const healer = await makeHealer(app())
  expect(await hold(healer.u_id, '2026-11-21T05:00:00.000Z')).toMatchObject({ code: 'slotNotOffered' })
  expect(await hold(randomUUID(), monday)).toMatchObject({ status: 404 })
})
