import { beforeAll, describe, expect, test } from 'vitest'
import { buy, makeCourse, type TestCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function studentOf(course: TestCourse): Promise<TestUser> {
  const client = await makeClient(app())
  await buy(app(), client, { type: 'course', item_u_id: course.u_id })
  return client
}
const teacherOf = (course: TestCourse) => signIn(app(), course.healer.person_id, 'healer')

describe('the catalogue', () => {
  let sleep: TestCourse
  let work: TestCourse
  beforeAll(async () => {
    sleep = await makeCourse(app(), { title: 'Sleep, slowly', price_paise: 349_900 })
    work = await makeCourse(app(), {
      title: 'After the layoff',
      category: 'business-career',
      language: 'Hindi',
      price_paise: 0,
    })
    await makeCourse(app(), { title: 'Nobody may see this yet', state: 'draft' })
  })
  const titles = async (query: object) =>
    (await app().call('GET /api/website/course', { query })).data?.map(({ title }) => title)

  test('is filtered by category, language, price and healer, and searched in spite of a slip', async () => {
    expect(await titles({ category: 'business-career' })).toEqual(['After the layoff'])
    expect(await titles({ language: 'Hindi' })).toEqual(['After the layoff'])
    expect(await titles({ price: 'free' })).toEqual(['After the layoff'])
    expect(await titles({ healer_u_id: sleep.healer.u_id })).toEqual(['Sleep, slowly'])
    expect(await titles({ search: 'layof' })).toEqual(['After the layoff'])
    expect(await titles({ search: 'layofff' })).toEqual(['After the layoff'])
    expect(await titles({ sort: 'price-low' })).toEqual(['After the layoff', 'Sleep, slowly'])
    expect(await titles({ search: 'nobody' })).toEqual([])
    const categories = await app().call('GET /api/website/new-you-category', {})
    const health = categories.data?.find(({ slug }) => slug === 'health')?.new_you_category_u_id
    expect(await titles({ new_you_category_u_id: health })).toEqual(['Sleep, slowly'])
  })

  test('counts lessons, minutes and students as they are', async () => {
    const course = await makeCourse(app(), { title: 'Counting', category: 'wealth' })
    await studentOf(course)
    await studentOf(course)
    const row = await app()
      .db.selectFrom('course')
      .select(['lesson_count', 'seconds_total', 'student_count'])
      .where('u_id', '=', course.u_id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ lesson_count: 3, seconds_total: 900, student_count: 2 })
    const { data } = await app().call('GET /api/website/popular', {})
    expect(data?.[0]?.title).toBe('Counting')
  })

  test('shows a course whole, without what is in its lessons; in parts as well', async () => {
    const { data } = await app().call('GET /api/website/course/{courseId}', {
      params: { courseId: sleep.u_id },
    })
    expect(data?.sections[0]?.contents.map(({ is_preview }) => is_preview)).toEqual([true, false, false])
    expect(JSON.stringify(data)).not.toContain('Put the phone')
    const lessons = await app().call('GET /api/website/course-list/{nUCourseId}', {
      params: { nUCourseId: sleep.u_id },
      query: { page: 2, items_per_page: 2 },
    })
    expect(lessons).toMatchObject({ total: 3, page: 2, data: [{ position: 3, section: 'The evenings' }] })
    for (const path of ['course-marketing', 'course-description'] as const)
      expect(
        (await app().call(`GET /api/website/${path}/{courseId}`, { params: { courseId: work.u_id } })).data
          ?.u_id,
      ).toBe(work.u_id)
  })

  test('an unknown course is 404 everywhere', async () => {
    const courseId = '019a0000-0000-7000-8000-0000000000ff'
    for (const path of ['course', 'course-marketing', 'course-description'] as const)
      expect((await app().call(`GET /api/website/${path}/{courseId}`, { params: { courseId } })).status).toBe(
        404,
      )
    const list = await app().call('GET /api/website/course-list/{nUCourseId}', {
      params: { nUCourseId: courseId },
      query: {},
    })
    expect(list.status).toBe(404)
  })
})

test('free courses and all of them may be asked for after each other', async () => {
  for (const query of [{}, { price: 'free' }, { price: 'paid' }, {}] as const)
    expect((await app().call('GET /api/website/course', { query })).status).toBe(200)
})

