import { pathTo } from '@newyou/contract/addresses'
import type { CourseSort } from '@newyou/contract/vocabulary'
import type { Pool } from 'pg'
import { countOf, listModule } from '../home/index.ts'
import { listPage, searchAmong } from '../platform/database/list-page.ts'
import { moment, Statement } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'

/** The columns of a card, on a table of that name with its healer `h`; what leaves the server is named here one by one. */
export const courseCardColumns = (
  a: string,
) => `${a}.u_id, ${a}.title, ${a}.summary, ${a}.category, ${a}.language, ${a}.caption_languages,
  ${a}.price_paise, ${a}.image, ${a}.lesson_count, ${a}.seconds_total, ${a}.review_count,
  round(${a}.star_sum::numeric / nullif(${a}.review_count, 0), 1)::float8 as stars,
  (select json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'title', h.title, 'image', h.image)
    from healer h where h.u_id = ${a}.healer_id) as healer`

const marketing = `c.u_id, c.outcomes, c.audience, c.caution, c.lesson_count, c.seconds_total, c.has_certificate,
  (select count(*)::int from course_content where course_id = c.u_id and kind = 'download') as download_count`

const orders: Record<CourseSort, string> = {
  latest: 'c.published_at desc, c.u_id',
  popular: 'c.student_count desc, c.review_count desc, c.u_id',
  'price-low': 'c.price_paise, c.u_id',
  'price-high': 'c.price_paise desc, c.u_id desc',
}

const reviewsShown = 50
const questionsShown = 30
const relatedShown = 3
const popularShown = 6

/** Courses on the home page, those first that most people have. */
export const courseHomeModules = {
  courses: listModule(
    'courses',
    `select ${courseCardColumns('c')} from course c where c.state = 'published'
      order by ${orders.popular} limit ${countOf(3)}`,
  ),
}

export interface CourseFilters {
  search?: string | undefined
  healerId?: string | undefined
  categoryId?: string | undefined
  category?: string | undefined
  language?: string | undefined
  price?: 'free' | 'paid' | undefined
}

