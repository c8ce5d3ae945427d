import { pathTo } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import { choicesOf, listPage, orderOf, type Paging, searchAmong } from '../../platform/database/list-page.ts'
import { anyOfChoices } from '../../platform/database/search-entries.ts'
import { answerOf, type Fragment, fixed, json, moment, rowsOf } from '../../platform/database/statement.ts'
import { type OtherWords, versionColumns } from '../../platform/database/versions.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'
import type { Platform } from '../../platform/platform.ts'

const cardWords = { title: 'other_title', lead: 'other_lead' }

/** The columns of a card, on a table of that name; what leaves the server is named here one by one. */
const card = (
  e: Fragment,
  words: OtherWords = cardWords,
) => sql`${versionColumns(e, 'other_title', words)}, ${e}.u_id, ${e}.title, ${e}.lead, ${e}.category, ${e}.language, ${e}.price_paise, ${e}.cover,
  (select json_build_object('healer_u_id', h.u_id, 'name', h.full_name, 'title', h.title, 'image', h.image)
    from healer_card h where h.u_id = ${e}.healer_id) as author`

const place = (
  p: Fragment,
) => sql`case when ${p}.updated_at is not null then json_build_object('part', ${p}.part,
  'share', ${p}.share, 'progress_percent', ${p}.progress_percent, 'updated_at', ${moment(sql`${p}.updated_at`)}) end as place`

const latest = { published_at: 'desc', u_id: 'asc' } as const

/** The newest e-books on the home page. */
export const ebookHomeModules = {
  books: listModule(
    'books',
    sql`select ${card(sql.ref('e'))} from ebook e where e.state = 'published'
      order by ${orderOf('e', latest)} limit ${countOf(5)}`,
  ),
}

const relatedShown = 4

export interface EbookFilters {
  language?: string | undefined
  categoryId?: string | undefined
  search?: string | undefined
}

/** E-books as they are shown. PostgreSQL writes the answers as JSON in one statement each. */
export function createEbooks({ pool, reads }: Pick<Platform, 'pool' | 'reads'>) {
  function conditionsOf({ language, categoryId }: EbookFilters): Fragment[] {
    return [
      sql`e.state = 'published'`,
      ...(language ? [sql`e.language = ${language}`] : []),
      ...(categoryId ? [sql`e.category = (select slug from category where u_id = ${categoryId})`] : []),
    ]
  }

  return {
    /** One page, latest first, as the whole envelope in JSON. */
    async list(filters: EbookFilters, paging: Paging) {
      const conditions = conditionsOf(filters)
      const search = searchAmong(['ebook'], filters.search, anyOfChoices(filters))
      const name = conditions.length === 1 && !search ? 'ebooks' : undefined
      const list = { table: 'ebook', as: 'e', columns: card(sql.ref('e')), conditions, order: latest, search }
      return (await answerOf(reads.pool, listPage(list, paging), name)) ?? ''
    },

    /** Languages that something is offered in, the most used first. */
    async languages() {
      const query = json`select json_build_object('data', (select coalesce(json_agg(l), '[]') from (
        ${choicesOf('ebook', 'language', sql`state = 'published'`)}) l))::text as answer`
      return (await answerOf(reads.pool, query, 'ebook-languages')) ?? ''
    },

    /** Everything on the page of an e-book. @throws DomainError notFound */
    async detail(ebookId: string) {
      const query = json`select json_build_object('data', (select row_to_json(d) from (
        select ${card(sql.ref('e'), { ...cardWords, description: 'other_description' })}, e.format, e.page_count, e.description, e.contents, e.is_demo,
          ${moment(sql`e.published_at`)} as published_at,
          case when e.sample <> '' then json_build_object('title', e.sample_title, 'body', e.sample) end as sample,
          (select coalesce(json_agg(o), '[]') from (
            select ${card(sql.ref('b'))} from ebook b
            where b.state = 'published' and b.u_id <> e.u_id and (b.category = e.category or b.healer_id = e.healer_id)
            order by (b.language = e.language) desc, b.published_at desc, b.u_id limit ${fixed(relatedShown)}) o) as related
      ) d))::text as answer from ebook e where e.u_id = ${ebookId} and e.state = 'published'`
      return orNotFound(await answerOf(reads.pool, query, 'ebook-detail'))
    },

    /** The books that a client has, or has begun and may still read. */
    async mine(personId: string) {
      const query = json`with mine as (
          select item_id as ebook_id, max(granted_at) as at, true as is_owned from owned_item
            where person_id = ${personId} and kind = 'ebook' and ended_at is null group by item_id
          union all
          select p.ebook_id, p.updated_at, false from ebook_place p join ebook b on b.u_id = p.ebook_id
            where p.person_id = ${personId} and b.price_paise = 0),
        books as (select ebook_id, max(at) as at, bool_or(is_owned) as is_owned from mine group by ebook_id)
        select json_build_object('data', coalesce(json_agg(m), '[]'))::text as answer from (
          select ${card(sql.ref('e'))}, books.is_owned, ${place(sql.ref('p'))} from books
            join ebook e on e.u_id = books.ebook_id
            left join ebook_place p on p.person_id = ${personId} and p.ebook_id = e.u_id
          order by greatest(p.updated_at, books.at) desc, e.u_id limit 200) m`
      return (await answerOf(pool, query, 'ebooks-mine')) ?? ''
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const query = sql<{
        u_id: string
        updated_at: Date
      }>`select u_id, updated_at from ebook where state = 'published' order by published_at desc`
      const rows = await rowsOf(reads.pool, query, 'ebook-pages')
      return rows.map(({ u_id, updated_at }) => ({
        path: pathTo('ebook', { eBookId: u_id }),
        changedAt: updated_at,
      }))
    },
  }
}

export type Ebooks = ReturnType<typeof createEbooks>
