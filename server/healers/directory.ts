import { pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import type { HealerCard, SessionMode } from '@newyou/contract/healers'
import type { Pool } from 'pg'
import { countOf, listModule } from '../home/index.ts'
import { after, type Clock, days } from '../platform/clock.ts'
import { listPage } from '../platform/database/list-page.ts'
import { moment, Statement } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'
import { conditionsOf, type Filters, freeBefore, orders, type Sort, searchOf } from './filters.ts'

/** The columns of a card, on a table called h; what leaves the server is named here one by one. */
const card = `h.u_id, h.full_name, h.title, h.city, h.gender, h.main_category, h.categories, h.languages, h.topics,
  h.proof, h.price_paise, h.image, ${moment('h.next_free_at')} as next_free_at, h.is_intern`

const categories = `(select json_agg(c) from (
  select u_id as new_you_category_u_id, slug, name, name_hi, description from category order by position) c)`
/** Those that verified healers speak. */
const languages = `(select coalesce(json_agg(l), '[]') from (
  select u_id as language_u_id, code, name, native_name from language
  where name in (select unnest(languages) from healer where state = 'verified')
  order by position) l)`

/** What the home page shows of healers. */
export const healerHomeModules = {
  threshold: `json_build_object('kind', 'threshold', 'languages', ${languages})`,
  'next-free': listModule(
    'next-free',
    `select ${card} from healer h where h.state = 'verified' and h.next_free_at is not null
      order by h.next_free_at, h.u_id limit ${countOf(5)}`,
  ),
  doors: `json_build_object('kind', 'doors', 'items', ${categories})`,
  costs: `(select json_build_object('kind', 'costs', 'healer_total', count(*), 'price_min_paise', min(price_paise),
    'price_max_paise', max(price_paise)) from healer where state = 'verified' having count(*) > 0)`,
  steps: `json_build_object('kind', 'steps')`,
}

const reviewsShown = 20
const availableShown = 60
const internsShown = 24

type InternFilters = Partial<Record<'category' | 'new_you_category_u_id' | 'language', string | undefined>>
type InternCard = HealerCard & { modes: SessionMode[] }

export interface Paging {
  page: number
  size: number
}

/**
 * The public pages about healers. PostgreSQL writes the answers as JSON in one statement each, and Node only passes
 * them on. Only verified healers are ever shown here.
 */
export function createDirectory({ pool, clock }: { pool: Pool; clock: Clock }) {
  /**
   * With a name the statement is planned once: right for what is always the same question. One with filters is planned
   * for their values each time, because a plan that fits any filter fits none well.
   */
  async function answer(text: string, values: unknown[], name?: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ answer: string }>({ name, text, values })
    return rows[0]?.answer
  }

  const cards = { table: 'healer', as: 'h', columns: card }

  return {
    /** Healers that fit the filters. `zone` is where the caller's today begins. */
    async list(filters: Filters, sort: Sort, zone: string, paging: Paging) {
      const statement = new Statement()
      const { search: words, ...others } = filters
      const conditions = [
        "h.state = 'verified'",
        ...Object.values(conditionsOf(statement, { filters: others, zone, now: clock.now() })),
      ]
      const search = searchOf(statement, words)
      const name = statement.values.length === 0 ? `healers-${sort}` : undefined
      const text = listPage(statement, { ...cards, conditions, order: orders[sort], search }, paging)
      return (await answer(text, statement.values, name)) ?? ''
    },

    /** Healers who can be met within a day, soonest first. */
    async available(filters: Pick<Filters, 'search' | 'new_you_category_u_id'>) {
      const statement = new Statement()
      const now = clock.now()
      const wanted = { ...filters, freeUntil: after(now, days(1)) }
      const conditions = conditionsOf(statement, { filters: wanted, zone: homeZone, now })
      const where = ["h.state = 'verified'", ...Object.values(conditions)].join(' and ')
      const text = `select json_build_object('data', (select coalesce(json_agg(cards), '[]') from
        (select ${card} from healer h where ${where} order by ${orders['next-free']} limit ${availableShown}) cards))::text as answer`
      return (await answer(text, statement.values)) ?? ''
    },

    /** Interns with a free time, soonest first. */
    async interns({ category, new_you_category_u_id, language }: InternFilters): Promise<InternCard[]> {
      const statement = new Statement()
      const conditions = conditionsOf(statement, {
        filters: {
          ...(category && { category: [category] }),
          ...(new_you_category_u_id && { new_you_category_u_id }),
          ...(language && { language: [language] }),
        },
        zone: homeZone,
        now: clock.now(),
      })
      const where = [
        "h.is_intern and h.state = 'verified' and h.next_free_at is not null",
        ...Object.values(conditions),
      ].join(' and ')
      const { rows } = await pool.query<{ cards: InternCard[] }>({
        text: `select coalesce(json_agg(cards), '[]') as cards from
          (select ${card}, h.modes from healer h where ${where} order by ${orders['next-free']} limit ${internsShown}) cards`,
        values: statement.values,
      })
      return rows[0]?.cards ?? []
    },

    async availableCount(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>({
        name: 'healers-available',
        text: `select count(*)::int as count from healer where state = 'verified' and next_free_at < $1`,
        values: [after(clock.now(), days(1))],
      })
      return rows[0]?.count ?? 0
    },

    /** The card of one healer. @throws DomainError notFound */
    async one(healerId: string): Promise<HealerCard> {
      const { rows } = await pool.query<{ card: HealerCard }>({
        name: 'healer-card',
        text: `select row_to_json(c) as card from
          (select ${card} from healer h where h.u_id = $1 and h.state = 'verified') c`,
        values: [healerId],
      })
      return found(rows[0]).card
    },

    /** Other healers with a category of this one, those with the same main one first. @throws DomainError notFound */
    async similar(healerId: string, paging: Paging) {
      const { rows } = await pool.query<{ main_category: string; categories: string[] }>({
        name: 'healer-categories',
        text: `select main_category, categories from healer where u_id = $1 and state = 'verified'`,
        values: [healerId],
      })
      const { main_category: main, categories } = found(rows[0])
      const statement = new Statement()
      const conditions = [
        `h.state = 'verified' and h.u_id <> ${statement.add(healerId)} and h.categories && ${statement.add(categories)}::text[]`,
      ]
      const order = `(h.main_category = ${statement.add(main)}) desc, h.next_free_at, h.u_id`
      return (
        (await answer(listPage(statement, { ...cards, conditions, order }, paging), statement.values)) ?? ''
      )
    },

    /** Everything on a healer's page. @throws DomainError notFound */
    async detail(healerId: string) {
      const text = `select json_build_object('data', (select row_to_json(d) from (
        select ${card}, h.about, h.voice, h.brings, h.proof_seen_on, h.practising_since, h.modes, h.time_zone,
          h.session_count, h.is_demo,
          (select coalesce(json_agg(r), '[]') from (
            select u_id, by_name as by, stars, text, sessions, ${moment('created_at')} as created_at, is_demo,
              reply, ${moment('replied_at')} as replied_at
            from healer_review where healer_id = h.u_id order by created_at desc, u_id limit ${reviewsShown}) r) as reviews,
          (select json_build_object('count', count(*), 'demo_count', count(*) filter (where is_demo),
              'stars', round(avg(stars), 1)) from healer_review where healer_id = h.u_id) as review_summary
      ) d))::text as answer from healer h where h.u_id = $1 and h.state = 'verified'`
      return found(await answer(text, [healerId], 'healer-detail'))
    },

    /** How many healers each choice would leave: a filter does not count against its own choices. */
    async facets(filters: Filters, zone: string) {
      const statement = new Statement()
      const now = clock.now()
      const conditions = conditionsOf(statement, { filters, zone, now })
      const { search = 'true', category, language, gender, price, free } = conditions
      const ends = {
        today: statement.add(freeBefore('today', zone, now)),
        tomorrow: statement.add(freeBefore('tomorrow', zone, now)),
        week: statement.add(freeBefore('week', zone, now)),
      }
      const fits = { category, language, gender, price, free }
      const columns = Object.entries(fits).map(
        ([name, condition]) => `(${condition ?? 'true'}) as in_${name}`,
      )
      const allBut = (own?: keyof typeof fits) =>
        Object.keys(fits)
          .filter((name) => name !== own)
          .map((name) => `coalesce(in_${name}, false)`)
          .join(' and ')
      const rateLimits = (from: string, own: keyof typeof fits) =>
        `(select coalesce(json_object_agg(choice, count), '{}') from
          (select choice, count(*) from ${from} where ${allBut(own)} group by choice) c)`
      const until = (window: keyof typeof ends) => `count(*) filter (where next_free_at < ${ends[window]})`
      const text = `with fit as materialized (
          select h.categories, h.languages, h.gender, h.price_paise, h.next_free_at, ${columns.join(', ')}
          from healer h where h.state = 'verified' and ${search})
        select json_build_object('data', json_build_object(
          'total', (select count(*) from fit where ${allBut()}),
          'categories', ${rateLimits('fit, unnest(categories) choice', 'category')},
          'languages', ${rateLimits('fit, unnest(languages) choice', 'language')},
          'genders', ${rateLimits('(select fit.*, gender as choice from fit) fit', 'gender')},
          'free', (select json_build_object('today', ${until('today')}, 'tomorrow', ${until('tomorrow')},
            'week', ${until('week')}, 'any', count(*)) from fit where ${allBut('free')}),
          'price_min_paise', (select coalesce(min(price_paise), 0) from fit where ${allBut('price')}),
          'price_max_paise', (select coalesce(max(price_paise), 0) from fit where ${allBut('price')})))::text as answer`
      return (await answer(text, statement.values)) ?? ''
    },

    async categories() {
      return (
        (await answer(`select json_build_object('data', ${categories})::text as answer`, [], 'categories')) ??
        ''
      )
    },

    async languages() {
      const text = `select json_build_object('data', ${languages})::text as answer`
      return (await answer(text, [], 'languages')) ?? ''
    },

    /** Whether a client could book any time at all. @throws DomainError notFound */
    async hasFreeTime(healerId: string): Promise<boolean> {
      const { rows } = await pool.query<{ is_free: boolean }>({
        name: 'healer-has-free-time',
        text: `select next_free_at is not null as is_free from healer where u_id = $1 and state = 'verified'`,
        values: [healerId],
      })
      return found(rows[0]).is_free
    },

    /** The addresses of every healer's page and brochure, for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const { rows } = await pool.query<{ u_id: string; updated_at: Date }>({
        name: 'healer-pages',
        text: `select u_id, updated_at from healer where state = 'verified' order by u_id`,
      })
      return rows.flatMap(({ u_id, updated_at: changedAt }) => [
        { path: pathTo('healer', { healerId: u_id }), changedAt },
        { path: pathTo('brochure', { healerId: u_id }), changedAt },
      ])
    },

    /** Healers to look at next, for the answer to a refresh. */
    async suggestions(): Promise<{ u_id: string; title: string }[]> {
      const { rows } = await pool.query<{ u_id: string; title: string }>({
        name: 'healer-suggestions',
        text: `select u_id, full_name as title from healer
          where state = 'verified' and next_free_at is not null order by next_free_at, u_id limit 4`,
      })
      return rows
    },
  }
}

export type Directory = ReturnType<typeof createDirectory>
