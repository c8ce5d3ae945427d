import { maxCounted } from '@newyou/contract/list-limits'
import { sql } from 'kysely'
import {
  areMany as areManyOf,
  countBySample,
  countOfSome,
  enoughOfSample,
  isInSample,
} from '../../platform/database/samples.ts'
import { entriesWith, isFound } from '../../platform/database/search-entries.ts'
import { allOf, type Fragment, fixed, json } from '../../platform/database/statement.ts'
import { type Asked, conditionsOf, freeBefore, searchOf } from './filters.ts'
import { isAskedOfServices, listedHealers } from './service-listing.ts'

const wishes = ['category', 'language', 'gender', 'price', 'free'] as const
type Wish = (typeof wishes)[number]

/** The most rows of a large sample that are compared. */
const sampledMost = 5000
/** Fewer of the sample say too little of a share; they stand for themselves alone. */
const fewOfSample = 10
const citiesShown = 40

/**
 * SQL for how many healers each choice of a filter would leave, as the text of the whole envelope. Healers who differ in
 * nothing that is asked for are counted together first. Of more healers than a list counts, which the answer says, the
 * choices are counted among so many of those soonest free; of far more among a sample, as shares of as many. The total
 * and what is without a filter stay true.
 */
export function facetsOf(asked: Asked) {
  const wanted = conditionsOf(asked)
  const { in_person: inPerson, city, length, together } = asked.filters
  const typed = searchOf(asked.filters)
  const search = typed && { ...typed, query: sql`(select query from asked)` }
  const isShown = sql`h.state = 'verified'`
  const isListed = isAskedOfServices(asked.filters)
  /** All healers, or those with a service that fits; its price counts among what fits, its time does not. */
  const sourceFor = (but: readonly Wish[], filters = asked.filters, isOnce = true) => {
    const { price_min: _min, price_max: _max, ...anyPrice } = filters
    if (!isAskedOfServices(filters)) return sql`healer`
    const wishes = { ...asked, filters: but.includes('price') ? anyPrice : filters }
    return listedHealers(wishes, { isTimed: false, isOnce })
  }
  const base = allOf([isShown, ...(search ? [isFound(sql`h.u_id`, search)] : [])])
  const sampledOf = (source: Fragment) =>
    sql`${
      search
        ? sql`(select s.item_id from ${entriesWith(search)} and ${isInSample(sql`s.item_id`)}) hits
          join ${source} h on h.u_id = hits.item_id`
        : sql`${source} h`
    } where ${isShown} and ${isInSample(sql`h.u_id`)}`
  const sampled = sampledOf(sourceFor([]))
  const fitting = (but: readonly Wish[]) =>
    wishes.flatMap((wish) => (but.includes(wish) ? [] : (wanted[wish] ?? [])))
  const healersFor = (...but: Wish[]) => sql`${sourceFor(but)} h where ${allOf([base, ...fitting(but)])}`
  const sampledFor = (...but: Wish[]) => allOf([sampledOf(sourceFor(but)), ...fitting(but)])
  /** Without what is asked of the service, each as if nothing else were. */
  const withoutOfService = (left: Partial<Asked['filters']>) => {
    const source = sourceFor([], { ...asked.filters, ...left })
    return countBySample(
      sql`${source} h where ${allOf([base, ...fitting([])])}`,
      allOf([sampledOf(source), ...fitting([])]),
    )
  }
  const fits = (wish: Wish) => sql.id(`in_${wish}`)
  const columns = wishes.map((wish) => sql`coalesce(${wanted[wish] ?? sql`true`}, false) as ${fits(wish)}`)
  const allBut = (own?: Wish) => allOf(wishes.filter((wish) => wish !== own).map((wish) => fits(wish)))
  const until = (window: 'today' | 'tomorrow' | 'week') =>
    sql`h.next_free_at < ${freeBefore(window, asked.zone, asked.now)}`

  const areMany = sql`(select are_many from extent)`
  const isCapped = sql`(select is_capped from counted)`
  const asShare = (
    count: Fragment,
  ) => sql`(case when not ${areMany} or ${count} < ${fixed(fewOfSample)} then ${count}
      else round(${count} * ${fixed(maxCounted + 1)} / (select count from counted)) end)::int`
  const countsOf = (own: Wish, choice: Fragment, from = sql`alike`) =>
    sql`(select coalesce(json_object_agg(choice, ${asShare(sql`count`)}), '{}') from
      (select ${choice} as choice, sum(count) as count from ${from} where ${allBut(own)} group by choice) c)`
  const sumOf = (own?: Wish, only = sql`true`) =>
    sql`(select coalesce(sum(count) filter (where ${only}), 0) from alike where ${allBut(own)})`
  const areManyCompared = (own?: Wish) => sql`${areMany} and ${sumOf(own)} >= ${fixed(enoughOfSample)}`
  // Where few of those compared fit, the rest of the sample may still say that they are many.
  const areManySampled = (own?: Wish) =>
    own === 'price' || !(own || wanted.price)
      ? sql`${areMany} and (select count from any_price) >= ${fixed(enoughOfSample)}`
      : sql`${areMany} and ${areManyOf(own ? sampledFor(own) : sampledFor())}`
  /** Without this filter, or with all. */
  const totalOf = (own?: Wish) =>
    isListed && own === 'price' ? countBySample(healersFor('price'), sampledFor('price')) : totalCompared(own)
  const totalCompared = (own?: Wish) => sql`case when not ${isCapped} then ${sumOf(own)}
      when ${areManyCompared(own)} then ${fixed(maxCounted + 1)}
      when ${areManySampled(own)} then ${fixed(maxCounted + 1)}
      else ${countOfSome(own ? healersFor(own) : healersFor())} end`
  const total = sql`(select total from all_counted)`
  const freeOf = (only?: Fragment) => asShare(sumOf('free', only))
  /**
   * The least and the highest price: from the first row of an index, of those who are compared, of the sample, or of the
   * few, who are all looked at (the offset) because none may stand near an end of the index.
   */
  const isNarrowed = search !== undefined || fitting(['price']).length > 0
  const price = (end: 'min' | 'max') => {
    const least = sql.raw(end)
    const among = (healers: Fragment) =>
      sql`(select ${least}(price_paise) from (select h.price_paise from ${healers}) few)`
    const ofCompared = sql`(select ${least}(${sql.id(`price_${end}`)}) from alike where ${allBut('price')})`
    const ofAll = healersFor('price')
    if (isListed) {
      const every = sourceFor(['price'], asked.filters, false)
      return sql`coalesce((select h.price_paise from ${every} h where ${allOf([base, ...fitting(['price'])])}
        order by h.price_paise ${end === 'min' ? sql`asc` : sql`desc`} limit 1), 0)`
    }
    return isNarrowed
      ? sql`coalesce(case when not ${isCapped} or ${areManyCompared('price')} then ${ofCompared}
          when ${areManySampled('price')} then (select ${sql.id(`price_${end}`)} from any_price)
          else ${among(sql`${ofAll} offset 0`)} end, 0)`
      : sql`coalesce(case when not ${isCapped} then ${ofCompared} else ${among(ofAll)} end, 0)`
  }
  const compared = sql`h.categories, h.languages, h.gender, h.price_paise, h.next_free_at`

  return json`with asked as materialized (select ${typed?.query ?? sql`null`} as query),
    extent as materialized (select ${areManyOf(sampled)} as are_many),
    compared as materialized (
      (select ${compared} from ${sourceFor([])} h where ${base} and not ${areMany}
        order by h.next_free_at, h.u_id limit ${fixed(maxCounted + 1)})
      union all
      (select ${compared} from ${sampled} and ${areMany} order by uuid_hash(h.u_id) limit ${fixed(sampledMost)})),
    alike as materialized (
      select categories, languages, gender, ${sql.join(columns)},
        ${until('today')} as is_today, ${until('tomorrow')} as is_tomorrow, ${until('week')} as is_week,
        count(*) as count, min(price_paise) as price_min, max(price_paise) as price_max
      from compared h group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    counted as materialized (select count, ${areMany} or count > ${fixed(maxCounted)} as is_capped
      from (select coalesce(sum(count), 0) as count from alike) summed),
    any_price as materialized (select count(*) as count, min(h.price_paise) as price_min, max(h.price_paise) as price_max
      from ${sampledFor('price')}),
    all_counted as materialized (select ${totalOf()} as total)
    select json_build_object('data', json_build_object(
      'total', ${total},
      'is_capped', ${isCapped},
      'categories', ${countsOf('category', sql`choice`, sql`alike, unnest(categories) choice`)},
      'languages', ${countsOf('language', sql`choice`, sql`alike, unnest(languages) choice`)},
      'genders', ${countsOf('gender', sql`gender`)},
      'free', json_build_object('today', ${freeOf(sql`is_today`)}, 'tomorrow', ${freeOf(sql`is_tomorrow`)},
        'week', ${freeOf(sql`is_week`)}, 'any', ${freeOf()}),
      'cities', (select coalesce(json_agg(city order by city), '[]') from (
        select distinct city from place p where state = 'live' and exists (
          select from service_listing where place_id = p.u_id) limit ${fixed(citiesShown)}) c),
      'without', json_build_object(${sql.join(
        wishes.map((wish) => sql`${fixed(wish)}, ${wanted[wish] ? totalOf(wish) : total}`),
      )}, 'place', ${inPerson || city ? withoutOfService({ in_person: undefined, city: undefined }) : total},
        'length', ${length ? withoutOfService({ length: undefined }) : total},
        'together', ${together ? withoutOfService({ together: undefined }) : total}),
      'price_min_paise', ${price('min')},
      'price_max_paise', ${price('max')}))::text as answer`
}
