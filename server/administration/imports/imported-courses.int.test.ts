import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../testing/course-folders.ts'
import { somePicture } from '../../testing/files.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { foldersOf, oneLesson } from '../../testing/imported-courses.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
let healer: TestHealer
beforeAll(async () => {
  healer = await makeHealer(app(), { full_name: `Dr. Asha ${randomUUID()}` })
})
beforeEach(async () => {
  app().clock.set(start)
  // One person reads so many files in an hour.
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
const {
  read,
  check,
  apply,
  lines,
  fresh,
  tried,
  imported,
  whys,
  courseOf,
  lessonsOf,
  states,
  publish,
  whole,
} = foldersOf(
  app,
  () => admin,
  () => healer,
)

describe('a course of a folder', () => {
  test('is tried as it is read; done, it is a draft with all its parts', async () => {
    const { manifest, files } = await whole()
    const run = await tried(manifest, files)
    expect(run).toMatchObject({ state: 'checked', lines: 14, counts: { ready: 14, problem: 0 } })
    expect(await courseOf(manifest)).toBeUndefined()
    const words = (await lines(run.u_id))?.map((line) => line.words)
    expect(words?.slice(0, 3)).toEqual([
      `Course: ${manifest.title}, ₹1,500, ${healer.full_name}`,
      'Section: Evenings',
      'Lesson: The lamp, video, films/lamp.mp4',
    ])
    expect(words).toContain('Lesson: Asked, quiz, 1 question')
    expect(words).toContain('File: sheet.pdf')
    // Asked again, it says the same.
    expect((await check(run.u_id, run.columns)).data?.counts).toMatchObject({ ready: 14, problem: 0 })

    expect((await apply(run.u_id)).data?.counts).toMatchObject({ added: 14 })
    const course = await courseOf(manifest)
    expect(course).toMatchObject({
      ...{ state: 'draft', healer_id: healer.u_id, category: 'health', price_paise: 150_000 },
      ...{ published_at: null, lesson_count: 6, other_title: 'आराम', other_words: 'सोना।', words: 'Rest' },
      image: { cover: expect.stringMatching(/^\/media\/content\/.*\/picture$/) },
      description: expect.stringMatching(
        /^<h2>Rest<\/h2>\s*<p><img src="\/media\/content\/[^"]+-1280\.webp" alt="A lamp"/,
      ),
      caption_languages: ['English'],
    })
    const rows = await lessonsOf(course?.u_id)
    expect(rows.map(({ title, kind, media_type: type, seconds }) => [title, kind, type, seconds])).toEqual([
      ['The lamp', 'video', 'video/mp4', expect.any(Number)],
      ['The bowl', 'audio', 'audio/mp4', expect.any(Number)],
      ['Read', 'text', null, 240],
      ['The sheet', 'download', 'application/pdf', 60],
      ['Later', 'video', null, 60],
      ['Asked', 'quiz', null, 60],
    ])
    expect(rows[0]).toMatchObject({
      ...{ is_preview: true, body: expect.stringContaining('<em>Look</em>') },
      captions: [{ language: 'en', label: 'English', media: expect.stringContaining('.vtt') }],
    })
    expect(rows[2]?.body).toBe('<p>Sleep <strong>well</strong>.</p>')
    const question = await app()
      .db.selectFrom('quiz_question')
      .selectAll()
      .where('content_id', '=', rows[5]?.u_id ?? '')
      .executeTakeFirst()
    expect(question).toMatchObject({ position: 1, right_answers: [1], explanation: 'It slows.' })
    // Pictures in texts are known by the texts.
    expect(await states()).toEqual([
      ...['captions used', 'film used', 'pdf used', 'picture ready', 'picture used', 'sound used'],
    ])
    expect((await tried(manifest, files)).counts).toMatchObject({ exists: 14, ready: 0 })
  })

  test('is published when every lesson has its file', async () => {
    const manifest = fresh(oneLesson({ type: 'video', minutes: 10 }))
    const run = await imported(manifest)
    expect((await whys(run.u_id))?.[2]).toEqual([
      'It has no file yet: please upload it before the course is published',
    ])
    const { u_id: id = '' } = (await courseOf(manifest)) ?? {}
    expect(await publish(id)).toMatchObject({
      status: 400,
      message: 'Please upload the file of this lesson first: “First”',
    })
    const [{ u_id: lessonId = '' } = {}] = await lessonsOf(id)
    await app()
      .db.updateTable('course_content')
      .set({ media: `courses/${lessonId}.mp4`, media_type: 'video/mp4' })
      .where('u_id', '=', lessonId)
      .execute()
    expect(await publish(id)).toMatchObject({ status: 200 })
  })

  test('says of each part what keeps it out, and adds the rest', async () => {
    const manifest = fresh({
      picture: 'cover.txt',
      sections: [
        {
          title: 'One',
          lessons: [
            { title: 'Gone', file: 'gone.mp4' },
            { title: 'No film', file: 'words.mp4' },
            { title: 'Too small a picture', text: '![A dot](dot.jpg) Words' },
            { title: 'This cures diabetes', text: 'x' },
            { title: 'Stays', text: 'x' },
          ],
        },
      ],
    })
    const run = await imported(manifest, {
      'words.mp4': 'These are words.',
      'dot.jpg': await somePicture(20, 20),
      'cover.txt': 'x',
      'notes.docx': 'x',
    })
    expect(await whys(run.u_id)).toEqual([
      [expect.stringMatching(/^Left out: cover.txt: /)],
      [],
      ['“gone.mp4” is not in the folder'],
      [expect.stringMatching(/^words.mp4: Please choose a file of this type: video/)],
      [expect.stringMatching(/^Left out: dot.jpg: /)],
      [expect.stringMatching(/^The law limits what “.*” claims/)],
      [],
      [expect.stringMatching(/type: picture/)],
      [expect.stringMatching(/type: video/)],
      [expect.stringMatching(/704 by 396/)],
      ['No part of the course names this file'],
    ])
    expect(run.counts).toMatchObject({ added: 4, problem: 7 })
    const { u_id: id, image } = (await courseOf(manifest)) ?? {}
    expect(image).toBeNull()
    expect((await lessonsOf(id)).map(({ title, position, body }) => [title, position, body])).toEqual([
      ['Too small a picture', 1, '<p> Words</p>'],
      ['Stays', 2, '<p>x</p>'],
    ])
  })

  test.each([
    [{ healer: 'Nobody Here' }, '“Nobody Here” is no healer here'],
    [{ category: 'Gardening' }, 'There is no category “Gardening”'],
    [{ language: 'Klingon' }, '“Klingon” is not in the list of languages'],
  ])('with %j has a problem as a whole, which goes when that is there', async (given, words) => {
    const run = await tried(fresh(given))
    expect(run.counts).toMatchObject({ ready: 0, problem: 3 })
    expect(await whys(run.u_id)).toEqual([
      [expect.stringContaining(words)],
      ['The course has a problem, see part 1'],
      ['The course has a problem, see part 1'],
    ])
  })

  test('whose own words claim too much is published when somebody has decided', async () => {
    const manifest = fresh({ summary: 'This course cures diabetes.' })
    const run = await imported(manifest)
    expect((await whys(run.u_id))?.[0]).toEqual([expect.stringMatching(/decide about it before the course/)])
    expect(await publish((await courseOf(manifest))?.u_id ?? '')).toMatchObject({ status: 400 })
  })

  test.each([
    ['no ZIP', () => Buffer.from('words'), /no ZIP file/],
    ['a ZIP without a manifest', () => zipOf({ 'a.md': 'x' }), /no course.json/],
    ['a path out of it', () => zipOf({ 'course.json': {}, '../a.md': 'x' }), /leads out/],
  ])('that is %s is refused', async (_, content, words) => {
    expect(await read(content(), 'course.zip', 'courses')).toMatchObject({
      ...{ status: 400, code: 'fileRefused' },
      errors: { table: expect.stringMatching(words) },
    })
    expect(await states()).toEqual([])
  })
})

test('the example is imported without a problem', async () => {
  const { data } = await app().call('GET /api/staff/imports/example', {}, { as: admin })
  const run = await read(Buffer.from(data?.zip ?? '', 'base64'), 'course.zip', 'courses')
  const { u_id: id = '', lines: all } = run.data ?? {}
  expect(run.data?.counts).toMatchObject({ ready: all, problem: 0 })
  expect((await whys(id))?.flat()).toEqual([
    'It has no file yet: please upload it before the course is published',
  ])
  expect((await apply(id)).data?.counts).toMatchObject({ added: all })
  expect(await courseOf({ title: 'A calm hour before bed' })).toMatchObject({
    lesson_count: 5,
    state: 'draft',
  })
})
