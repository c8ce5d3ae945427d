import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeBundle, makeCourse } from './testing/courses.ts'
import { makeEbook } from './testing/ebooks.ts'
import { makeEvent } from './testing/events.ts'
import { makeHealer } from './testing/healers.ts'
import { makeClient } from './testing/signed-in.ts'
import { useTestApp } from './testing/test-app.ts'

const app = useTestApp()

const lists = [
  'healers',
  'course',
  'course?category=health&price=paid&search=sleep',
  'popular',
  'membership-package',
  'ebook',
  'event',
  'webinar',
  'webinar?webinar_type=recorded&category=health&search=breath&is_webinar_online=true',
  'workshop',
  'demo-webinar',
  'reels',
  'blog',
  'success-story',
  'home-page',
]

/** Each list has so many rows to show, so a query for each row would be seen. */
const rowCount = 4

beforeAll(async () => {
  const healer = await makeHealer(app())
  const { db, ids } = app().app.platform
  const now = app().clock.now()
  const published = { state: 'published', published_at: now, updated_at: now }
  for (let count = 0; count < rowCount; count++) {
    await makeHealer(app())
    const course = await makeCourse(app(), { healer, title: `Sleep ${count}` })
    await makeBundle(app(), { courses: [course] })
    await makeEbook(app(), { healer_id: healer.u_id })
    for (const kind of ['webinar', 'workshop'] as const)
      for (const inHours of [72, -72])
        await makeEvent(app(), {
          kind,
          inHours,
          isRecorded: inHours < 0,
          healer_id: healer.u_id,
          is_introduction: kind === 'webinar' && inHours > 0,
          price_paise: 0,
        })
    for (const kind of ['blog', 'success-story'])
      await db
        .insertInto('article')
        .values({
          ...published,
          u_id: ids.next(),
          kind,
          title: `A night ${count}`,
          body: '<p>It passed.</p>',
          words: 'It passed.',
          teller: kind === 'blog' ? '' : 'Quiet Heron',
          reading_minutes: 1,
        })
        .execute()
    await db
      .insertInto('reel')
      .values({
        ...published,
        u_id: ids.next(),
        healer_id: healer.u_id,
        title: `A lamp ${count}`,
        words: 'One sentence.',
        alt: 'A lamp.',
        category: 'health',
        video: '/media/reels/lamp.mp4',
        poster: '/media/reels/lamp.webp',
        seconds: 8,
      })
      .execute()
  }
})
afterEach(() => vi.restoreAllMocks())

/** Every statement that PostgreSQL gets while an address is asked for, from any connection. */
async function questionsOf(url: string, headers: Record<string, string> = {}) {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await app().app.http.inject({ url: `/api/website/${url}`, headers })
  expect(answer.statusCode).toBe(200)
  const questions = asked.mock.calls.map(
    ([question]) => question as unknown as string | { name?: string; text: string },
  )
  const seen = questions
    .map((question) => (typeof question === 'string' ? { name: undefined, text: question } : question))
    // The queue polls by itself every few seconds; that belongs to no list.
    .filter(({ text }) => !/\bjobs\./.test(text))
  return { questions: seen, data: answer.json().data }
}

test.each(lists)('%s costs one question to the database, however many rows it shows', async (url) => {
  await questionsOf(url)
  vi.restoreAllMocks()
  const { questions, data } = await questionsOf(url)
  expect(questions.map(({ text }) => text)).toHaveLength(1)
  // The introduction is one webinar; everything else is a list that the tables can fill.
  if (url === 'demo-webinar') expect(data).toMatchObject({ is_introduction: true })
  else expect(data.length).toBeGreaterThanOrEqual(rowCount)
})

test('lists without a filter are planned once', async () => {
  for (const url of lists.filter((one) => !one.includes('?'))) {
    const { questions } = await questionsOf(url)
    expect(questions[0]?.name, url).toBeTruthy()
    vi.restoreAllMocks()
  }
})

/** Plans that remind today, requests for help and conversations of a client. */
async function fillLists(clientId: string) {
  const { db, ids } = app().app.platform
  const now = app().clock.now()
  const day = now.toISOString().slice(0, 10)
  for (let count = 0; count < rowCount; count++) {
    const { u_id: healer_id } = await makeHealer(app())
    const plan = ids.next()
    await db
      .insertInto('action_plan')
      .values({
        u_id: plan,
        client_id: clientId,
        healer_id,
        title: `Plan ${count}`,
        description: '',
        starts_on: day,
        ends_on: day,
        time_zone: 'UTC',
        created_at: now,
        updated_at: now,
      })
      .execute()
    await db
      .insertInto('action_reminder')
      .values({
        u_id: ids.next(),
        plan_id: plan,
        client_id: clientId,
        day,
        due_at: now,
        title: 'Ten slow breaths',
        how_to: '',
      })
      .execute()
    await db
      .insertInto('conversation')
      .values({ u_id: ids.next(), client_id: clientId, healer_id, created_at: now, last_at: now })
      .execute()
    await db
      .insertInto('support_ticket')
      .values({
        u_id: ids.next(),
        person_id: clientId,
        title: 'The film stands still',
        description: 'It stops.',
        since: now,
        created_at: now,
        updated_at: now,
      })
      .execute()
  }
}

test.each([
  ['patient-action-plan', 'plans-mine'],
  ['action-plan-today', 'plans-today'],
  ['action-plan-notification', 'plans-past'],
  ['support', 'support-mine'],
  ['all-user-chat', 'chats-client'],
])('%s of a client costs one question too, beside who is asking', async (url, name) => {
  const client = await makeClient(app())
  await fillLists(client.uId)
  const headers = { authorization: `Bearer ${client.token}` }
  await questionsOf(url, headers)
  vi.restoreAllMocks()
  const { questions, data } = await questionsOf(url, headers)
  expect(questions.map((question) => question.name)).toEqual([name])
  expect(data).toHaveLength(rowCount)
})
