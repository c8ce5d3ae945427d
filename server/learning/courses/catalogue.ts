import { pathTo } from '@newyou/contract/addresses'
import type { CourseSort } from '@newyou/contract/learning/courses/kinds'
import { sql } from 'kysely'
import {
  choicesOf,
  envelope,
  limits,
  listPage,
  type Order,
  orderOf,
  type Paging,
  searchAmong,
} from '../../platform/database/list-page.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { anyOfChoices } from '../../platform/database/search-entries.ts'
import { answerOf, type Fragment, fixed, json, moment, rowsOf } from '../../platform/database/statement.ts'
import { type OtherWords, versionColumns } from '../../platform/database/versions.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'

const cardWords = { title: 'other_title', summary: 'other_summary' }
const marketingWords = { outcomes: 'other_outcomes', audience: 'other_audience', caution: 'other_caution' }
const descriptionWords = { description: 'other_description' }
const versionOf = (table: string, words: OtherWords) => versionColumns(sql.ref(table), 'other_title', words)
/** Title and version of a section or lesson, in the language of its course `c`. */
export const titled = (table: string) =>
  sql`${sql.ref(table)}.title, ${versionColumns(sql.ref(table), 'other_title', { title: 'other_title' }, sql`c.written_in`)}`

/** The columns of a card, on a table of that name with its healer `h`; what leaves the server is named here one by one. */
export const courseCardColumns = (
  a: Fragment,
  words: OtherWords = cardWords,
): Fragment => sql`${versionColumns(a, 'other_title', words)}, ${a}.u_id, ${a}.title, ${a}.summary, ${a}.category, ${a}.language, ${a}.caption_languages,
  ${a}.price_paise, ${a}.image, ${a}.lesson_count, ${a}.seconds_total, ${a}.review_count,
  round(${a}.star_sum::numeric / nullif(${a}.review_count, 0), 1)::float8 as stars,
  (select json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'title', h.title, 'image', h.image)
    from healer_card h where h.u_id = ${a}.healer_id) as healer`

const marketing = sql`c.outcomes, c.audience, c.caution, c.has_certificate,
  (select count(*)::int from course_content where course_id = c.u_id and kind = 'download') as download_count`

const orders: Record<CourseSort, Order> = {
  latest: { published_at: 'desc', u_id: 'asc' },
  popular: { student_count: 'desc', review_count: 'desc', u_id: 'asc' },
  'price-low': { price_paise: 'asc', u_id: 'asc' },
  'price-high': { price_paise: 'desc', u_id: 'desc' },
}

const reviewsShown = 50
const questionsShown = 30
const relatedShown = 3
const popularShown = 6

