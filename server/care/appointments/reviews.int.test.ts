import { describe, expect, test } from 'vitest'
import { after, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const { cancel, news } = appointmentsOf(app)
const monday = '2026-11-23T03:30:00.000Z'

const add = (as: TestUser, appointment_u_id: string, { stars = 4, text = 'She did not hurry me.' } = {}) =>
  app().call('POST /api/website/healer-review', { body: { appointment_u_id, stars, text } }, { as })

const reply = (as: TestUser, u_id: string, words = 'Thank you, and go gently.') =>
  app().call(
    'POST /api/practice/healer-review/{u_id}/reply',
    { params: { u_id }, body: { reply: words } },
    { as },
  )

const pageOf = async ({ u_id: healerId }: { u_id: string }) =>
  (await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })).data

const complete = (as: TestUser, appointmentId: string) =>
  app().call('POST /api/practice/appointment/{appointmentId}/complete', { params: { appointmentId } }, { as })

/** A session that was held, with the client and the healer an hour after its beginning. */
async function held(healer: TestHealer, startsAt = monday) {
  const start = app().clock.now()
  const { uId } = await makeClient(app(), { anonymousName: 'Night Ferry' })
  const { u_id: appointmentId } = await bookAndPay(app(), await signIn(app(), uId), healer, startsAt)
  app().clock.set(after(new Date(startsAt), hours(1)))
  const practitioner = await signInHealer(app(), healer)
  expect((await complete(practitioner, appointmentId)).status).toBe(200)
  const client = await signIn(app(), uId)
  return { client, practitioner, appointmentId, back: () => app().clock.set(start) }
}

describe('a review', () => {
  test('of a held session stands on the page under the chosen name, and the healer answers it once', async () => {
    const healer = await makeHealer(app())
    expect((await pageOf(healer))?.review_summary).toEqual({ count: 0, demo_count: 0, stars: null })
    const { client, practitioner, appointmentId, back } = await held(healer)
    const of = { params: { appointmentId } }
    const mine = async () =>
      (await app().call('GET /api/website/appointment/{appointmentId}/review', of, { as: client })).data
    try {
      expect(await mine()).toBeNull()
      const answer = await add(client, appointmentId)
      expect(answer).toMatchObject({ status: 201, message: 'Review added successfully' })
      expect(answer.data).toMatchObject({ by: 'Night Ferry', stars: 4, sessions: 1, reply: null })
      expect((await news(practitioner))[0]?.title).toBe('Night Ferry reviewed a session')
      const id = answer.data?.u_id ?? ''
      expect(await reply(practitioner, id)).toMatchObject({
        status: 200,
        data: { reply: 'Thank you, and go gently.' },
      })
      expect(await reply(practitioner, id, 'Once more')).toMatchObject({
        status: 409,
        code: 'alreadyReplied',
      })
      expect(await mine()).toMatchObject({ u_id: id, reply: 'Thank you, and go gently.' })
      const seen = await app().call('GET /api/practice/appointment/{appointmentId}/review', of, {
        as: practitioner,
      })
      expect(seen.data).toMatchObject({ u_id: id })
      expect((await news(client))[0]?.title).toBe('Meera Rao replied to your review')
      expect(await pageOf(healer)).toMatchObject({
        reviews: [{ by: 'Night Ferry', text: 'She did not hurry me.', reply: 'Thank you, and go gently.' }],
        review_summary: { count: 1, demo_count: 0, stars: 4 },
      })
    } finally {
      back()
    }
  })

  test('sent twenty times at once is there once', async () => {
    const healer = await makeHealer(app())
    const { client, appointmentId, back } = await held(healer)
    try {
      const answers = await Promise.all(Array.from({ length: 20 }, () => add(client, appointmentId)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 'alreadyReviewed')).toHaveLength(19)
      expect((await pageOf(healer))?.review_summary.count).toBe(1)
    } finally {
      back()
    }
  })

  test('cannot be written before the session was held, nor of one that was cancelled', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const { u_id } = await bookAndPay(app(), client, healer, monday)
    expect(await add(client, u_id)).toMatchObject({ status: 409, code: 'sessionNotHeld' })
    await cancel(client, u_id, 118_000)
    expect(await add(client, u_id)).toMatchObject({ status: 409, code: 'sessionNotHeld' })
    expect((await pageOf(healer))?.reviews).toEqual([])
  })

  test('is not for others: another client, a visitor, another healer', async () => {
    const healer = await makeHealer(app())
    const { client, appointmentId, back } = await held(healer)
    try {
      const stranger = await makeClient(app())
      expect((await add(stranger, appointmentId)).status).toBe(404)
      expect((await add(undefined as unknown as TestUser, appointmentId)).status).toBe(401)
      const { data } = await add(client, appointmentId)
      const other = await signInHealer(app(), await makeHealer(app()))
      expect((await reply(other, data?.u_id ?? '')).status).toBe(404)
      expect((await reply(client, data?.u_id ?? '')).status).toBe(403)
      const peek = await app().call(
        'GET /api/website/appointment/{appointmentId}/review',
        { params: { appointmentId } },
        { as: stranger },
      )
      expect(peek.status).toBe(404)
    } finally {
      back()
    }
  })

  test.each([
    [{ stars: 0 }, 'stars', 'Please choose between one and five stars'],
    [{ stars: 6 }, 'stars', 'Please choose between one and five stars'],
    [{ stars: 4.5 }, 'stars', 'Please choose between one and five stars'],
    [{ text: '   ' }, 'text', 'Please write a few words'],
  ])('with %j is refused with words at the field', async (given, field, words) => {
    const answer = await add(await makeClient(app()), '019a0000-0000-7000-8000-00000000dead', given)
    expect(answer).toMatchObject({ status: 400, errors: { [field]: words } })
  })
})
