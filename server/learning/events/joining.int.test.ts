import { describe, expect, test } from 'vitest'
import { after, hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const people = eventsOf(app)
const { due, news } = appointmentsOf(app)

/** Looks at something at another moment; the sessions of the test belong to its start. */
async function at<T>(moment: Date, look: () => Promise<T>): Promise<T> {
  app().clock.set(moment)
  const seen = await look()
  app().clock.set(start)
  return seen
}
const free = { price_paise: 0, inHours: 1 / 2 }

describe('joining', () => {
  test('is for the enrolled: from a quarter of an hour before until the end', async () => {
    const [client, other] = [await makeClient(app()), await makeClient(app())]
    const event = await makeEvent(app(), { ...free, kind: 'webinar', join_url: 'https://meet.example/room' })
    await people.enrol(client, event)
    expect(await people.mine(other, event)).toMatchObject({ status: 403, code: 'notEnrolled' })
    expect((await people.mine(client, { ...event, kind: 'workshop' })).status).toBe(404)
    const address = (moment: Date) =>
      at(moment, async () => (await people.mine(client, event)).data?.join?.address)
    expect(await address(after(event.startsAt, -minutes(15) - 1))).toBeNull()
    expect(await address(after(event.startsAt, -minutes(15)))).toBe('https://meet.example/room')
    // The token is as old as the test; the end is looked at with a fresh one.
    app().clock.set(after(event.startsAt, minutes(60)))
    const later = await signIn(app(), client.uId)
    expect((await people.mine(later, event)).data?.join?.address).toBeNull()
    app().clock.set(after(event.startsAt, minutes(60) - 1))
    expect((await people.mine(later, event)).data?.join?.address).toBe('https://meet.example/room')
    app().clock.set(start)
  })

  test('somewhere: the place and what to bring; without an address of its own: the site’s meeting room', async () => {
    const client = await makeClient(app())
    const there = await makeEvent(app(), { ...free, city: 'Pune' })
    await people.enrol(client, there)
    expect((await people.mine(client, there)).data).toMatchObject({
      join: null,
      venue: { city: 'Pune', address: '1 Lake Road' },
      what_to_bring: 'A mat',
    })
    const online = await makeEvent(app(), { price_paise: 0, inHours: 0.1 })
    await people.enrol(client, online)
    const { data } = await people.mine(client, online)
    expect(data?.join?.address).toBe(`${app().sandbox.url}/meet/${online.u_id}`)
    const room = await fetch(data?.join?.address ?? '')
    expect(room.status).toBe(200)
    expect(await room.text()).toContain('stands where a video meeting would be')
  })

  test('a calendar file for the enrolled alone', async () => {
    const [client, other] = [await makeClient(app()), await makeClient(app())]
    const event = await makeEvent(app(), { ...free, city: 'Pune' })
    await people.enrol(client, event)
    const file = (as: TestUser) =>
      app().app.http.inject({
        url: `/api/website/event/${event.u_id}/calendar`,
        headers: { authorization: `Bearer ${as.token}` },
      })
    const { body, headers } = await file(client)
    expect(headers['content-type']).toContain('text/calendar')
    expect(body).toContain('LOCATION:The hall')
    expect((await file(other)).statusCode).toBe(404)
  })

  test('a recording plays for the enrolled, by signed addresses', async () => {
    const [client, other] = [await makeClient(app()), await makeClient(app())]
    const event = await makeEvent(app(), { inHours: -48, isRecorded: true, kind: 'webinar', price_paise: 0 })
    expect((await people.mine(other, event)).code).toBe('notEnrolled')
    await people.enrol(client, event)
    const { data } = await people.mine(client, event)
    expect(data).toMatchObject({ state: 'recorded', enrolment: { cancellable_until: null } })
    const film = await app().app.http.inject({ url: data?.recording?.address ?? '' })
    expect(film.statusCode).toBe(200)
    const unsigned = (data?.recording?.address ?? '').split('?')[0] ?? ''
    expect((await app().app.http.inject({ url: unsigned })).statusCode).toBe(403)
    expect(await people.list(client, 'recorded')).toMatchObject([{ u_id: event.u_id }])
    expect(await people.list(client)).toEqual([])
  })
})

test('feedback: by the enrolled, once it has ended, and changed as often as they like', async () => {
  const [client, other] = [await makeClient(app()), await makeClient(app())]
  const event = await makeEvent(app(), { ...free, kind: 'webinar', inHours: 0.05, minutes: 10 })
  await people.enrol(client, event)
  const words = { stars: 4, text: 'The silence in the middle.' }
  expect((await people.feedback(client, event, words)).code).toBe('feedbackTooEarly')
  app().clock.set(event.startsAt)
  expect((await people.feedback(client, event, words)).code).toBe('feedbackTooEarly')
  app().clock.set(after(event.startsAt, minutes(10) - 1))
  expect(await people.feedback(client, event, words)).toMatchObject({
    status: 409,
    message: 'You can give feedback once the event has ended',
  })
  app().clock.set(after(event.startsAt, minutes(10)))
  expect((await people.feedback(other, event, words)).code).toBe('notEnrolled')
  expect((await people.feedback(client, event, { ...words, text: ' ' })).errors).toEqual({
    text: 'This field is required',
  })
  expect((await people.feedback(client, event, words)).message).toBe('Feedback form submit successfully')
  await people.feedback(client, event, { ...words, stars: 5 })
  expect((await people.mine(client, event)).data?.feedback).toMatchObject({ ...words, stars: 5 })
  const url = await app().call(
    'GET /api/website/webinar-feedback-url/{u_id}',
    { params: { u_id: event.u_id } },
    { as: client },
  )
  expect(url.data?.url).toBe(`http://localhost:3000/feedback/webinar/${event.u_id}`)
  app().clock.set(start)
})

describe('reminders', () => {
  const titlesOf = async (as: TestUser) => (await news(as)).map(({ title }) => title)
  const remind = async (event: TestEvent, before: number) => {
    app().clock.set(after(event.startsAt, -before))
    await due('event-reminder')
    app().clock.set(start)
  }

  test('a day and ten minutes before, and the question how it was; each once, in the client’s zone', async () => {
    const person = await makePerson(app(), { timeZone: 'Europe/London', email: 'reminded@example.com' })
    const client = await signIn(app(), person.u_id)
    const event = await makeEvent(app(), { price_paise: 0, title: 'Grief' })
    await people.enrol(client, event)
    await remind(event, hours(24) + 1)
    expect(await titlesOf(client)).toEqual(['You are enrolled in “Grief”'])
    for (const before of [hours(24), hours(24), minutes(10), -minutes(60)]) await remind(event, before)
    expect(await titlesOf(client)).toEqual([
      'How was “Grief”?',
      '“Grief” starts in 10 minutes',
      '“Grief” is tomorrow',
      'You are enrolled in “Grief”',
    ])
    const [asked] = await news(client)
    expect(asked).toMatchObject({
      type: 'workshop-feedback',
      description: `http://localhost:3000/feedback/workshop/${event.u_id}`,
    })
    const mails = app().sandbox.inbox.mails('reminded@example.com')
    expect(mails.find(({ subject }) => subject.includes('tomorrow'))?.text).toContain('6:00 am')
  })

  test('not for an enrolment that was cancelled', async () => {
    const client = await makeClient(app())
    const event = await makeEvent(app(), { price_paise: 0, title: 'Calm' })
    await people.enrol(client, event)
    await people.refund(client, event, 0)
    for (const before of [hours(24), minutes(10), -minutes(60)]) await remind(event, before)
    expect(await titlesOf(client)).toEqual([
      'Your enrolment in “Calm” is cancelled',
      'You are enrolled in “Calm”',
    ])
  })
})
