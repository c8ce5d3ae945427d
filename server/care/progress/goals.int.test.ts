import type { NewGoal } from '@newyou/contract/care/progress'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const [monday, tuesday, wednesday] = [23, 24, 25].map((day) => `2026-11-${day}T03:30:00.000Z`) as [
  string,
  string,
  string,
]
const app = useTestApp({ start })
const people = appointmentsOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app())
  appointmentId = (await bookAndPay(app(), client, healer, monday)).u_id
})

const wanted: NewGoal = {
  wording: 'Sleep through three nights a week',
  review: { every: 1, unit: 'sessions' },
}
const suggest = (goal: Partial<NewGoal> = {}) =>
  app().call(
    'POST /api/practice/goal',
    { body: { appointment_u_id: appointmentId, ...wanted, ...goal } },
    { as: practice },
  )
const of = (goalId: string) => ({ params: { goalId } })
async function agreed(goal: Partial<NewGoal> = {}) {
  const { data, message } = await suggest(goal)
  const found = data?.goals.find(({ state }) => state === 'proposed')
  if (!found) throw new Error(message)
  await app().call('POST /api/website/goal/{goalId}/agree', of(found.u_id), { as: client })
  return found.u_id
}
const seen = async (as: TestUser = client) =>
  as === client
    ? (await app().call('GET /api/website/progress', {}, { as })).data?.[0]
    : (await app().call('GET /api/practice/progress/{appointmentId}', { params: { appointmentId } }, { as }))
        .data
const reviewsOf = async (goalId: string) =>
  (await seen())?.goals.find((one) => one.u_id === goalId)?.reviews ?? []
/** The clock goes to a moment, at which both log in anew. */
async function to(moment: string) {
  app().clock.set(new Date(moment))
  Object.assign(client, await signIn(app(), client.uId))
  Object.assign(practice, await signInHealer(app(), healer))
}
const asksAt = async (moment: string) => {
  await to(moment)
  await app().app.platform.jobs.runNow('progress-asked')
}
const review = (as: TestUser, reviewId: string, rating: number, words = '') =>
  app().call(
    as === client ? 'PUT /api/website/goal-review/{reviewId}' : 'PUT /api/practice/goal-review/{reviewId}',
    { params: { reviewId }, body: { rating, words } },
    { as },
  )

