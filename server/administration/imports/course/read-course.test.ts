import { describe, expect, test } from 'vitest'
import { someCourse, zipOf } from '../../../testing/course-folders.ts'
import type { CourseHead, CourseLessonPart, CoursePart } from './course-lines.ts'
import { openFolder } from './open-folder.ts'
import { courseIn } from './read-course.ts'

const read = (manifest: unknown, files: Record<string, string | Uint8Array> = {}) =>
  courseIn(openFolder(zipOf({ 'course.json': JSON.stringify(manifest), ...files })))
const refusal = (files: Record<string, string>): string => {
  try {
    courseIn(openFolder(zipOf(files)))
    return 'read'
  } catch (error) {
    return (error as Error).message
  }
}
const parts = <Part extends CoursePart['part']>(
  { lines }: ReturnType<typeof read>,
  part: Part,
): Extract<CoursePart, { part: Part }>[] =>
  lines.flatMap(({ of }) => (of.part === part ? [of as Extract<CoursePart, { part: Part }>] : []))
const problems = ({ lines }: ReturnType<typeof read>) => lines.map((line) => line.problems)
const lesson = (given: object, files: Record<string, string | Uint8Array> = {}) => {
  const course = read(
    someCourse({ sections: [{ title: 'One', lessons: [{ title: 'First', ...given }] }] }),
    files,
  )
  const [line] = course.lines.filter(({ of }) => of.part === 'lesson')
  return { ...line, of: line?.of as CourseLessonPart, uses: course.uses }
}
const head = (given: object, files: Record<string, string> = {}) => {
  const [line] = read(someCourse(given), files).lines
  return { ...line, of: line?.of as CourseHead }
}

describe('the folder of a course', () => {
  test('becomes the course, its sections with their lessons, and the files', () => {
    const course = read(
      someCourse({
        sections: [
          { title: 'Evenings', other_title: 'शामें', lessons: [{ title: 'A film', file: 'films/1.MP4' }] },
          { title: 'Nights', lessons: [] },
        ],
      }),
      { 'films/1.mp4': 'film', 'notes.docx': 'x' },
    )
    expect(course.lines.map(({ of }) => of.part)).toEqual([
      'course',
      'section',
      'lesson',
      'section',
      'file',
      'file',
    ])
    expect(parts(course, 'course')).toMatchObject([
      { title: 'Sleep, slowly', price_paise: 150_000, written_in: 'en' },
    ])
    expect(parts(course, 'section')).toMatchObject([{ section: 1, other_title: 'शामें' }, { section: 2 }])
    expect(parts(course, 'lesson')).toMatchObject([{ kind: 'video', section: 1, media: 'films/1.mp4' }])
    expect(course.lines[2]?.notes).toEqual(['“films/1.MP4” is called “films/1.mp4” in the folder'])
    expect(course.uses).toEqual([{ line: 2, path: 'films/1.mp4', role: 'media', kinds: ['film'] }])
    expect(problems(course)).toEqual([[], [], [], [], [], ['No part of the course names this file']])
  })

  test('may be a folder in the archive, with its paths from there', () => {
    const files = {
      'My course/course.json': JSON.stringify(someCourse({ picture: 'cover.png', description: 'about.md' })),
      'My course/cover.png': 'x',
      'My course/about.md': '![A lamp](cover.png)',
    }
    const course = courseIn(openFolder(zipOf(files)))
    expect(parts(course, 'course')).toMatchObject([
      { picture: 'My course/cover.png', pictures: ['My course/cover.png'] },
    ])
    expect(course.lines.map(({ of }) => of.part)).toEqual(['course', 'section', 'lesson', 'file'])
  })

  test('has one manifest, which is JSON', () => {
    expect(refusal({ 'a.md': 'x' })).toBe('There is no course.json in this folder')
    expect(refusal({ 'a/course.json': '{}', 'b/course.json': '{}' })).toMatch(/more than one course.json/)
    expect(refusal({ 'course.json': '{"title": "A",}' })).toMatch(
      /course.json is not JSON: .*line 1|position/,
    )
    expect(refusal({ 'course.json': '\ufeff{}' })).toBe('read')
  })

  test('has no more parts than an import has lines', () => {
    const lessons = Array.from({ length: 500 }, () => 0)
    const sections = Array.from({ length: 21 }, () => ({ title: 'One', lessons }))
    expect(refusal({ 'course.json': JSON.stringify({ sections }) })).toMatch(
      /at most 10,000 sections and lessons/,
    )
  })

  test('that is no course has its problems in the first line, and nothing of it is added', () => {
    expect(problems(read([]))[0]).toHaveLength(1)
    const course = read({
      title: 'Half',
      tittle: 'x',
      price: true,
      sections: [{ title: 'One', lessons: [] }],
    })
    expect(problems(course)).toEqual([
      [
        '“summary” is missing',
        '“healer” is missing',
        '“category” is missing',
        '“language” is missing',
        expect.stringContaining('“price”'),
        'There is no field “tittle”',
      ],
      ['The course has a problem, see part 1'],
    ])
  })

  test.each([
    [1500, 150_000],
    [1499.5, 149_950],
    ['₹1,500', 150_000],
    ['Free', 0],
    [0, 0],
  ])('costs %s', (price, paise) => {
    expect(head({ price })).toMatchObject({ problems: [], of: { price_paise: paise } })
  })

  test.each([['$20'], ['cheap'], [-5], [99_999_999_999]])('does not cost %s', (price) => {
    expect(head({ price }).problems).toEqual([expect.stringContaining('The price')])
  })

  test('is whole in the other language, or not at all', () => {
    const other = { title: 'नींद', summary: 'धीरे धीरे।' }
    expect(head({ other_version: other })).toMatchObject({ problems: [], of: { other: { title: 'नींद' } } })
    expect(head({ other_version: other, audience: 'All' }).problems).toEqual([
      expect.stringContaining('“other_version, audience” is missing'),
    ])
    expect(head({ other_version: { ...other, caution: 'नहीं' } }).problems).toEqual([
      '“caution” is missing, which “other_version” has',
    ])
  })

  test('comes without a picture that is not there', () => {
    expect(head({ picture: 'cover.png' })).toMatchObject({
      problems: [],
      notes: ['It comes without its picture: “cover.png” is not in the folder'],
    })
  })
})

