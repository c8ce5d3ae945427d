import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { usedIds } from '../../platform/database/references.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOwnPath, oldPathOf } from './old-path.ts'

/** A post of another site, as it is to stand here. */
export interface ImportedArticle {
  u_id: string
  title: string
  lead: string
  body: string
  words: string
  language: string
  reading_minutes: number
  state: 'published' | 'draft'
  /** Null where nobody knows: then it is that of the import. */
  published_at: string | null
  author_healer_id: string | null
  categories: string[]
  tags: string[]
  image: { dark: string; light: string } | null
  /** Its addresses at the other site that `pathsOf` found free. */
  paths: string[]
}
interface Line<Row> {
  line: number
  row: Row
}
interface Made {
  record_id: string
  fingerprint: string
}

/** The old addresses of posts as they are looked for, and those that a page here has. */
function pathsOf(addresses: readonly string[]) {
  const all = [...new Set(addresses.flatMap((address) => oldPathOf(address) ?? []))]
  return { free: all.filter((path) => !isOwnPath(path)), taken: all.filter(isOwnPath) }
}

const fingerprint = sql<string>`md5(jsonb_build_array(a.state, a.revision, a.updated_at)::text)`
const asksByNumber = sql`like '/?p=%'`

/** Posts that a practice brings from the site that it had before. */
export function createImportedArticles({ clock, pageCache }: Pick<Platform, 'clock' | 'pageCache'>) {
  return {
    pathsOf,

    /** Which are there already, by their old address or by their title. */
    async match(trx: Trx, posts: readonly Line<Pick<ImportedArticle, 'title' | 'paths'>>[]) {
      if (posts.length === 0) return []
      const given = posts.map(({ line, row: { title, paths } }) => ({ line, title, paths }))
      const { rows } = await sql<{ line: number; record_id: string; by_path: boolean }>`
        select g.line, coalesce(o.article_id, a.u_id) as record_id, o.article_id is not null as by_path
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(line int, title text, paths text[])
          left join lateral (select article_id from article_old_address
            where path = any(g.paths) and path not ${asksByNumber} limit 1) o on true
          left join lateral (select u_id from article
            where kind = 'blog' and lower(title) = lower(g.title) order by u_id limit 1) a on o.article_id is null
        where o.article_id is not null or a.u_id is not null`.execute(trx)
      return rows.map(({ line, record_id: recordId, by_path: byPath }) => ({
        ...{ line, recordId, isProblem: false },
        words: byPath ? 'An article that is here had this address' : 'An article here has this title',
      }))
    },

    /** Adds all of them with their old addresses; of two with one address the first has it. */
    async add(trx: Trx, posts: readonly Line<ImportedArticle>[]) {
      if (posts.length === 0) return []
      const now = clock.now()
      const given = posts.map(({ line, row: { published_at: at, ...row } }) => ({
        ...row,
        line,
        published_at: at ?? (row.state === 'published' ? now.toISOString() : null),
      }))
      const asked = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(line int, u_id uuid, title text, lead text,
        body text, words text, language text, reading_minutes int, state text, published_at timestamptz,
        author_healer_id uuid, categories text[], tags text[], image jsonb, paths text[])`
      const { rows } = await sql<Made & { line: number }>`
        with made as (insert into article as a (u_id, kind, state, title, lead, body, words, language, author_healer_id,
            categories, tags, image, reading_minutes, published_at, updated_at)
          select g.u_id, 'blog', g.state, g.title, g.lead, g.body, g.words, g.language, g.author_healer_id, g.categories,
            g.tags, nullif(g.image, 'null'::jsonb), g.reading_minutes, g.published_at, ${now}
          from ${asked} returning a.u_id as record_id, ${fingerprint} as fingerprint)
        select m.*, g.line from made m join ${asked} on g.u_id = m.record_id`.execute(trx)
      const led = given.flatMap(({ u_id, paths }) => paths.map((path) => ({ path, u_id })))
      await sql`insert into article_old_address (path, article_id, created_at)
        select distinct on (l.path) l.path, l.u_id, ${now}
        from jsonb_to_recordset(${JSON.stringify(led)}::jsonb) as l(path text, u_id uuid) order by l.path, l.u_id
        on conflict (path) do nothing`.execute(trx)
      await pageCache.invalidate(trx, 'articles')
      return rows
    },

    /** Removes those that are as they were and that nobody has written about, with their old addresses. */
    async remove(trx: Trx, made: readonly Made[]) {
      const { rows } = await sql<{ u_id: string }>`
        select a.u_id from article a join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = a.u_id
        where ${fingerprint} = m.fingerprint order by a.u_id for update of a`.execute(trx)
      const unchanged = rows.map(({ u_id: id }) => id)
      const used = await usedIds(trx, 'article', unchanged, ['article_old_address'])
      const going = unchanged.filter((id) => !used.has(id))
      if (going.length === 0) return { removed: [], covers: [] }
      // The search follows from a change of state.
      await sql`update article set state = 'archived' where u_id = any(${going}::uuid[])`.execute(trx)
      const gone = await sql<{ cover: string | null }>`delete from article where u_id = any(${going}::uuid[])
        returning regexp_replace(image ->> 'dark', '-704[.]webp$', '') as cover`.execute(trx)
      // Every page of an article has this tag.
      await pageCache.invalidate(trx, 'articles')
      return { removed: going, covers: gone.rows.flatMap(({ cover }) => cover ?? []) }
    },
  }
}
export type ImportedArticles = ReturnType<typeof createImportedArticles>
