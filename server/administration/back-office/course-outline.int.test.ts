import { staffRoles } from '@newyou/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { create, written, change, actionsOf } = recordsOf(app)

const editor = () => makeStaff(app(), ['editor'])
const outline = (as: TestUser, id: string) =>
  app().call('GET /api/staff/courses/{id}/outline', { params: { id } }, { as })

type Order = { u_id: string; lessons: { u_id: string; questions: string[] }[] }[]
const arrange = (as: TestUser, id: string, version: string, sections: Order) =>
  app().call('PUT /api/staff/courses/{id}/outline', { params: { id }, body: { version, sections } }, { as })

async function seen(as: TestUser, id: string) {
  const { data } = await outline(as, id)
  if (!data) throw new Error('the course has no outline')
  const order: Order = data.sections.map(({ u_id, lessons }) => ({
    u_id,
    lessons: lessons.map((lesson) => ({
      u_id: lesson.u_id,
      questions: lesson.questions.map((one) => one.u_id),
    })),
  }))
  return { version: data.version, order, data }
}
/** The names in their order. */
const named = async (as: TestUser, id: string) =>
  (await seen(as, id)).data.sections.map(({ title, lessons }) => [
    title,
    ...lessons.map((lesson) => lesson.title),
  ])

/** A course of two sections, the first with a text and a quiz of two questions, the second with a text. */
async function course(as: TestUser) {
  const healer = await makeHealer(app())
  const { u_id: courseId } = await written(
    as,
    {
      ...{ title: 'Sleep, slowly', summary: 'Short evenings.', healer_id: healer.u_id },
      ...{ category: 'health', language: 'English', price_paise: 99_900 },
    },
    'courses',
  )
  const section = async (title: string) =>
    (await written(as, { course_id: courseId, title }, 'course-sections')).u_id
  const lesson = async (sectionId: string, title: string, kind = 'text') =>
    (await written(as, { section_id: sectionId, title, kind }, 'course-lessons')).u_id
  const question = async (quizId: string, words: string) =>
    (
      await written(
        as,
        { content_id: quizId, question: words, options: ['Yes', 'No'], right_options: ['No'] },
        'quiz-questions',
      )
    ).u_id
  const [first, second] = [await section('Evening'), await section('Morning')]
  // Written in another order than they are read in.
  const late = await lesson(second, 'The light')
  const [text, quiz] = [await lesson(first, 'The lamp'), await lesson(first, 'Three questions', 'quiz')]
  const questions = [await question(quiz, 'One?'), await question(quiz, 'Two?')]
  return { courseId, first, second, late, text, quiz, questions, section, lesson }
}
const places = async (courseId: string) =>
  (
    await app()
      .db.selectFrom('course_content')
      .select(['title', 'position'])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .execute()
  ).map(({ title, position }) => [position, title])

