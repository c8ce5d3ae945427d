import { pathTo } from '@newyou/contract/addresses'
import type { EventKind, EventType } from '@newyou/contract/events'
import { eventKinds } from '@newyou/contract/vocabulary'
import type { Pool } from 'pg'
import { countOf, listModule } from '../home/index.ts'
import type { Clock } from '../platform/clock.ts'
import { listPage, searchAmong } from '../platform/database/list-page.ts'
import { moment, Statement } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'
import { eventCardColumns, eventState } from './card.ts'

/** The next events on the home page. */
export const eventHomeModules = {
  events: listModule(
    'events',
    `select ${eventCardColumns('e', 'now.at')} from event e
      where e.state = 'planned' and e.ends_at > now.at order by e.starts_at, e.u_id limit ${countOf(4)}`,
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
const orders: Record<EventType, string> = {
  upcoming: 'e.starts_at, e.u_id',
  recorded: 'e.starts_at desc, e.u_id',
}

interface CatalogueDependencies {
  pool: Pool
  clock: Clock
}

/** Webinars and workshops as everybody sees them. PostgreSQL writes the answers as JSON in one statement each. */
export function createEventCatalogue({ pool, clock }: CatalogueDependencies) {
  async function answer(text: string, values: unknown[], name?: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ answer: string }>({ name, text, values })
    return rows[0]?.answer
  }

  function conditionsOf(statement: Statement, now: string, filters: EventFilters): string[] {
    const { kind, type, categoryId, category, isOnline } = filters
    return [
      `e.state = 'planned'`,
      ...(kind ? [`e.kind = '${kind}'`] : []),
      ...(type === 'upcoming'
        ? [`e.ends_at > ${now}::timestamptz`]
        : [`e.ends_at <= ${now}::timestamptz and e.recording is not null`]),
      ...(categoryId
        ? [`e.category = (select slug from category where u_id = ${statement.add(categoryId)})`]
        : []),
      ...(category ? [`e.category = ${statement.add(category)}`] : []),
      ...(isOnline === undefined ? [] : [`e.is_online = ${statement.add(isOnline)}`]),
    ]
  }

  return {
    /** One page as the whole envelope in JSON, with wall times of a zone that the caller has checked. */
    async list(filters: EventFilters, { zone, ...paging }: { page: number; size: number; zone: string }) {
      const { kind, type } = filters
      const statement = new Statement()
      const now = statement.add(clock.now())
      const conditions = conditionsOf(statement, now, filters)
      const kinds = kind ? [kind] : eventKinds
      const search = searchAmong(statement, { as: 'e', kinds, search: filters.search })
      const name = statement.values.length === 1 ? `events-${kind ?? 'all'}-${type}` : undefined
      const columns = `${eventCardColumns('e', now)},
        to_char(e.starts_at at time zone ${statement.add(zone)}::text, 'YYYY-MM-DD"T"HH24:MI') as local_start`
      const list = { table: 'event', as: 'e', columns, conditions, order: orders[type], search }
      const text = listPage(statement, list, paging)
      return (await answer(text, statement.values, name)) ?? ''
    },

    /** Everything on the page of an event; seats go back until so many hours before. @throws DomainError notFound */
    async detail(kind: EventKind, eventId: string, returnHours: number) {
      const text = `select json_build_object('data', (select row_to_json(d) from (
        select ${eventCardColumns('e', '$3::timestamptz')}, ${moment('e.ends_at')} as ends_at,
          ${eventState('e', '$3')} as state, e.about, e.brings, e.venue, e.seats,
          case when e.state = 'planned' and e.ends_at > $3 then
            ${moment('(e.starts_at - make_interval(mins => ($4::float8 * 60)::int))')} end as give_back_until,
          (select coalesce(json_agg(o), '[]') from (
            select ${eventCardColumns('b', '$3')} from event b
            where b.state = 'planned' and b.ends_at > $3 and b.u_id <> e.u_id
            order by (b.category = e.category) desc, (b.kind = e.kind) desc, b.starts_at, b.u_id
            limit ${relatedShown}) o) as related
      ) d))::text as answer from event e where e.u_id = $1 and e.kind = $2`
      return found(await answer(text, [eventId, kind, clock.now(), returnHours], 'event-detail'))
    },

    /** The next free introductory webinar, as the whole envelope. */
    async introduction() {
      const text = `select json_build_object('data', (select row_to_json(i) from (
        select ${eventCardColumns('e', '$1::timestamptz')} from event e
        where e.state = 'planned' and e.is_introduction and e.kind = 'webinar' and e.ends_at > $1
        order by e.starts_at, e.u_id limit 1) i))::text as answer`
      return (await answer(text, [clock.now()], 'event-introduction')) ?? ''
    },

    /** Addresses for the site map: what is to come, and what can be seen. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const { rows } = await pool.query<{ u_id: string; kind: EventKind; updated_at: Date }>({
        name: 'event-pages',
        text: `select u_id, kind, updated_at from event
          where state = 'planned' and (ends_at > $1 or recording is not null) order by starts_at desc, u_id`,
        values: [clock.now()],
      })
      return rows.map(({ u_id, kind, updated_at: changedAt }) => ({
        path: pathTo(kind, { eventId: u_id }),
        changedAt,
      }))
    },
  }
}
export type EventCatalogue = ReturnType<typeof createEventCatalogue>
