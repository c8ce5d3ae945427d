import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { makeHealer } from '../../testing/healers.ts'
import { postsOf } from '../../testing/imported-posts.ts'
import { somebodyWaits } from '../../testing/lock-waits.ts'
import { plainSite } from '../../testing/plain-site.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({
  start,
  web: plainSite('/api/website/settings', (path) => path === '/' || path === '/hi'),
})
let admin: TestUser
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(() => app().clock.set(start))
const records = recordsOf(app)
const { read, check, apply, undo, tried, imported, article, existing, fresh, lines, whys } = postsOf(
  app,
  () => admin,
)

const open = async (url: string) => {
  const { statusCode, headers } = await app().app.http.inject({ url, remoteAddress: '198.51.100.7' })
  return [statusCode, headers.location]
}

describe('an import of posts', () => {
  test('is tried as it is read; done, its posts stand in the blog as they were', async () => {
    const healer = await makeHealer(app(), { full_name: 'Dr. Asha Import Rao' })
    const [post, draft] = [fresh('Rest & tea'), fresh('Unfinished')]
    const run = await tried(
      [
        {
          ...post,
          content: 'Sleep <b>well</b>.',
          categories: ['Health', 'News'],
          tags: ['night'],
          author: 'asha',
        },
        { ...draft, status: 'draft', author: 'gone' },
        { title: '' },
      ],
      {
        authors: [
          { login: 'asha', email: 'a@old.example', name: 'Asha Import Rao' },
          { login: 'gone', email: 'g@old.example', name: 'Somebody Gone' },
        ],
      },
    )
    expect(run).toMatchObject({ state: 'checked', lines: 3, counts: { ready: 2, problem: 1 } })
    expect(await whys(run.u_id)).toEqual([
      ['There is no category “News”'],
      ['“Somebody Gone” is no healer here, so the practice is its author'],
      ['It has no title'],
    ])
    expect((await lines(run.u_id))?.map(({ words }) => words)).toEqual([
      `${post.title}, 2019-05-09, Asha Import Rao`,
      `${draft.title}, 2019-05-09, draft, Somebody Gone`,
      expect.stringMatching(/^\/2019\/05\/post-/),
    ])
    expect(await article(post.title)).toBeUndefined()
    // Asked again, it says the same.
    expect((await check(run.u_id, run.columns)).data?.counts).toMatchObject({ ready: 2, problem: 1 })

    expect((await apply(run.u_id)).data?.counts).toMatchObject({ added: 2, problem: 1 })
    expect(await existing(post.title)).toMatchObject({
      ...{
        kind: 'blog',
        state: 'published',
        body: '<p>Sleep <strong>well</strong>.</p>',
        words: 'Sleep well.',
      },
      ...{
        categories: ['health'],
        tags: ['night'],
        author_healer_id: healer.u_id,
        language: 'en',
        revision: 1,
      },
      published_at: new Date('2019-05-09T06:30:00Z'),
    })
    expect(await existing(draft.title)).toMatchObject({ state: 'draft', author_healer_id: null })
    const list = await app().call('GET /api/website/blog', { query: { search: post.title.slice(-12) } })
    expect(list.data?.map(({ title }) => title)).toEqual([post.title])
    expect((await whys(run.u_id))?.[0]).toEqual(['There is no category “News”'])
    const report = await app().call(
      'GET /api/staff/imports/{id}/report',
      { params: { id: run.u_id } },
      { as: admin },
    )
    expect(report.data?.csv).toContain('1,"Added","There is no category “News”"')
  })

  test('finds what is here by its old address and by its title', async () => {
    const [post, other] = [fresh(), fresh()]
    await imported([post, other])
    const again = await tried([post, { ...fresh(), title: other.title.toUpperCase() }, fresh()])
    expect(again.counts).toMatchObject({ exists: 2, ready: 1 })
    expect((await whys(again.u_id))?.slice(0, 2)).toEqual([
      ['An article that is here had this address'],
      ['An article here has this title'],
    ])
  })

  test('publishes nothing that claims what the law limits: a person decides', async () => {
    const post = fresh()
    const run = await imported([{ ...post, content: '<p>This tea cures diabetes in a week.</p>' }])
    const said = (await whys(run.u_id))?.[0]?.[0]
    expect(said).toMatch(/^A draft, because the law limits what “.*diabetes.*” claims/)
    expect(await existing(post.title)).toMatchObject({
      state: 'draft',
      published_at: new Date('2019-05-09T06:30:00Z'),
    })
  })

  test('leads links among its posts to where they stand now', async () => {
    const [first, second] = [fresh(), fresh()]
    const at = app().sandbox.url.replace('http:', 'https:')
    await imported([{ ...first, content: `<a href="${at}${second.path}/?utm=1">next</a>` }, second])
    const { u_id: id } = await existing(second.title)
    expect((await existing(first.title)).body).toBe(`<p><a href="/blog/blog-details/${id}">next</a></p>`)
  })

  test('takes the posts that the sandbox exports', async () => {
    const { data } = await read(app().sandbox.wordPress.export(), 'export.xml', 'articles')
    expect(data?.counts).toMatchObject({ ready: 4, problem: 0 })
    await app().drain()
    expect((await apply(data?.u_id ?? '')).data).toMatchObject({
      ...{ counts: { added: 4 }, pictures: { kept: 3, refused: 1 } },
    })
    const { body, published_at: at } = await existing('Walking without a count')
    expect(body).toContain('<a href="/blog/blog-details/')
    expect(body).toContain('<figcaption>Behind the school</figcaption>')
    expect(at).toEqual(new Date('2020-02-11T02:45:00Z'))
    expect(await existing('रात को फ़ोन कहाँ रखें')).toMatchObject({ language: 'hi', categories: ['health'] })
  })

  test('a file that is none, or larger than its kind may be, is refused', async () => {
    expect(await read('Name\nAsha', 'a.csv', 'articles')).toMatchObject({ status: 400, code: 'fileRefused' })
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a')
    expect(await read(large, 'clients.csv', 'clients')).toMatchObject({
      status: 400,
      message: 'Please choose a file of up to 5 MB',
    })
  })
})

