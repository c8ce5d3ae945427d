import type { GivenAnswer, Question } from '@newyou/contract/care/questionnaire'
import { describe, expect, test } from 'vitest'
import { freshMobile, logIn, registerClient } from '../../testing/people.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const hindi = '019a0000-0000-7000-8000-000000000101'
const tamil = '019a0000-0000-7000-8000-000000000104'

const ask = (languageId?: string) =>
  app().call('GET /api/website/questions', { query: languageId ? { language_u_id: languageId } : {} })
const asked = async () => (await ask()).data ?? []
const send = (as: TestUser, answers: GivenAnswer[], languageId?: string) =>
  app().call(
    'POST /api/website/answer',
    { body: { answers, ...(languageId && { language_u_id: languageId }) } },
    { as },
  )
const mine = async (as: TestUser) => (await app().call('GET /api/website/answer', {}, { as })).data
const first = ({ u_id, version, choices }: Question): GivenAnswer => ({
  question_u_id: u_id,
  version,
  choices: choices.slice(0, 1).map(({ value }) => value),
})
const skip = ({ u_id, version }: Question): GivenAnswer => ({ question_u_id: u_id, version, choices: [] })

async function firstQuestions() {
  const [one, two] = await asked()
  if (!one || !two) throw new Error('two questions are needed')
  return { one, two }
}

describe('the questions', () => {
  test('come in the language asked for, in English where there is none, with the same names of choices', async () => {
    const [english, inHindi, inTamil] = await Promise.all([ask(), ask(hindi), ask(tamil)])
    expect(english.data?.[0]?.text).toBe('What would you like to work on?')
    const ofSite = await app().call('GET /api/website/questions', { query: { language: 'hi' } })
    expect(ofSite.data).toEqual(inHindi.data)
    expect([inHindi.language_u_id, inHindi.data?.[0]?.text]).toEqual([hindi, 'आपको किस बारे में मदद चाहिए?'])
    expect(inTamil.data).toEqual(english.data)
    const names = (questions: Question[] = []) =>
      questions.map(({ choices }) => choices.map(({ value }) => value))
    expect(names(inHindi.data)).toEqual(names(english.data))
    expect(english.languages?.map(({ code }) => code)).toEqual(['en', 'hi'])
  })

  test('are those that the back office has published, in their order', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const { data: made } = await app().call(
      'POST /api/staff/questions',
      {
        body: {
          position: 1,
          text: 'Do you sleep well?',
          kind: 'one',
          choices: ['Yes', 'No'],
          choice_values: ['yes', 'no'],
        },
      },
      { as: editor },
    )
    expect((await asked()).map(({ u_id }) => u_id)).not.toContain(made?.u_id)
    const params = { id: made?.u_id ?? '' }
    const state = (to: 'published' | 'archived', version: number) =>
      app().call(
        'POST /api/staff/questions/{id}/state',
        { params, body: { version, state: to } },
        { as: editor },
      )
    await state('published', made?.version ?? 0)
    expect((await asked())[0]).toMatchObject({
      u_id: made?.u_id,
      text: 'Do you sleep well?',
      is_required: false,
    })
    await state('archived', (made?.version ?? 0) + 1)
  })

  test.each([
    [{ choice_values: ['yes'] }, 'choice_values'],
    [{ choice_values: ['yes', 'yes'] }, 'choice_values'],
    [{ choice_values: ['Yes!', 'no'] }, 'choice_values'],
    [{ choices: ['Yes'] }, 'choices'],
    [{ choices_hi: ['हाँ'] }, 'choices_hi'],
    [{ purpose: 'topics' }, 'choice_values'],
    [{ purpose: 'budget' }, 'choice_values'],
  ])('%o is refused in the back office', async (wrong, field) => {
    const editor = await makeStaff(app(), ['editor'])
    const form = {
      position: 3,
      text: 'Well?',
      kind: 'one',
      choices: ['Yes', 'No'],
      choice_values: ['yes', 'no'],
    }
    const answer = await app().call(
      'POST /api/staff/questions',
      { body: { ...form, ...wrong } },
      { as: editor },
    )
    expect(answer).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })

  test('one purpose has one published question', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const { data: made } = await app().call(
      'POST /api/staff/questions',
      {
        body: {
          ...{ position: 5, text: 'Which help?', kind: 'one', purpose: 'help' },
          ...{ choices: ['Talk', 'Read'], choice_values: ['talk', 'read'] },
        },
      },
      { as: editor },
    )
    const answer = await app().call(
      'POST /api/staff/questions/{id}/state',
      { params: { id: made?.u_id ?? '' }, body: { version: 1, state: 'published' } },
      { as: editor },
    )
    expect(answer).toMatchObject({ status: 400, errors: { purpose: expect.any(String) } })
  })
})

