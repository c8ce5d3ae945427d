import { expect, test } from 'vitest'
import { buy, makeCourse } from '../../testing/courses.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

test('who wrote a review or a question is shown to its writer alone, and never by id', async () => {
  const course = await makeCourse(app())
  const course_u_id = course.u_id
  const [writer, other] = [await makeClient(app()), await makeClient(app())]
  for (const client of [writer, other]) await buy(app(), client, { type: 'course', item_u_id: course_u_id })
  const teacher = await signIn(app(), course.healer.person_id, 'healer')
  const reviewed = await app().call(
    'POST /api/website/course-review',
    { body: { course_u_id, stars: 5, review: 'It helped.' } },
    { as: writer },
  )
  const asked = await app().call(
    'POST /api/website/course-qa',
    { body: { course_u_id, question: 'How long does it take?' } },
    { as: writer },
  )
  const params = { courseQueId: asked.data?.u_id ?? '' }
  await app().call(
    'PUT /api/website/course-qa/{courseQueId}',
    { params, body: { answer: 'A week.' } },
    { as: teacher },
  )
  expect([reviewed.data?.is_mine, asked.data?.is_mine]).toEqual([true, true])
  const seenBy = async (as?: TestUser) => {
    const page = await app().call(
      'GET /api/website/course/{courseId}',
      { params: { courseId: course_u_id } },
      as ? { as } : {},
    )
    const list = as && (await app().call('GET /api/website/course-qa', { query: { course_u_id } }, { as }))
    expect(JSON.stringify([page, list])).not.toContain(writer.uId)
    return [page.data?.reviews[0]?.is_mine, page.data?.questions[0]?.is_mine, list?.data?.[0]?.is_mine]
  }
  expect(await seenBy()).toEqual([false, false, undefined])
  expect(await seenBy(other)).toEqual([false, false, false])
  expect(await seenBy(writer)).toEqual([true, true, true])
})
