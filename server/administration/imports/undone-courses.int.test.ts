import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { zipOf } from '../../testing/course-folders.ts'
import { makeBundle } from '../../testing/courses.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { foldersOf, oneLesson } from '../../testing/imported-courses.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
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
const { undo, fresh, imported, courseOf, lessonsOf, states, publish, whole } = foldersOf(
  app,
  () => admin,
  () => healer,
)

describe('undoing', () => {
  test('takes a course back with its parts, and its files go a week later', async () => {
    const { manifest, files } = await whole()
    const { u_id: id } = await imported(manifest, files)
    const course = await courseOf(manifest)
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 14, kept: 0 })
    expect(await courseOf(manifest)).toBeUndefined()
    expect(await lessonsOf(course?.u_id)).toEqual([])
    expect(new Set((await states()).map((one) => one.split(' ')[1]))).toEqual(new Set(['ready']))
    app().clock.advance(days(8))
    await app().app.modules.media.sweep()
    expect(await states()).toEqual([])
  })

  test.each([
    ['was published', async (id: string) => publish(id)],
    [
      'has a changed lesson',
      (id: string) =>
        app().db.updateTable('course_content').set({ revision: 2 }).where('course_id', '=', id).execute(),
    ],
    ['is in a package', (id: string) => makeBundle(app(), { courses: [{ u_id: id, healer, lessons: [] }] })],
  ])('leaves a course that %s', async (_, change) => {
    const manifest = fresh()
    const { u_id: id } = await imported(manifest)
    await change((await courseOf(manifest))?.u_id ?? '')
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 0, kept: 3 })
    expect(await courseOf(manifest)).toBeDefined()
  })
})

test('the command tries a course and keeps none of its files, and does it', async () => {
  const at = path.join(await mkdtemp(path.join(tmpdir(), 'newyou-course-')), 'course.zip')
  const manifest = fresh(oneLesson({ file: 'a.pdf' }))
  await writeFile(at, zipOf({ 'course.json': manifest, 'a.pdf': smallPdf() }))
  const { imports } = app().app.modules
  const uploads = async () =>
    (
      await app()
        .db.selectFrom('media_file')
        .select('u_id')
        .where('name', '=', 'a.pdf')
        .where('staff_id', 'is', null)
        .execute()
    ).length
  const rehearsal = await imports.fromFile('courses', { path: at, name: 'course.zip' }, { isDryRun: true })
  expect(rehearsal.found.counts).toMatchObject({ ready: 4, problem: 0 })
  expect(await uploads()).toBe(0)
  const { found } = await imports.fromFile('courses', { path: at, name: 'course.zip' }, { isDryRun: false })
  expect(found.counts).toMatchObject({ added: 4 })
  expect(await uploads()).toBe(1)
  expect((await imports.undo(found.u_id)).counts).toMatchObject({ removed: 4 })
  // What was unpacked does not stay.
  expect(await readdir(path.join(app().app.platform.config.DATA_FOLDER, 'uploads'))).toEqual([])
})
