import { describe, expect, test } from 'vitest'
import { askQuestions, buy, makeCourse, type TestCourse } from '../../testing/courses.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const unknown = '019a0000-0000-7000-8000-0000000000ff'

async function learnerOf(course: TestCourse): Promise<{ client: TestUser; orderId: string }> {
  const client = await makeClient(app())
  return { client, orderId: (await buy(app(), client, { type: 'course', item_u_id: course.u_id })) ?? '' }
}
const asOne = (as: TestUser | undefined) => (as ? { as } : {})

const open = (lessonId = '', as?: TestUser) =>
  app().call(
    'GET /api/website/course-content/{courseContentId}',
    { params: { courseContentId: lessonId } },
    asOne(as),
  )

describe('a quiz', () => {
  const answer = (as: TestUser, lessonId: string, questions: string[], chosen: number[]) =>
    app().call(
      'POST /api/website/course-quiz-answer',
      {
        body: {
          course_content_u_id: lessonId,
          answers: questions.map((question_u_id, index) => ({
            question_u_id,
            chosen: [chosen[index] ?? 0],
          })),
        },
      },
      { as },
    )

  test('tells what is right after an attempt, is passed at six in ten, and may be tried again', async () => {
    const course = await makeCourse(app(), { lessons: [{ kind: 'quiz', body: '' }, {}] })
    const [lessonId = ''] = course.lessons
    const questions = await askQuestions(app(), lessonId, 5)
    const { client } = await learnerOf(course)
    const before = await open(lessonId, client)
    expect(before.data?.quiz).toMatchObject({ attempt_count: 0, last: null })
    expect(JSON.stringify(before.data)).not.toContain('slows the heart')
    const failed = await answer(client, lessonId, questions, [1, 1, 0, 2, 0])
    expect(failed.data).toMatchObject({
      result: { right_count: 2, question_count: 5, is_passed: false },
      progress: { is_complete: false },
    })
    expect(failed.data?.result.questions[2]).toMatchObject({
      chosen: [0],
      right: [1],
      is_right: false,
      explanation: 'The long breath out slows the heart.',
    })
    const passed = await answer(client, lessonId, questions, [1, 1, 1, 2, 0])
    expect(passed.data).toMatchObject({ result: { is_passed: true }, progress: { is_complete: true } })
    expect((await open(lessonId, client)).data?.quiz).toMatchObject({
      attempt_count: 2,
      last: { right_count: 3, is_passed: true },
    })
    // A worse attempt afterwards takes nothing away.
    const worse = await answer(client, lessonId, questions, [0, 0, 0, 0, 0])
    expect(worse.data?.progress.is_complete).toBe(true)
  })

  test('wants every question answered and no strange one, from who has the course', async () => {
    const course = await makeCourse(app(), { lessons: [{ kind: 'quiz', body: '', is_preview: true }, {}] })
    const [lessonId = ''] = course.lessons
    const questions = await askQuestions(app(), lessonId, 2)
    const { client } = await learnerOf(course)
    const half = await answer(client, lessonId, questions.slice(1), [1])
    expect(half).toMatchObject({ status: 400, errors: { [questions[0] ?? '']: 'Please choose an answer' } })
    expect((await answer(client, lessonId, [...questions, unknown], [1, 1, 1])).status).toBe(400)
    expect((await answer(client, course.lessons[1] ?? '', questions, [1, 1])).status).toBe(404)
    expect((await answer(await makeClient(app()), lessonId, questions, [1, 1])).code).toBe('notOwned')
    expect((await open(lessonId)).data?.quiz?.last).toBeNull()
  })
})
