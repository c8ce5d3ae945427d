import type { ArticleDraft, EventDraft, SubmissionContent } from '@newyou/contract/content/submissions'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const people = appointmentsOf(app)

let healer: TestHealer
let practice: TestUser
let editor: TestUser
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  editor = await makeStaff(app(), ['editor'])
})

const event: EventDraft = {
  event_kind: 'webinar',
  title: 'Sleep without a screen',
  lead: 'An hour for people who lie awake.',
  category: 'health',
  language: 'English',
  starts_at: '2026-12-01T12:30:00.000Z',
  minutes: 60,
  price_paise: 19_900,
  seats: null,
  venue_name: '',
  venue_address: '',
  venue_city: '',
  join_url: 'https://meet.example/sleep',
  what_to_bring: 'A notebook',
  speakers: [{ role: 'co-host', name: 'Prof. Sen', about: 'Studies sleep.' }],
  about: 'We begin with breath.\n\nThen we <b>talk</b> about lamps & light.',
}
const article: ArticleDraft = {
  title: 'Lamps at ten',
  lead: 'Why a dark room helps.',
  text: 'A dark room helps more than most of us believe. '.repeat(8),
  categories: ['health'],
  language: 'en',
}
const asEvent = (given: Partial<EventDraft> = {}): SubmissionContent => ({
  kind: 'event',
  content: { ...event, ...given },
})
const asArticle = (given: Partial<ArticleDraft> = {}): SubmissionContent => ({
  kind: 'article',
  content: { ...article, ...given },
})

const begin = (as: TestUser, draft = asEvent()) =>
  app().call('POST /api/practice/submission', { body: { draft } }, { as })
const of = (submissionId: string) => ({ params: { submissionId } })
const save = (as: TestUser, id: string, version: number, draft: SubmissionContent) =>
  app().call('PUT /api/practice/submission/{submissionId}', { ...of(id), body: { version, draft } }, { as })
const send = (as: TestUser, id: string, version: number) =>
  app().call('POST /api/practice/submission/{submissionId}/send', { ...of(id), body: { version } }, { as })
const withdraw = (as: TestUser, id: string, version: number) =>
  app().call(
    'POST /api/practice/submission/{submissionId}/withdraw',
    { ...of(id), body: { version } },
    { as },
  )
const one = (as: TestUser, id: string) =>
  app().call('GET /api/practice/submission/{submissionId}', of(id), { as })
const remove = (as: TestUser, id: string) =>
  app().call('DELETE /api/practice/submission/{submissionId}', of(id), { as })
const accept = (as: TestUser, id: string, version: number) =>
  app().call('POST /api/staff/submissions/{submissionId}/accept', { ...of(id), body: { version } }, { as })
const refuse = (as: TestUser, id: string, version: number, reason: string) =>
  app().call(
    'POST /api/staff/submissions/{submissionId}/refuse',
    { ...of(id), body: { version, reason } },
    { as },
  )

/** Written and sent: its id, at version 2. */
async function sent(body = asEvent()) {
  const id = (await begin(practice, body)).data?.u_id ?? ''
  expect((await send(practice, id, 1)).data).toMatchObject({ state: 'sent', version: 2 })
  return id
}
const published = (eventId: string) =>
  app().call('GET /api/website/webinar/{u_id}', { params: { u_id: eventId } })

describe('an event', () => {
  test('is proposed, read by staff, published, and open for enrolment on the site', async () => {
    const id = await sent()
    const waiting = await app().call(
      'GET /api/staff/submissions',
      { query: { state: 'sent' } },
      { as: editor },
    )
    expect(waiting.data).toMatchObject([{ u_id: id, title: event.title, healer_name: 'Meera Rao' }])
    const accepted = await accept(editor, id, 2)
    expect(accepted.data).toMatchObject({ submission: { state: 'accepted', result: { is_public: true } } })
    const eventId = accepted.data?.submission.result?.u_id ?? ''
    const { data } = await published(eventId)
    expect(data).toMatchObject({
      title: event.title,
      starts_at: '2026-12-01T12:30:00Z',
      state: 'upcoming',
      price_paise: 19_900,
    })
    expect(data?.about).toBe(
      '<p>We begin with breath.</p><p>Then we &lt;b&gt;talk&lt;/b&gt; about lamps &amp; light.</p>',
    )
    expect(data?.speakers).toMatchObject([
      {
        role: 'co-host',
        name: 'Prof. Sen',
        about: 'Studies sleep.',
        title: '',
        healer_u_id: null,
        image: null,
      },
    ])
    const hosted = await app().call('GET /api/practice/event', {}, { as: practice })
    expect(hosted.data).toMatchObject([{ u_id: eventId, enrolled: 0 }])
    expect((await people.news(practice))[0]).toMatchObject({
      title: 'Your event is published: Sleep without a screen',
      front_end_path: 'practice/proposals',
      target_id: id,
    })
  })

  test('is refused with a reason that the healer reads, changed, and sent again', async () => {
    const id = await sent()
    expect((await refuse(editor, id, 2, ' ')).status).toBe(400)
    await refuse(editor, id, 2, 'Please say for whom it is.')
    expect((await one(practice, id)).data).toMatchObject({
      state: 'refused',
      reason: 'Please say for whom it is.',
      result: null,
    })
    expect((await people.news(practice))[0]?.description).toContain('Please say for whom it is.')
    const changed = await save(practice, id, 3, asEvent({ lead: 'For parents.' }))
    expect(changed.data).toMatchObject({ state: 'refused', version: 4 })
    expect((await send(practice, id, 4)).data).toMatchObject({ state: 'sent', reason: '' })
  })

  test('that is not whole stays a draft, and each missing field is named', async () => {
    const draft = asEvent({ title: '', starts_at: '', minutes: 0, about: '', venue_city: 'Pune' })
    const id = (await begin(practice, draft)).data?.u_id ?? ''
    const answer = await send(practice, id, 1)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors ?? {}).sort()).toEqual([
      ...['about', 'minutes', 'starts_at', 'title', 'venue_name'],
    ])
    for (const [given, field] of [
      [{ starts_at: '2026-11-22T06:00:00.000Z' }, 'starts_at'],
      [{ join_url: 'http://meet.example' }, 'join_url'],
      [{ venue_name: 'The hall', venue_city: 'Pune' }, 'join_url'],
      [{ join_url: '', venue_city: 'Pune' }, 'venue_name'],
      [{ category: '' }, 'category'],
      [{ language: 'english' }, 'language'],
    ] as const) {
      const one = (await begin(practice, asEvent(given))).data?.u_id ?? ''
      expect(Object.keys((await send(practice, one, 1)).errors ?? {})).toEqual([field])
    }
    expect((await one(practice, id)).data).toMatchObject({ state: 'draft', version: 1 })
  })

  test('that would have begun is not published', async () => {
    const late = await sent()
    app().clock.set(new Date('2026-12-01T12:30:00Z'))
    const now = await makeStaff(app(), ['editor'])
    expect(await accept(now, late, 2)).toMatchObject({ status: 409, code: 'notNow' })
    expect((await published(late)).status).toBe(404)
  })
})

