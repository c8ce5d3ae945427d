import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { someCourse, zipOf } from './course-folders.ts'
import { somePicture } from './files.ts'
import { importsOf } from './imports.ts'
import { smallPdf } from './small-pdf.ts'
import type { TestApp, TestUser } from './test-app.ts'

type Files = Record<string, string | Uint8Array>

const ofDemo = (name: string) => readFile(path.resolve(import.meta.dirname, '../../demo/media/courses', name))

/** The sections of a course with one lesson. */
export const oneLesson = (given: object) => ({
  sections: [{ title: 'One', lessons: [{ title: 'First', ...given }] }],
})

/** What an administrator does with the packed folder of a course, whose healer is here. */
export function foldersOf(app: () => TestApp, admin: () => TestUser, healer: () => { full_name: string }) {
  const { read, apply, lines, ...others } = importsOf(app, admin)
  const fresh = (given: object = {}) =>
    someCourse({ title: `Rest ${randomUUID()}`, healer: healer().full_name, ...given })

  async function tried(manifest: object, files: Files = {}) {
    const { data, message } = await read(
      zipOf({ 'course.json': manifest, ...files }),
      'course.zip',
      'courses',
    )
    if (!data) throw new Error(`not read: ${message}`)
    return data
  }
  async function imported(manifest: object, files: Files = {}) {
    const run = await tried(manifest, files)
    const { data, message } = await apply(run.u_id)
    if (!data) throw new Error(`not done: ${message}`)
    return data
  }
  const whys = async (id: string) => (await lines(id))?.map(({ problems }) => problems)
  const courseOf = ({ title }: { title: string }) =>
    app().db.selectFrom('course').selectAll().where('title', '=', title).executeTakeFirst()
  const lessonsOf = (courseId = '') =>
    app()
      .db.selectFrom('course_content')
      .selectAll()
      .where('course_id', '=', courseId)
      .orderBy('position')
      .execute()
  const states = async () => {
    const rows = await app()
      .db.selectFrom('media_file')
      .select(['kind', 'state'])
      .where('staff_id', '=', admin().uId)
      .execute()
    return rows.map(({ kind, state }) => `${kind} ${state}`).toSorted()
  }
  const publish = (id: string, version = 1) =>
    app().call(
      'POST /api/staff/courses/{id}/state',
      { params: { id }, body: { version, state: 'published' } },
      { as: admin() },
    )

  /** A course with a lesson of each kind. */
  async function whole() {
    const manifest = fresh({
      picture: 'pictures/cover.jpg',
      description: 'about.md',
      outcomes: ['To rest'],
      other_version: { title: 'आराम', summary: 'धीरे धीरे।', description: 'सोना।', outcomes: ['आराम'] },
      sections: [
        {
          title: 'Evenings',
          other_title: 'शामें',
          lessons: [
            {
              title: 'The lamp',
              file: 'films/lamp.mp4',
              text: '*Look* at it.',
              preview: true,
              captions: { en: 'films/en.vtt' },
            },
            { title: 'The bowl', file: 'bowl.m4a' },
            { title: 'Read', file: 'read.html', minutes: 4 },
          ],
        },
        {
          title: 'Nights',
          lessons: [
            { title: 'The sheet', file: 'sheet.pdf' },
            { title: 'Later', type: 'video' },
            {
              title: 'Asked',
              questions: [
                {
                  question: 'What helps?',
                  options: ['News', 'Breath'],
                  right: 'Breath',
                  explanation: 'It slows.',
                },
              ],
            },
          ],
        },
      ],
    })
    const files = {
      'pictures/cover.jpg': await somePicture(1600, 1000),
      'about.md': '# Rest\n\n![A lamp](pictures/cover.jpg)',
      'films/lamp.mp4': await ofDemo('video-diya.mp4'),
      'films/en.vtt': await ofDemo('video-diya-en.vtt'),
      'bowl.m4a': await ofDemo('audio-bowl.m4a'),
      'read.html': '<p>Sleep <b>well</b>.</p><script>alert(1)</script>',
      'sheet.pdf': smallPdf(),
    }
    return { manifest, files }
  }
  return {
    ...others,
    read,
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
  }
}
