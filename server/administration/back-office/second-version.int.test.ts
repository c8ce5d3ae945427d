import type { ResourceName } from '@newyou/contract/administration/back-office/resources'
import { otherVersionMissing } from '@newyou/contract/versions'
import { beforeAll, expect, test } from 'vitest'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { article, recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { create, written, change } = recordsOf(app)
let admin: TestUser
let healerId: string
beforeAll(async () => {
  admin = await makeStaff(app(), ['admin'])
  healerId = (await makeHealer(app())).u_id
})

const hindi = { other_title: 'धीरे-धीरे नींद', other_lead: 'बारह छोटी शामें' }
const event = () => ({
  ...{ kind: 'webinar', title: 'Sleep, slowly', lead: 'Twelve short evenings', healer_id: healerId },
  ...{ category: 'health', language: 'English', starts_at: '2027-01-10T12:00:00.000Z', minutes: 60 },
  ...{ price_paise: 0, seats: null, about: '<p>Each evening.</p>', join_url: 'https://meet.example/1' },
})
const inHindi = { ...hindi, other_about: '<p>हर शाम।</p>' }

const publish = async (name: ResourceName, id: string, version: number) => {
  const answer = await app().call(
    `POST /api/staff/${name}/{id}/state` as 'POST /api/staff/articles/{id}/state',
    { params: { id }, body: { version, state: 'published' } as never },
    { as: admin },
  )
  expect(answer.status).toBe(200)
}
const coursesFound = async (search: string) =>
  (await app().call('GET /api/website/search', { query: { search } })).data?.find(
    ({ kind }) => kind === 'course',
  )?.results

test('a second version is whole or refused at its field, and names its language', async () => {
  const half = await create(admin, { ...event(), ...hindi }, 'events')
  expect(half).toMatchObject({ status: 400, errors: { other_about: otherVersionMissing } })
  const untitled = await create(admin, { ...event(), other_about: '<p>हर शाम।</p>' }, 'events')
  expect(untitled).toMatchObject({ status: 400, errors: { other_title: otherVersionMissing } })
  const more = await create(admin, { ...event(), ...inHindi, other_what_to_bring: 'क़लम' }, 'events')
  expect(more).toMatchObject({ status: 400, errors: { what_to_bring: expect.any(String) } })

  const { u_id: eventId } = await written(admin, { ...event(), ...inHindi }, 'events')
  const words = { title: 'धीरे-धीरे नींद', lead: 'बारह छोटी शामें' }
  const { data: rows } = await app().call('GET /api/website/event', { query: {} as never })
  expect(rows).toMatchObject([
    { title: 'Sleep, slowly', written_in: 'en', other_version: { written_in: 'hi', ...words } },
  ])
  const page = await app().call('GET /api/website/webinar/{u_id}', {
    params: { u_id: eventId },
  })
  expect(page.data).toMatchObject({
    about: '<p>Each evening.</p>',
    other_version: { written_in: 'hi', ...words, about: '<p>हर शाम।</p>', what_to_bring: '' },
  })
})

test('a course is found by the words of both versions, and its lessons have their titles in both', async () => {
  const healer = await makeHealer(app(), { full_name: 'Asha Rao' })
  const { u_id: courseId } = await makeCourse(app(), { healer, title: 'Quiet evenings', lessons: [{}] })
  await app()
    .db.updateTable('course')
    .set({
      other_title: 'शांत शामें',
      other_summary: 'छोटी शामें',
      other_words: 'लालटेन जलाना',
      audience: 'For all',
    })
    .where('u_id', '=', courseId)
    .execute()
  await app()
    .db.updateTable('course_content')
    .set({ other_title: 'पहला पाठ' })
    .where('course_id', '=', courseId)
    .execute()
  for (const words of ['quiet evenings', 'शांत', 'लालटेन'])
    expect(await coursesFound(words)).toMatchObject([
      {
        title: 'Quiet evenings',
        written_in: 'en',
        other_version: { written_in: 'hi', title: 'शांत शामें', subtitle: 'छोटी शामें' },
      },
    ])
  const { data } = await app().call('GET /api/website/course/{courseId}', { params: { courseId } })
  expect(data).toMatchObject({
    title: 'Quiet evenings',
    other_version: { title: 'शांत शामें', outcomes: [], audience: '' },
    sections: [{ other_version: null, contents: [{ other_version: { title: 'पहला पाठ' } }] }],
  })
  await app().db.updateTable('course').set({ other_title: '' }).where('u_id', '=', courseId).execute()
  expect(await coursesFound('quiet evenings')).toMatchObject([{ other_version: null }])
})

test('an article in Hindi may have an English version', async () => {
  const row = await written(admin, {
    ...article,
    ...{ title: 'तीन शामें', language: 'hi', lead: 'क्या काम आया', body: '<p>दीया बुझा दो।</p>' },
    ...{ other_title: 'Three evenings', other_lead: 'What helped', other_body: '<p>Put the lamp out.</p>' },
  })
  await publish('articles', row.u_id, row.version)
  const { data } = await app().call('GET /api/website/blog/{blogId}', { params: { blogId: row.u_id } })
  expect(data).toMatchObject({
    ...{ title: 'तीन शामें', language: 'hi', written_in: 'hi' },
    other_version: {
      ...{ written_in: 'en', language: 'en', title: 'Three evenings', body: '<p>Put the lamp out.</p>' },
    },
  })
  const taken = await change(admin, row.u_id, { version: row.version + 1, other_body: '' })
  expect(taken).toMatchObject({ status: 400, errors: { other_body: otherVersionMissing } })
})