describe('old addresses', () => {
  test('lead to the article for as long as it is public, and never take a page that is here', async () => {
    const post = fresh()
    const run = await imported([post, { ...fresh(), link: `${app().sandbox.url}/courses/` }])
    expect((await whys(run.u_id))?.[1]).toContain('A page here has its old address /courses')
    const { u_id: id } = await existing(post.title)
    const there = [301, `/blog/blog-details/${id}`]
    expect(await open(`${post.path}/`)).toEqual(there)
    expect(await open(`${post.path.toUpperCase()}?utm_source=x`)).toEqual(there)
    expect(await open(`${post.path}/feed/`)).toEqual(there)
    expect(await open(`/?p=${run.ids[0]}`)).toEqual(there)
    expect(await open(`/?utm=1&p=${run.ids[0]}`)).toEqual(there)
    expect(await open('/?p=999999999')).toEqual([200, undefined])
    expect(await open('/2019/05/never')).toEqual([404, undefined])
    expect(await open('/%zz')).toEqual([404, undefined])
    const moved = await app().call(
      'POST /api/staff/articles/{id}/state',
      { params: { id }, body: { version: 1, state: 'draft' } },
      { as: admin },
    )
    expect(moved.status).toBe(200)
    await expect.poll(() => open(`${post.path}/`)).toEqual([404, undefined])
  })

  test('are seen, added and taken away in the form of an article', async () => {
    const [post, other] = [fresh(), fresh()]
    await imported([post, other])
    const { u_id: id } = await existing(post.title)
    const shown = await app().call('GET /api/staff/articles/{id}', { params: { id } }, { as: admin })
    expect(shown.data?.old_paths).toEqual([post.path, expect.stringMatching(/^\/\?p=\d+$/)])
    const added = `${post.path}-before`
    const write = (version: number, paths: string[]) =>
      records.change(admin, id, { version, old_paths: paths })
    expect((await write(1, [`${added}/`])).data?.old_paths).toEqual([added])
    expect(await open(added)).toEqual([301, `/blog/blog-details/${id}`])
    expect(await open(post.path)).toEqual([404, undefined])
    for (const wrong of ['courses', '/courses', other.path])
      expect(await write(2, [wrong])).toMatchObject({
        status: 400,
        errors: { old_paths: expect.stringContaining(wrong) },
      })
    // It leads on while it is public alone, and what it is called is no advertising.
    expect((await write(2, ['/cures-diabetes-in-a-week'])).status).toBe(200)
  })

  test('given to two articles at once stay with one, and the other editor is told', async () => {
    const posts = [fresh(), fresh()]
    await imported(posts)
    const [one, other] = await Promise.all(posts.map(({ title }) => existing(title)))
    const path = `${posts[0]?.path}-shared`
    const first = await app().db.startTransaction().execute()
    await first
      .insertInto('article_old_address')
      .values({ path, article_id: one?.u_id ?? '', created_at: start })
      .execute()
    const second = records.change(admin, other?.u_id ?? '', {
      version: 1,
      lead: 'New words.',
      old_paths: [path],
    })
    await somebodyWaits(app().db)
    await first.commit().execute()
    expect(await second).toMatchObject({ status: 400, errors: { old_paths: expect.stringContaining(path) } })
    expect((await existing(posts[1]?.title ?? '')).lead).not.toBe('New words.')
  })

  test('of a success story lead to it too', async () => {
    const path = `/story-${randomUUID()}`
    const { u_id: id, version } = await records.written(admin, {
      ...{
        kind: 'success-story',
        teller: 'Quiet Heron',
        title: path,
        body: '<p>I slept.</p>',
        old_paths: [path],
      },
    })
    expect(await open(path)).toEqual([404, undefined])
    await app().call(
      'POST /api/staff/articles/{id}/state',
      { params: { id }, body: { version, state: 'published' } },
      { as: admin },
    )
    expect(await open(path)).toEqual([301, `/success-story/success-story-details/${id}`])
  })

  test('in Hindi are found as browsers write them', async () => {
    const slug = `नींद-${randomUUID()}`
    const post = {
      title: `नींद ${slug}`,
      link: `${app().sandbox.url}/2019/05/${encodeURIComponent(slug).toLowerCase()}/`,
    }
    await imported([post])
    const { u_id: id } = await existing(post.title)
    expect(await open(`/2019/05/${encodeURIComponent(slug)}`)).toEqual([301, `/blog/blog-details/${id}`])
  })
})

describe('undoing', () => {
  test('takes articles and their addresses back, but not what was changed or written about', async () => {
    const [post, changed] = [fresh(), fresh()]
    const { u_id: id } = await imported([post, changed])
    await app().db.updateTable('article').set({ revision: 2 }).where('title', '=', changed.title).execute()
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 1, kept: 1 })
    expect(await article(post.title)).toBeUndefined()
    expect(await article(changed.title)).toBeDefined()
    expect(await open(post.path)).toEqual([404, undefined])
    const found = await app().call('GET /api/website/search', { query: { q: post.title } as never })
    expect(JSON.stringify(found.data ?? {})).not.toContain(post.title)
  })

  test('takes hundreds of articles back', async () => {
    const { u_id: id } = await imported(Array.from({ length: 220 }, () => fresh()))
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 220, kept: 0 })
  })

  test('is over after seven days', async () => {
    const { u_id: id } = await imported([fresh()])
    app().clock.advance(days(8))
    await expect(app().app.modules.imports.undo(id)).rejects.toMatchObject({ code: 'importTooOld' })
  })
})
