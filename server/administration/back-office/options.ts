import type { OptionKind } from '@newyou/contract/administration/back-office/fields'
import { uId } from '@newyou/contract/endpoint'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import type { Fragment } from '../../platform/database/statement.ts'

/** Of each kind the records that may be pointed to, with the name that people know them by. */
const sources: Record<OptionKind, Fragment> = {
  healers: sql`select u_id, full_name as name from healer_card where state = 'verified'`,
  courses: sql`select u_id, title as name from course_card where state <> 'archived'`,
  ebooks: sql`select u_id, title as name from ebook_card where state <> 'archived'`,
  events: sql`select u_id, title || ', ' || to_char(starts_at at time zone 'Asia/Kolkata', 'DD Mon YYYY') as name
    from event_card where state = 'planned'`,
  albums: sql`select u_id, title as name from photo_album`,
  sections: sql`select s.u_id, c.title || ': ' || s.title as name from course_section s join course_card c on c.u_id = s.course_id`,
  lessons: sql`select l.u_id, c.title || ': ' || l.title as name from course_content l join course_card c on c.u_id = l.course_id
    where l.kind = 'quiz'`,
  services: sql`select s.u_id, h.full_name || ': ' || s.name as name from service_card s join healer_card h on h.u_id = s.healer_id
    where s.state <> 'retired'`,
  'intake-forms': sql`select u_id, name from intake_form_card where state <> 'archived'`,
  categories: sql`select slug as u_id, name from category`,
  places: sql`select u_id, name || ', ' || city as name from place_card where state = 'live'`,
}

/** Records to choose from by name, for the fields that point to another record. */
export const createOptions =
  ({ db }: { db: Database }) =>
  async (
    kind: OptionKind,
    { search, ids }: { search?: string | undefined; ids?: readonly string[] | undefined },
    { page, size }: Paging,
  ) => {
    const like = likeAnywhere(search ?? '')
    const known =
      kind === 'categories'
        ? sql`${ids ?? []}::text[]`
        : sql`${ids?.filter((id) => uId.safeParse(id).success) ?? []}::uuid[]`
    const matching = ids ? sql`o.u_id = any(${known})` : sql`lower(o.name) like ${like}`
    const { rows } = await sql<{ u_id: string; name: string; total: number }>`
      select o.u_id, o.name, count(*) over ()::int as total from (${sources[kind]}) o where ${matching}
      order by o.name, o.u_id limit ${size} offset ${(page - 1) * size}`.execute(db)
    return {
      data: rows.map(({ u_id, name }) => ({ u_id, name })),
      total: rows[0]?.total ?? 0,
      page,
      items_per_page: size,
    }
  }
export type Options = ReturnType<typeof createOptions>
