import { describe, expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { makeSupport } from '../../testing/support.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let made = 0

/** Publishes an article; each is a minute younger than the one before. */
async function publish(wanted: {
  title: string
  kind?: 'blog' | 'success-story'
  state?: 'draft' | 'published'
  categories?: string[]
  tags?: string[]
  words?: string
  healerId?: string
}) {
  const { db, ids } = app().app.platform
  const uId = ids.next()
  made += 1
  const {
    title,
    kind = 'blog',
    state = 'published',
    categories = [],
    tags = [],
    words = '',
    healerId,
  } = wanted
  await db
    .insertInto('article')
    .values({
      u_id: uId,
      kind,
      state,
      title,
      body: `<p>${words}</p>`,
      words,
      categories,
      tags,
      teller: kind === 'success-story' ? 'Quiet Heron' : '',
      author_healer_id: healerId ?? null,
      reading_minutes: 4,
      published_at: new Date(app().clock.now().getTime() + made * 60_000),
      updated_at: app().clock.now(),
    })
    .execute()
  return uId
}

const titles = (answer: { data?: { title: string }[] | undefined }) => answer.data?.map(({ title }) => title)
const searchBlog = (body: object, query: object = {}) =>
  app().call('POST /api/website/search-blog', { body, query })

describe('blog', () => {
  test('lists published posts, latest first, and names their authors', async () => {
    const healer = await makeHealer(app())
    await publish({ title: 'Older', tags: ['sleep', 'night'], categories: ['health'] })
    await publish({ title: 'Newer', tags: ['sleep'], categories: ['family'], healerId: healer.u_id })
    await publish({ title: 'Unfinished', state: 'draft' })
    await publish({ title: 'A story', kind: 'success-story', categories: ['health'] })
    const list = await app().call('GET /api/website/blog', { query: { items_per_page: 1 } })
    expect(list).toMatchObject({ total: 2, page: 1, items_per_page: 1 })
    expect(list.data).toMatchObject([{ title: 'Newer', author: { healer_u_id: healer.u_id } }])
    const second = await app().call('GET /api/website/blog', { query: { items_per_page: 1, page: 2 } })
    expect(second.data).toMatchObject([{ title: 'Older', author: { name: 'Admin', healer_u_id: null } }])
  })

  test('search takes categories and tags; both empty means all', async () => {
    const categories = (await app().call('GET /api/website/new-you-category', {})).data ?? []
    const health = categories.find(({ slug }) => slug === 'health')?.new_you_category_u_id ?? ''
    expect(titles(await searchBlog({ new_you_category_u_id: [], tags: [] }))).toEqual(['Newer', 'Older'])
    expect(titles(await searchBlog({ new_you_category_u_id: [health] }))).toEqual(['Older'])
    expect(titles(await searchBlog({ tags: ['night'] }))).toEqual(['Older'])
    expect(titles(await searchBlog({ new_you_category_u_id: [health], tags: ['sleep'] }))).toEqual(['Older'])
    expect(titles(await searchBlog({ tags: ['sleep'] }, { page: 2, items_per_page: 1 }))).toEqual(['Older'])
  })

  test('words are found in titles and bodies, and in spite of a slip of the finger', async () => {
    await publish({ title: 'Rice for one', words: 'Cooking when nobody else is at home' })
    expect(titles(await searchBlog({}, { search: 'cook' }))).toEqual(['Rice for one'])
    await publish({ title: 'Loneliness after retirement' })
    expect(titles(await searchBlog({}, { search: 'lonelines retirment' }))).toEqual([
      'Loneliness after retirement',
    ])
    expect(titles(await searchBlog({}, { search: `x'); drop table article; --` }))).toEqual([])
  })

  test('tags are counted over published posts', async () => {
    const tags = await app().call('GET /api/website/blog-tag', {})
    expect(tags.data).toEqual([
      { tag: 'sleep', count: 2 },
      { tag: 'night', count: 1 },
    ])
  })

  test('a post shows related ones, and an unfinished one is not there', async () => {
    const one = await publish({ title: 'One', tags: ['debt', 'parents'] })
    await publish({ title: 'Far', tags: ['debt'] })
    await publish({ title: 'Near', tags: ['debt', 'parents'] })
    const detail = await app().call('GET /api/website/blog/{blogId}', { params: { blogId: one } })
    expect(detail.data?.related.map(({ title }) => title)).toEqual(['Near', 'Far'])
    const draft = await publish({ title: 'Draft', state: 'draft' })
    const missing = await app().call('GET /api/website/blog/{blogId}', { params: { blogId: draft } })
    expect(missing.status).toBe(404)
    const asStory = await app().call('GET /api/website/success-story/{storyId}', { params: { storyId: one } })
    expect(asStory.status).toBe(404)
  })

  test('a list says which stories are demo content', async () => {
    const story = await publish({ title: 'Invented harbour', kind: 'success-story' })
    await app().db.updateTable('article').set({ is_demo: true }).where('u_id', '=', story).execute()
    const { data } = await app().call('GET /api/website/success-story', { query: {} })
    expect(data?.map(({ title, is_demo }) => [title, is_demo])).toEqual([
      ['Invented harbour', true],
      ['A story', false],
    ])
  })

  test('the feed is well-formed and holds what needs escaping', async () => {
    await publish({ title: 'Money & <silence>' })
    const feed = await app().app.http.inject('/blog/rss.xml')
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.body).toContain('<title>Money &#38; &#60;silence&#62;</title>')
  })
})

