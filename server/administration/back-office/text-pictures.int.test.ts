import sharp from 'sharp'
import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { somePicture } from '../../testing/files.ts'
import { makeHealer } from '../../testing/healers.ts'
import { article, recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { create, written, change } = recordsOf(app)
const { uploaded, sendWhole } = uploadsOf(app)

const editor = () => makeStaff(app(), ['editor'])
const picture = async (as: TestUser) =>
  (await uploaded(as, await somePicture(1600, 900), 'picture', 'text')).file
const body = (...pictures: string[]) =>
  `<p>See:</p>${pictures.map((file) => `<p><img src="${file}-1280.webp" alt="A lamp"></p>`).join('')}`
const read = (as: TestUser, id: string) =>
  app().call('GET /api/staff/articles/{id}', { params: { id } }, { as })
const sizeOf = async (address: string) => {
  const { statusCode, rawPayload } = await app().app.http.inject({ method: 'GET', url: address })
  return statusCode === 200 ? sharp(rawPayload).metadata() : undefined
}
async function afterAWeek() {
  app().clock.advance(days(8))
  await app().app.modules.media.files.sweep()
}

/** A section of a course, by its id. */
async function someSection(as: TestUser) {
  const { u_id: courseId } = await written(
    as,
    {
      ...{ title: 'Lamps', summary: 'Five evenings.', healer_id: (await makeHealer(app())).u_id },
      ...{ category: 'health', language: 'English', price_paise: 0 },
    },
    'courses',
  )
  return (await written(as, { course_id: courseId, title: 'Week 1' }, 'course-sections')).u_id
}

test('a picture in a text keeps its shape, is there in every width, and comes back as it was saved', async () => {
  const as = await editor()
  const sent = await uploaded(as, await somePicture(900, 1350), 'picture', 'text')
  expect(sent).toMatchObject({ width: 1280, height: 1920 })
  for (const width of [352, 704, 1280])
    expect(await sizeOf(`${sent.file}-${width}.webp`)).toMatchObject({ width, height: width * 1.5 })
  const { u_id: id, version } = await written(as, { ...article, body: body(sent.file) })
  const first = (await read(as, id)).data?.body
  expect(first).toContain(`srcset="${sent.file}-352.webp 352w`)
  expect((await change(as, id, { version, body: first })).status).toBe(200)
  expect((await read(as, id)).data?.body).toBe(first)
})

test('what is too small, too high or no picture is refused', async () => {
  const as = await editor()
  const attempt = async (content: Buffer) => (await sendWhole(as, content, ['picture'], 'text')).message
  expect(await attempt(await somePicture(300, 300))).toMatch(/at least 704 by 396/)
  expect(await attempt(await somePicture(800, 2500))).toMatch(/at most 3 times as high/)
  expect(await attempt(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9)))).toBeTruthy()
})

test('a picture without a description, and one that is not there, keeps a text from being saved', async () => {
  const as = await editor()
  const file = await picture(as)
  const bare = await create(as, { ...article, body: `<p>See: <img src="${file}-1280.webp" alt=" "></p>` })
  expect([bare.status, bare.errors?.body]).toEqual([400, expect.stringMatching(/describe each picture/)])
  const unknown = '/media/content/019a0000-0000-7000-8000-000000000001/picture'
  const lost = await create(as, { ...article, body: body(unknown) })
  expect([lost.status, lost.errors?.body]).toEqual([400, expect.stringMatching(/upload it again/)])
})

test('a picture stays as long as one text or one saved version shows it, and goes a week after the last', async () => {
  const as = await editor()
  const [kept, shared, unused] = [await picture(as), await picture(as), await picture(as)]
  const section = await someSection(as)
  const lesson = (file: string) =>
    written(as, { section_id: section, title: 'The lamp', kind: 'text', body: body(file) }, 'course-lessons')
  const [first, second] = [await lesson(shared), await lesson(shared)]
  // Articles keep their versions: what one does not show any more, an earlier version does.
  const { u_id: id, version } = await written(as, { ...article, body: body(kept) })
  await change(as, id, { version, body: '<p>None.</p>' })
  await afterAWeek()
  const isThere = async (file: string) => (await sizeOf(`${file}-704.webp`)) !== undefined
  expect([await isThere(kept), await isThere(shared), await isThere(unused)]).toEqual([true, true, false])

  // The earlier session has expired.
  const later = await editor()
  const none = { body: '<p>None.</p>' }
  await change(later, first.u_id, { version: first.version, ...none }, 'course-lessons')
  await afterAWeek()
  expect(await isThere(shared)).toBe(true)
  await app().call(
    'DELETE /api/staff/course-lessons/{id}',
    { params: { id: second.u_id } },
    { as: await editor() },
  )
  await app().app.modules.media.files.sweep()
  // For a week it can still be pasted elsewhere.
  expect(await isThere(shared)).toBe(true)
  await afterAWeek()
  expect([await isThere(shared), await isThere(kept)]).toEqual([false, true])

  const restored = await app().call(
    'POST /api/staff/articles/{id}/revisions/{revision}/restore',
    { params: { id, revision: String(version) }, body: { version: version + 1 } },
    { as: await editor() },
  )
  expect([restored.status, restored.data?.body]).toEqual([200, expect.stringContaining(kept)])
})
