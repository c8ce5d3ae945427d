import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const found = async (search: string) =>
  ((await app().call('GET /api/website/search', { query: { search } })).data ?? []).flatMap(({ results }) =>
    results.map(({ title }) => title),
  )
const coursesWith = async (search: string) =>
  ((await app().call('GET /api/website/course', { query: { search } })).data ?? []).map(({ title }) => title)
const healersWith = async (search: string) =>
  (
    (await app().call('GET /api/website/healers', { query: { search } as never })).data as
      | { full_name: string }[]
      | undefined
  )?.map(({ full_name }) => full_name)
const set = (values: { name?: string; name_hi?: string; is_shown?: boolean }) =>
  app().db.updateTable('category').set(values).where('slug', '=', 'deep-rest').execute()
const namesWritten = () => app().app.platform.jobs.runNow('category-names')

test('what stands in a category is found by its names, also after it was renamed or hidden', async () => {
  await sql`insert into category (slug, name, name_hi, position)
    values ('deep-rest', 'Being Attentive', 'सजगता', 8)`.execute(app().db)
  const healer = await makeHealer(app(), {
    full_name: 'Meera Krishnan',
    main_category: 'deep-rest',
    categories: ['deep-rest', 'health'],
  })
  await makeCourse(app(), { healer, title: 'Slow mornings', category: 'deep-rest' })

  for (const words of ['सजगता', 'attentive', 'being attentive', 'attent']) {
    expect(await found(words)).toEqual(['Meera Krishnan', 'Slow mornings'])
    expect([await coursesWith(words), await healersWith(words)]).toEqual([
      ['Slow mornings'],
      ['Meera Krishnan'],
    ])
  }

  await set({ name: 'Lanternlight', name_hi: 'दीपक' })
  await namesWritten()
  for (const words of ['lanternlight', 'दीपक'])
    expect(await found(words)).toEqual(['Meera Krishnan', 'Slow mornings'])
  for (const words of ['attentive', 'सजगता']) expect(await found(words)).toEqual([])

  await set({ is_shown: false })
  await namesWritten()
  expect(await found('lanternlight')).toEqual([])
  expect(await found('deep-rest')).toEqual(['Meera Krishnan', 'Slow mornings'])
  expect(await found('meera')).toEqual(['Meera Krishnan', 'Slow mornings'])
})

test('more rows than one statement writes are all found by a new name, and nothing is written twice', async () => {
  const healer = await makeHealer(app(), { main_category: 'health', categories: ['health'] })
  const { u_id: courseId } = await makeCourse(app(), { healer, category: 'health' })
  await sql`insert into course select (jsonb_populate_record(c, jsonb_build_object('u_id', gen_random_uuid()))).*
    from course c, generate_series(1, 230) where c.u_id = ${courseId}`.execute(app().db)
  await app().db.updateTable('category').set({ name: 'Quietude' }).where('slug', '=', 'health').execute()
  await namesWritten()
  expect((await app().call('GET /api/website/course', { query: { search: 'quietude' } })).total).toBe(231)

  const written = async () =>
    (await sql<{ xmin: string }>`select xmin from search_entry order by item_id`.execute(app().db)).rows
  const before = await written()
  await namesWritten()
  expect(await written()).toEqual(before)
})
