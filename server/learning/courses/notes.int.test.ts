import { describe, expect, test } from 'vitest'
import { buy, filmLesson, makeCourse, type TestCourse } from '../../testing/courses.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function learnerOf(course: TestCourse): Promise<{ client: TestUser; orderId: string }> {
  const client = await makeClient(app())
  return { client, orderId: (await buy(app(), client, { type: 'course', item_u_id: course.u_id })) ?? '' }
}

describe('notes', () => {
  test('are written, changed and deleted by their writer, and seen by no one else', async () => {
    const course = await makeCourse(app(), { lessons: [await filmLesson(app()), {}] })
    const { client } = await learnerOf(course)
    const { client: other } = await learnerOf(course)
    const write = (as: TestUser, lessonId = '', at = 0, text = 'The jaw, too') =>
      app().call(
        'POST /api/website/course-note',
        { body: { course_content_u_id: lessonId, at_seconds: at, text } },
        { as },
      )
    const list = (as: TestUser) =>
      app().call('GET /api/website/course-note/{courseId}', { params: { courseId: course.u_id } }, { as })
    await write(client, course.lessons[1], 0, 'Second lesson')
    await write(client, course.lessons[0], 500, 'Late')
    const note = await write(client, course.lessons[0], 12)
    expect(note).toMatchObject({ status: 201, data: { at_seconds: 12, text: 'The jaw, too' } })
    expect((await list(client)).data?.map(({ at_seconds, text }) => [at_seconds, text])).toEqual([
      [12, 'The jaw, too'],
      [100, 'Late'],
      [0, 'Second lesson'],
    ])
    expect((await list(other)).data).toEqual([])
    const params = { noteId: note.data?.u_id ?? '' }
    const change = (as: TestUser) =>
      app().call('PUT /api/website/course-note/{noteId}', { params, body: { text: 'The jaw first' } }, { as })
    const remove = (as: TestUser) =>
      app().call('DELETE /api/website/course-note/{noteId}', { params }, { as })
    expect((await change(other)).status).toBe(404)
    expect((await remove(other)).status).toBe(404)
    expect((await change(client)).data?.text).toBe('The jaw first')
    expect((await write(client, course.lessons[0], 0, '  ')).status).toBe(400)
    expect((await remove(client)).status).toBe(200)
    expect((await list(client)).data).toHaveLength(2)
    const stranger = await makeClient(app())
    expect((await list(stranger)).code).toBe('notOwned')
    expect((await write(stranger, course.lessons[0])).code).toBe('notOwned')
  })
})
