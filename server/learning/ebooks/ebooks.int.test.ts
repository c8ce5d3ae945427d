import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeEbook } from '../../testing/ebooks.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const list = (query: object) => app().call('GET /api/website/ebook', { query })
const titles = (answer: { data?: { title: string }[] | undefined }) => answer.data?.map(({ title }) => title)
/** Each is a minute younger than the one before. */
async function publish(given: Parameters<typeof makeEbook>[1]) {
  app().clock.advance(minutes(1))
  return makeEbook(app(), given)
}

describe('the shelf', () => {
  test('lists what is published, latest first, by language, category and words', async () => {
    await publish({ title: 'रात की किताब', language: 'hi', category: 'spirituality' })
    await publish({
      title: 'Half a marriage',
      cover: '/media/cloth.webp',
      category: 'relationship',
      lead: 'When the other has gone quiet',
    })
    await publish({ title: 'Sleep, badly', category: 'health' })
    await publish({ title: 'Not ready', state: 'draft', published_at: null })
    const all = await list({ items_per_page: 2 })
    expect(all).toMatchObject({ total: 3, page: 1, items_per_page: 2 })
    expect(titles(all)).toEqual(['Sleep, badly', 'Half a marriage'])
    expect(titles(await list({ items_per_page: 2, page: 2 }))).toEqual(['रात की किताब'])
    expect(titles(await list({ language: 'hi' }))).toEqual(['रात की किताब'])
    expect(titles(await list({ language: 'mr' }))).toEqual([])
    const categories = (await app().call('GET /api/website/new-you-category', {})).data ?? []
    const health = categories.find(({ slug }) => slug === 'health')?.new_you_category_u_id
    expect(titles(await list({ new_you_category_u_id: health }))).toEqual(['Sleep, badly'])
    expect(titles(await list({ new_you_category_u_id: health, language: 'hi' }))).toEqual([])
    expect(titles(await list({ search: 'quiet' }))).toEqual(['Half a marriage'])
    expect(titles(await list({ search: 'mariage' }))).toEqual(['Half a marriage'])
    expect(titles(await list({ search: `x'); drop table ebook; --` }))).toEqual([])
    const languages = await app().call('GET /api/website/ebook-language', {})
    expect(languages.data).toEqual([
      { language: 'en', count: 2 },
      { language: 'hi', count: 1 },
    ])
  })

  test('a page of a book shows a chapter and others like it, and never the file', async () => {
    const one = await publish({ title: 'Debt', category: 'wealth' })
    await publish({ title: 'Rent', category: 'wealth' })
    const detail = await app().call('GET /api/website/ebook/{eBookId}', { params: { eBookId: one } })
    expect(detail.data).toMatchObject({
      title: 'Debt',
      author: { name: 'Meera Rao' },
      price_paise: 19_900,
      sample: { title: 'Nothing is decided now' },
      contents: ['Nothing is decided now', 'Do not try'],
    })
    expect(detail.data?.related.map(({ title }) => title)).toEqual(['Rent'])
    expect(JSON.stringify(detail.data)).not.toContain('.epub')
  })

  test('what is not there, or not published, is 404', async () => {
    const draft = await publish({ state: 'draft', published_at: null })
    for (const eBookId of [draft, '019a0000-0000-7000-8000-0000000000ff'])
      expect((await app().call('GET /api/website/ebook/{eBookId}', { params: { eBookId } })).status).toBe(404)
  })

  test('the search of the whole site finds books, in their cloth', async () => {
    const found = await app().call('GET /api/website/search', { query: { search: 'marriage' } })
    expect(found.data).toMatchObject([
      { kind: 'ebook', results: [{ title: 'Half a marriage', image: '/media/cloth.webp' }] },
    ])
  })
})
