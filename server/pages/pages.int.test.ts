import { describe, expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

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
  test('one page is asked for by its name, and an unknown name has none', async () => {
    const { db } = app().app.platform
    await db
      .insertInto('static_page')
      .values([
        { slug: 'privacy-policy', title: 'Privacy', body: '<p>One</p>', updated_at: app().clock.now() },
        { slug: 'terms-and-condition', title: 'Terms', body: '<p>Two</p>', updated_at: app().clock.now() },
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
    })
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
