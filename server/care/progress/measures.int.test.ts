import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { uuidIds } from '../../platform/ids.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { scoreAnswers } from '../self-tests/index.ts'

const start = new Date('2026-11-21T06:00:00Z')
const monday = '2026-11-23T03:30:00.000Z'
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

/** The clock goes to a moment, at which both log in anew, and what is due is asked. */
async function at(moment: string) {
  app().clock.set(new Date(moment))
  Object.assign(client, await signIn(app(), client.uId))
  Object.assign(practice, await signInHealer(app(), healer))
  await app().app.platform.jobs.runNow('progress-asked')
}
const rhythm = { every: 1, unit: 'sessions' as const, hours_before: 48 }
const ask = (code: SelfTestCode = 'phq-9', given: object = {}, as = practice) =>
  app().call(
    'PUT /api/practice/measure',
    { body: { appointment_u_id: appointmentId, test_code: code, ...rhythm, ...given } },
    { as },
  )
const waiting = async (as = client) =>
  (await app().call('GET /api/website/measure-request', { query: { language: 'hi' } }, { as })).data ?? []
const answer = (requestId: string, answers: (number | null)[], isDone = true, as = client) =>
  app().call(
    'PUT /api/website/measure-request/{requestId}',
    { params: { requestId }, body: { version: 1, answers, is_done: isDone } },
    { as },
  )
const inFile = async () =>
  (
    await app().call(
      'GET /api/practice/progress/{appointmentId}',
      { params: { appointmentId } },
      { as: practice },
    )
  ).data
const ofClient = async () => (await app().call('GET /api/website/progress', {}, { as: client })).data?.[0]
const calm = [1, 1, 1, 1, 1, 1, 1, 1, 0]

describe('a measure before each session', () => {
  test('is asked the chosen hours before, in one message with all that is due', async () => {
    await ask()
    await ask('gad-7', { hours_before: 3 })
    const { data } = await app().call(
      'POST /api/practice/goal',
      { body: { appointment_u_id: appointmentId, wording: 'Sleep', review: { every: 1, unit: 'sessions' } } },
      { as: practice },
    )
    await app().call(
      'POST /api/website/goal/{goalId}/agree',
      { params: { goalId: data?.goals[0]?.u_id ?? '' } },
      { as: client },
    )
    await at('2026-11-21T03:00:00Z')
    expect(await waiting()).toEqual([])
    await at('2026-11-21T03:35:00Z')
    await at('2026-11-23T03:00:00Z')
    expect((await waiting()).map((one) => one.test.code).sort()).toEqual(['gad-7', 'phq-9'])
    const asked = (await people.news(client)).filter(({ title }) => title.includes('asks how you are'))
    expect(asked.map(({ front_end_path: path }) => path)).toEqual(['my-action-plan'])
  })

  test('saves as one goes, and done is scored once; both see the same chart', async () => {
    await ask()
    await at('2026-11-22T06:00:00Z')
    const [request] = await waiting()
    expect(request).toMatchObject({ closes_at: '2026-11-23T04:15:00.000Z', answers: Array(9).fill(null) })
    expect(request?.test.questions[0]).toMatch(/[\u0900-\u097f]/)
    const requestId = request?.u_id ?? ''
    expect((await answer(requestId, [2, 1], false)).data).toEqual({ result: null })
    expect((await waiting())[0]?.answers.slice(0, 3)).toEqual([2, 1, null])
    expect((await answer(requestId, [2, 1], true)).status).toBe(400)
    expect((await answer(requestId, [9], false)).status).toBe(400)
    const [done, again] = await Promise.all([answer(requestId, calm), answer(requestId, calm)])
    expect([done.data?.result?.score, again.data]).toEqual([8, done.data])
    expect(await waiting()).toEqual([])
    const file = await inFile()
    expect(file?.measures).toMatchObject([
      {
        test: { code: 'phq-9', change: { points: 6, by_formula: { reliability: 0.89, deviation: 6.1 } } },
        points: [{ result: { score: 8, is_worrying: false } }],
      },
    ])
    expect((await ofClient())?.measures).toEqual(file?.measures)
    const own = await app().call('GET /api/website/result-screen', { query: {} }, { as: client })
    expect(own.data?.[0]?.results).toHaveLength(1)
  })

  test('that names danger is a matter of the staff at once', async () => {
    const support = await makeStaff(app(), ['support'])
    await ask()
    await at('2026-11-22T06:00:00Z')
    const { data } = await answer((await waiting())[0]?.u_id ?? '', calm.with(8, 1))
    expect(data?.result?.is_worrying).toBe(true)
    expect((await people.news(await signIn(app(), support.uId, 'staff')))[0]?.type).toBe('crisis')
    expect((await inFile())?.measures[0]?.points[0]?.result?.is_worrying).toBe(true)
  })

  test('without an answer in time is a gap', async () => {
    await ask()
    await at('2026-11-22T06:00:00Z')
    const requestId = (await waiting())[0]?.u_id ?? ''
    await at('2026-11-23T05:00:00Z')
    expect((await answer(requestId, calm)).code).toBe('notNow')
    expect((await inFile())?.measures[0]?.points).toMatchObject([{ result: null }])
  })

  test('is nothing to others, and the client can stop it', async () => {
    await ask()
    await at('2026-11-22T06:00:00Z')
    const [stranger, otherHealer] = [
      await makeClient(app()),
      await signInHealer(app(), await makeHealer(app())),
    ]
    const measureId = (await inFile())?.measures[0]?.u_id ?? ''
    const requestId = (await waiting())[0]?.u_id ?? ''
    const params = { params: { measureId } }
    const answers = await Promise.all([
      ask('phq-9', {}, otherHealer),
      answer(requestId, calm, true, stranger),
      app().call('POST /api/website/measure/{measureId}/end', params, { as: stranger }),
      app().call('POST /api/practice/measure/{measureId}/end', params, { as: otherHealer }),
    ])
    expect([...answers.map(({ status }) => status), await waiting(stranger)]).toEqual([
      404,
      404,
      404,
      404,
      [],
    ])
    const ended = await app().call('POST /api/website/measure/{measureId}/end', params, { as: client })
    expect(ended.data?.measures[0]).toMatchObject({ ended_by: 'client' })
    expect((await people.news(practice))[0]?.title).toMatch(/does not want to answer/)
    expect((await answer(requestId, calm)).code).toBe('notNow')
    expect(
      (await app().call('POST /api/practice/measure/{measureId}/end', params, { as: practice })).code,
    ).toBe('notNow')
  })
})

