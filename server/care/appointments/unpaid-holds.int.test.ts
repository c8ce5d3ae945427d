import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
let day = 0
/** Each on another day, so that none is in the way of the one before. */
const nextTime = () => new Date(Date.parse('2026-11-23T03:30:00Z') + days(day++ % 20))
const book = (as: TestUser, healer: { u_id: string }, at = nextTime()) =>
  app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: healer.u_id,
        starts_at: at.toISOString(),
        mode: 'video',
        description: 'I sleep badly.',
      },
    },
    { as },
  )

test('three times may be held unpaid at once; one that was cancelled makes room', async () => {
  const healer = await makeHealer(app())
  const client = await makeClient(app())
  const first = await book(client, healer)
  expect([first.status, (await book(client, healer)).status, (await book(client, healer)).status]).toEqual([
    201, 201, 201,
  ])
  expect(await book(client, healer)).toMatchObject({ status: 409, code: 'tooManyHolds' })
  expect((await book(await makeClient(app()), healer)).status).toBe(201)
  const cancelled = await app().call(
    'POST /api/website/appointment/{appointmentId}/cancel',
    { params: { appointmentId: first.data?.u_id ?? '' }, body: { refund_paise: 0 } },
    { as: client },
  )
  expect(cancelled.status).toBe(200)
  expect((await book(client, healer)).status).toBe(201)
})

test('bookings at once with several healers do not pass each other', async () => {
  const client = await makeClient(app())
  const healers = await Promise.all(Array.from({ length: 8 }, () => makeHealer(app())))
  const answers = await Promise.all(healers.map((healer) => book(client, healer)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
})

test('twelve a day that are never paid for, as the settings say', async () => {
  const healer = await makeHealer(app())
  const client = await makePerson(app())
  const statuses = []
  for (let time = 0; time < 13; time++) {
    statuses.push((await book(await signIn(app(), client.u_id), healer)).status)
    app().clock.advance(minutes(20))
  }
  expect(statuses).toEqual([...Array(12).fill(201), 409])
  await app().db.insertInto('setting').values({ key: 'unpaid_holds_daily', value: '13' }).execute()
  expect((await book(await signIn(app(), client.u_id), healer)).status).toBe(201)
  app().clock.advance(hours(24))
  expect((await book(await signIn(app(), client.u_id), healer)).status).toBe(201)
})
