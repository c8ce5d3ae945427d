import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { freshMobile, logIn } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { news } = appointmentsOf(app)
const hindi = '019a0000-0000-7000-8000-000000000101'

const calm = [0, 1, 2, 1, 0, 1, 0, 1, 0]
const worrying = calm.with(8, 1)
const take = (as: TestUser, answers: number[] = calm, testCode: SelfTestCode = 'phq-9', version = 1) =>
  app().call(
    'POST /api/website/test/{testCode}',
    { params: { testCode }, body: { version, answers } },
    { as },
  )
const taken = async (as: TestUser, answers?: number[], code?: SelfTestCode) => {
  const { data, message } = await take(as, answers, code)
  if (!data) throw new Error(message)
  return data
}
const list = async (as: TestUser) => (await app().call('GET /api/website/test-list', {}, { as })).data ?? []
const entry = async (as: TestUser, code: SelfTestCode = 'phq-9') =>
  (await list(as)).find((one) => one.code === code)
const results = (as: TestUser, languageId?: string) =>
  app().call(
    'GET /api/website/result-screen',
    { query: languageId ? { language_u_id: languageId } : {} },
    { as },
  )
const only = async (as: TestUser) => (await results(as)).data?.[0]

beforeEach(() => app().clock.set(start))

describe('the tests', () => {
  test('are listed, each with its source, and asked in English and Hindi in the exact wording', async () => {
    const client = await makeClient(app())
    expect((await list(client)).map(({ code }) => code)).toEqual(['who-5', 'phq-9', 'gad-7'])
    const one = (languageId?: string) =>
      app().call(
        'GET /api/website/test/{testCode}',
        { params: { testCode: 'phq-9' }, query: languageId ? { language_u_id: languageId } : {} },
        { as: client },
      )
    const [english, inHindi] = [await one(), await one(hindi)]
    expect(english.data?.questions[0]).toBe('Little interest or pleasure in doing things')
    expect(inHindi.data?.questions[0]).toBe('कुछ करने में बहुत कम दिलचस्पी या मज़ा आना')
    expect(english.data?.worrying).toEqual([{ question: 8, from: 1 }])
    expect(english.data?.source.terms).toMatch(/No permission required/)
    expect(inHindi.languages?.map(({ code }) => code)).toEqual(['en', 'hi'])
    const query = { language: 'hi' } as const
    const ofSite = await app().call(
      'GET /api/website/test/{testCode}',
      { params: { testCode: 'phq-9' }, query },
      { as: client },
    )
    expect([ofSite.language_u_id, ofSite.data?.questions]).toEqual([hindi, inHindi.data?.questions])
    const listed = await app().call('GET /api/website/test-list', { query }, { as: client })
    expect(listed.data?.[1]?.name).toMatch(/[\u0900-\u097f]/)
  })

  test('the back office takes one away and sets the days until the next time', async () => {
    const [client, admin] = [await makeClient(app()), await makeStaff(app(), ['admin'])]
    await taken(client, [0, 0, 0, 0, 0, 0, 0], 'gad-7')
    const change = async (values: object) => {
      const params = { id: 'gad-7' }
      const { data } = await app().call('GET /api/staff/self-tests/{id}', { params }, { as: admin })
      const body = { version: data?.version ?? 0, ...values }
      return app().call('PATCH /api/staff/self-tests/{id}', { params, body }, { as: admin })
    }
    await change({ retest_days: 3 })
    expect((await entry(client, 'gad-7'))?.retest_at).toBe('2026-11-24T06:00:00.000Z')
    await change({ is_offered: false })
    expect(await entry(client, 'gad-7')).toBeUndefined()
    expect((await take(client, [0, 0, 0, 0, 0, 0, 0], 'gad-7')).status).toBe(404)
    expect((await only(client))?.results).toHaveLength(1)
    await change({ is_offered: true, retest_days: 14 })
  })
})