test('a measure of weeks is asked by the week, without a session', async () => {
  await ask('who-5', { unit: 'weeks', every: 2 })
  await at('2026-11-21T06:05:00Z')
  await at('2026-11-27T07:00:00Z')
  expect((await inFile())?.measures[0]?.points).toHaveLength(0)
  await at('2026-11-30T06:05:00Z')
  expect((await inFile())?.measures[0]?.points).toMatchObject([{ result: null }])
  await at('2026-12-05T06:05:00Z')
  const [request] = await waiting()
  expect((await answer(request?.u_id ?? '', [3, 3, 3, 3, 3])).data?.result?.score).toBe(15)
  expect((await inFile())?.measures[0]?.points.map(({ result }) => result?.score)).toEqual([undefined, 15])
})

test('after six sessions without a change both read the same suggestion, and dismiss it for themselves', async () => {
  await ask()
  const sessions = ['24', '25', '26', '27', '30'].map((day) => `2026-11-${day}T03:30:00.000Z`)
  for (const startsAt of [...sessions, '2026-12-01T03:30:00.000Z'])
    await bookAndPay(app(), client, healer, startsAt)
  await app()
    .db.updateTable('appointment')
    .set({ state: 'completed' })
    .where('client_id', '=', client.uId)
    .execute()
  const { u_id: measureId } = await app()
    .db.selectFrom('measure')
    .select('u_id')
    .where('client_id', '=', client.uId)
    .executeTakeFirstOrThrow()
  for (const [from, answers] of [
    [0, [2, 2, 2, 2, 2, 2, 2, 0, 0]],
    [12, [2, 2, 2, 2, 2, 2, 1, 0, 0]],
  ] as const) {
    const [resultId, takenAt] = [uuidIds.next(), new Date(start.getTime() + days(from))]
    await app()
      .db.insertInto('test_result')
      .values({
        u_id: resultId,
        person_id: client.uId,
        test_code: 'phq-9',
        ...scoreAnswers('phq-9', answers),
        answers: [...answers],
        taken_at: takenAt,
      })
      .execute()
    await app()
      .db.insertInto('measure_request')
      .values({
        u_id: uuidIds.next(),
        measure_id: measureId,
        client_id: client.uId,
        asked_at: takenAt,
        result_id: resultId,
      })
      .execute()
  }
  await at('2026-12-04T06:00:00Z')
  const said = [
    {
      kind: 'no-change',
      test_code: 'phq-9',
      name: expect.any(String),
      sessions: 7,
      first: 14,
      latest: 13,
      points: 6,
    },
  ]
  expect([(await ofClient())?.suggestions, (await inFile())?.suggestions]).toEqual([said, said])
  const dismissed = await app().call(
    'POST /api/website/progress-suggestion/dismiss',
    { body: { healer_u_id: healer.u_id, kind: 'no-change', test_code: 'phq-9' } },
    { as: client },
  )
  expect([dismissed.data?.suggestions, (await inFile())?.suggestions]).toEqual([[], said])
  await app().call(
    'POST /api/practice/progress-suggestion/dismiss',
    { body: { appointment_u_id: appointmentId, kind: 'no-change', test_code: 'phq-9' } },
    { as: practice },
  )
  expect((await inFile())?.suggestions).toEqual([])
})
