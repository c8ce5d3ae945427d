import { beforeAll, describe, expect, test } from 'vitest'
import { askQuestions, buy, filmLesson, makeCourse, type TestCourse } from '../testing/courses.ts'
import { makeClient, signIn } from '../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'

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

  test('after it was given back nothing opens, is kept or shown any more', async () => {
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

  test('who began more than two lessons can no longer give the course back', async () => {
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

describe('a certificate', () => {
  const check = (code = '') => app().call('GET /api/website/certificate/{code}', { params: { code } })

  test('comes with the last lesson, once, and anybody can check it', async () => {
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