describe('a lesson', () => {
  test.each([
    [{ file: '1.md' }, 'text'],
    [{ file: 'page.HTML' }, 'text'],
    [{ text: 'Words' }, 'text'],
    [{ file: 'a.mp4' }, 'video'],
    [{ file: 'a.webm' }, 'video'],
    [{ file: 'a.mp3' }, 'audio'],
    [{ file: 'a.webm', type: 'audio' }, 'audio'],
    [{ file: 'a.pdf' }, 'download'],
    [{ type: 'video' }, 'video'],
  ])('with %j is %s', (given, kind) => {
    const files = { '1.md': 'x', 'page.HTML': 'x', 'a.mp4': 'x', 'a.webm': 'x', 'a.mp3': 'x', 'a.pdf': 'x' }
    expect(lesson(given, files)).toMatchObject({ problems: [], of: { kind } })
  })

  test('may wait for its file, and says so', () => {
    expect(lesson({ type: 'video', minutes: 12 })).toMatchObject({
      notes: ['It has no file yet: please upload it before the course is published'],
      of: { media: null, seconds: 720 },
    })
  })

  test('has its text from Markdown or a page, cleaned, with pictures of the folder', () => {
    const files = {
      'texts/1.md':
        '# Rest\n\n*Slowly* <script>alert(1)</script>\n\n![A lamp](../pictures/a%20lamp.png)\n\n![](https://x.example/b.png)',
      'texts/2.html':
        '<html><head><title>No</title></head><body><h1>Rest</h1><p onclick="x()">Well</p><img src="c.png" alt="C"></body></html>',
      'pictures/a lamp.png': 'x',
    }
    const first = lesson({ text: 'texts/1.md' }, files)
    expect(first.of.body).toMatch(
      /^<h2>Rest<\/h2>\s*<p><em>Slowly<\/em>\s*<\/p>\s*<p><img src="\/media\/import\/[0-9a-f]{32}\.webp" alt="A lamp"/,
    )
    expect(first.of.pictures).toEqual(['pictures/a lamp.png'])
    expect(first.notes).toEqual(['A picture of another site is left out'])
    const second = lesson({ file: 'texts/2.html' }, files)
    expect(second.of.body).toBe('<h2>Rest</h2><p>Well</p>')
    expect(second.notes).toEqual(['A picture is left out: “c.png” is not in the folder'])
  })

  test('that is a quiz has its right answers by their words', () => {
    const questions = [
      { question: 'What helps?', options: ['News', 'A long breath', 'Tea'], right: ['Tea', 'A long breath'] },
    ]
    expect(lesson({ questions })).toMatchObject({
      problems: [],
      of: { kind: 'quiz', seconds: 60, questions: [{ right_answers: [1, 2], explanation: '' }] },
    })
    expect(lesson({ questions: [{ question: 'Which?', options: ['A', 'A'], right: 'B' }] }).problems).toEqual(
      ['Two answers are the same: “Which?”', '“B” is not among the answers: “Which?”'],
    )
    expect(lesson({ questions: [{ question: 'Which?', options: ['A'], right: 'A' }] }).problems).toEqual([
      '“questions, 1, options” needs at least 2',
    ])
  })

  test.each([
    [{ title: undefined, text: 'x' }, '“title” is missing'],
    [{ title: ' ', text: 'x' }, '“title” is empty'],
    [{ file: 'gone.mp4' }, '“gone.mp4” is not in the folder'],
    [{ file: '../a.mp4' }, '“../a.mp4” leads out of the folder'],
    [{ file: 'a.exe' }, '“a.exe” is no video, audio, PDF or text that this site takes'],
    [{}, 'Nothing says what it is: please give it a file, a text, questions or a type'],
    [{ type: 'text' }, 'It has no text'],
    [{ type: 'quiz' }, 'A quiz needs questions'],
    [{ text: 'x', captions: { en: 'a.vtt' } }, 'Only a video or an audio lesson can have captions'],
    [{ type: 'text', file: 'a.pdf', text: 'x' }, 'A text lesson or a quiz has no file'],
    [{ type: 'scorm', text: 'x' }, '“type” is one of: video, audio, text, quiz, download'],
    [{ text: 'x', free: true }, 'There is no field “free”'],
  ])('with %j has a problem', (given, words) => {
    expect(lesson(given, { 'a.vtt': 'x', 'a.pdf': 'x' }).problems).toContain(words)
  })

  test('shares no film with another one', () => {
    const lessons = ['One', 'Two'].map((title) => ({ title, file: 'a.mp4' }))
    const course = read(someCourse({ sections: [{ title: 'One', lessons }] }), { 'a.mp4': 'x' })
    expect(problems(course)).toEqual([
      [],
      [],
      [],
      ['Part 3 has “a.mp4” already: please give each lesson its own file'],
      [],
    ])
  })

  test('stays out with its section', () => {
    const sections = [{ title: '', lessons: [{ title: 'One', text: 'x' }] }]
    expect(problems(read(someCourse({ sections })))).toEqual([
      [],
      ['“title” is empty'],
      ['Its section has a problem, see part 2'],
    ])
  })
})
