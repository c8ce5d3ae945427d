import { beforeAll, describe, expect, test } from 'vitest'
import { buy, filmLesson, makeCourse, type TestCourse } from '../../testing/courses.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const unknown = '019a0000-0000-7000-8000-0000000000ff'

async function learnerOf(course: TestCourse): Promise<{ client: TestUser; orderId: string }> {
  const client = await makeClient(app())
  return { client, orderId: (await buy(app(), client, { type: 'course', item_u_id: course.u_id })) ?? '' }
}
const asOne = (as: TestUser | undefined) => (as ? { as } : {})

const play = (course: TestCourse, as?: TestUser) =>
  app().call('GET /api/website/course-player/{courseId}', { params: { courseId: course.u_id } }, asOne(as))

const open = (lessonId = '', as?: TestUser) =>
  app().call(
    'GET /api/website/course-content/{courseContentId}',
    { params: { courseContentId: lessonId } },
    asOne(as),
  )

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

describe('the right to watch', () => {
  let course: TestCourse
  beforeAll(async () => {
    const lessons = [await filmLesson(app(), { is_preview: true }), await filmLesson(app()), {}]
    course = await makeCourse(app(), { lessons })
  })

  test('a visitor and a stranger see the open lesson and no other', async () => {
    for (const as of [undefined, await makeClient(app())]) {
      const state = await play(course, as)
      expect(state.data).toMatchObject({ access: 'preview', completed_count: 0, certificate: null })
      expect(state.data?.sections[0]?.contents.map(({ is_open }) => is_open)).toEqual([true, false, false])
      expect(state.data?.resume?.content_u_id).toBe(course.lessons[0])
      const preview = await open(course.lessons[0], as)
      expect((await fetchFile(preview.data?.media?.address)).statusCode).toBe(200)
      for (const lesson of course.lessons.slice(1))
        expect(await open(lesson, as)).toMatchObject({ status: 403, code: 'notOwned' })
    }
  })

  test('a course without an open lesson is closed to others', async () => {
    const closed = await makeCourse(app(), { lessons: [{}] })
    expect((await play(closed)).status).toBe(403)
  })

  test('who has it gets addresses that serve parts of the file and die after five minutes', async () => {
    const { client } = await learnerOf(course)
    expect((await play(course, client)).data?.access).toBe('owner')
    const { data } = await open(course.lessons[1], client)
    const address = data?.media?.address
    const part = await fetchFile(address, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toHaveLength(100)
    app().clock.advance(Date.parse(data?.addresses_until ?? '') - app().clock.now().getTime())
    expect((await fetchFile(address)).statusCode).toBe(403)
    const renewed = await open(course.lessons[1], client)
    expect((await fetchFile(renewed.data?.media?.address)).statusCode).toBe(200)
  })

  test('the healer watches their own course, also before it is published; another healer does not', async () => {
    const draft = await makeCourse(app(), { state: 'draft', lessons: [await filmLesson(app())] })
    const teacher = await signIn(app(), draft.healer.person_id, 'healer')
    expect((await play(draft, teacher)).data?.access).toBe('teacher')
    expect((await open(draft.lessons[0], teacher)).status).toBe(200)
    const other = await signIn(app(), course.healer.person_id, 'healer')
    expect((await play(draft, other)).status).toBe(403)
    expect((await open(draft.lessons[0], other)).status).toBe(403)
    expect((await play(draft)).status).toBe(403)
  })

  test('after it was returned nothing opens, is kept or shown any more', async () => {
    const { client, orderId } = await learnerOf(course)
    await report(client, course.lessons[1], { position_seconds: 30 })
    expect((await play(course, client)).data?.resume?.position_seconds).toBe(30)
    const given = await app().call(
      'POST /api/website/order-return/{orderId}',
      { params: { orderId } },
      { as: client },
    )
    expect(given.status).toBe(200)
    expect(await open(course.lessons[1], client)).toMatchObject({ status: 403, code: 'notOwned' })
    expect((await report(client, course.lessons[1])).code).toBe('notOwned')
    expect((await play(course, client)).data).toMatchObject({ access: 'preview' })
    expect((await play(course, client)).data?.resume?.position_seconds).toBe(0)
  })

  test('what is not there is 404', async () => {
    const client = await makeClient(app())
    expect((await play({ ...course, u_id: unknown }, client)).status).toBe(404)
    expect((await open(unknown, client)).status).toBe(404)
    expect((await report(client, unknown)).status).toBe(404)
    expect((await open(unknown)).status).toBe(404)
  })
})

describe('progress', () => {
  test('the place is found again on another device', async () => {
    const course = await makeCourse(app(), { lessons: [await filmLesson(app()), await filmLesson(app())] })
    const { client } = await learnerOf(course)
    await report(client, course.lessons[1], { position_seconds: 42 })
    const laptop = await signIn(app(), client.uId)
    const { data } = await play(course, laptop)
    expect(data?.resume).toEqual({ content_u_id: course.lessons[1], position_seconds: 42 })
  })

  test('a film is complete when most of it really played, and not by saying so', async () => {
    const course = await makeCourse(app(), { lessons: [await filmLesson(app()), {}] })
    const { client } = await learnerOf(course)
    const [film] = course.lessons
    const whole: [number, number][] = [[0, 100]]
    const at = { position_seconds: 100, watched: whole, is_read: true }
    expect((await report(client, film, at)).data).toMatchObject({ is_complete: false, watched_seconds: 0 })
    for (let again = 0; again < 5; again += 1) await report(client, film, at)
    expect((await report(client, film, at)).data).toMatchObject({ is_complete: false, watched_seconds: 0 })
    app().clock.advance(20_000)
    expect((await report(client, film, at)).data).toMatchObject({ is_complete: false, watched_seconds: 42 })
    app().clock.advance(20_000)
    const later = { position_seconds: 90, watched: [[42, 79]] as [number, number][] }
    expect((await report(client, film, later)).data).toMatchObject({
      is_complete: false,
      watched_seconds: 79,
    })
    app().clock.advance(2000)
    const last = { position_seconds: 90, watched: [[78, 80]] as [number, number][] }
    expect((await report(client, film, last)).data).toMatchObject({
      is_complete: true,
      watched_seconds: 80,
      completed_count: 1,
      lesson_count: 2,
      certificate: null,
    })
  })

  test('the same seconds count once', async () => {
    const course = await makeCourse(app(), { lessons: [await filmLesson(app())] })
    const { client } = await learnerOf(course)
    await report(client, course.lessons[0])
    for (let round = 0; round < 6; round += 1) {
      app().clock.advance(30_000)
      await report(client, course.lessons[0], { position_seconds: 30, watched: [[0, 30]] })
    }
    expect((await play(course, client)).data?.sections[0]?.contents[0]).toMatchObject({
      watched_seconds: 30,
      is_complete: false,
    })
  })

  test('text is complete when it was read, and the next lesson is where to go on', async () => {
    const course = await makeCourse(app())
    const { client } = await learnerOf(course)
    expect((await report(client, course.lessons[0], { position_seconds: 0 })).data?.is_complete).toBe(false)
    const read = await report(client, course.lessons[0], { position_seconds: 0, is_read: true })
    expect(read.data?.is_complete).toBe(true)
    expect((await play(course, client)).data?.resume?.content_u_id).toBe(course.lessons[1])
  })

  test('is kept only for who has the course', async () => {
    const course = await makeCourse(app())
    const stranger = await makeClient(app())
    expect((await report(stranger, course.lessons[0])).code).toBe('notOwned')
    const teacher = await signIn(app(), course.healer.person_id, 'healer')
    expect((await report(teacher, course.lessons[0])).status).toBe(403)
  })

  test('a lesson counts as begun when its content is handed out, also if nothing is reported of it', async () => {
    const course = await makeCourse(app())
    const { client, orderId } = await learnerOf(course)
    for (const lesson of course.lessons) expect((await open(lesson, client)).status).toBe(200)
    expect(
      await app().call('POST /api/website/order-return/{orderId}', { params: { orderId } }, { as: client }),
    ).toMatchObject({ code: 'returnNotPossible' })
  })

  test('a course that is returned while its lessons are fetched hands out nothing for free', async () => {
    const course = await makeCourse(app())
    const { client, orderId } = await learnerOf(course)
    const [back, ...lessons] = await Promise.all([
      app().call('POST /api/website/order-return/{orderId}', { params: { orderId } }, { as: client }),
      ...course.lessons.map((lesson) => open(lesson, client)),
    ])
    const handedOut = lessons.filter(({ status }) => status === 200).length
    if (back.status === 200) expect(handedOut).toBeLessThanOrEqual(2)
    else expect(back.code).toBe('returnNotPossible')
  })

  test('a client who began more than two lessons can no longer return the course', async () => {
    const course = await makeCourse(app())
    const { client } = await learnerOf(course)
    const ownership = () =>
      app().call(
        'GET /api/website/ownership',
        { query: { type: 'course', item_u_id: course.u_id } },
        { as: client },
      )
    for (const lesson of course.lessons) {
      expect((await ownership()).data).toMatchObject({ return_until: expect.any(String) })
      await report(client, lesson)
    }
    expect((await ownership()).data).toMatchObject({ is_owned: true, return_until: null })
  })
})
