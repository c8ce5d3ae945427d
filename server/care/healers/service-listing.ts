import { sql } from 'kysely'
import { allOf, type Fragment, fixed } from '../../platform/database/statement.ts'
import { type Asked, type Filters, pricesOf, type Sort, timesOf } from './filters.ts'
import { columnsShown } from './profile-columns.ts'

/** What a card shows of the service that fits, on `listedHealers` called h. */
export const serviceOfCard = sql`(select json_build_object('u_id', s.u_id, 'name', s.name, 'name_hi', s.name_hi,
  'minutes', s.minutes, 'place_u_id', h.place_id, 'city', h.listed_city) from service s where s.u_id = h.service_id) as service`

/** Minutes of each class; `list_services` says which row is a healer's only one of its class. */
const lengths = {
  short: [0, 30],
  standard: [31, 59],
  long: [60, 240],
} as const

/** What is asked of a service itself, on a listing with this alias. */
function fittingService(on: Fragment, { in_person, city, length, together }: Filters): Fragment[] {
  const [least, most] = length ? lengths[length] : []
  return [
    // One who comes alone cannot book what several have together.
    together ? sql`${on}.people_max > 1` : sql`${on}.people_min = 1`,
    ...(in_person || city ? [sql`${on}.place_id is not null`] : []),
    ...(city ? [sql`${on}.city = ${city}`] : []),
    ...(least === undefined || most === undefined
      ? []
      : [sql`${on}.minutes between ${fixed(least)} and ${fixed(most)}`]),
  ]
}

const isFreeBefore = sql`(coalesce(other.next_free_at, 'infinity'), other.u_id) < (coalesce(l.next_free_at, 'infinity'), l.u_id)`
/** Which of several services of one healer stands for the healer: the first in the order of the list. */
const comesBefore: Record<Sort, Fragment> = {
  'next-free': isFreeBefore,
  'price-low': sql`(other.price_paise, other.u_id) < (l.price_paise, l.u_id)`,
  'price-high': sql`(other.price_paise, other.u_id) > (l.price_paise, l.u_id)`,
  name: isFreeBefore,
}

/** What the listing has of the healer; the other columns of a card are read for the rows that are shown and no others. */
const copied = ['categories', 'languages', 'gender', 'full_name']
const ofHealer = sql`${columnsShown('card', 'p', copied)}, p.written_in, p.other_topics`

/** Whether a place, a length or a session together is asked for, which one of several services of a healer may fit. */
export const isAskedOfServices = ({ in_person, city, length, together }: Filters): boolean =>
  [in_person, city, length, together].some((wish) => wish !== undefined)

/**
 * The healers who have a service that fits the place, the length, the price and, if `isTimed`, the time asked for: a
 * source in brackets with each healer once, with the price and the next free start of the service that comes first in
 * the order of the list; without `isOnce` with every service that fits.
 */
export function listedHealers(
  asked: Asked,
  {
    sort = 'next-free',
    isTimed = true,
    isOnce = true,
  }: { sort?: Sort; isTimed?: boolean; isOnce?: boolean } = {},
): Fragment {
  const fits = (on: Fragment) => [
    ...fittingService(on, asked.filters),
    ...pricesOf(on, asked.filters),
    ...(isTimed ? timesOf(on, asked) : []),
  ]
  const { in_person, city, length } = asked.filters
  // Most healers have one, which is looked up nowhere else.
  const isOnly = [
    ...(city ? [sql`l.is_only_in_city`] : in_person ? [sql`l.is_only_in_person`] : []),
    ...(length ? [sql`l.is_only_of_length`] : []),
  ]
  const isFirst = sql`(${sql.join([...isOnly, sql`false`], sql` or `)} or not exists (select from service_listing other
    where ${allOf([sql`other.healer_id = l.healer_id`, ...fits(sql`other`), comesBefore[sort]])}))`
  return sql`(select l.healer_id as u_id, l.service_id, l.place_id, l.city as listed_city, l.next_free_at, l.price_paise,
      l.categories, l.languages, l.gender, l.full_name, l.is_intern, 'verified' as state, p.image, ${ofHealer}
    from service_listing l left join healer p on p.u_id = l.healer_id
    where ${allOf([...fits(sql`l`), ...(isOnce ? [isFirst] : [])])})`
}