describe('answers', () => {
  test('are kept one by one, may be changed and skipped, and the last one finishes', async () => {
    const client = await registerClient(app())
    const questions = await asked()
    const { one } = await firstQuestions()
    expect((await send(client, [first(one)], hindi)).data).toEqual({
      ...{ state: 'waiting', answered: 1, total: questions.length },
    })
    expect((await mine(client))?.answers).toMatchObject([
      { question: 'आपको किस बारे में मदद चाहिए?', choices: [{ label: 'काम और करियर' }], is_skipped: false },
    ])
    const changed = { ...first(one), choices: ['health', 'family'] }
    await send(client, [changed])
    expect((await mine(client))?.answers.map(({ choices }) => choices.map(({ value }) => value))).toEqual([
      // In the order of the question, however they were pressed.
      ['family', 'health'],
    ])
    for (const question of questions.slice(1, -1))
      await send(client, [question.is_required ? first(question) : skip(question)])
    expect((await mine(client))?.state).toBe('waiting')
    const last = questions.at(-1)
    expect((await send(client, last ? [skip(last)] : [])).data?.state).toBe('finished')
    expect((await mine(client))?.answers.at(-1)).toMatchObject({ is_skipped: true, choices: [] })
  })

  test('to another version, to nothing that is asked, out of range, twice, or too many are refused whole', async () => {
    const client = await makeClient(app())
    const { one, two } = await firstQuestions()
    const right = first(one)
    const cases: [GivenAnswer[], object][] = [
      [[first(two), { ...right, version: right.version + 1 }], { status: 409, code: 'questionChanged' }],
      [[{ ...right, choices: ['elsewhere'] }], { status: 400 }],
      [[{ ...right, choices: ['health', 'health'] }], { status: 400 }],
      [[right, right], { status: 400 }],
      [[{ ...first(two), choices: ['days', 'weeks'] }], { status: 400, message: 'Please choose one' }],
      [[skip(one)], { status: 400, message: 'This question cannot be skipped' }],
      [[{ ...right, question_u_id: '019a0000-0000-7000-8000-0000000000ff' }], { status: 404 }],
      [[], { status: 400 }],
    ]
    for (const [answers, refusal] of cases)
      expect([answers, await send(client, answers)]).toMatchObject([answers, refusal])
    expect((await mine(client))?.answers).toEqual([])
  })

  test('sent from two devices at once leave one answer to each question', async () => {
    const client = await makeClient(app())
    const { one, two } = await firstQuestions()
    const both = [first(one), first(two)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => send(client, turn % 2 ? both : both.toReversed())),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect((await mine(client))?.answers).toHaveLength(2)
  })

  test('are the client’s own', async () => {
    const [client, other] = [await makeClient(app()), await makeClient(app())]
    const { one } = await firstQuestions()
    await send(client, [first(one)])
    expect((await mine(other))?.answers).toEqual([])
    expect((await app().call('GET /api/website/answer', {})).status).toBe(401)
    expect((await send(await makeStaff(app(), ['admin']), [first(one)])).status).toBe(403)
  })
})

describe('who is led to the questionnaire', () => {
  async function newClient() {
    const mobile = freshMobile()
    return { mobile, client: await registerClient(app(), { mobile }) }
  }
  const isNew = async (mobile: string) => {
    const { answer } = await logIn(app(), mobile)
    return answer.data?.outcome === 'logged-in' && answer.data.is_new_user
  }

  test('a client who registered, at each log-in and renewal until it is finished or put off', async () => {
    const { mobile, client } = await newClient()
    expect(await isNew(mobile)).toBe(true)
    const renewed = await app().call('POST /api/website/get-refresh-token', {
      body: { refresh_token: client.refreshToken, device_id: client.deviceId },
    })
    expect(renewed.data?.is_new_user).toBe(true)
    expect((await app().call('POST /api/website/answer-later', {}, { as: client })).data?.state).toBe(
      'put-off',
    )
    expect(await isNew(mobile)).toBe(false)
    const finishing = await newClient()
    await send(finishing.client, (await asked()).map(first))
    expect(await isNew(finishing.mobile)).toBe(false)
    const later = await app().call('POST /api/website/answer-later', {}, { as: finishing.client })
    expect(later.data?.state).toBe('finished')
  })
})
