import { expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
/** Nine o'clock in India, so many days from today. */
function at(day: number) {
  const today = Math.floor((app().clock.now().getTime() - start.getTime()) / days(1))
  return new Date(start.getTime() + days(today + day) + hours(4)).toISOString()
}

async function makeAsked(startsAt = at(3)) {
  const { healer, placeId, serviceId } = await makeHealerAtPlace(app())
  const desk = await makeDesk(app(), [healer])
  const client = await makeClient(app(), { firstName: 'Vimala' })
  const { data, status } = await book(desk, healer.u_id, serviceId, placeId, client.uId, startsAt)
  if (!data) throw new Error(`not booked: ${status}`)
  return { healer, placeId, serviceId, desk, client, appointmentId: data.u_id, booked: data }
}
const book = (
  as: TestUser,
  healer_u_id: string,
  service_u_id: string,
  place_u_id: string,
  client_u_id: string,
  starts_at: string,
) =>
  app().call(
    'POST /api/staff/desk/sessions',
    {
      body: {
        ...{ healer_u_id, service_u_id, place_u_id, client_u_id, starts_at },
        mode: 'in-person',
        asked_by: '',
        channel: 'phone',
      },
    },
    { as },
  )
const answer = (as: TestUser | undefined, appointmentId: string, said: 'yes' | 'no') =>
  app().call(
    'POST /api/website/appointment/{appointmentId}/practice-ask',
    { params: { appointmentId }, body: { answer: said } },
    { as },
  )
const look = async (as: TestUser, appointmentId: string) =>
  (await app().call('GET /api/website/appointment/{appointmentId}', { params: { appointmentId } }, { as }))
    .data
const diary = async (desk: TestUser, startsAt: string) => {
  const from = startsAt.slice(0, 10)
  return (await app().call('GET /api/staff/desk/diary', { query: { from, days: 1 } }, { as: desk })).data
}
const reveal = (desk: TestUser, personId: string) =>
  app().call('POST /api/staff/desk/clients/{personId}/reveal', { params: { personId } }, { as: desk })
const everyMinute = () => app().app.platform.jobs.runNow('unpaid-sessions')
const news = async (as: TestUser) =>
  ((await app().call('GET /api/website/notification', {}, { as })).data ?? []).map(({ title }) => title)

test('a client of nobody here is asked in words that name nobody, and says yes: then the desk knows them', async () => {
  const { desk, client, appointmentId, booked } = await makeAsked()
  expect(booked.wanted).toBe('waiting')
  const { ask_until: until, starts_at: startsAt } = (await look(client, appointmentId)) ?? {}
  expect(until).toBe(new Date(app().clock.now().getTime() + days(1)).toISOString())
  const told = await app().call('GET /api/website/notification', {}, { as: client })
  const [asked] = told.data ?? []
  expect(asked?.title).toBe('Would you like this appointment?')
  expect(asked?.description).not.toMatch(/Meera|addiction/)
  expect((await diary(desk, startsAt ?? ''))?.sessions).toMatchObject([
    { u_id: appointmentId, is_asked: true },
  ])
  expect((await reveal(desk, client.uId)).status).toBe(404)

  expect((await answer(client, appointmentId, 'yes')).data).toMatchObject({
    state: 'confirmed',
    ask_until: null,
  })
  expect(await news(client)).toContain('Your session is booked. Please pay for it later')
  const after = await diary(desk, startsAt ?? '')
  expect(after?.sessions).toMatchObject([{ u_id: appointmentId, is_asked: false }])
  expect(after?.unwanted).toEqual([])
  expect((await reveal(desk, client.uId)).status).toBe(200)
  expect(await answer(client, appointmentId, 'no')).toMatchObject({ status: 409, code: 'notNow' })
})

test('a no frees the time at once, the diary says so, and the contacts stay closed', async () => {
  const { healer, placeId, serviceId, desk, client, appointmentId, booked } = await makeAsked()
  expect((await answer(client, appointmentId, 'no')).data).toMatchObject({
    state: 'cancelled',
    refunded_paise: 0,
  })
  const { sessions, unwanted } = (await diary(desk, booked.starts_at)) ?? {}
  expect(sessions).toEqual([])
  expect(unwanted).toEqual([
    {
      u_id: appointmentId,
      healer_u_id: healer.u_id,
      client_name: 'Vimala Kulkarni',
      starts_at: booked.starts_at,
      is: 'no',
    },
  ])
  expect((await reveal(desk, client.uId)).status).toBe(404)
  const other = await makeClient(app())
  const again = await book(desk, healer.u_id, serviceId, placeId, other.uId, booked.starts_at)
  expect(again.status).toBe(201)
  expect(await answer(client, appointmentId, 'yes')).toMatchObject({ status: 409, code: 'notNow' })
})

test('without an answer it ends when the time to answer is over: nothing is owed, and both are told', async () => {
  const made = await makeAsked()
  const { appointmentId, booked } = made
  await everyMinute()
  expect((await look(made.client, appointmentId))?.state).toBe('confirmed')
  app().clock.advance(days(1))
  await everyMinute()
  const [client, desk] = [await signIn(app(), made.client.uId), await signIn(app(), made.desk.uId, 'staff')]
  expect((await look(client, appointmentId))?.state).toBe('lapsed')
  const { sessions, unwanted } = (await diary(desk, booked.starts_at)) ?? {}
  expect([sessions, unwanted]).toMatchObject([[], [{ u_id: appointmentId, is: 'unanswered' }]])
  expect(await news(client)).toContain('An appointment was not kept for you')
  expect(await answer(client, appointmentId, 'yes')).toMatchObject({ status: 409, code: 'notNow' })
})

test('who has come is not asked any more, and only who is asked may answer', async () => {
  const { desk, client, appointmentId } = await makeAsked(at(0))
  const stranger = await makeClient(app())
  expect((await answer(stranger, appointmentId, 'no')).status).toBe(404)
  expect((await answer(undefined, appointmentId, 'no')).status).toBe(401)
  expect((await answer(desk, appointmentId, 'no')).status).toBe(403)
  app().clock.advance(hours(3.75))
  const params = { appointmentId }
  const again = await signIn(app(), desk.uId, 'staff')
  await app().call('POST /api/staff/desk/sessions/{appointmentId}/arrive', { params }, { as: again })
  const there = await signIn(app(), client.uId)
  expect((await look(there, appointmentId))?.ask_until).toBeNull()
  expect(await answer(there, appointmentId, 'no')).toMatchObject({ status: 409, code: 'notNow' })
})

test('a client of these healers is booked as before: nobody asks', async () => {
  const { healer, placeId, serviceId, desk, client, appointmentId } = await makeAsked()
  await answer(client, appointmentId, 'yes')
  const second = await book(desk, healer.u_id, serviceId, placeId, client.uId, at(4))
  expect(second.data?.wanted).toBeNull()
  expect((await look(client, second.data?.u_id ?? ''))?.ask_until).toBeNull()
})
