import { countedMost } from '@newyou/contract/endpoint'
import { sql } from 'kysely'
import { countOfSome } from '../platform/database/list-page.ts'
import { allOf, type Fragment, fixed, json } from '../platform/database/statement.ts'
import { type Asked, conditionsOf, freeBefore, searchOf } from './filters.ts'

const wishes = ['category', 'language', 'gender', 'price', 'free'] as const
type Wish = (typeof wishes)[number]

/**
 * SQL for how many healers each choice of a filter would leave, as the text of the whole envelope. Healers who differ in
 * nothing that is asked for are counted together first. Of more healers than a list counts, the choices are counted
 * among so many of those soonest free, which the answer says; the total and what is without a filter stay true.
 */
export function facetsOf(asked: Asked) {
  const wanted = conditionsOf(asked)
  const [search, besides] = searchOf(asked.filters)
  const base = allOf([sql`h.state = 'verified'`, ...besides])
  const among = search
    ? sql`(${search.written}) hits join healer h on h.u_id = hits.item_id where ${base}`
    : sql`healer h where ${base}`
  const healersFor = (...but: Wish[]) =>
    sql`healer h where ${allOf([base, ...wishes.flatMap((wish) => (but.includes(wish) ? [] : (wanted[wish] ?? [])))])}`
  const fits = (wish: Wish) => sql.id(`in_${wish}`)
  const columns = wishes.map((wish) => sql`coalesce(${wanted[wish] ?? sql`true`}, false) as ${fits(wish)}`)
  const allBut = (own?: Wish) => allOf(wishes.filter((wish) => wish !== own).map((wish) => fits(wish)))
  const until = (window: 'today' | 'tomorrow' | 'week') =>
    sql`h.next_free_at < ${freeBefore(window, asked.zone, asked.now)}`

  const countsOf = (own: Wish, choice: Fragment, from = sql`alike`) =>
    sql`(select coalesce(json_object_agg(choice, count), '{}') from
      (select ${choice} as choice, sum(count)::int as count from ${from} where ${allBut(own)} group by choice) c)`
  const sumOf = (own?: Wish, only = sql`true`) =>
    sql`(select coalesce(sum(count) filter (where ${only}), 0)::int from alike where ${allBut(own)})`
  const isCapped = sql`(select is_capped from extent)`
  // A search looks through no more than are compared, so all that it finds is there.
  const isBeyond = search ? sql`false` : isCapped
  const without = (wish: Wish) =>
    wanted[wish]
      ? sql`case when ${isBeyond} then ${countOfSome(healersFor(wish))} else ${sumOf(wish)} end`
      : sql`(select total from extent)`
  /** The least and the highest price, each from the first row of an index where there are many. */
  const price = (end: 'min' | 'max') => sql`coalesce(case when ${isBeyond}
      then (select ${sql.raw(end)}(h.price_paise) from ${healersFor('price')})
      else (select ${sql.raw(end)}(${sql.id(`price_${end}`)}) from alike where ${allBut('price')}) end, 0)`

  return json`with compared as materialized (
      select h.categories, h.languages, h.gender, h.price_paise, h.next_free_at from ${among}
      order by h.next_free_at, h.u_id limit ${fixed(countedMost + 1)}),
    alike as materialized (
      select categories, languages, gender, ${sql.join(columns)},
        ${until('today')} as is_today, ${until('tomorrow')} as is_tomorrow, ${until('week')} as is_week,
        count(*) as count, min(price_paise) as price_min, max(price_paise) as price_max
      from compared h group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    extent as materialized (select is_capped,
        case when ${search ? sql`false` : sql`is_capped`} then ${countOfSome(healersFor())} else ${sumOf()} end as total
      from (select coalesce(sum(count), 0) > ${fixed(countedMost)} as is_capped from alike) counted)
    select json_build_object('data', json_build_object(
      'total', (select total from extent),
      'is_capped', ${isCapped},
      'categories', ${countsOf('category', sql`choice`, sql`alike, unnest(categories) choice`)},
      'languages', ${countsOf('language', sql`choice`, sql`alike, unnest(languages) choice`)},
      'genders', ${countsOf('gender', sql`gender`)},
      'free', json_build_object('today', ${sumOf('free', sql`is_today`)}, 'tomorrow', ${sumOf('free', sql`is_tomorrow`)},
        'week', ${sumOf('free', sql`is_week`)}, 'any', ${sumOf('free')}),
      'without', json_build_object(${sql.join(wishes.map((wish) => sql`${fixed(wish)}, ${without(wish)}`))}),
      'price_min_paise', ${price('min')},
      'price_max_paise', ${price('max')}))::text as answer`
}
