import { categoryWords } from '@newyou/contract/foundation/categories/slugs'
import { beforeAll, expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { create, written, change } = recordsOf(app)
let admin: TestUser
beforeAll(async () => {
  admin = await makeStaff(app(), ['admin'])
})

const mindfulness = { slug: 'mindfulness', name: 'Mindfulness', name_hi: 'सजगता', description: 'To be here.' }
const listed = async (query: { with_hidden?: 'true' } = {}) =>
  (await app().call('GET /api/website/new-you-category', { query })).data ?? []
const slugs = async () => (await listed()).map(({ slug }) => slug)
const healersOf = (category: string) =>
  app().call('GET /api/website/healers', { query: { category: [category] } as never })
const rowOf = async (slug: string) => {
  const { data = [] } = await app().call('GET /api/staff/categories', {}, { as: admin })
  const row = data.find((one) => one.slug === slug)
  if (!row) throw new Error(`there is no category ${slug}`)
  return row
}
const set = async (slug: string, values: object) => {
  const { u_id: id, version } = await rowOf(slug)
  return change(admin, id, { version, ...values }, 'categories')
}
const course = async (healerId: string, category: string) => ({
  ...{ title: 'Slow mornings', summary: 'Before the day.', healer_id: healerId, category },
  ...{ price_paise: 0, language: 'English' },
})

test('a new category is listed in its place, found by, renamed and hidden', async () => {
  const before = await slugs()
  expect(before).toHaveLength(7)
  expect((await healersOf('mindfulness')).status).toBe(400)
  await written(admin, mindfulness, 'categories')
  await expect.poll(slugs).toEqual([...before, 'mindfulness'])
  expect((await listed()).at(-1)).toMatchObject({ name: 'Mindfulness', name_hi: 'सजगता', is_shown: true })
  await expect.poll(async () => (await healersOf('mindfulness')).status).toBe(200)
  expect((await healersOf('mindfulness')).total).toBe(0)

  const { u_id: healerId } = await makeHealer(app(), {
    main_category: 'mindfulness',
    categories: ['mindfulness'],
  })
  await app().app.platform.pageCache.invalidate(app().db, 'healers')
  await expect
    .poll(async () => (await healersOf('mindfulness')).data?.map(({ u_id }) => u_id))
    .toEqual([healerId])
  const facets = await app().call('GET /api/website/healer-facets', { query: {} as never })
  expect(facets.data?.categories).toMatchObject({ mindfulness: 1 })
  await written(admin, await course(healerId, 'mindfulness'), 'courses')

  expect((await set('mindfulness', { name: 'Being here', name_hi: 'यहीं होना' })).status).toBe(200)
  await expect
    .poll(async () => (await listed()).at(-1))
    .toMatchObject({ slug: 'mindfulness', name: 'Being here' })

  expect((await set('mindfulness', { is_shown: false })).status).toBe(200)
  await expect.poll(slugs).not.toContain('mindfulness')
  expect((await listed({ with_hidden: 'true' })).at(-1)).toMatchObject({
    name_hi: 'यहीं होना',
    is_shown: false,
  })
  expect((await healersOf('mindfulness')).data?.map(({ u_id }) => u_id)).toEqual([healerId])
  const page = await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })
  expect(page.data).toMatchObject({ main_category: 'mindfulness' })

  await expect
    .poll(async () => create(admin, await course(healerId, 'mindfulness'), 'courses'))
    .toMatchObject({ status: 400, errors: { category: categoryWords.hidden } })
  const { data: courses = [] } = await app().call('GET /api/staff/courses', {}, { as: admin })
  const [{ u_id: id, version } = { u_id: '', version: 0 }] = courses
  expect((await change(admin, id, { version, title: 'Slower mornings' }, 'courses')).status).toBe(200)
})

test('the order is that of the back office', async () => {
  const { data = [] } = await app().call(
    'GET /api/staff/categories',
    { query: { sort: 'position' } },
    { as: admin },
  )
  const order = data.map(({ u_id, version }) => ({ u_id, version })).toReversed()
  const saved = await app().call('PUT /api/staff/categories/order', { body: { order } }, { as: admin })
  expect(saved.status).toBe(200)
  await expect.poll(async () => (await slugs())[0]).toBe('spirituality')
})

test.each(['nothing', 'No-Address', 'a'.repeat(41)])('%s is no category', async (category) => {
  const { u_id: healerId } = await makeHealer(app())
  expect((await healersOf(category)).status).toBe(400)
  for (const call of ['GET /api/website/course', 'GET /api/website/event'] as const)
    expect((await app().call(call, { query: { category } as never })).status).toBe(400)
  const made = await create(admin, await course(healerId, category), 'courses')
  expect(made).toMatchObject({ status: 400, errors: { category: expect.any(String) } })
})

test.each([
  [{ slug: 'health' }, 'slug'],
  [{ slug: 'compare' }, 'slug'],
  [{ slug: 'Two Words' }, 'slug'],
  [{ name: '{count}' }, 'name'],
  [{ color_dark: '#14251f' }, 'color_dark'],
  [{ color_light: 'teal' }, 'color_light'],
])('%j is refused', async (values, field) => {
  const made = await create(admin, { ...mindfulness, slug: 'breath', ...values }, 'categories')
  expect([made.status, Object.keys(made.errors ?? {})]).toEqual([400, [field]])
})

test('a colour is served with those of the brand; the address and the name of a path stay', async () => {
  expect((await set('wealth', { color_dark: '#ffd97a' })).status).toBe(200)
  const sheet = async () => (await app().call('GET /api/website/settings', {})).data?.brand.sheet ?? ''
  await expect.poll(sheet).toMatch(/^\/brand\/[\w-]{16}\.css$/)
  const served = await app().app.http.inject(await sheet())
  expect(served.body).toContain('--c-wealth:#ffd97a')
  expect((await set('wealth', { slug: 'money' })).status).toBe(400)
})

test('only administrators change them', async () => {
  const editor = await makeStaff(app(), ['editor'])
  expect((await create(editor, { ...mindfulness, slug: 'breath' }, 'categories')).status).toBe(403)
})
