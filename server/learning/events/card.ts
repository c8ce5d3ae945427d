import { sql } from 'kysely'
import { type Fragment, moment } from '../../platform/database/statement.ts'
import { type OtherWords, versionColumns } from '../../platform/database/versions.ts'

/** Seats of an event that are taken now, as SQL: those enrolled and those held by clients who are paying. */
const taken = (
  e: Fragment,
  now: Fragment,
) => sql`(select count(*)::int from enrolment s where s.event_id = ${e}.u_id
  and (s.state = 'enrolled' or (s.state = 'held' and s.hold_until > ${now})))`

const cardWords = { title: 'other_title', lead: 'other_lead' }
/** Of the page of an event. */
export const pageWords = { ...cardWords, about: 'other_about', what_to_bring: 'other_what_to_bring' }

/**
 * The columns of a card, on a table of that name; what leaves the server is named here one by one. `now` is the SQL of
 * the present moment.
 */
export const eventCardColumns = (
  e: Fragment,
  now: Fragment,
  words: OtherWords = cardWords,
): Fragment => sql`${versionColumns(e, 'other_title', words)}, ${e}.u_id, ${e}.kind, ${e}.title, ${e}.lead, ${e}.category, ${e}.language,
  (select json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'title', h.title, 'image', h.image)
    from healer_card h where h.u_id = ${e}.healer_id) as host,
  ${moment(sql`${e}.starts_at`)} as starts_at, ${e}.minutes, ${e}.is_online, ${e}.venue ->> 'city' as city,
  ${e}.price_paise,
  case when ${e}.seats is not null and ${e}.ends_at > ${now}
    then greatest(${e}.seats - ${taken(e, now)}, 0) end as seats_left,
  ${e}.ends_at <= ${now} and ${e}.recording is not null as is_recorded,
  ${e}.is_introduction, ${e}.image, ${e}.is_demo`

/** State of an event, by its row and the current time. */
export const eventState = (
  e: Fragment,
  now: Fragment,
): Fragment => sql`case when ${e}.state = 'cancelled' then 'cancelled'
  when ${e}.ends_at > ${now} then 'upcoming' when ${e}.recording is not null then 'recorded' else 'over' end`
