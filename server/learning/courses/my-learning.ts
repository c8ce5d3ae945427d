import { sql } from 'kysely'
import type { Pool } from 'pg'
import { limits, type Paging } from '../../platform/database/list-page.ts'
import { answerOf, json, moment } from '../../platform/database/statement.ts'
import { courseCardColumns, titled } from './catalogue.ts'

/** The courses that a client has; PostgreSQL writes the answer as JSON in one statement. */
export function createMyLearning({ pool }: { pool: Pool }) {
  return {
    /**
     * One page, the most recently opened course first. A course granted twice (alone and in a bundle) is listed once;
     * retired courses are included.
     */
    async list(personId: string, paging: Paging): Promise<string> {
      const query = json`with mine as (
          select distinct on (item_id) item_id, granted_at, bundle_id from owned_item
          where person_id = ${personId} and kind = 'course' and ended_at is null
          order by item_id, bundle_id nulls first),
        one_page as (
          select m.*, greatest(m.granted_at, (select max(updated_at) from patient_streaming_history h
            where h.person_id = ${personId} and h.course_id = m.item_id)) as last_at
          from mine m order by last_at desc, item_id ${limits(paging)})
        select json_build_object(
          'data', (select coalesce(json_agg(cards), '[]') from (
            select ${courseCardColumns(sql.ref('c'))}, ${moment(sql`p.granted_at`)} as granted_at, p.bundle_id as bundle_u_id,
              (select count(*)::int from patient_streaming_history h
                where h.person_id = ${personId} and h.course_id = c.u_id and h.completed_at is not null) as completed_count,
              (select row_to_json(r) from (select l.u_id as content_u_id, ${titled('l')},
                  coalesce(h.position_seconds, 0) as position_seconds
                from course_content l
                left join patient_streaming_history h on h.content_id = l.u_id and h.person_id = ${personId}
                where l.course_id = c.u_id and h.completed_at is null
                order by h.updated_at desc nulls last, l.position limit 1) r) as resume,
              (select code from certificate where person_id = ${personId} and course_id = c.u_id) as certificate_code
            from one_page p join course c on c.u_id = p.item_id order by p.last_at desc, p.item_id) cards),
          'total', (select count(*) from mine),
          'page', ${paging.page}::int, 'items_per_page', ${paging.size}::int)::text as answer`
      return (await answerOf(pool, query, 'my-learning')) ?? ''
    },
  }
}
export type MyLearning = ReturnType<typeof createMyLearning>
