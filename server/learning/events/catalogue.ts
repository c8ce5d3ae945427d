import { pathTo } from '@newyou/contract/addresses'
import type { EventKind, EventType } from '@newyou/contract/learning/events/events'
import { eventKinds } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { listPage, type Order, type Paging, searchAmong } from '../../platform/database/list-page.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { anyOfChoices } from '../../platform/database/search-entries.ts'
import { answerOf, type Fragment, fixed, json, moment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'
import { eventCardColumns, eventState, pageWords } from './card.ts'

/** Not over yet. None lasts longer than a day, so the index of starts is walked from there. */
const isComing = (now: Fragment): Fragment =>
  sql`e.ends_at > ${now} and e.starts_at > ${now} - interval '24 hours 1 minute'`

/** The next events on the home page. */
export const eventHomeModules = {
  events: listModule(
    'events',
    sql`select ${eventCardColumns(sql.ref('e'), sql`now.at`)} from event e
      where e.state = 'planned' and ${isComing(sql`now.at`)} order by e.starts_at, e.u_id limit ${countOf(4)}`,
  ),
}

export interface EventFilters {
  kind?: EventKind | undefined
  type: EventType
  search?: string | undefined
  categoryId?: string | undefined
  category?: string | undefined
  isOnline?: boolean | undefined
}

const relatedShown = 3
const orders: Record<EventType, Order> = {
  upcoming: { starts_at: 'asc', u_id: 'asc' },
  recorded: { starts_at: 'desc', u_id: 'asc' },
}

interface CatalogueDependencies {
  reads: Reads
  clock: Clock
}

/** Webinars and workshops as visitors see them. PostgreSQL writes the answers as JSON in one statement each. */
export function createEventCatalogue({ reads: { pool }, clock }: CatalogueDependencies) {
  const present = () => sql`${clock.now()}::timestamptz`

  function conditionsOf(now: Fragment, filters: EventFilters): Fragment[] {
    const { kind, type, categoryId, category, isOnline } = filters
    return [
      sql`e.state = 'planned'`,
      ...(kind ? [sql`e.kind = ${fixed(kind)}`] : []),
      ...(type === 'upcoming'
        ? [isComing(now)]
        : [sql`e.ends_at <= ${now} and e.starts_at < ${now} and e.recording is not null`]),
      ...(categoryId ? [sql`e.category = (select slug from category where u_id = ${categoryId})`] : []),
      ...(category ? [sql`e.category = ${category}`] : []),
      ...(isOnline === undefined ? [] : [sql`e.is_online = ${isOnline}`]),
    ]
  }

  return {
    /** One page as the whole envelope in JSON, with wall times of a zone that the caller has checked. */
    async list(filters: EventFilters, { zone, ...paging }: Paging & { zone: string }) {
      const { kind, type, categoryId, category, isOnline } = filters
      const now = present()
      const conditions = conditionsOf(now, filters)
      const kinds = kind ? [kind] : eventKinds
      const search = searchAmong(kinds, filters.search, anyOfChoices(filters))
      const isPlain = !search && !categoryId && !category && isOnline === undefined
      const name = isPlain ? `events-${kind ?? 'all'}-${type}` : undefined
      const columns = sql`${eventCardColumns(sql.ref('e'), now)},
        to_char(e.starts_at at time zone ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') as local_start`
      const list = { table: 'event', as: 'e', columns, conditions, order: orders[type], search }
      return (await answerOf(pool, listPage(list, paging), name)) ?? ''
    },

    /** Everything on the page of an event; seats go back until so many hours before. @throws DomainError notFound */
    async detail(kind: EventKind, eventId: string, returnHours: number) {
      const now = present()
      const query = json`select json_build_object('data', (select row_to_json(d) from (
        select ${eventCardColumns(sql.ref('e'), now, pageWords)}, ${moment(sql`e.ends_at`)} as ends_at,
          ${eventState(sql.ref('e'), now)} as state, e.about, e.what_to_bring, e.venue, e.seats,
          case when e.state = 'planned' and e.ends_at > ${now} then
            ${moment(sql`(e.starts_at - make_interval(mins => (${returnHours}::float8 * 60)::int))`)} end as cancellable_until,
          (select coalesce(json_agg(s), '[]') from (
            select s.u_id, s.role, coalesce(h.full_name, s.name) as name, coalesce(h.title, '') as title, s.about,
              h.u_id as healer_u_id, h.image
            from event_speaker s left join healer_card h on h.u_id = s.healer_id
            where s.event_id = e.u_id and (s.healer_id is null or h.state = 'verified') order by s.position) s) as speakers,
          (select coalesce(json_agg(o order by o.starts_at, o.u_id), '[]') from (
            select ${eventCardColumns(sql.ref('b'), now)} from event b
            where b.state = 'planned' and b.ends_at > ${now} and b.u_id <> e.u_id
            order by (b.category = e.category) desc, (b.kind = e.kind) desc, b.starts_at, b.u_id
            limit ${fixed(relatedShown)}) o) as related
      ) d))::text as answer from event e where e.u_id = ${eventId} and e.kind = ${kind}`
      return orNotFound(await answerOf(pool, query, 'event-detail'))
    },

    /** The next free introductory webinar, as the whole envelope. */
    async introduction() {
      const now = present()
      const query = json`select json_build_object('data', (select row_to_json(i) from (
        select ${eventCardColumns(sql.ref('e'), now)} from event e
        where e.state = 'planned' and e.is_introduction and e.kind = 'webinar' and ${isComing(now)}
        order by e.starts_at, e.u_id limit 1) i))::text as answer`
      return (await answerOf(pool, query, 'event-introduction')) ?? ''
    },

    /** Addresses for the site map: what is to come, and what can be seen. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const query = sql<{
        u_id: string
        kind: EventKind
        updated_at: Date
      }>`select u_id, kind, updated_at from event
          where state = 'planned' and (ends_at > ${clock.now()} or recording is not null) order by starts_at desc, u_id`
      const rows = await rowsOf(pool, query, 'event-pages')
      return rows.map(({ u_id, kind, updated_at: changedAt }) => ({
        path: pathTo(kind, { eventId: u_id }),
        changedAt,
      }))
    },
  }
}
export type EventCatalogue = ReturnType<typeof createEventCatalogue>