describe('reviews', () => {
  const review = (course: TestCourse, client: TestUser, stars = 4) =>
    app().call(
      'POST /api/website/course-review',
      { body: { course_u_id: course.u_id, stars, review: 'I slept on the fifth evening.' } },
      { as: client },
    )

  test('only by who has the course, one each, deleted by its writer', async () => {
    const course = await makeCourse(app())
    expect(await review(course, await makeClient(app()))).toMatchObject({ status: 403, code: 'notOwned' })
    const student = await studentOf(course)
    const written = await review(course, student)
    expect(written).toMatchObject({ status: 201, message: 'Review added successfully' })
    expect((await review(course, student)).code).toBe('alreadyReviewed')
    const detail = () =>
      app().call('GET /api/website/course/{courseId}', { params: { courseId: course.u_id } })
    expect((await detail()).data).toMatchObject({ review_count: 1, stars: 4 })
    const params = { reviewId: written.data?.u_id ?? '' }
    const other = await studentOf(course)
    expect(
      (await app().call('DELETE /api/website/course-review/{reviewId}', { params }, { as: other })).status,
    ).toBe(404)
    await app().call('DELETE /api/website/course-review/{reviewId}', { params }, { as: student })
    expect((await detail()).data).toMatchObject({ review_count: 0, stars: null, reviews: [] })
  })

  test('the healer of the course answers once, another healer never', async () => {
    const course = await makeCourse(app())
    const written = await review(course, await studentOf(course))
    const reply = (as: TestUser) =>
      app().call(
        'PUT /api/website/course-review/{reviewId}',
        { params: { reviewId: written.data?.u_id ?? '' }, body: { reply: 'Thank you.' } },
        { as },
      )
    const stranger = await signIn(app(), (await makeHealer(app())).person_id, 'healer')
    expect((await reply(stranger)).status).toBe(404)
    const teacher = await teacherOf(course)
    expect((await reply(teacher)).data?.reply).toBe('Thank you.')
    expect((await reply(teacher)).code).toBe('alreadyReplied')
  })
})

describe('questions', () => {
  const ask = (course: TestCourse, as: TestUser) =>
    app().call(
      'POST /api/website/course-qa',
      { body: { course_u_id: course.u_id, question: 'May I do two evenings at once?' } },
      { as },
    )
  const change = (courseQueId: string, body: { question: string } | { answer: string }, as: TestUser) =>
    app().call('PUT /api/website/course-qa/{courseQueId}', { params: { courseQueId }, body }, { as })

  test('asked by who has the course, answered by its healer, then on the page for all', async () => {
    const course = await makeCourse(app())
    expect((await ask(course, await makeClient(app()))).code).toBe('notOwned')
    const student = await studentOf(course)
    const asked = await ask(course, student)
    const questionId = asked.data?.u_id ?? ''
    const onPage = async () =>
      (await app().call('GET /api/website/course/{courseId}', { params: { courseId: course.u_id } })).data
        ?.questions
    expect(await onPage()).toEqual([])
    expect((await change(questionId, { question: 'May I do three?' }, student)).data?.question).toBe(
      'May I do three?',
    )
    expect((await change(questionId, { answer: 'Better not.' }, student)).status).toBe(404)
    const teacher = await teacherOf(course)
    const waiting = await app().call(
      'GET /api/website/course-qa',
      { query: { taught: 'true', is_answered: 'false' } },
      { as: teacher },
    )
    const ofStudent = await app().call(
      'GET /api/website/course-qa',
      { query: { taught: 'true' } },
      { as: student },
    )
    expect(ofStudent.total).toBe(0)
    expect(waiting).toMatchObject({ total: 1, data: [{ u_id: questionId, course_title: 'Sleep, slowly' }] })
    expect((await change(questionId, { answer: 'Better not.' }, teacher)).data?.answer).toBe('Better not.')
    expect(await onPage()).toMatchObject([{ question: 'May I do three?', answer: 'Better not.' }])
    expect((await change(questionId, { question: 'Now another' }, student)).code).toBe('questionAnswered')
    const received = await app().call('GET /api/website/notification', { query: {} }, { as: student })
    expect(received.data?.[0]?.title).toBe('Your question was answered')
  })

  test('are seen by those who have the course and by no others; deleted by the person who asked', async () => {
    const course = await makeCourse(app())
    const student = await studentOf(course)
    const params = { courseQueId: (await ask(course, student)).data?.u_id ?? '' }
    const view = async (as: TestUser) =>
      (await app().call('GET /api/website/course-qa/{courseQueId}', { params }, { as })).status
    const stranger = await makeClient(app())
    expect(await view(stranger)).toBe(404)
    expect(await view(await studentOf(course))).toBe(200)
    const listed = await app().call(
      'GET /api/website/course-qa',
      { query: { course_u_id: course.u_id } },
      { as: stranger },
    )
    expect(listed.total).toBe(0)
    const remove = (as: TestUser) =>
      app().call('DELETE /api/website/course-qa/{courseQueId}', { params }, { as })
    expect((await remove(await studentOf(course))).status).toBe(404)
    expect((await remove(student)).status).toBe(200)
    expect(await view(student)).toBe(404)
  })
})