test('an article becomes a draft with its author; the public reads it once staff published it', async () => {
  expect((await begin(practice, asArticle({ text: 'Short' }))).status).toBe(201)
  const id = await sent(asArticle())
  const { data } = await accept(editor, id, 2)
  const articleId = data?.submission.result?.u_id ?? ''
  expect(data?.submission.result?.is_public).toBe(false)
  const read = () => app().call('GET /api/website/blog/{blogId}', { params: { blogId: articleId } } as never)
  expect((await read()).status).toBe(404)
  const draft = await app().call(
    'GET /api/staff/articles/{id}',
    { params: { id: articleId } },
    { as: editor },
  )
  expect(draft.data).toMatchObject({ state: 'draft', title: article.title, author_healer_id: healer.u_id })
  await app().call(
    'POST /api/staff/articles/{id}/state',
    { params: { id: articleId }, body: { version: draft.data?.version ?? 0, state: 'published' } },
    { as: editor },
  )
  expect((await one(practice, id)).data?.result?.is_public).toBe(true)
  expect((await read()).data).toMatchObject({ title: article.title })
})

describe('who may do what', () => {
  test('another healer’s proposal is not there, a draft is not for staff, a client proposes nothing', async () => {
    const id = (await begin(practice)).data?.u_id ?? ''
    const stranger = await signInHealer(app(), await makeHealer(app()))
    const answers = await Promise.all([
      one(stranger, id),
      save(stranger, id, 1, asEvent()),
      send(stranger, id, 1),
      withdraw(stranger, id, 1),
      remove(stranger, id),
      accept(editor, id, 1),
      app().call('GET /api/staff/submissions/{submissionId}', of(id), { as: editor }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await begin(await makeClient(app()))).status).toBe(403)
    const finance = await makeStaff(app(), ['finance'])
    expect((await app().call('GET /api/staff/submissions', {}, { as: finance })).status).toBe(403)
  })

  test('of two windows the second is told; what was sent can be taken back until it is decided', async () => {
    const id = (await begin(practice)).data?.u_id ?? ''
    expect((await save(practice, id, 1, asEvent({ title: 'First window' }))).status).toBe(200)
    expect(await save(practice, id, 1, asEvent({ title: 'Second' }))).toMatchObject({ code: 'noteChanged' })
    expect((await save(practice, id, 2, asArticle())).code).toBe('notNow')
    expect(await send(practice, id, 2)).toMatchObject({ status: 200 })
    expect((await save(practice, id, 3, asEvent())).code).toBe('notNow')
    expect((await remove(practice, id)).code).toBe('notNow')
    expect((await withdraw(practice, id, 3)).data).toMatchObject({ state: 'draft', version: 4 })
    expect(await accept(editor, id, 3)).toMatchObject({ status: 404 })
    await send(practice, id, 4)
    expect(await accept(editor, id, 4)).toMatchObject({ status: 409, code: 'changedMeanwhile' })
    const both = await Promise.all([accept(editor, id, 5), refuse(editor, id, 5, 'No')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await withdraw(practice, id, 6)).code).toBe('notNow')
  })

  test('a draft is deleted, and twenty open ones are enough', async () => {
    const first = (await begin(practice)).data?.u_id ?? ''
    for (let count = 1; count < 20; count++) expect((await begin(practice, asArticle())).status).toBe(201)
    expect(await begin(practice)).toMatchObject({ status: 409, code: 'submissionsFull' })
    expect((await remove(practice, first)).status).toBe(200)
    expect((await begin(practice)).status).toBe(201)
    const list = await app().call(
      'GET /api/practice/submission',
      { query: { kind: 'article' } },
      { as: practice },
    )
    expect(list.total).toBe(19)
  })
})
