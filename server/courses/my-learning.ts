import type { Pool } from 'pg'
import { moment } from '../platform/database/statement.ts'
import { courseCardColumns } from './catalogue.ts'

/** The courses that a client has; PostgreSQL writes the answer as JSON in one statement. */
export function createMyLearning({ pool }: { pool: Pool }) {
  return {
    /**
     * One page, the course that was last open on top. A course that came twice, by itself and in a bundle, is there
     * once. Also those that are no longer sold.
     */
    async list(personId: string, { page, size }: { page: number; size: number }): Promise<string> {
      const text = `with mine as (
          select distinct on (item_id) item_id, granted_at, bundle_id from entitlement
          where person_id = $1 and kind = 'course' and ended_at is null
          order by item_id, bundle_id nulls first),
        one_page as (
          select m.*, greatest(m.granted_at, (select max(updated_at) from patient_streaming_history h
            where h.person_id = $1 and h.course_id = m.item_id)) as last_at
          from mine m order by last_at desc, item_id limit $2 offset $3)
        select json_build_object(
          'data', (select coalesce(json_agg(cards), '[]') from (
            select ${courseCardColumns('c')}, ${moment('p.granted_at')} as granted_at, p.bundle_id as bundle_u_id,
              (select count(*)::int from patient_streaming_history h
                where h.person_id = $1 and h.course_id = c.u_id and h.completed_at is not null) as completed_count,
              (select json_build_object('content_u_id', l.u_id, 'title', l.title,
                  'position_seconds', coalesce(h.position_seconds, 0))
                from course_content l
                left join patient_streaming_history h on h.content_id = l.u_id and h.person_id = $1
                where l.course_id = c.u_id and h.completed_at is null
                order by h.updated_at desc nulls last, l.position limit 1) as resume,
              (select code from certificate where person_id = $1 and course_id = c.u_id) as certificate_code
            from one_page p join course c on c.u_id = p.item_id order by p.last_at desc, p.item_id) cards),
          'total', (select count(*) from mine),
          'page', $3 / $2 + 1, 'items_per_page', $2::int)::text as answer`
      const { rows } = await pool.query<{ answer: string }>({
        name: 'my-learning',
        text,
        values: [personId, size, (page - 1) * size],
      })
      return rows[0]?.answer ?? ''
    },
  }
}
export type MyLearning = ReturnType<typeof createMyLearning>