/** Courses on the home page, those first that most people have. */
export const courseHomeModules = {
  courses: listModule(
    'courses',
    sql`select ${courseCardColumns(sql.ref('c'))} from course c where c.state = 'published'
      order by ${orderOf('c', orders.popular)} limit ${countOf(3)}`,
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

/** Of which course a page is asked for. */
interface PageOf {
  name: string
  /** Further columns, each followed by a comma. */
  extra: Fragment
  condition: Fragment
}

/** Published courses. PostgreSQL writes the answers as JSON in one statement each. */
export function createCatalogue({ pool }: Pick<Reads, 'pool'>) {
  function conditionsOf(filters: CourseFilters): Fragment[] {
    const { healerId, categoryId, category, language, price } = filters
    return [
      sql`c.state = 'published'`,
      ...(healerId ? [sql`c.healer_id = ${healerId}`] : []),
      ...(categoryId ? [sql`c.category = (select slug from category where u_id = ${categoryId})`] : []),
      ...(category ? [sql`c.category = ${category}`] : []),
      ...(language ? [sql`c.language = ${language}`] : []),
      ...(price ? [price === 'free' ? sql`c.price_paise = 0` : sql`c.price_paise > 0`] : []),
    ]
  }

  /**
   * Everything on the page of a course, where the condition on `c` allows it; `name` is the statement's own.
   * @throws DomainError notFound
   */
  async function page(courseId: string, viewerId: string | undefined, { name, extra, condition }: PageOf) {
    const others = (where: Fragment, order: Fragment) => sql`(select coalesce(json_agg(o), '[]') from (
        select ${courseCardColumns(sql.ref('b'))} from course b where b.state = 'published' and b.u_id <> c.u_id and ${where}
        order by ${order} limit ${fixed(relatedShown)}) o)`
    const query = json`select json_build_object('data', (select row_to_json(d) from (
        select ${courseCardColumns(sql.ref('c'), { ...cardWords, ...marketingWords, ...descriptionWords })}, ${marketing},
          c.description, c.is_demo, ${extra}
          (select coalesce(json_agg(s), '[]') from (
            select s.u_id, ${titled('s')}, (select coalesce(json_agg(x), '[]') from (
              select l.u_id, l.position, ${titled('l')}, l.kind, l.seconds, l.is_preview from course_content l
              where l.section_id = s.u_id order by l.position) x) as contents
            from course_section s where s.course_id = c.u_id order by s.position) s) as sections,
          (select coalesce(json_agg(r), '[]') from (
            select u_id, by_name as by, coalesce(person_id = ${viewerId ?? null}, false) as is_mine, stars, text, reply,
              hidden_at is not null as is_hidden, is_demo, ${moment(sql`created_at`)} as created_at
            from course_review where course_id = c.u_id and (hidden_at is null or person_id = ${viewerId ?? null}) order by created_at desc, u_id limit ${fixed(reviewsShown)}) r) as reviews,
          (select coalesce(json_agg(q), '[]') from (
            select u_id, course_id as course_u_id, by_name as by, coalesce(person_id = ${viewerId ?? null}, false) as is_mine, question, answer,
              ${moment(sql`answered_at`)} as answered_at, is_demo, ${moment(sql`created_at`)} as created_at
            from course_question where course_id = c.u_id and answer is not null
            order by created_at desc, u_id limit ${fixed(questionsShown)}) q) as questions,
          ${others(sql`b.category = c.category`, sql`b.healer_id = c.healer_id, b.published_at desc, b.u_id`)} as related,
          ${others(sql`b.healer_id = c.healer_id`, sql`b.published_at desc, b.u_id`)} as by_same_healer,
          (select coalesce(json_agg(p), '[]') from (
            select p.u_id, p.title from bundle_content i join bundle_card p on p.u_id = i.bundle_id
            where i.kind = 'course' and i.item_id = c.u_id and p.state = 'published' order by p.price_paise, p.u_id) p) as bundles
      ) d))::text as answer from course c where c.u_id = ${courseId} and ${condition}`
    return orNotFound(await answerOf(pool, query, name))
  }

  return {
    /** One page as the whole envelope in JSON. */
    async list(filters: CourseFilters, { sort, ...paging }: Paging & { sort: CourseSort }) {
      const { price, ...others } = filters
      const conditions = conditionsOf(filters)
      const search = searchAmong(['course'], filters.search, anyOfChoices(filters))
      // One name for one text: the price is a condition without a value.
      const isPlain = Object.values(others).every((value) => !value)
      const name = isPlain ? `courses-${sort}-${price ?? 'all'}` : undefined
      const columns = courseCardColumns(sql.ref('c'))
      const list = { table: 'course', as: 'c', columns, conditions, order: orders[sort], search }
      return (await answerOf(pool, listPage(list, paging), name)) ?? ''
    },

    /** Languages of published courses, the most used first. */
    async languages() {
      const query = json`select json_build_object('data', (select coalesce(json_agg(l), '[]') from (
        ${choicesOf('course', 'language', sql`state = 'published'`)}) l))::text as answer`
      return (await answerOf(pool, query, 'course-languages')) ?? ''
    },

    /** The courses that most people have. */
    async popular() {
      const query = json`select json_build_object('data', (select coalesce(json_agg(cards), '[]') from (
        select ${courseCardColumns(sql.ref('c'))} from course c where c.state = 'published'
        order by ${orderOf('c', orders.popular)} limit ${fixed(popularShown)}) cards))::text as answer`
      return (await answerOf(pool, query, 'courses-popular-few')) ?? ''
    },

    /** Everything on the page of a published course. @throws DomainError notFound */
    detail: (courseId: string, viewerId: string | undefined) =>
      page(courseId, viewerId, {
        name: 'course-detail',
        extra: sql``,
        condition: sql`c.state = 'published'`,
      }),

    /** `detail` of a course in any state, with the state. @throws DomainError notFound */
    preview: (courseId: string) =>
      page(courseId, undefined, { name: 'course-preview', extra: sql`c.state,`, condition: sql`true` }),

    /** @throws DomainError notFound */
    async marketing(courseId: string) {
      const query = json`select json_build_object('data', (select row_to_json(m) from (select c.u_id, c.lesson_count, c.seconds_total, ${marketing}, ${versionOf('c', marketingWords)}) m))::text as answer
        from course c where c.u_id = ${courseId} and c.state = 'published'`
      return orNotFound(await answerOf(pool, query, 'course-marketing'))
    },

    /** @throws DomainError notFound */
    async description(courseId: string) {
      const query = json`select json_build_object('data', (select row_to_json(d) from (
          select c.u_id, c.description, ${versionOf('c', descriptionWords)}) d))::text
        as answer from course c where c.u_id = ${courseId} and c.state = 'published'`
      return orNotFound(await answerOf(pool, query, 'course-description'))
    },

    /** One page of its lessons. @throws DomainError notFound */
    async contents(courseId: string, paging: Paging) {
      const rows = sql`select t.u_id, t.position, ${titled('t')}, t.kind, t.seconds, t.is_preview, s.title as section
          from course_content t join course_section s on s.u_id = t.section_id
          where t.course_id = c.u_id order by t.position ${limits(paging)}`
      const query = json`${envelope(rows, sql`c.lesson_count`, paging)}
        from course c where c.u_id = ${courseId} and c.state = 'published'`
      return orNotFound(await answerOf(pool, query, 'course-contents'))
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const query = sql<{
        u_id: string
        updated_at: Date
      }>`select u_id, updated_at from course where state = 'published' order by published_at desc, u_id`
      const rows = await rowsOf(pool, query, 'course-pages')
      return rows.flatMap(({ u_id, updated_at: changedAt }) => [
        { path: pathTo('course', { courseId: u_id }), changedAt },
        { path: pathTo('courseOverview', { courseId: u_id }), changedAt },
      ])
    },
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>
