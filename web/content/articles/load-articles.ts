import type { ArticleCard } from '@newyou/contract/content/articles'
import type { CallApi } from '../../api/client.ts'
import { offeredOf } from '../../page/asked-categories.ts'
import { pageIn } from '../../ui/use-page.ts'

const perPage = 12
/** The API gives at most this many at once. */
const atOnce = 96

/** List query from the URL. `page=3` shows the first three pages, so that going back shows them again. */
function readQuery(url: string) {
  const query = new URL(url).searchParams
  const list = (name: string) => [
    ...new Set(query.getAll(name).flatMap((value) => value.split(',').filter(Boolean))),
  ]
  return {
    search: (query.get('search') ?? '').trim().slice(0, 80),
    category: list('category'),
    tags: list('tags').slice(0, 20),
    page: pageIn(query),
  }
}
export type ArticlesAsked = ReturnType<typeof readQuery>

export interface ArticleList {
  asked: ArticlesAsked
  articles: readonly ArticleCard[]
  total: number
  hasMore: boolean
}

const listOf = (
  asked: ArticlesAsked,
  { data, total }: { data: ArticleCard[]; total: number },
): ArticleList => ({
  asked,
  articles: data,
  total,
  hasMore: data.length < total && data.length < atOnce,
})

const pagingOf = ({ search, page }: ArticlesAsked) => ({
  items_per_page: Math.min(page * perPage, atOnce),
  ...(search ? { search } : {}),
})

/** Posts by search-blog, which takes categories and tags as lists, empty when none is chosen. */
export async function loadBlog(api: CallApi, url: string) {
  const read = readQuery(url)
  const [tags, categories] = await Promise.all([
    api('GET /api/website/blog-tag'),
    offeredOf(api, read.category),
  ])
  const asked = { ...read, category: categories.map(({ slug }) => slug) }
  const found = await api('POST /api/website/search-blog', {
    query: pagingOf(asked),
    body: {
      new_you_category_u_id: categories.map(({ new_you_category_u_id }) => new_you_category_u_id),
      tags: asked.tags,
    },
  })
  return { ...listOf(asked, found), tags: tags.data }
}

export async function loadStories(api: CallApi, url: string) {
  const asked = readQuery(url)
  return listOf(asked, await api('GET /api/website/success-story', { query: pagingOf(asked) }))
}
