import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { somePicture } from '../../testing/files.ts'
import { article, recordsOf } from '../../testing/records.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { written, change, actionsOf } = recordsOf(app)
const { uploaded } = uploadsOf(app)

const list = (as: TestUser, id: string) =>
  app().call('GET /api/staff/articles/{id}/revisions', { params: { id }, query: {} }, { as })
const one = (as: TestUser, id: string, revision: number) =>
  app().call(
    'GET /api/staff/articles/{id}/revisions/{revision}',
    { params: { id, revision: String(revision) } },
    { as },
  )
const restore = (as: TestUser, id: string, revision: number, version: number) =>
  app().call(
    'POST /api/staff/articles/{id}/revisions/{revision}/restore',
    { params: { id, revision: String(revision) }, body: { version } },
    { as },
  )

test('each saved version is kept with who saved it and what changed, and a state is no version', async () => {
  const [first, second] = [
    await makeStaff(app(), ['editor'], { firstName: 'Tara', lastName: 'One' }),
    await makeStaff(app(), ['admin'], { firstName: 'Uma', lastName: 'Two' }),
  ]
  const { u_id: id, version } = await written(first)
  await change(first, id, { version, title: 'Four slow evenings', tags: ['sleep', 'lamp'] })
  await app().call(
    'POST /api/staff/articles/{id}/state',
    { params: { id }, body: { version: version + 1, state: 'published' } },
    { as: first },
  )
  await change(second, id, { version: version + 2, body: '<p>Put every lamp out.</p>' })
  expect(await list(first, id)).toMatchObject({
    total: 3,
    data: [
      { version: version + 3, saved_by: 'Uma Two', changed: ['body'], restored: null },
      { version: version + 1, saved_by: 'Tara One', changed: ['title', 'tags'] },
      { version, saved_by: 'Tara One', changed: [] },
    ],
  })
  expect((await one(first, id, version)).data).toMatchObject({
    fields: { title: article.title, body: '<h2>Begin</h2><p>Put the lamp out.</p>', tags: ['sleep'] },
  })
  expect(await one(first, id, 99)).toMatchObject({ status: 404 })
})

test('a version is restored as a new one, by the version that was read', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const { u_id: id, version } = await written(editor)
  await change(editor, id, { version, title: 'Spoiled', body: '<p>Spoiled</p>' })
  expect(await restore(editor, id, version, version)).toMatchObject({
    status: 409,
    code: 'changedMeanwhile',
    data: { current: { title: 'Spoiled' }, yours: { title: article.title } },
  })
  const restored = await restore(editor, id, version, version + 1)
  expect(restored).toMatchObject({
    status: 200,
    data: { version: version + 2, title: article.title, body: '<h2>Begin</h2><p>Put the lamp out.</p>' },
  })
  expect((await list(editor, id)).data?.[0]).toMatchObject({ version: version + 2, restored: version })
  expect((await list(editor, id)).data).toHaveLength(3)
  expect(await actionsOf(id)).toEqual(['create', 'change', 'restore'])
})

test('a version brings its picture back, which was not removed meanwhile; without a version it is removed', async () => {
  const { files } = app().app.modules.media
  const editor = await makeStaff(app(), ['editor'])
  const sendPicture = async () =>
    (await uploaded(editor, await somePicture(900, 900), 'picture', 'course')).file
  const [first, second] = [await sendPicture(), await sendPicture()]
  const { u_id: id, version } = await written(editor, { ...article, picture: first })
  await change(editor, id, { version, picture: second })
  expect((await list(editor, id)).data?.[0]).toMatchObject({ changed: ['picture'] })
  app().clock.advance(days(8))
  await files.sweep()
  const other = await makeStaff(app(), ['editor'])
  const restored = await restore(other, id, version, version + 1)
  expect(restored).toMatchObject({ status: 200, data: { picture: first } })
  const shown = () => app().app.http.inject({ url: `${first}-352.webp` })
  expect((await shown()).statusCode).toBe(200)
  const left = () =>
    app().db.selectFrom('media_file').select('file').where('file', 'in', [first, second]).execute()
  expect(await left()).toHaveLength(2)
  await app().db.deleteFrom('record_revision').where('record_id', '=', id).execute()
  app().clock.advance(days(8))
  await files.sweep()
  expect(await left()).toEqual([{ file: first }])
})

test('a record from before keeps what it held when it is changed for the first time', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const { u_id: id, version } = await written(editor)
  await app().db.deleteFrom('record_revision').where('record_id', '=', id).execute()
  expect((await list(editor, id)).data).toEqual([])
  await change(editor, id, { version, title: 'Later' })
  expect((await list(editor, id)).data).toMatchObject([
    { version: version + 1, changed: ['title'] },
    { version, saved_by: '' },
  ])
  expect(await restore(editor, id, version, version + 1)).toMatchObject({ data: { title: article.title } })
})

test('a version that no longer fits is refused in words; bad numbers and others are refused', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const { u_id: id, version } = await written(editor)
  await app()
    .db.updateTable('record_revision')
    .set({ fields: JSON.stringify({ title: 'x'.repeat(500) }) })
    .where('record_id', '=', id)
    .execute()
  expect(await restore(editor, id, version, version)).toMatchObject({
    status: 400,
    message: 'This version is too old to restore: the form has changed since',
  })
  expect(await one(editor, id, 0)).toMatchObject({ status: 400 })
  for (const as of [
    await makeStaff(app(), ['finance']),
    await makeStaff(app(), ['support']),
    await makeClient(app()),
  ]) {
    expect((await list(as, id)).status).toBe(403)
    expect((await restore(as, id, version, version)).status).toBe(403)
  }
})
