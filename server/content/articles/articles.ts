import { pathTo } from '@newyou/contract/addresses'
import type { ArticleKind } from '@newyou/contract/content/articles'
import { sql } from 'kysely'
import { listPage, orderOf, type Paging, searchAmong } from '../../platform/database/list-page.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { slugsOf } from '../../platform/database/search-entries.ts'
import { answerOf, type Fragment, fixed, json, moment, rowsOf } from '../../platform/database/statement.ts'
import { type OtherWords, versionColumns } from '../../platform/database/versions.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'

/** The second version of an article; `language` is older than `written_in` and says the same. */
const versionOf = (a: Fragment, more: OtherWords) =>
  versionColumns(
    a,
    'other_title',
    { title: 'other_title', lead: 'other_lead', language: sql`other_language(${a}.language)`, ...more },
    sql`${a}.language`,
  )

/** The columns of a card, on a table of that name; what leaves the server is named here one by one. */
const card = (
  a: Fragment,
  words: OtherWords = {},
) => sql`${versionOf(a, words)}, ${a}.u_id, ${a}.title, ${a}.lead, ${a}.language, ${a}.categories, ${a}.tags,
  ${a}.teller, ${a}.image, ${a}.reading_minutes, ${a}.is_demo, ${moment(sql`${a}.published_at`)} as published_at,
  case when ${a}.kind = 'blog' then coalesce(
    (select json_build_object('name', h.full_name, 'title', h.title, 'healer_u_id', h.u_id, 'image', h.image)
      from healer_card h where h.u_id = ${a}.author_healer_id and h.state = 'verified'),
    '{"name": "Admin", "title": "", "healer_u_id": null, "image": null}'::json) end as author`

const latest = { published_at: 'desc', u_id: 'asc' } as const

/** The first sentences of a text. */
const openingOf = (words: Fragment) => sql`regexp_replace(left(${words}, 190), '([.?!।])[^.?!।]*$', '\\1')`

/** Article modules of the home page: one story, and the latest blog posts. */
export const articleHomeModules = {
  story: sql`(select json_build_object('kind', 'story', 'story', (select row_to_json(s) from (select a.u_id, a.title, a.lead,
      ${openingOf(sql`a.words`)} as opening, a.language, a.teller, a.is_demo, ${versionOf(sql.ref('a'), { opening: openingOf(sql`a.other_words`) })}) s))
    from article a where kind = 'success-story' and state = 'published' order by published_at desc, u_id limit 1)`,
  articles: listModule(
    'articles',
    sql`select ${card(sql.ref('a'))} from article a where a.kind = 'blog' and a.state = 'published'
      order by ${orderOf('a', latest)} limit ${countOf(3)}`,
  ),
}

const reviewsShown = 50
const relatedShown = 3
/** Posts further back say little about what is written of now. */
const postsWithTags = 2000

export interface ArticleFilters {
  search?: string | undefined
  categoryIds?: readonly string[]
  tags?: readonly string[]
}

/** Published posts and stories. PostgreSQL writes the answers as JSON in one statement each. */
export function createArticles({ pool }: Pick<Reads, 'pool'>) {
  /** Categories and tags of which a text has one, each as `text[]`; both stand with search entries too. */
  const choicesOf = ({ categoryIds = [], tags = [] }: ArticleFilters) => ({
    categories: categoryIds.length ? [slugsOf(categoryIds)] : [],
    tags: tags.length ? [sql`${tags}::text[]`] : [],
  })

  function conditionsOf(kind: ArticleKind, filters: ArticleFilters): Fragment[] {
    const { categories, tags } = choicesOf(filters)
    return [
      sql`a.kind = ${fixed(kind)} and a.state = 'published'`,
      ...categories.map((values) => sql`a.categories && ${values}`),
      ...tags.map((values) => sql`a.tags && ${values}`),
    ]
  }

  return {
    /** One page, latest first, as the whole envelope in JSON. */
    async list(kind: ArticleKind, filters: ArticleFilters, paging: Paging) {
      const conditions = conditionsOf(kind, filters)
      const { categories, tags } = choicesOf(filters)
      const search = searchAmong([kind], filters.search, [...categories, ...tags])
      const name = conditions.length === 1 && !search ? `articles-${kind}` : undefined
      const list = {
        table: 'article',
        as: 'a',
        columns: card(sql.ref('a')),
        conditions,
        order: latest,
        search,
      }
      return (await answerOf(pool, listPage(list, paging), name)) ?? ''
    },

    /** Tags of the latest blog posts, the most used first. */
    async tags() {
      const query = json`select json_build_object('data', (select coalesce(json_agg(t), '[]') from (
        select tag, count(*)::int as count
        from (select tags from article where kind = 'blog' and state = 'published'
          order by published_at desc, u_id limit ${fixed(postsWithTags)}) latest, unnest(tags) tag
        group by tag order by count(*) desc, tag limit 40) t))::text as answer`
      return (await answerOf(pool, query, 'article-tags')) ?? ''
    },

    /** Everything on the page of an article. @throws DomainError notFound */
    async detail(kind: ArticleKind, articleId: string, viewerId: string | undefined) {
      const query = json`select json_build_object('data', (select row_to_json(d) from (
        select ${card(sql.ref('a'), { body: 'other_body' })}, a.body,
          (select coalesce(json_agg(r), '[]') from (
            select u_id, by_name as by, coalesce(person_id = ${viewerId ?? null}, false) as is_mine, text,
              hidden_at is not null as is_hidden, is_demo, ${moment(sql`created_at`)} as created_at
            from article_review where article_id = a.u_id and (hidden_at is null or person_id = ${viewerId ?? null}) order by created_at desc, u_id limit ${fixed(reviewsShown)}) r) as reviews,
          (select coalesce(json_agg(o), '[]') from (
            select ${card(sql.ref('b'))} from article b
            where b.kind = a.kind and b.state = 'published' and b.u_id <> a.u_id
              and (b.categories && a.categories or b.tags && a.tags)
            order by cardinality(array(select unnest(b.tags) intersect select unnest(a.tags))) desc,
              b.published_at desc, b.u_id limit ${fixed(relatedShown)}) o) as related
      ) d))::text as answer from article a where a.u_id = ${articleId} and a.kind = ${kind} and a.state = 'published'`
      return orNotFound(await answerOf(pool, query, 'article-detail'))
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const query = sql<{
        kind: ArticleKind
        u_id: string
        updated_at: Date
      }>`select kind, u_id, updated_at from article where state = 'published' order by kind, published_at desc`
      const rows = await rowsOf(pool, query, 'article-pages')
      return rows.map(({ kind, u_id, updated_at }) => ({
        path:
          kind === 'blog' ? pathTo('blogPost', { blogId: u_id }) : pathTo('successStory', { storyId: u_id }),
        changedAt: updated_at,
      }))
    },

    /** The latest posts for readers of feeds. */
    async latest(count: number) {
      const query = sql<{
        u_id: string
        title: string
        lead: string
        author: string
        categories: string[]
        published_at: Date
      }>`select a.u_id, a.title, a.lead, coalesce(h.full_name, 'Admin') as author, a.categories, a.published_at
          from article a left join healer_card h on h.u_id = a.author_healer_id
          where a.kind = 'blog' and a.state = 'published' order by a.published_at desc, a.u_id limit ${count}`
      return rowsOf(pool, query, 'article-feed')
    },
  }
}

export type Articles = ReturnType<typeof createArticles>
