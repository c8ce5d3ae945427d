import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

/** The sessions of a package. */
interface NamedBundle {
  u_id: string
  healer_id: string
  /** Null: the first. */
  service_id: string | null
  lasts_days: number
}

/**
 * Packages with sessions, on sale or not any more, by their titles in small letters; none for a title that several have.
 */
export async function bundlesNamed(
  db: Queryable,
  titles: readonly string[],
): Promise<Map<string, NamedBundle>> {
  if (titles.length === 0) return new Map()
  const { rows } = await sql<NamedBundle & { title: string }>`
    select lower(b.title) as title, min(b.u_id::text) as u_id, min(b.session_healer_id::text) as healer_id,
      min(b.session_service_id::text) as service_id, min(b.session_days) as lasts_days
    from bundle b where b.session_healer_id is not null and b.state in ('published', 'archived')
      and lower(b.title) = any(${[...titles]}::text[])
    group by lower(b.title) having count(*) = 1`.execute(db)
  return new Map(rows.map(({ title, ...bundle }) => [title, bundle]))
}

/** Which of these courses a bundle includes, in whatever state it is. */
export async function coursesIncluded(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('bundle_item')
    .select('item_id')
    .where('kind', '=', 'course')
    .where('item_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ item_id: id }) => id))
}
