import { pathTo } from '@newyou/contract/addresses'
import type { Submission } from '@newyou/contract/content/submissions'
import type { Queryable } from '../../platform/database/database.ts'

/** Proposals with what became of them, and who proposed them. */
export const selectSubmissions = (db: Queryable) =>
  db
    .selectFrom('healer_submission as s')
    .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
    .leftJoin('event_card as e', 'e.u_id', 's.event_id')
    .leftJoin('article as a', 'a.u_id', 's.article_id')
    .leftJoin('reel as r', 'r.u_id', 's.reel_id')
    .leftJoin('media_file as m', 'm.file', 's.film')
    .selectAll('s')
    .select(['h.full_name', 'h.person_id', 'e.kind as event_kind', 'e.state as event_state'])
    .select(['a.state as article_state', 'r.state as reel_state', 'm.poster as frame'])

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
  if (row.reel_id)
    return {
      u_id: row.reel_id,
      page: pathTo('reel', { reelId: row.reel_id }),
      is_public: row.reel_state === 'published',
    }
  return null
}

type AddressOf = (file: string) => string

function filesOf(row: SubmissionColumns, addressOf: AddressOf) {
  const { film, film_seconds: seconds, poster, frame, captions } = row
  return {
    film: film && seconds ? { address: addressOf(film), seconds } : null,
    poster: poster
      ? { address: /\.\w+$/.test(poster) ? poster : `${poster}-704.webp`, is_own: true }
      : frame
        ? { address: addressOf(frame), is_own: false }
        : null,
    captions: captions ? { address: addressOf(captions) } : null,
  }
}

/** `addressOf` signs files for the reader, whose right to them was checked. */
export const presentSubmission = (row: SubmissionColumns, addressOf: AddressOf): Submission =>
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
    ...(row.kind === 'reel' && { files: filesOf(row, addressOf) }),
  }) as Submission // kind and state are checked by the table, the content was checked when it was written
