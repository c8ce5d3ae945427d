import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeCourse } from './testing/courses.ts'
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

beforeAll(async () => {
  const healer = await makeHealer(app())
  for (let count = 0; count < 15; count++) await makeCourse(app(), { healer, title: `Sleep ${count}` })
})
afterEach(() => vi.restoreAllMocks())

/** Every statement that PostgreSQL gets while an address is asked for, from any connection. */
async function questionsOf(url: string, headers: Record<string, string> = {}) {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const { statusCode } = await app().app.http.inject({ url: `/api/website/${url}`, headers })
  expect(statusCode).toBe(200)
  const questions = asked.mock.calls.map(
    ([question]) => question as unknown as string | { name?: string; text: string },
  )
  return (
    questions
      .map((question) => (typeof question === 'string' ? { name: undefined, text: question } : question))
      // The queue polls by itself every few seconds; that belongs to no list.
      .filter(({ text }) => !/\bjobs\./.test(text))
  )
}

test.each(lists)('%s costs one question to the database, however many rows it shows', async (url) => {
  await questionsOf(url)
  vi.restoreAllMocks()
  const questions = await questionsOf(url)
  expect(questions.map(({ text }) => text)).toHaveLength(1)
})

test('lists without a filter are planned once', async () => {
  for (const url of lists.filter((one) => !one.includes('?'))) {
    const [question] = await questionsOf(url)
    expect(question?.name, url).toBeTruthy()
    vi.restoreAllMocks()
  }
})

test.each([
  ['patient-action-plan', 'plans-mine'],
  ['action-plan-today', 'plans-today'],
  ['action-plan-notification', 'plans-past'],
  ['support', 'support-mine'],
  ['all-user-chat', 'chats-client'],
])('%s of a client costs one question too, beside who is asking', async (url, name) => {
  const client = await makeClient(app())
  const headers = { authorization: `Bearer ${client.token}` }
  await questionsOf(url, headers)
  vi.restoreAllMocks()
  const questions = await questionsOf(url, headers)
  expect(questions.map((question) => question.name)).toEqual([name])
})