describe('taking a test', () => {
  test('sent again under the same key is the same result, also where it may be taken at any time', async () => {
    const [client, admin] = [await makeClient(app()), await makeStaff(app(), ['admin'])]
    const setDays = async (retestDays: number) => {
      const params = { id: 'who-5' }
      const { data } = await app().call('GET /api/staff/self-tests/{id}', { params }, { as: admin })
      const body = { version: data?.version ?? 0, retest_days: retestDays }
      await app().call('PATCH /api/staff/self-tests/{id}', { params, body }, { as: admin })
    }
    const send = (answers: number[]) =>
      app().call(
        'POST /api/website/test/{testCode}',
        { params: { testCode: 'who-5' }, body: { version: 1, answers } },
        { as: client, headers: { 'idempotency-key': 'kept-on-the-device' } },
      )
    await setDays(0)
    const first = await send([1, 2, 3, 4, 5])
    expect(first.status).toBe(201)
    expect((await send([1, 2, 3, 4, 5])).data).toEqual(first.data)
    expect((await send([5, 5, 5, 5, 5])).code).toBe('idempotencyKeyReused')
    expect((await only(client))?.results).toHaveLength(1)
    await setDays(14)
  })

  test('is scored by the server and says in plain words what the result means', async () => {
    const client = await makeClient(app())
    expect(await take(client)).toMatchObject({
      status: 201,
      data: { score: 6, max_score: 27, band: { name: 'Mild' }, is_worrying: false },
    })
    const { data, healers } = await results(client, hindi)
    expect(healers).toEqual([])
    expect(data).toMatchObject([
      {
        code: 'phq-9',
        name: 'मूड (PHQ-9)',
        is_higher_better: false,
        results: [{ score: 6, shared_with: [] }],
      },
    ])
    expect(JSON.stringify(data)).not.toContain('"answers"')
  })

  test('of another version, with too few answers, out of range, or with a score of one’s own is refused', async () => {
    const client = await makeClient(app())
    expect(await take(client, calm, 'phq-9', 2)).toMatchObject({ status: 409, code: 'testChanged' })
    for (const wrong of [
      calm.slice(1),
      [...calm, 0],
      calm.with(0, 4),
      calm.with(0, -1),
      calm.with(0, 0.5),
      [],
    ])
      expect([wrong, (await take(client, wrong)).status]).toEqual([wrong, 400])
    const answer = await app().call(
      'POST /api/website/test/{testCode}',
      { params: { testCode: 'phq-9' }, body: { version: 1, answers: calm, score: 0 } as never },
      { as: client },
    )
    expect(answer.status).toBe(400)
    expect((await results(client)).data).toEqual([])
  })

  test('is not possible again before the time, however many windows ask at once', async () => {
    const mobile = freshMobile()
    const client = await makeClient(app(), { mobile })
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(client)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const again = '2026-12-05T06:00:00.000Z'
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'retestTooEarly',
      data: { retest_at: again },
    })
    const { answer } = await logIn(app(), mobile)
    expect(answer.data).toMatchObject({ retest_time: again })
    expect((await take(client, [5, 5, 5, 5, 5], 'who-5')).status).toBe(201)
    app().clock.advance(days(14) - 1)
    const later = await signIn(app(), client.uId)
    expect((await take(later)).code).toBe('retestTooEarly')
    app().clock.advance(1)
    expect((await logIn(app(), mobile)).answer.data).toMatchObject({ retest_time: null })
    expect((await take(later)).status).toBe(201)
    expect((await results(later)).data?.find(({ code }) => code === 'phq-9')?.results).toHaveLength(2)
  })
})

describe('a worrying answer', () => {
  test('notifies the staff at once, who follow it up without seeing the answer', async () => {
    const support = await makeStaff(app(), ['support'])
    const client = await makeClient(app(), { firstName: 'Devika' })
    const { u_id: resultId, is_worrying: isWorrying } = await taken(client, worrying)
    expect(isWorrying).toBe(true)
    const [notice] = await news(support)
    expect(notice).toMatchObject({
      type: 'crisis',
      title: 'Urgent: a test may point to a crisis',
      front_end_path: 'admin/crisis-follow-ups',
      kind: null,
    })
    const params = { id: notice?.target_id ?? '' }
    const { data } = await app().call('GET /api/staff/crisis-follow-ups/{id}', { params }, { as: support })
    expect(data).toMatchObject({ client: 'Devika Kulkarni', is_done: false })
    expect(JSON.stringify(data)).not.toContain(resultId)
    const done = await app().call(
      'PATCH /api/staff/crisis-follow-ups/{id}',
      { params, body: { version: data?.version ?? 0, is_done: true, note: 'Called at ten.' } },
      { as: support },
    )
    expect(done.data).toMatchObject({ is_done: true, note: 'Called at ten.' })
    const editor = await makeStaff(app(), ['editor'])
    expect((await app().call('GET /api/staff/crisis-follow-ups', {}, { as: editor })).status).toBe(403)
  })

  test('any other answer notifies no one', async () => {
    const support = await makeStaff(app(), ['support'])
    await taken(await makeClient(app()), [3, 3, 3, 3, 3, 3, 3, 3, 0])
    expect(await news(support)).toEqual([])
  })
})

