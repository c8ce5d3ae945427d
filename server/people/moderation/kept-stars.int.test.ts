import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeCourse } from '../../testing/courses.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { KEEP_ANSWERS: 'true' } })

interface Card {
  u_id: string
  stars: number | null
}

/** The cards of courses in a kept answer, wherever they stand in it. */
async function starsIn(path: string, courseId: string) {
  const found: Card[] = []
  JSON.parse((await app().app.http.inject({ url: path })).body, (_, value: Card) => {
    if (value?.u_id === courseId && 'stars' in value) found.push(value)
    return value
  })
  return found.map(({ stars }) => stars)
}

test('a review that is hidden or restored changes the stars on kept cards at once', async () => {
  const course = await makeCourse(app(), {})
  const [writer, reader, staff] = [await makeClient(app()), await makeClient(app()), await makeSupport(app())]
  const reviewId = randomUUID()
  await app()
    .db.insertInto('course_review')
    .values({
      ...{ u_id: reviewId, course_id: course.u_id, person_id: writer.uId, by_name: 'Quiet River', stars: 1 },
      ...{ text: 'Buy mine instead', created_at: app().clock.now() },
    })
    .execute()
  const pages = ['/api/website/home-page', '/api/website/popular']
  const stars = async () => (await Promise.all(pages.map((page) => starsIn(page, course.u_id)))).flat()
  expect(new Set(await stars())).toEqual(new Set([1]))
  await app().call(
    'POST /api/website/report',
    { body: { thing: 'course-review', thing_u_id: reviewId, reason: 'misleading', words: 'Look' } },
    { as: reader },
  )
  const { data } = await app().call('GET /api/staff/community-reports', {}, { as: staff })
  const params = { reportId: data?.[0]?.u_id ?? '' }
  const hidden = await app().call(
    'POST /api/staff/community-reports/{reportId}/decide',
    { params, body: { decision: 'hide', note: 'An advertisement' } },
    { as: staff },
  )
  expect(hidden.status).toBe(200)
  await expect.poll(stars).not.toContain(1)
  const restored = await app().call(
    'POST /api/staff/community-reports/{reportId}/restore',
    { params, body: { note: 'Looked again' } },
    { as: staff },
  )
  expect(restored.status).toBe(200)
  await expect.poll(stars).not.toContain(null)
})