describe('reviews', () => {
  test('a client writes one review and only that client deletes it', async () => {
    const [mine, other] = [await registerClient(app()), await registerClient(app())]
    const blog_u_id = await publish({ title: 'Reviewed' })
    const write = (as: typeof mine, review: string) =>
      app().call('POST /api/website/blog-review', { body: { blog_u_id, review } }, { as })
    const written = await write(mine, 'It helped.')
    expect(written).toMatchObject({ status: 201, message: 'Review added successfully' })
    expect(await write(mine, 'Again.')).toMatchObject({ status: 409, code: 'alreadyReviewed' })
    expect(await write(other, '  ')).toMatchObject({
      status: 400,
      errors: { review: 'This field is required' },
    })
    const remove = (as: typeof mine) =>
      app().call(
        'DELETE /api/website/blog-review/{reviewId}',
        { params: { reviewId: written.data?.u_id ?? '' } },
        { as },
      )
    const seenBy = async (as?: typeof mine) => {
      const page = await app().call(
        'GET /api/website/blog/{blogId}',
        { params: { blogId: blog_u_id } },
        as ? { as } : {},
      )
      expect(JSON.stringify(page)).not.toContain(mine.uId)
      return page.data?.reviews[0]?.is_mine
    }
    expect([await seenBy(), await seenBy(other), await seenBy(mine)]).toEqual([false, false, true])
    expect((await remove(other)).status).toBe(404)
    expect((await remove(mine)).status).toBe(200)
    const detail = await app().call('GET /api/website/blog/{blogId}', { params: { blogId: blog_u_id } })
    expect(detail.data?.reviews).toEqual([])
    expect((await write(mine, 'Better words.')).status).toBe(201)
  })

  test('a visitor is asked to log in, and an unpublished article takes no review', async () => {
    const blog_u_id = await publish({ title: 'For visitors' })
    const body = { blog_u_id, review: 'Hello' }
    expect((await app().call('POST /api/website/blog-review', { body })).status).toBe(401)
    const client = await registerClient(app())
    const draft = { blog_u_id: await publish({ title: 'Not yet', state: 'draft' }), review: 'Hello' }
    expect((await app().call('POST /api/website/blog-review', { body: draft }, { as: client })).status).toBe(
      404,
    )
  })

  test('success stories are reviewed likewise', async () => {
    const client = await registerClient(app())
    const success_story_u_id = await publish({ title: 'Told', kind: 'success-story' })
    const body = { success_story_u_id, review: 'Thank you for telling it.' }
    const written = await app().call('POST /api/website/success-story-review', { body }, { as: client })
    expect(written.message).toBe('Review added successfully')
    const detail = await app().call('GET /api/website/success-story/{storyId}', {
      params: { storyId: success_story_u_id },
    })
    expect(detail.data).toMatchObject({
      teller: 'Quiet Heron',
      author: null,
      reviews: [{ text: body.review }],
    })
  })

  test('one that staff hides is read by its writer alone, until it is restored', async () => {
    const success_story_u_id = await publish({ title: 'A long way', kind: 'success-story' })
    const [writer, reader] = [await registerClient(app()), await registerClient(app())]
    const staff = await makeSupport(app())
    const written = await app().call(
      'POST /api/website/success-story-review',
      { body: { success_story_u_id, review: 'Buy my pills' } },
      { as: writer },
    )
    const shownTo = async (as: typeof writer) =>
      (
        await app().call(
          'GET /api/website/success-story/{storyId}',
          { params: { storyId: success_story_u_id } },
          { as },
        )
      ).data?.reviews.map(({ is_hidden }) => is_hidden)
    const thing_u_id = written.data?.u_id ?? ''
    await app().call(
      'POST /api/website/report',
      { body: { thing: 'article-review', thing_u_id, reason: 'spam' } },
      { as: reader },
    )
    const { data: queue } = await app().call('GET /api/staff/community-reports', {}, { as: staff })
    const params = { reportId: queue?.[0]?.u_id ?? '' }
    const decided = await app().call(
      'POST /api/staff/community-reports/{reportId}/decide',
      { params, body: { decision: 'hide' } },
      { as: staff },
    )
    expect(decided.data?.content).toMatchObject({
      text: 'Buy my pills',
      title: 'A long way',
      path: `/success-story/success-story-details/${success_story_u_id}`,
      is_hidden: true,
    })
    expect(await shownTo(reader)).toEqual([])
    expect(await shownTo(writer)).toEqual([true])
    await app().call(
      'POST /api/staff/community-reports/{reportId}/restore',
      { params, body: {} },
      { as: staff },
    )
    expect(await shownTo(reader)).toEqual([false])
  })
})
