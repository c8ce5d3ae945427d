import { pathTo } from '@newyou/contract/addresses'
import type { Submission } from '@newyou/contract/submissions'
import type { Queryable } from '../platform/database/database.ts'

/** Proposals with what became of them, and who proposed them. */
export const selectSubmissions = (db: Queryable) =>
  db
    .selectFrom('healer_submission as s')
    .innerJoin('healer as h', 'h.u_id', 's.healer_id')
    .leftJoin('event as e', 'e.u_id', 's.event_id')
    .leftJoin('article as a', 'a.u_id', 's.article_id')
    .selectAll('s')
    .select(['h.full_name', 'h.person_id', 'e.kind as event_kind', 'e.state as event_state'])
    .select('a.state as article_state')

export type SubmissionColumns = Awaited<
  ReturnType<ReturnType<typeof selectSubmissions>['executeTakeFirstOrThrow']>
>

function resultOf(row: SubmissionColumns): Submission['result'] {
  if (row.event_id)
    return {
      u_id: row.event_id,
      page: pathTo(row.event_kind === 'webinar' ? 'webinar' : 'workshop', { eventId: row.event_id }),
      is_public: row.event_state === 'planned',
    }
  if (row.article_id)
    return {
      u_id: row.article_id,
      page: pathTo('blogPost', { blogId: row.article_id }),
      is_public: row.article_state === 'published',
    }
  return null
}

export const presentSubmission = (row: SubmissionColumns): Submission =>
  ({
    u_id: row.u_id,
    kind: row.kind,
    state: row.state,
    version: row.revision,
    content: row.content,
    reason: row.reason,
    sent_at: row.sent_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    result: resultOf(row),
    is_demo: row.is_demo,
  }) as Submission // kind and state are checked by the table, the content was checked when it was written
