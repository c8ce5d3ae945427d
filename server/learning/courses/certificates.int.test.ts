import { describe, expect, test } from 'vitest'
import { buy, makeCourse, type TestCourse } from '../../testing/courses.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function learnerOf(course: TestCourse): Promise<{ client: TestUser; orderId: string }> {
  const client = await makeClient(app())
  return { client, orderId: (await buy(app(), client, { type: 'course', item_u_id: course.u_id })) ?? '' }
}
const asOne = (as: TestUser | undefined) => (as ? { as } : {})

const play = (course: TestCourse, as?: TestUser) =>
  app().call('GET /api/website/course-player/{courseId}', { params: { courseId: course.u_id } }, asOne(as))

const report = (
  as: TestUser,
  lessonId = '',
  body: { position_seconds: number; watched?: [number, number][]; is_read?: boolean } = {
    position_seconds: 0,
  },
) =>
  app().call(
    'PATCH /api/website/patient-streaming-history/{courseContentId}',
    { params: { courseContentId: lessonId }, body },
    { as },
  )
const fetchFile = (url = '', headers = {}) => app().app.http.inject({ method: 'GET', url, headers })

describe('a certificate', () => {
  const check = (code = '') => app().call('GET /api/website/certificate/{code}', { params: { code } })

  test('comes with the last lesson, once, and a visitor can check it', async () => {
    const course = await makeCourse(app(), { title: 'Sleep, to its end' })
    const { client } = await learnerOf(course)
    const [first, ...others] = course.lessons
    const read = { position_seconds: 0, is_read: true }
    expect((await report(client, first, read)).data?.certificate).toBeNull()
    // The last two at the same moment.
    await Promise.all(others.map((lesson) => report(client, lesson, read)))
    const { code, issued_at } = (await play(course, client)).data?.certificate ?? {}
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect((await report(client, first, read)).data?.certificate).toEqual({ code, issued_at })
    expect((await check(code)).data).toMatchObject({
      name: 'Ananya Kulkarni',
      course_title: 'Sleep, to its end',
      healer_name: 'Meera Rao',
      issued_at,
    })
    expect((await check(` ${code?.toLowerCase().replaceAll('-', ' ')}`)).data?.code).toBe(code)
    const received = await app()
      .db.selectFrom('notification')
      .select('target_id')
      .where('person_id', '=', client.uId)
      .where('message', '=', 'courses.certificateReady')
      .execute()
    expect(received).toEqual([{ target_id: code }])
    const paper = await fetchFile(`/api/website/certificate/${code}/pdf`)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is not made up: an unknown code is 404, also as paper', async () => {
    expect((await check('AAAA-BBBB-CCCC')).status).toBe(404)
    expect((await fetchFile('/api/website/certificate/AAAA-BBBB-CCCC/pdf')).statusCode).toBe(404)
  })

  test('a course without one gives none', async () => {
    const course = await makeCourse(app(), { has_certificate: false, lessons: [{}] })
    const { client } = await learnerOf(course)
    const done = await report(client, course.lessons[0], { position_seconds: 0, is_read: true })
    expect(done.data).toMatchObject({ is_complete: true, completed_count: 1, certificate: null })
  })
})