/** Published courses. PostgreSQL writes the answers as JSON in one statement each. */
export function createCatalogue({ pool }: { pool: Pool }) {
  async function answer(text: string, values: unknown[], name?: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ answer: string }>({ name, text, values })
    return rows[0]?.answer
  }

  function conditionsOf(statement: Statement, filters: CourseFilters): string[] {
    const { healerId, categoryId, category, language, price } = filters
    return [
      `c.state = 'published'`,
      ...(healerId ? [`c.healer_id = ${statement.add(healerId)}`] : []),
      ...(categoryId
        ? [`c.category = (select slug from category where u_id = ${statement.add(categoryId)})`]
        : []),
      ...(category ? [`c.category = ${statement.add(category)}`] : []),
      ...(language ? [`c.language = ${statement.add(language)}`] : []),
      ...(price ? [`c.price_paise ${price === 'free' ? '=' : '>'} 0`] : []),
    ]
  }

  return {
    /** One page as the whole envelope in JSON. */
    async list(
      filters: CourseFilters,
      { sort, ...paging }: { page: number; size: number; sort: CourseSort },
    ) {
      const statement = new Statement()
      const conditions = conditionsOf(statement, filters)
      const search = searchAmong(statement, { as: 'c', kinds: ['course'], search: filters.search })
      // One name for one text: the price is a condition without a value.
      const name = statement.values.length === 0 ? `courses-${sort}-${filters.price ?? 'all'}` : undefined
      const columns = courseCardColumns('c')
      const list = { table: 'course', as: 'c', columns, conditions, order: orders[sort], search }
      const text = listPage(statement, list, paging)
      return (await answer(text, statement.values, name)) ?? ''
    },

    /** Languages of published courses, the most used first. */
    async languages() {
      const text = `select json_build_object('data', (select coalesce(json_agg(l), '[]') from (
        select language, count(*)::int as count from course where state = 'published'
        group by language order by count(*) desc, language) l))::text as answer`
      return (await answer(text, [], 'course-languages')) ?? ''
    },

    /** The courses that most people have. */
    async popular() {
      const text = `select json_build_object('data', (select coalesce(json_agg(cards), '[]') from (
        select ${courseCardColumns('c')} from course c where c.state = 'published'
        order by ${orders.popular} limit ${popularShown}) cards))::text as answer`
      return (await answer(text, [], 'courses-popular-few')) ?? ''
    },

    /** Everything on the page of a course. @throws DomainError notFound */
    async detail(courseId: string, viewerId: string | undefined) {
      const others = (where: string, order: string) => `(select coalesce(json_agg(o), '[]') from (
        select ${courseCardColumns('b')} from course b where b.state = 'published' and b.u_id <> c.u_id and ${where}
        order by ${order} limit ${relatedShown}) o)`
      const text = `select json_build_object('data', (select row_to_json(d) from (
        select ${courseCardColumns('c')}, ${marketing.replace('c.u_id, ', '').replace('c.lesson_count, c.seconds_total, ', '')},
          c.description, c.is_demo,
          (select coalesce(json_agg(s), '[]') from (
            select s.u_id, s.title, (select coalesce(json_agg(x), '[]') from (
              select u_id, position, title, kind, seconds, is_preview from course_content
              where section_id = s.u_id order by position) x) as contents
            from course_section s where s.course_id = c.u_id order by s.position) s) as sections,
          (select coalesce(json_agg(r), '[]') from (
            select u_id, by_name as by, coalesce(person_id = $2, false) as is_mine, stars, text, reply, is_demo, ${moment('created_at')} as created_at
            from course_review where course_id = c.u_id order by created_at desc, u_id limit ${reviewsShown}) r) as reviews,
          (select coalesce(json_agg(q), '[]') from (
            select u_id, course_id as course_u_id, by_name as by, coalesce(person_id = $2, false) as is_mine, question, answer,
              ${moment('answered_at')} as answered_at, is_demo, ${moment('created_at')} as created_at
            from course_question where course_id = c.u_id and answer is not null
            order by created_at desc, u_id limit ${questionsShown}) q) as questions,
          ${others('b.category = c.category', 'b.healer_id = c.healer_id, b.published_at desc, b.u_id')} as related,
          ${others('b.healer_id = c.healer_id', 'b.published_at desc, b.u_id')} as by_same_healer,
          (select coalesce(json_agg(p), '[]') from (
            select p.u_id, p.title, p.price_paise from bundle_item i join bundle p on p.u_id = i.bundle_id
            where i.kind = 'course' and i.item_id = c.u_id and p.state = 'published' order by p.price_paise, p.u_id) p) as bundles
      ) d))::text as answer from course c where c.u_id = $1 and c.state = 'published'`
      return found(await answer(text, [courseId, viewerId ?? null], 'course-detail'))
    },

    /** @throws DomainError notFound */
    async marketing(courseId: string) {
      const text = `select json_build_object('data', (select row_to_json(m) from (select ${marketing}) m))::text as answer
        from course c where c.u_id = $1 and c.state = 'published'`
      return found(await answer(text, [courseId], 'course-marketing'))
    },

    /** @throws DomainError notFound */
    async description(courseId: string) {
      const text = `select json_build_object('data', json_build_object('u_id', u_id, 'description', description))::text
        as answer from course where u_id = $1 and state = 'published'`
      return found(await answer(text, [courseId], 'course-description'))
    },

    /** One page of its lessons. @throws DomainError notFound */
    async contents(courseId: string, { page, size }: { page: number; size: number }) {
      const text = `select json_build_object(
        'data', (select coalesce(json_agg(x), '[]') from (
          select t.u_id, t.position, t.title, t.kind, t.seconds, t.is_preview, s.title as section
          from course_content t join course_section s on s.u_id = t.section_id
          where t.course_id = c.u_id order by t.position limit $2 offset $3) x),
        'total', c.lesson_count, 'page', $3 / $2 + 1, 'items_per_page', $2::int)::text as answer
        from course c where c.u_id = $1 and c.state = 'published'`
      return found(await answer(text, [courseId, size, (page - 1) * size], 'course-contents'))
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const { rows } = await pool.query<{ u_id: string; updated_at: Date }>({
        name: 'course-pages',
        text: `select u_id, updated_at from course where state = 'published' order by published_at desc, u_id`,
      })
      return rows.flatMap(({ u_id, updated_at: changedAt }) => [
        { path: pathTo('course', { courseId: u_id }), changedAt },
        { path: pathTo('courseOverview', { courseId: u_id }), changedAt },
      ])
    },

    /** What a returning person may like: `suggestions` of the refreshed session. */
    async suggestions(): Promise<{ u_id: string; title: string }[]> {
      const { rows } = await pool.query<{ u_id: string; title: string }>({
        name: 'course-suggestions',
        text: `select u_id, title from course c where state = 'published' order by ${orders.popular} limit 4`,
      })
      return rows
    },
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>
