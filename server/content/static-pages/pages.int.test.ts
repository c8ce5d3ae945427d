import { staticPageSlugs } from '@newyou/contract/content/static-pages/static-pages'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from '../../platform/rich-text.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function hang(title: string, position: number, photos: number) {
  const { db, ids } = app().app.platform
  const albumId = ids.next()
  await db
    .insertInto('photo_album')
    .values({ u_id: albumId, title, position, created_at: app().clock.now() })
    .execute()
  for (let number = 0; number < photos; number++)
    await db
      .insertInto('photo')
      .values({
        u_id: ids.next(),
        album_id: albumId,
        image: `/media/${title}-${number}/photo`,
        width: 1280,
        height: 960,
        alt: `${title} ${number}`,
        position: number,
      })
      .execute()
  return albumId
}

describe('pages of the site', () => {
  test('come with a new site as drafts in both languages, which no visitor reads', async () => {
    const { db } = app()
    const drafts = await db.selectFrom('static_page').selectAll().orderBy('slug').execute()
    expect(drafts.map(({ slug, state }) => [slug, state])).toEqual(
      staticPageSlugs.map((slug) => [slug, 'draft']),
    )
    const sections = await db.selectFrom('about_module').selectAll().execute()
    for (const { title_hi, body, body_hi, state } of [...drafts, ...sections]) {
      expect([state, title_hi, body_hi].every(Boolean)).toBe(true)
      // The operator's data has placeholders, and the back office would save the text unchanged.
      expect([body, body_hi].map((html) => cleanRichText(html))).toEqual([body, body_hi])
    }
    expect(drafts.every(({ body, body_hi }) => body.includes('[') && body_hi.includes('['))).toBe(true)
    expect((await app().call('GET /api/website/static-page', {})).data).toEqual([])
    expect((await app().call('GET /api/website/about-us', {})).data).toEqual([])
  })

  test('are published by staff once nothing stands in square brackets', async () => {
    const admin = await makeStaff(app(), ['editor'])
    const params = { id: 'privacy-policy' }
    const of = (name: 'pages') => app().call(`GET /api/staff/${name}/{id}`, { params }, { as: admin })
    const publish = async () =>
      app().call(
        'POST /api/staff/pages/{id}/state',
        { params, body: { version: (await of('pages')).data?.version ?? 0, state: 'published' } },
        { as: admin },
      )
    expect(await publish()).toMatchObject({
      status: 400,
      errors: { body: 'Please write your own words where square brackets stand' },
    })
    const text = { body: '<p>We keep what we need.</p>', body_hi: '<p>हम ज़रूरत भर का रखते हैं।</p>' }
    const version = (await of('pages')).data?.version ?? 0
    const changed = await app().call(
      'PATCH /api/staff/pages/{id}',
      { params, body: { version, ...text } },
      { as: admin },
    )
    expect(changed.status).toBe(200)
    expect((await publish()).status).toBe(200)
    const [page] =
      (await app().call('GET /api/website/static-page', { query: { slug: params.id } })).data ?? []
    expect(page).toMatchObject({ title: 'Privacy policy', title_hi: 'प्राइवेसी पॉलिसी', ...text })
  })

  test('name the company of the settings, and are not published before the settings say it', async () => {
    const { db } = app().app.platform
    const admin = await makeStaff(app(), ['editor'])
    const params = { id: 'refund-policy' }
    const version = async () =>
      (await app().call('GET /api/staff/pages/{id}', { params }, { as: admin })).data?.version ?? 0
    const body = '<p>The seller is {company}. {unknown} stays.</p>'
    const body_hi = '<p>बेचने वाली कंपनी {company} है।</p>'
    await app().call(
      'PATCH /api/staff/pages/{id}',
      { params, body: { version: await version(), body, body_hi } },
      { as: admin },
    )
    const publish = async () =>
      app().call(
        'POST /api/staff/pages/{id}/state',
        { params, body: { version: await version(), state: 'published' } },
        { as: admin },
      )
    expect(await publish()).toMatchObject({
      status: 400,
      errors: { body: 'The settings do not say what stands for {company} yet' },
    })
    const value = JSON.stringify('Asha & Sons')
    await db.insertInto('setting').values({ key: 'company_name', value }).execute()
    expect((await publish()).status).toBe(200)
    const [page] =
      (await app().call('GET /api/website/static-page', { query: { slug: params.id } })).data ?? []
    expect(page).toMatchObject({
      body: '<p>The seller is Asha &#38; Sons. {unknown} stays.</p>',
      body_hi: '<p>बेचने वाली कंपनी Asha &#38; Sons है।</p>',
    })
    // Emptied later: readers see a gap and never a word in brackets, colleagues see which setting is empty.
    await db.updateTable('setting').set({ value: '""' }).where('key', '=', 'company_name').execute()
    await db.transaction().execute((trx) => app().app.platform.pageCache.invalidate(trx, 'settings'))
    const seen = async () =>
      (await app().call('GET /api/website/static-page', { query: { slug: params.id } })).data?.[0]?.body
    await expect.poll(seen).toBe('<p>The seller is …. {unknown} stays.</p>')
    const preview = await app().call(
      'GET /api/staff/page-preview/{slug}',
      { params: { slug: params.id } },
      { as: admin },
    )
    expect(preview.data?.body).toContain('{company}')
  })

  test('are added by editors, seen as drafts by them alone, and have their versions back', async () => {
    const admin = await makeStaff(app(), ['editor'])
    const form = { slug: 'first-visit', title: 'Your first visit', body: '<p>Come early.</p>' }
    const { data: made } = await app().call('POST /api/staff/pages', { body: form }, { as: admin })
    const params = { id: 'first-visit' }
    const preview = (as?: TestUser) =>
      app().call('GET /api/staff/page-preview/{slug}', { params: { slug: 'first-visit' } }, { as })
    expect((await preview(admin)).data).toMatchObject({ state: 'draft', title: 'Your first visit' })
    expect((await preview(await makeStaff(app(), ['support']))).status).toBe(403)
    expect((await preview()).status).toBe(401)
    const seen = async () =>
      (await app().call('GET /api/website/static-page', { query: { slug: 'first-visit' } })).data
    expect(await seen()).toEqual([])
    const again = await app().call('POST /api/staff/pages', { body: form }, { as: admin })
    expect(again).toMatchObject({ status: 400, errors: { slug: 'Another page has this address' } })
    const bad = await app().call(
      'POST /api/staff/pages',
      { body: { ...form, slug: 'First Visit' } },
      { as: admin },
    )
    expect([bad.status, Object.keys(bad.errors ?? {})]).toEqual([400, ['slug']])

    const changed = await app().call(
      'PATCH /api/staff/pages/{id}',
      { params, body: { version: made?.version ?? 0, body: '<p>Come late.</p>' } },
      { as: admin },
    )
    const restored = await app().call(
      'POST /api/staff/pages/{id}/revisions/{revision}/restore',
      { params: { ...params, revision: `${made?.version}` }, body: { version: changed.data?.version ?? 0 } },
      { as: admin },
    )
    expect(restored.data).toMatchObject({ body: '<p>Come early.</p>' })
    await app().call(
      'POST /api/staff/pages/{id}/state',
      { params, body: { version: restored.data?.version ?? 0, state: 'published' } },
      { as: admin },
    )
    expect(await seen()).toMatchObject([{ body: '<p>Come early.</p>' }])
  })

  test('the page about us is previewed with its drafts', async () => {
    const admin = await makeStaff(app(), ['editor'])
    const drafts = await app().call('GET /api/staff/about-preview', {}, { as: admin })
    expect(drafts.data?.[0]).toMatchObject({ title: 'Why we began' })
  })

  test('one page is asked for by its name, and an unknown name has none', async () => {
    const { db } = app().app.platform
    await db.deleteFrom('static_page').execute()
    const page = (slug: string, title: string, body: string) => {
      const now = app().clock.now()
      return { slug, title, body, updated_at: now, state: 'published', published_at: now }
    }
    await db
      .insertInto('static_page')
      .values([
        page('privacy-policy', 'Privacy', '<p>One</p>'),
        page('terms-and-condition', 'Terms', '<p>Two</p>'),
      ])
      .execute()
    const one = await app().call('GET /api/website/static-page', { query: { slug: 'privacy-policy' } })
    expect(one.data).toMatchObject([{ slug: 'privacy-policy', title: 'Privacy', version: 1 }])
    expect((await app().call('GET /api/website/static-page', {})).data).toHaveLength(2)
    expect((await app().call('GET /api/website/static-page', { query: { slug: 'x' } })).data).toEqual([])
  })

  test('the modules about us come in their order', async () => {
    const { db, ids } = app().app.platform
    const module = (title: string, position: number) => ({
      u_id: ids.next(),
      kind: 'story',
      title,
      body: '<p>…</p>',
      position,
      state: 'published',
      published_at: app().clock.now(),
    })
    await db.deleteFrom('about_module').execute()
    await db
      .insertInto('about_module')
      .values([module('Second', 2), module('First', 1)])
      .execute()
    const about = await app().call('GET /api/website/about-us', {})
    expect(about.data?.map(({ title }) => title)).toEqual(['First', 'Second'])
  })
})

describe('photo gallery', () => {
  test('albums say how many photos they hold and show the first', async () => {
    await hang('wells', 1, 3)
    await hang('empty', 2, 0)
    const albums = await app().call('GET /api/website/photo-album', {})
    expect(albums.data).toMatchObject([
      { title: 'wells', photo_count: 3, image: '/media/wells-0/photo' },
      { title: 'empty', photo_count: 0, image: null },
    ])
  })

  test('photos come page by page, of all albums or of one', async () => {
    const trees = await hang('trees', 3, 5)
    const page = await app().call('GET /api/website/photo-gallery', {
      query: { album_u_id: trees, page: 2, items_per_page: 3 },
    })
    expect(page).toMatchObject({ total: 5, page: 2, items_per_page: 3 })
    expect(page.data?.map(({ alt }) => alt)).toEqual(['trees 3', 'trees 4'])
    expect((await app().call('GET /api/website/photo-gallery', {})).total).toBe(8)
  })
})
