import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const shown = async (language?: 'hi') =>
  (await app().call('GET /api/website/site-links', language ? { query: { language } } : {})).data?.links ?? []
const footer = async () => (await shown()).filter(({ place }) => place === 'footer').map(({ to }) => to)

test('a fresh site links to no page that nobody can read, and to each once it is published', async () => {
  const written = ['/about-us', '/terms-and-condition', '/privacy-policy', '/pages/refund-policy']
  expect(await footer()).toEqual([
    ...[
      '/contact-us',
      '/get-started',
      '/events',
      '/faq',
      '/earn-and-refer',
      '/register',
      '/login',
      '/login/healer',
    ],
  ])
  const published = { state: 'published', published_at: app().clock.now() }
  await app().db.updateTable('static_page').set(published).execute()
  await app().db.updateTable('about_module').set(published).execute()
  expect(await footer()).toEqual(expect.arrayContaining(written))
  const { data } = await app().call('GET /api/website/site-links', {})
  expect(data?.pages).toEqual(['privacy-policy', 'refund-policy', 'terms-and-condition'])
})

test('links have words in both languages, an order, and are hidden or taken away by editors', async () => {
  const editor = await makeStaff(app(), ['editor'])
  const make = (target: string) =>
    app().call(
      'POST /api/staff/site-links',
      { body: { place: 'explore', label: 'Map', label_hi: 'नक्शा', target } },
      { as: editor },
    )
  const { data: made } = await make('https://www.google.com/maps/place/Pune')
  const explore = async (language?: 'hi') =>
    (await shown(language)).filter(({ place }) => place === 'explore').map(({ label }) => label)
  expect(await explore()).toEqual(['Blogs', 'Reels', 'E-books', 'Packages', 'Map'])
  expect(await explore('hi')).toEqual(['ब्लॉग', 'रील', 'ई-बुक', 'पैकेज', 'नक्शा'])

  const { data: all = [] } = await app().call(
    'GET /api/staff/site-links',
    { query: { items_per_page: 50 } },
    { as: editor },
  )
  const order = [...all].reverse().map(({ u_id, version }) => ({ u_id, version }))
  await app().call('PUT /api/staff/site-links/order', { body: { order } }, { as: editor })
  expect(await explore()).toEqual(['Map', 'Packages', 'E-books', 'Reels', 'Blogs'])

  const params = { id: made?.u_id ?? '' }
  const now = await app().call('GET /api/staff/site-links/{id}', { params }, { as: editor })
  const hide = { version: now.data?.version ?? 0, is_shown: false }
  await app().call('PATCH /api/staff/site-links/{id}', { params, body: hide }, { as: editor })
  expect(await explore()).not.toContain('Map')
})

test.each([
  '/no-such-page',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/a',
  'http://www.google.com/maps',
  '/courses/:anything',
])('a link to %s is refused', async (target) => {
  const editor = await makeStaff(app(), ['editor'])
  const body = { place: 'footer', label: 'A', label_hi: 'अ', target }
  const { status, errors } = await app().call('POST /api/staff/site-links', { body }, { as: editor })
  expect([status, Object.keys(errors ?? {})]).toEqual([400, ['target']])
})
