import { pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import type { HealerCard, SessionMode } from '@newyou/contract/care/healers/healers'
import type { PublicService } from '@newyou/contract/care/healers/services'
import type { HealerTopic } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { SearchModule } from '../../foundation/search/index.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import { listPage, orderOf, type Paging } from '../../platform/database/list-page.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { countBySample, isInSample } from '../../platform/database/samples.ts'
import {
  allOf,
  answerOf,
  type Fragment,
  fixed,
  json,
  moment,
  rowsOf,
} from '../../platform/database/statement.ts'
import type { OtherWords } from '../../platform/database/versions.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'
import { facetsOf } from './facets.ts'
import { conditionsOf, type Filters, orders, type Sort, searchOfList, termsConditions } from './filters.ts'
import { placeShown } from './places.ts'
import { columnsShown, otherWords, otherWordsOfPage } from './profile-columns.ts'
import { isAskedOfServices, listedHealers, serviceOfCard } from './service-listing.ts'
import { topicWords } from './topics.ts'

/** The lowest price of a healer's services, where there is more than one; on a table called h. */
const lowestPrice = sql`(select case when max(coalesce(s.price_paise, h.price_paise)) > min(coalesce(s.price_paise, h.price_paise))
  then min(coalesce(s.price_paise, h.price_paise)) end from service s
  where s.healer_id = h.u_id and s.state = 'live' and s.audience <> 'link')`

/** A service as clients see it, on tables called s and h. */
const serviceShown = sql`s.u_id, s.name, s.name_hi, s.description, s.description_hi, s.minutes,
  coalesce(s.price_paise, h.price_paise) as price_paise, coalesce(s.modes, h.modes) as modes, s.audience, s.pays_later, s.people_min, s.people_max,
  (select coalesce(json_agg(o order by o.name), '[]') from (select ${placeShown} from place
    where state = 'live' and u_id in (select place_id from service_place where service_id = s.u_id)) o) as places`

/** The columns of a card, on a table called h; what leaves the server is named here and in the declaration one by one. */
const cardWith = (priceFrom: Fragment, ofPage: OtherWords = {}) =>
  sql`h.u_id, h.full_name, ${columnsShown('card')}, ${otherWords(ofPage)}, h.price_paise, ${priceFrom} as price_from_paise, h.image, ${moment(sql`h.next_free_at`)} as next_free_at, h.is_intern`
const card = cardWith(lowestPrice)
const cardOfPage = cardWith(lowestPrice, otherWordsOfPage)
/** The same for the service that fits. */
const cardOfService = sql`${cardWith(sql`null::bigint`)}, ${serviceOfCard}`

const categoriesThat = (condition: Fragment) => sql`(select coalesce(json_agg(c), '[]') from (
  select u_id as new_you_category_u_id, slug, name, name_hi, description, description_hi, image as picture, is_shown
  from category where ${condition} order by position, slug) c)`
const offered = categoriesThat(sql`is_shown`)
const allCategories = categoriesThat(sql`true`)
/**
 * The languages of verified healers: a few of the soonest free and the sample have nearly all. Any other language is
 * rare, so its speakers are looked up by the index of languages, never by another index.
 */
const spoken = sql`select languages from healer where state = 'verified'`
const languages = sql`(select coalesce(json_agg(l), '[]') from (
  select u_id as language_u_id, code, name, native_name from language
  where name in (select unnest(languages) from (
      (${spoken} order by next_free_at, u_id limit 500) union all
      (${spoken} and ${isInSample(sql`u_id`)} order by uuid_hash(u_id) limit 500)) nearby)
    or (select count(*) > 0 from (select state from healer where languages @> array[name] offset 0) h where state = 'verified')
  order by position) l)`

const healerTotal = countBySample(
  sql`healer where state = 'verified'`,
  sql`healer where state = 'verified' and ${isInSample(sql`u_id`)}`,
)
const leastPrice = sql`(select min(price_paise) from healer where state = 'verified')`
const soonest = (isIntern: boolean) =>
  sql`(select ${card} from healer h where h.state = 'verified' and h.next_free_at is not null
    and h.is_intern = ${fixed(isIntern)} order by h.next_free_at, h.u_id limit ${countOf(5)})`

/** Healer modules of the home page. */
export const healerHomeModules = {
  threshold: sql`json_build_object('kind', 'threshold', 'languages', ${languages}, 'healer_total', ${healerTotal},
    'price_min_paise', ${leastPrice})`,
  'next-free': listModule(
    'next-free',
    // Interns are in training: they come after all others.
    sql`select * from (${soonest(false)} union all ${soonest(true)}) soonest
      order by is_intern, next_free_at, u_id limit ${countOf(5)}`,
  ),
  doors: sql`json_build_object('kind', 'doors', 'items', ${offered})`,
  // Each from an index: the healers are counted no further than a list counts them.
  costs: sql`(select json_build_object('kind', 'costs', 'healer_total', total, 'price_min_paise', least_paise,
    'price_max_paise', most_paise) from (select ${healerTotal} as total, ${leastPrice} as least_paise,
      (select max(price_paise) from healer where state = 'verified') as most_paise) costs where total > 0)`,
  steps: sql`json_build_object('kind', 'steps')`,
}

const isVerified = sql`h.state = 'verified'`

const reviewsShown = 20
const availableShown = 60
const internsShown = 24

type InternFilters = Partial<Record<'category' | 'new_you_category_u_id' | 'language', string | undefined>>
type ServiceOfHealer = PublicService & { healer_u_id: string }
type CardWithModes = HealerCard & { modes: SessionMode[] }

type AskedFilters = Omit<Filters, 'found' | 'treats'> & { topic?: HealerTopic | undefined }

interface DirectoryDependencies {
  reads: Reads
  clock: Clock
  search: Pick<SearchModule, 'termsFor'>
}

/**
 * The public pages about healers. PostgreSQL writes the answers as JSON in one statement each, and Node only passes
 * them on. Only verified healers are ever shown here.
 */
export function createDirectory({ reads: { pool }, clock, search }: DirectoryDependencies) {
  const cards = { table: 'healer', as: 'h', columns: card }

  /** The filters with what their words and their topic mean. */
  async function understood<Asked extends Filters & { topic?: HealerTopic | undefined }>({
    topic,
    ...filters
  }: Asked): Promise<Filters> {
    const [words, treats] = await Promise.all([
      filters.search ? search.termsFor(filters.search) : undefined,
      topic ? search.termsFor(topicWords[topic]) : undefined,
    ])
    return { ...filters, ...(words && { found: words.every }), ...(treats && { treats: treats.named }) }
  }

  return {
    /** Healers that fit the filters. `zone` is where the caller's today begins. */
    async list(asked: AskedFilters, sort: Sort, zone: string, paging: Paging) {
      const filters = await understood(asked)
      const search = searchOfList(filters, sort === 'next-free')
      const wishes = { filters, zone, now: clock.now() }
      const wanted = Object.values(conditionsOf(wishes))
      const conditions = [isVerified, ...wanted]
      const isOfServices = isAskedOfServices(filters)
      const name = search || wanted.length || isOfServices ? undefined : `healers-${sort}`
      const shown = isOfServices
        ? { ...cards, table: listedHealers(wishes, { sort }), columns: cardOfService }
        : cards
      const query = listPage({ ...shown, conditions, order: orders[sort], search }, paging)
      return (await answerOf(pool, query, name)) ?? ''
    },

    /** Healers who can be met within a day, soonest first. */
    async available(asked: Pick<Filters, 'search' | 'new_you_category_u_id'>) {
      const now = clock.now()
      const wanted = { ...(await understood(asked)), freeUntil: after(now, days(1)) }
      const conditions = conditionsOf({ filters: wanted, zone: homeZone, now })
      const where = allOf([isVerified, ...termsConditions(wanted), ...Object.values(conditions)])
      const query = json`select json_build_object('data', (select coalesce(json_agg(cards), '[]') from
        (select ${card} from healer h where ${where} order by ${orderOf('h', orders['next-free'])} limit ${fixed(availableShown)}) cards))::text as answer`
      return (await answerOf(pool, query)) ?? ''
    },

    /** Interns with a free time, soonest first. */
    async interns({ category, new_you_category_u_id, language }: InternFilters): Promise<CardWithModes[]> {
      const conditions = conditionsOf({
        filters: {
          ...(category && { category: [category] }),
          ...(new_you_category_u_id && { new_you_category_u_id }),
          ...(language && { language: [language] }),
        },
        zone: homeZone,
        now: clock.now(),
      })
      const where = allOf([
        sql`h.is_intern and h.state = 'verified' and h.next_free_at is not null`,
        ...Object.values(conditions),
      ])
      const query = sql<{ cards: CardWithModes[] }>`select coalesce(json_agg(cards), '[]') as cards from
          (select ${card}, h.modes from healer h where ${where}
            order by ${orderOf('h', orders['next-free'])} limit ${fixed(internsShown)}) cards`
      const [row] = await rowsOf(pool, query)
      return row?.cards ?? []
    },

    /** Whether an intern can be met, and whether one has a free time. */
    async internsAtAll(): Promise<{ are_there: boolean; are_free: boolean }> {
      const interns = sql`select 1 from healer where is_intern and state = 'verified'`
      const query = sql<{ are_there: boolean; are_free: boolean }>`select exists(${interns}) as are_there,
        exists(${interns} and next_free_at > ${clock.now()}) as are_free`
      const [row] = await rowsOf(pool, query, 'interns-free')
      return row ?? { are_there: false, are_free: false }
    },

    async availableCount(): Promise<number> {
      const query = sql<{ count: number }>`select count(*)::int as count from healer
        where state = 'verified' and next_free_at < ${after(clock.now(), days(1))}`
      const [row] = await rowsOf(pool, query, 'healers-available')
      return row?.count ?? 0
    },

    /** The cards of these healers with their ways to meet, in no order. */
    async cardsOf(healerIds: readonly string[]): Promise<CardWithModes[]> {
      const query = sql<CardWithModes>`select ${card}, h.modes from healer h
        where h.u_id = any(${healerIds}::uuid[]) and h.state = 'verified'`
      return rowsOf(pool, query, 'healer-cards')
    },

    /** The card of one healer. @throws DomainError notFound */
    async one(healerId: string): Promise<HealerCard> {
      const query = sql<{ card: HealerCard }>`select row_to_json(c) as card from
          (select ${card} from healer h where h.u_id = ${healerId} and h.state = 'verified') c`
      const [row] = await rowsOf(pool, query, 'healer-card')
      return orNotFound(row).card
    },

    /** Other healers with a category of this one, those with the same main one first. @throws DomainError notFound */
    async similar(healerId: string, paging: Paging) {
      const own = sql<{
        main_category: string
        categories: string[]
      }>`select main_category, categories from healer where u_id = ${healerId} and state = 'verified'`
      const [row] = await rowsOf(pool, own, 'healer-categories')
      const { main_category: main, categories } = orNotFound(row)
      const conditions = [isVerified, sql`h.u_id <> ${healerId}`, sql`h.categories && ${categories}::text[]`]
      const first = sql`(h.main_category = ${main}) desc`
      const query = listPage({ ...cards, conditions, first, order: orders['next-free'] }, paging)
      return (await answerOf(pool, query)) ?? ''
    },

    /** Everything on a healer's page. @throws DomainError notFound */
    async detail(healerId: string) {
      const query = json`select json_build_object('data', (select row_to_json(d) from (
        select ${cardOfPage}, ${columnsShown('page')}, h.qualifications_seen_on, h.checked_instead, h.own_title, h.time_zone,
          h.session_count, h.is_demo, h.takes_series,
          exists (select from available_now n where n.healer_id = h.u_id and n.until > ${clock.now()}) as is_available_now,
          (select json_agg(o) from (select ${serviceShown} from service s
            where s.healer_id = h.u_id and s.state = 'live' and s.audience <> 'link' order by s.position) o) as services,
          (select coalesce(json_agg(r), '[]') from (
            select u_id, by_name as by, stars, text, sessions, ${moment(sql`created_at`)} as created_at, is_demo,
              false as is_hidden, reply, ${moment(sql`replied_at`)} as replied_at
            from healer_review_card where healer_id = h.u_id and hidden_at is null order by created_at desc, u_id limit ${fixed(reviewsShown)}) r) as reviews,
          (select json_build_object('count', count(*), 'demo_count', count(*) filter (where is_demo),
              'stars', round(avg(stars), 1)) from healer_review_card
            where healer_id = h.u_id and hidden_at is null) as review_summary
      ) d))::text as answer from healer h where h.u_id = ${healerId} and h.state = 'verified'`
      return orNotFound(await answerOf(pool, query, 'healer-detail'))
    },

    /** A service that is offered, also one that only its link leads to. */
    async service(serviceId: string): Promise<ServiceOfHealer | undefined> {
      const query = sql<{
        service: ServiceOfHealer
      }>`select row_to_json(o) as service from (select ${serviceShown}, s.healer_id as healer_u_id
        from service s join healer h on h.u_id = s.healer_id
        where s.u_id = ${serviceId} and s.state = 'live' and h.state = 'verified') o`
      const [row] = await rowsOf(pool, query, 'healer-service')
      return row?.service
    },

    /** How many healers each choice would leave: a filter does not count against its own choices. */
    async facets(asked: AskedFilters, zone: string) {
      const query = facetsOf({ filters: await understood(asked), zone, now: clock.now() })
      return (await answerOf(pool, query)) ?? ''
    },

    async categories(withHidden: boolean) {
      const query = json`select json_build_object('data', ${withHidden ? allCategories : offered})::text as answer`
      return (await answerOf(pool, query, withHidden ? 'all-categories' : 'categories')) ?? ''
    },

    async languages() {
      const query = json`select json_build_object('data', ${languages})::text as answer`
      return (await answerOf(pool, query, 'languages')) ?? ''
    },

    /** Whether a client could book any time at all. @throws DomainError notFound */
    async hasFreeTime(healerId: string): Promise<boolean> {
      const query = sql<{ is_free: boolean }>`select next_free_at is not null as is_free from healer
        where u_id = ${healerId} and state = 'verified'`
      const [row] = await rowsOf(pool, query, 'healer-has-free-time')
      return orNotFound(row).is_free
    },

    /** The addresses of every healer's page and brochure, for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const query = sql<{
        u_id: string
        updated_at: Date
      }>`select u_id, updated_at from healer where state = 'verified' order by u_id`
      const rows = await rowsOf(pool, query, 'healer-pages')
      return rows.flatMap(({ u_id, updated_at: changedAt }) => [
        { path: pathTo('healer', { healerId: u_id }), changedAt },
        { path: pathTo('brochure', { healerId: u_id }), changedAt },
      ])
    },
  }
}

export type Directory = ReturnType<typeof createDirectory>
