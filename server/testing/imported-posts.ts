import { randomUUID } from 'node:crypto'
import { importsOf } from './imports.ts'
import type { TestApp, TestUser } from './test-app.ts'
import { type WxrPost, wxrOf } from './wordpress.ts'

type More = Partial<Parameters<typeof wxrOf>[0]>
let number = 1000

/** What an administrator does with the posts of the old site, which the sandbox plays. */
export function postsOf(app: () => TestApp, admin: () => TestUser) {
  const { read, apply, lines, ...others } = importsOf(app, admin)

  async function tried(posts: readonly WxrPost[], more: More = {}) {
    const numbered = posts.map((post) => ({ id: ++number, ...post }))
    const { data, message } = await read(
      wxrOf({ url: app().sandbox.url, posts: numbered, ...more }),
      'posts.xml',
      'articles',
    )
    if (!data) throw new Error(`not read: ${message}`)
    return { ...data, ids: numbered.map(({ id }) => id) }
  }
  const article = (title: string) =>
    app().db.selectFrom('article').selectAll().where('title', '=', title).executeTakeFirst()

  return {
    ...{ ...others, read, apply, lines, tried, article },
    /** A post with a title and an address of its own. */
    fresh(title = 'Rest') {
      const slug = `${title.toLowerCase().replace(/\W+/g, '-')}-${randomUUID()}`
      const path = `/2019/05/${slug}`
      return { title: `${title} ${slug.slice(-12)}`, link: `${app().sandbox.url}${path}/`, path }
    },
    /** The same with their pictures, and done. */
    async imported(posts: readonly WxrPost[], more: More = {}) {
      const run = await tried(posts, more)
      await app().drain()
      const { data, message } = await apply(run.u_id)
      if (!data) throw new Error(`not done: ${message}`)
      return { ...run, counts: data.counts }
    },
    async existing(title: string) {
      const found = await article(title)
      if (!found) throw new Error(`there is no article ${title}`)
      return found
    },
    /** What is said of each line. */
    whys: async (id: string) => (await lines(id))?.map(({ problems }) => problems),
  }
}