describe('a goal', () => {
  test('is agreed by the other side, never by who suggested it, and both see the same', async () => {
    const suggested = (await suggest()).data?.goals[0]
    expect(suggested).toMatchObject({ state: 'proposed', proposed_by: 'healer', reviews: [] })
    expect((await people.news(client))[0]?.title).toBe('Meera Rao suggests a goal to you')
    const own = await app().call('POST /api/practice/goal/{goalId}/agree', of(suggested?.u_id ?? ''), {
      as: practice,
    })
    expect(own.code).toBe('notNow')
    const yes = await app().call('POST /api/website/goal/{goalId}/agree', of(suggested?.u_id ?? ''), {
      as: client,
    })
    expect(yes.data?.goals[0]).toMatchObject({ state: 'open', agreed_at: start.toISOString() })
    expect(await seen(practice)).toEqual(await seen())
  })

  test('can be the client’s idea; let go it has a reason, and six at once are enough', async () => {
    const { data } = await app().call(
      'POST /api/website/goal',
      { body: { healer_u_id: healer.u_id, ...wanted } },
      { as: client },
    )
    const goalId = data?.goals[0]?.u_id ?? ''
    expect((await people.news(practice))[0]?.front_end_path).toBe('practice/clients')
    const end = (as: TestUser, state: 'reached' | 'let-go', reason = '') =>
      app().call(
        as === client ? 'POST /api/website/goal/{goalId}/end' : 'POST /api/practice/goal/{goalId}/end',
        { ...of(goalId), body: { state, reason } },
        { as },
      )
    expect((await end(practice, 'reached')).code).toBe('notNow')
    expect((await end(practice, 'let-go')).errors).toEqual({ reason: 'This field is required' })
    expect((await end(practice, 'let-go', 'Let us begin with the evenings')).data?.goals[0]).toMatchObject({
      ...{ state: 'let-go', closed_by: 'healer', reason: 'Let us begin with the evenings' },
    })
    expect((await end(client, 'let-go', 'Again')).code).toBe('notNow')
    for (let count = 0; count < 6; count++) expect((await suggest()).status).toBe(201)
    expect((await suggest()).code).toBe('goalsFull')
  })

  test('of others is not there, whatever is asked of it', async () => {
    const goalId = await agreed()
    await asksAt('2026-11-22T06:00:00Z')
    const reviewId = (await reviewsOf(goalId))[0]?.u_id ?? ''
    const stranger = await makeClient(app())
    const otherHealer = await signInHealer(app(), await makeHealer(app()))
    const body = { state: 'let-go', reason: 'Mine' } as const
    const answers = await Promise.all([
      app().call('POST /api/website/goal/{goalId}/agree', of(goalId), { as: stranger }),
      app().call('POST /api/website/goal/{goalId}/end', { ...of(goalId), body }, { as: stranger }),
      app().call('POST /api/practice/goal/{goalId}/end', { ...of(goalId), body }, { as: otherHealer }),
      app().call(
        'PUT /api/website/goal-review/{reviewId}',
        { params: { reviewId }, body: { rating: 1, words: '' } },
        { as: stranger },
      ),
      app().call(
        'PUT /api/practice/goal-review/{reviewId}',
        { params: { reviewId }, body: { rating: 1, words: '' } },
        { as: otherHealer },
      ),
      app().call(
        'GET /api/practice/progress/{appointmentId}',
        { params: { appointmentId } },
        { as: otherHealer },
      ),
      app().call(
        'POST /api/practice/goal',
        { body: { appointment_u_id: appointmentId, ...wanted } },
        { as: otherHealer },
      ),
      app().call(
        'POST /api/website/goal',
        { body: { healer_u_id: healer.u_id, ...wanted } },
        { as: stranger },
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404))
    expect((await app().call('GET /api/website/progress', {}, { as: stranger })).data).toEqual([])
  })
})

describe('a review', () => {
  test('is asked of both once, a day before the session, and changed until the next one', async () => {
    const goalId = await agreed()
    await asksAt('2026-11-22T03:00:00Z')
    expect(await reviewsOf(goalId)).toEqual([])
    await asksAt('2026-11-22T03:35:00Z')
    await app().app.platform.jobs.runNow('progress-asked')
    const [first] = await reviewsOf(goalId)
    expect(first).toMatchObject({ is_open: true, client: null, healer: null })
    const asked = async (as: TestUser) => (await people.news(as)).filter(({ type }) => type === 'progress')
    expect((await asked(client)).map(({ title }) => title)).toEqual([
      'Meera Rao asks how you are before your next session',
      'Meera Rao suggests a goal to you',
    ])
    expect((await asked(practice))[0]?.title).toMatch(/^Goals with .* are due for a review$/)
    await review(client, first?.u_id ?? '', 3, 'Two nights')
    await review(client, first?.u_id ?? '', 4, 'Two nights and a half')
    const both = await review(practice, first?.u_id ?? '', 5)
    expect(both.data?.goals[0]?.reviews[0]).toMatchObject({
      client: { rating: 4, words: 'Two nights and a half' },
      healer: { rating: 5, words: '' },
    })
    expect((await review(client, first?.u_id ?? '', 11)).status).toBe(400)
    await bookAndPay(app(), client, healer, tuesday)
    await asksAt('2026-11-23T05:00:00Z')
    expect((await reviewsOf(goalId)).map(({ is_open }) => is_open)).toEqual([false, true])
    expect((await review(client, first?.u_id ?? '', 9)).code).toBe('notNow')
  })

  test('every three sessions is asked in the third, every two weeks in the first session after them', async () => {
    const [inSessions, inWeeks] = [
      await agreed({ review: { every: 3, unit: 'sessions' } }),
      await agreed({ review: { every: 2, unit: 'weeks' } }),
    ]
    await bookAndPay(app(), client, healer, tuesday)
    await bookAndPay(app(), client, healer, wednesday)
    await asksAt('2026-11-22T12:00:00Z')
    await asksAt('2026-11-23T12:00:00Z')
    expect([await reviewsOf(inSessions), await reviewsOf(inWeeks)]).toEqual([[], []])
    await asksAt('2026-11-24T12:00:00Z')
    expect([(await reviewsOf(inSessions)).length, await reviewsOf(inWeeks)]).toEqual([1, []])
    await to('2026-12-01T06:00:00Z')
    await bookAndPay(app(), client, healer, '2026-12-07T03:30:00.000Z')
    await asksAt('2026-12-06T12:00:00Z')
    expect([(await reviewsOf(inSessions)).length, (await reviewsOf(inWeeks)).length]).toEqual([1, 1])
  })

  test('is not asked for a goal that nobody agreed to, or that was let go', async () => {
    await suggest()
    const goalId = await agreed()
    await app().call(
      'POST /api/website/goal/{goalId}/end',
      { ...of(goalId), body: { state: 'reached', reason: '' } },
      { as: client },
    )
    await asksAt('2026-11-22T12:00:00Z')
    expect((await seen())?.goals.flatMap(({ reviews }) => reviews)).toEqual([])
  })
})