describe('the order of a course', () => {
  test('comes by itself: what is new stands last in its section, and lessons count through all sections', async () => {
    const as = await editor()
    const { courseId, questions } = await course(as)
    expect(await named(as, courseId)).toEqual([
      ['Evening', 'The lamp', 'Three questions'],
      ['Morning', 'The light'],
    ])
    expect(await places(courseId)).toEqual([
      [1, 'The lamp'],
      [2, 'Three questions'],
      [3, 'The light'],
    ])
    const { data } = await seen(as, courseId)
    expect(data.sections[0]?.lessons[1]).toMatchObject({
      kind: 'quiz',
      questions: [
        { u_id: questions[0], question: 'One?' },
        { u_id: questions[1], question: 'Two?' },
      ],
    })
    expect(
      (await create(as, { course_id: courseId, title: 'a', position: 1 }, 'course-sections')).status,
    ).toBe(400)
  })

  test('is set as a whole: sections, lessons over sections, and questions, in one line of the trail', async () => {
    const as = await editor()
    const { courseId, first, second, late, text, quiz, questions } = await course(as)
    const { version } = await seen(as, courseId)
    const answer = await arrange(as, courseId, version, [
      { u_id: second, lessons: [] },
      {
        u_id: first,
        lessons: [
          { u_id: quiz, questions: [...questions].reverse() },
          { u_id: late, questions: [] },
          { u_id: text, questions: [] },
        ],
      },
    ])
    expect(answer.status).toBe(200)
    expect(await named(as, courseId)).toEqual([
      ['Morning'],
      ['Evening', 'Three questions', 'The light', 'The lamp'],
    ])
    expect(await places(courseId)).toEqual([
      [1, 'Three questions'],
      [2, 'The light'],
      [3, 'The lamp'],
    ])
    expect((await seen(as, courseId)).order[1]?.lessons[0]?.questions).toEqual([...questions].reverse())
    expect(answer.data?.version).toBe((await seen(as, courseId)).version)
    expect(answer.data?.version).not.toBe(version)
    expect(await actionsOf(courseId)).toEqual(['create', 'arrange'])
    const { changes } = await app()
      .db.selectFrom('audit_entry')
      .select('changes')
      .where('record_id', '=', courseId)
      .where('action', '=', 'arrange')
      .executeTakeFirstOrThrow()
    expect(changes).toMatchObject({
      Sections: [
        ['Evening', 'Morning'],
        ['Morning', 'Evening'],
      ],
    })
  })

  test('of two colleagues at once stays with the first, and the other is told', async () => {
    const [as, other] = [await editor(), await editor()]
    const { courseId } = await course(as)
    const { version, order } = await seen(as, courseId)
    const turned = [...order].reverse()
    const both = await Promise.all([
      arrange(as, courseId, version, turned),
      arrange(other, courseId, version, turned),
    ])
    expect(both.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [409, 'changedMeanwhile'],
    ])
    expect(await named(as, courseId)).toEqual([
      ['Morning', 'The light'],
      ['Evening', 'The lamp', 'Three questions'],
    ])
  })

  test('is refused when something was added or removed meanwhile, and when it names too little, too much or twice', async () => {
    const as = await editor()
    const { courseId, first, second, late, text, lesson } = await course(as)
    const elsewhere = await course(as)
    const old = await seen(as, courseId)
    await lesson(second, 'A new one')
    expect(await arrange(as, courseId, old.version, old.order)).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    })
    const { version, order } = await seen(as, courseId)
    const [one, two] = order
    if (!one || !two) throw new Error('two sections')
    const wrong: Order[] = [
      [one],
      [one, two, two],
      [one, { ...two, lessons: two.lessons.slice(1) }],
      [one, { ...two, lessons: [...two.lessons, { u_id: text, questions: [] }] }],
      [one, { ...two, lessons: [...two.lessons, { u_id: elsewhere.late, questions: [] }] }],
      [{ ...one, lessons: one.lessons.map((it) => ({ ...it, questions: [] })) }, two],
      [one, { ...two, lessons: two.lessons.map((it) => ({ ...it, questions: elsewhere.questions })) }],
    ]
    const answers = []
    for (const sections of wrong) answers.push(await arrange(as, courseId, version, sections))
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 409))
    expect((await seen(as, courseId)).version).toBe(version)
    expect([first, late]).toEqual([one.u_id, two.lessons[0]?.u_id])
  })

  test('has no gaps when a lesson goes or moves by its form, and a section with lessons stays', async () => {
    const as = await editor()
    const { courseId, first, second, text, late } = await course(as)
    const moved = await change(as, text, { version: 1, section_id: second }, 'course-lessons')
    expect(moved.status).toBe(200)
    expect(await places(courseId)).toEqual([
      [1, 'Three questions'],
      [2, 'The light'],
      [3, 'The lamp'],
    ])
    const remove = (name: 'course-lessons' | 'course-sections', id: string) =>
      app().call(`DELETE /api/staff/${name}/{id}`, { params: { id } }, { as })
    expect((await remove('course-lessons', late)).status).toBe(200)
    expect(await places(courseId)).toEqual([
      [1, 'Three questions'],
      [2, 'The lamp'],
    ])
    expect(await remove('course-sections', first)).toMatchObject({ status: 409, code: 'stillUsed' })
    expect(await named(as, courseId)).toHaveLength(2)
  })

  test('of a lesson that is open in a form is a conflict only when its section changed', async () => {
    const as = await editor()
    const { courseId, first, second, text, quiz, late } = await course(as)
    const { version, order } = await seen(as, courseId)
    const [one, two] = order
    if (!one || !two) throw new Error('two sections')
    const [lamp, questions] = one.lessons
    if (!lamp || !questions) throw new Error('two lessons')
    await arrange(as, courseId, version, [
      { u_id: first, lessons: [questions] },
      { u_id: second, lessons: [lamp, ...two.lessons] },
    ])
    const save = (id: string) => change(as, id, { version: 1, title: 'Another' }, 'course-lessons')
    expect([(await save(text)).status, (await save(quiz)).status, (await save(late)).status]).toEqual([
      409, 200, 200,
    ])
  })

  test('of many new lessons at once gives each a place of its own', async () => {
    const as = await editor()
    const { courseId, first, second, lesson } = await course(as)
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => lesson(index % 2 ? first : second, `New ${index}`)),
    )
    expect((await places(courseId)).map(([place]) => place)).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    )
  })
})

test('the outline of a course is for those who may write courses alone', async () => {
  const as = await editor()
  const { courseId } = await course(as)
  const { version, order } = await seen(as, courseId)
  for (const role of staffRoles) {
    const colleague = await makeStaff(app(), [role])
    const answers = [await outline(colleague, courseId), await arrange(colleague, courseId, version, order)]
    const isAllowed = role === 'editor' || role === 'admin'
    expect([role, ...answers.map(({ status }) => status)]).toEqual([
      role,
      ...(isAllowed ? [200, 200] : [403, 403]),
    ])
  }
  expect((await outline(as, '019a0000-0000-7000-8000-000000000001')).status).toBe(404)
})
