import { pathTo } from '@newyou/contract/addresses'
import type { Pool } from 'pg'
import { countOf, listModule } from '../home/index.ts'
import { listPage, searchAmong } from '../platform/database/list-page.ts'
import { moment, Statement } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'

/** The columns of a card, on a table of that name; what leaves the server is named here one by one. */
const card = (
  e: string,
) => `${e}.u_id, ${e}.title, ${e}.lead, ${e}.category, ${e}.language, ${e}.price_paise, ${e}.cover,
  (select json_build_object('healer_u_id', h.u_id, 'name', h.full_name, 'title', h.title, 'image', h.image)
    from healer h where h.u_id = ${e}.healer_id) as author`

const place = (p: string) => `case when ${p}.updated_at is not null then json_build_object('part', ${p}.part,
  'share', ${p}.share, 'progress_percent', ${p}.progress_percent, 'updated_at', ${moment(`${p}.updated_at`)}) end as place`

/** The newest e-books on the home page. */
export const ebookHomeModules = {
  books: listModule(
    'books',
    `select ${card('e')} from ebook e where e.state = 'published'
      order by e.published_at desc, e.u_id limit ${countOf(5)}`,
  ),
}

const latest = 'e.published_at desc, e.u_id'
const relatedShown = 4

export interface EbookFilters {
  language?: string | undefined
  categoryId?: string | undefined
  search?: string | undefined
}

/** E-books as they are shown. PostgreSQL writes the answers as JSON in one statement each. */
export function createEbooks({ pool }: { pool: Pool }) {
  async function answer(text: string, values: unknown[], name?: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ answer: string }>({ name, text, values })
    return rows[0]?.answer
  }

  function conditionsOf(statement: Statement, { language, categoryId }: EbookFilters): string[] {
    return [
      `e.state = 'published'`,
      ...(language ? [`e.language = ${statement.add(language)}`] : []),
      ...(categoryId
        ? [`e.category = (select slug from category where u_id = ${statement.add(categoryId)})`]
        : []),
    ]
  }

  return {
    /** One page, latest first, as the whole envelope in JSON. */
    async list(filters: EbookFilters, paging: { page: number; size: number }) {
      const statement = new Statement()
      const conditions = conditionsOf(statement, filters)
      const search = searchAmong(statement, { as: 'e', kinds: ['ebook'], search: filters.search })
      const name = statement.values.length === 0 ? 'ebooks' : undefined
      const list = { table: 'ebook', as: 'e', columns: card('e'), conditions, order: latest, search }
      const text = listPage(statement, list, paging)
      return (await answer(text, statement.values, name)) ?? ''
    },

    /** Languages that something is offered in, the most used first. */
    async languages() {
      const text = `select json_build_object('data', (select coalesce(json_agg(l), '[]') from (
        select language, count(*)::int as count from ebook where state = 'published'
        group by language order by count(*) desc, language) l))::text as answer`
      return (await answer(text, [], 'ebook-languages')) ?? ''
    },

    /** Everything on the page of an e-book. @throws DomainError notFound */
    async detail(ebookId: string) {
      const text = `select json_build_object('data', (select row_to_json(d) from (
        select ${card('e')}, e.format, e.page_count, e.description, e.contents, e.is_demo,
          ${moment('e.published_at')} as published_at,
          case when e.sample <> '' then json_build_object('title', e.sample_title, 'body', e.sample) end as sample,
          (select coalesce(json_agg(o), '[]') from (
            select ${card('b')} from ebook b
            where b.state = 'published' and b.u_id <> e.u_id and (b.category = e.category or b.healer_id = e.healer_id)
            order by (b.language = e.language) desc, b.published_at desc, b.u_id limit ${relatedShown}) o) as related
      ) d))::text as answer from ebook e where e.u_id = $1 and e.state = 'published'`
      return found(await answer(text, [ebookId], 'ebook-detail'))
    },

    /** The books that a client has, or has begun and may still read. */
    async mine(personId: string) {
      const text = `with mine as (
          select item_id as ebook_id, max(granted_at) as at, true as is_owned from entitlement
            where person_id = $1 and kind = 'ebook' and ended_at is null group by item_id
          union all
          select p.ebook_id, p.updated_at, false from ebook_place p join ebook b on b.u_id = p.ebook_id
            where p.person_id = $1 and b.price_paise = 0),
        books as (select ebook_id, max(at) as at, bool_or(is_owned) as is_owned from mine group by ebook_id)
        select json_build_object('data', coalesce(json_agg(m), '[]'))::text as answer from (
          select ${card('e')}, books.is_owned, ${place('p')} from books
            join ebook e on e.u_id = books.ebook_id
            left join ebook_place p on p.person_id = $1 and p.ebook_id = e.u_id
          order by greatest(p.updated_at, books.at) desc, e.u_id limit 200) m`
      return (await answer(text, [personId], 'ebooks-mine')) ?? ''
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const { rows } = await pool.query<{ u_id: string; updated_at: Date }>({
        name: 'ebook-pages',
        text: `select u_id, updated_at from ebook where state = 'published' order by published_at desc`,
      })
      return rows.map(({ u_id, updated_at }) => ({
        path: pathTo('ebook', { eBookId: u_id }),
        changedAt: updated_at,
      }))
    },
  }
}

export type Ebooks = ReturnType<typeof createEbooks>
