import { staffRoles } from '@newyou/contract/vocabulary'
import { expect, test } from 'vitest'
import { askQuestions, filmLesson, makeCourse } from '../../testing/courses.ts'
import { signInHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const page = (courseId: string, as?: TestUser) =>
  app().call('GET /api/staff/course-preview/{courseId}', { params: { courseId } }, as && { as })
const player = (courseId: string, as?: TestUser) =>
  app().call('GET /api/staff/course-preview/{courseId}/player', { params: { courseId } }, as && { as })
const lesson = (courseContentId: string, as?: TestUser) =>
  app().call(
    'GET /api/staff/course-preview-content/{courseContentId}',
    { params: { courseContentId } },
    as && { as },
  )

const draft = async () =>
  makeCourse(app(), {
    state: 'draft',
    published_at: null,
    lessons: [{ title: 'The lamp' }, await filmLesson(app()), { kind: 'quiz', body: '', title: 'Questions' }],
  })

test('who may change courses sees the page, the player and each lesson of a draft, and nobody else does', async () => {
  const course = await draft()
  const [text, film, quiz] = course.lessons as [string, string, string]
  await askQuestions(app(), quiz, 2)
  for (const role of staffRoles) {
    const as = await makeStaff(app(), [role])
    const answers = [await page(course.u_id, as), await player(course.u_id, as), await lesson(text, as)]
    const status = role === 'editor' || role === 'admin' ? 200 : 403
    expect([role, ...answers.map((one) => one.status)]).toEqual([role, status, status, status])
  }
  for (const as of [undefined, await makeClient(app()), await signInHealer(app(), course.healer)]) {
    const answers = [await page(course.u_id, as), await player(course.u_id, as), await lesson(text, as)]
    expect(answers.map((one) => one.status)).toEqual(Array(3).fill(as ? 403 : 401))
  }
  const editor = await makeStaff(app(), ['editor'])
  expect((await page(course.u_id, editor)).data).toMatchObject({ state: 'draft', lesson_count: 3 })
  const played = (await player(course.u_id, editor)).data
  expect(played).toMatchObject({ access: 'colleague', completed_count: 0, certificate: null })
  expect(played?.sections[0]?.contents.map(({ is_open }) => is_open)).toEqual([true, true, true])
  const address = (await lesson(film, editor)).data?.media?.address ?? ''
  expect((await app().app.http.inject({ method: 'GET', url: address })).statusCode).toBe(200)
  expect((await lesson(quiz, editor)).data?.quiz).toMatchObject({ attempt_count: 0, last: null })
  const nowhere = '019a0000-0000-7000-8000-000000000001'
  expect([
    (await page(nowhere, editor)).status,
    (await player(nowhere, editor)).status,
    (await lesson(nowhere, editor)).status,
  ]).toEqual([404, 404, 404])
})

test('a preview is not counted: no learner, no history, and the public page of a draft stays unknown', async () => {
  const course = await draft()
  const editor = await makeStaff(app(), ['editor'])
  await page(course.u_id, editor)
  await player(course.u_id, editor)
  for (const id of course.lessons) await lesson(id, editor)
  const { db } = app()
  const row = await db
    .selectFrom('course')
    .select(['student_count', 'state'])
    .where('u_id', '=', course.u_id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ student_count: 0, state: 'draft' })
  expect(
    await db
      .selectFrom('patient_streaming_history')
      .select('person_id')
      .where('course_id', '=', course.u_id)
      .execute(),
  ).toEqual([])
  expect(
    await db.selectFrom('entitlement').select('u_id').where('item_id', '=', course.u_id).execute(),
  ).toEqual([])
  const params = { courseId: course.u_id }
  expect((await app().call('GET /api/website/course/{courseId}', { params })).status).toBe(404)
  expect((await app().call('GET /api/website/course/{courseId}', { params }, { as: editor })).status).toBe(
    404,
  )
})

test('a course without lessons can be previewed too', async () => {
  const course = await draft()
  await app().db.deleteFrom('course_content').where('course_id', '=', course.u_id).execute()
  const editor = await makeStaff(app(), ['editor'])
  expect((await player(course.u_id, editor)).data).toMatchObject({ lesson_count: 0, resume: null })
})

test('a lesson that waits for its file has none to play', async () => {
  const { lessons } = await makeCourse(app(), {
    ...{ state: 'draft', published_at: null, lessons: [{ kind: 'video', body: '' }] },
  })
  const shown = await lesson(lessons[0] ?? '', await makeStaff(app(), ['editor']))
  expect(shown).toMatchObject({ status: 200, data: { kind: 'video', media: null } })
})
