import type { PageName } from '@newyou/contract/addresses'
import type { ReportedThing } from '@newyou/contract/community/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../platform/database/database.ts'

/** What stands on a page and can be reported, as it is, or was before it was hidden. */
export interface FoundThing {
  /** Who wrote it or is shown by it; null for demo content. */
  subject_id: string | null
  subject_name: string
  text: string
  stars: number | null
  picture: string | null
  /** Of the page, and where it is; the name of a member stands on no page. */
  title: string
  page: PageName | null
  page_id: string | null
  is_hidden: boolean
}

const ofHealer = (thing: 'healer-name' | 'healer-picture') => {
  const isName = thing === 'healer-name'
  // A neutral name that was changed since is a new name, and so is a new picture.
  const stillHidden = isName ? sql`h.full_name = p.neutral` : sql`h.image is null`
  const name = sql`coalesce(case when ${stillHidden} then p.before #>> '{}' end, h.full_name)`
  return (id: string) => sql`select h.person_id as subject_id, h.state = 'verified' as is_public,
      ${isName ? name : sql`h.full_name`} as subject_name, ${isName ? name : sql`''`} as text, null::int as stars,
      ${isName ? sql`null` : sql`coalesce(h.image, case when ${stillHidden} then p.before end) ->> 'portrait'`} as picture,
      h.full_name as title, 'healer' as page, h.u_id as page_id,
      coalesce(p.thing is not null and ${stillHidden}, false) as is_hidden
    from healer h left join hidden_part p on p.thing = ${thing} and p.thing_id = h.u_id where h.u_id = ${id}`
}

const queries: Record<ReportedThing, (id: string) => RawBuilder<unknown>> = {
  'healer-review': (id) => sql`select r.client_id as subject_id, h.state = 'verified' as is_public,
      r.by_name as subject_name, r.text, r.stars, null as picture, h.full_name as title, 'healer' as page,
      h.u_id as page_id, r.hidden_at is not null as is_hidden
    from healer_review r join healer h on h.u_id = r.healer_id where r.u_id = ${id}`,
  'course-review': (id) => sql`select r.person_id as subject_id, c.state = 'published' as is_public,
      r.by_name as subject_name, r.text, r.stars, null as picture, c.title, 'course' as page,
      c.u_id as page_id, r.hidden_at is not null as is_hidden
    from course_review r join course c on c.u_id = r.course_id where r.u_id = ${id}`,
  'article-review': (id) => sql`select r.person_id as subject_id, a.state = 'published' as is_public,
      r.by_name as subject_name, r.text, null::int as stars, null as picture, a.title,
      case a.kind when 'blog' then 'blogPost' else 'successStory' end as page,
      a.u_id as page_id, r.hidden_at is not null as is_hidden
    from article_review r join article a on a.u_id = r.article_id where r.u_id = ${id}`,
  'healer-name': ofHealer('healer-name'),
  'healer-picture': ofHealer('healer-picture'),
  'member-name': (id) => sql`select p.u_id as subject_id, p.state = 'active' as is_public,
      coalesce(h.before #>> '{}', m.name) as subject_name, coalesce(h.before #>> '{}', m.name) as text,
      null::int as stars, null as picture, m.name as title, null as page, null::uuid as page_id,
      h.thing is not null as is_hidden
    from community_member m join person p on p.u_id = m.person_id
    left join hidden_part h on h.thing = 'member-name' and h.thing_id = m.u_id and h.neutral = m.name
    where m.u_id = ${id}`,
}

/** Undefined when it was deleted. */
export async function findThing(
  queryable: Queryable,
  thing: ReportedThing,
  id: string,
): Promise<(FoundThing & { is_public: boolean }) | undefined> {
  const query = queries[thing](id) as RawBuilder<FoundThing & { is_public: boolean }> // the columns above
  return (await query.execute(queryable)).rows[0]
}

/** The tags of the pages and answers on which it is shown. */
export function tagsOf(thing: ReportedThing, id: string | null): string[] {
  if (thing === 'healer-review') return [`healer:${id}`]
  if (thing === 'course-review') return [`course:${id}`, 'courses']
  if (thing === 'article-review') return [`article:${id}`]
  // The name and the face of a healer stand on cards of nearly everything.
  if (thing === 'healer-name' || thing === 'healer-picture')
    return [`healer:${id}`, 'healers', 'articles', 'courses', 'ebooks', 'events', 'reels']
  return []
}