describe('sharing', () => {
  async function pair() {
    const [client, healer] = [await makeClient(app()), await makeHealer(app(), { full_name: 'Meera Rao' })]
    const practice = await signInHealer(app(), healer)
    const { u_id: appointmentId } = await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    return { client, healer, practice, appointmentId }
  }
  const seen = async (practice: TestUser, appointmentId: string) =>
    (
      await app().call(
        'GET /api/practice/test/{appointmentId}',
        { params: { appointmentId } },
        { as: practice },
      )
    ).data
  const share = (as: TestUser, resultId: string, healerId: string) =>
    app().call(
      'PUT /api/website/test-result/{resultId}/share/{healerId}',
      { params: { resultId, healerId } },
      { as },
    )
  const ask = (practice: TestUser, appointmentId: string, test_code: SelfTestCode = 'phq-9') =>
    app().call(
      'POST /api/practice/test-request',
      { body: { appointment_u_id: appointmentId, test_code } },
      { as: practice },
    )

  test('the healer sees a result only while the client shares it, never single answers', async () => {
    const { client, healer, practice, appointmentId } = await pair()
    const { u_id: resultId } = await taken(client)
    expect((await seen(practice, appointmentId))?.results).toEqual([])
    expect((await results(client)).healers).toEqual([{ healer_u_id: healer.u_id, full_name: 'Meera Rao' }])
    for (let times = 0; times < 2; times++)
      expect((await share(client, resultId, healer.u_id)).data?.shared_with).toHaveLength(1)
    const shown = await seen(practice, appointmentId)
    expect(shown?.results).toMatchObject([{ u_id: resultId, score: 6, band: { name: 'Mild' } }])
    expect(JSON.stringify(shown)).not.toContain('answers')
    const titles = (await news(practice)).map(({ title }) => title)
    expect(titles.filter((title) => title.includes('shared a test result'))).toHaveLength(1)
    await app().call(
      'DELETE /api/website/test-result/{resultId}/share/{healerId}',
      { params: { resultId, healerId: healer.u_id } },
      { as: client },
    )
    expect((await seen(practice, appointmentId))?.results).toEqual([])
  })

  test('nothing goes to a stranger, and no one shares or reads what is another’s', async () => {
    const { client, healer, practice, appointmentId } = await pair()
    const stranger = await makeHealer(app())
    const { u_id: resultId } = await taken(client)
    expect((await share(client, resultId, stranger.u_id)).status).toBe(404)
    const other = await pair()
    expect((await share(other.client, resultId, other.healer.u_id)).status).toBe(404)
    expect(await seen(await signInHealer(app(), stranger), appointmentId)).toBeUndefined()
    expect((await share(client, resultId, healer.u_id)).status).toBe(200)
    // To the same healer by the appointment of another client.
    expect((await seen(other.practice, other.appointmentId))?.results).toEqual([])
    expect((await seen(practice, appointmentId))?.results).toHaveLength(1)
  })

  test('a healer asks once, the client takes the test and shares it, or declines', async () => {
    const { client, healer, practice, appointmentId } = await pair()
    expect(await ask(practice, appointmentId)).toMatchObject({
      status: 201,
      data: { requests: [{ state: 'open' }] },
    })
    expect(await ask(practice, appointmentId)).toMatchObject({ status: 409, code: 'alreadyAsked' })
    expect((await news(client))[0]).toMatchObject({
      title: 'Meera Rao has asked you to take a short test',
      front_end_path: 'result',
    })
    expect((await entry(client))?.requests).toMatchObject([{ healer: { full_name: 'Meera Rao' } }])
    const { u_id: resultId } = await taken(client)
    expect((await seen(practice, appointmentId))?.results).toEqual([])
    await share(client, resultId, healer.u_id)
    expect((await seen(practice, appointmentId))?.requests).toMatchObject([{ state: 'shared' }])

    app().clock.advance(minutes(1))
    await ask(practice, appointmentId, 'gad-7')
    const requestId = (await entry(client, 'gad-7'))?.requests[0]?.u_id ?? ''
    const decline = (as: TestUser) =>
      app().call('POST /api/website/test-request/{requestId}/decline', { params: { requestId } }, { as })
    expect((await decline(await makeClient(app()))).status).toBe(404)
    expect((await decline(client)).status).toBe(200)
    expect(await decline(client)).toMatchObject({ status: 409, code: 'notNow' })
    expect((await seen(practice, appointmentId))?.requests[0]).toMatchObject({ state: 'declined' })
    const stranger = await signInHealer(app(), await makeHealer(app()))
    expect((await ask(stranger, appointmentId)).status).toBe(404)
  })
})
