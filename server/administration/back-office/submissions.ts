import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { SubmissionFile, SubmissionRow } from '@newyou/contract/administration/back-office/submissions'
import type {
  ArticleDraft,
  EventDraft,
  ReelDraft,
  SubmissionKind,
  SubmissionState,
} from '@newyou/contract/content/submissions'
import { sql } from 'kysely'
import {
  decideSubmission,
  presentSubmission,
  type SubmissionColumns,
  selectSubmissions,
} from '../../content/submissions/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { MediaFiles } from '../../foundation/media/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { addSpeakers } from '../../learning/events/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { paragraphs } from '../../platform/paragraphs.ts'
import type { Platform } from '../../platform/platform.ts'
import { fullName } from './people.ts'
import type { Records } from './records.ts'

interface SubmissionDependencies
  extends Pick<Platform, 'db' | 'clock' | 'ids' | 'privateFiles' | 'publicUrl'> {
  audit: Audit
  notifications: Pick<Notifications, 'notify'>
  events: Pick<Records, 'createIn'>
  articles: Pick<Records, 'createIn'>
  reels: Pick<Records, 'createIn' | 'publishIn'>
  files: Pick<MediaFiles, 'handOver'>
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Plain text, a line for each paragraph, as rich text that staff can edit. */
const richText = (text: string) =>
  paragraphs(text)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

const acceptedMessages = {
  event: 'submissions.eventPublished',
  article: 'submissions.articleAccepted',
  reel: 'submissions.reelPublished',
} as const satisfies Record<SubmissionKind, TemplateKey>

const eventValues = (healerId: string, { event_kind: kind, about, speakers: _, ...event }: EventDraft) => ({
  ...event,
  kind,
  healer_id: healerId,
  about: richText(about),
})
const articleValues = (healerId: string, { text, ...article }: ArticleDraft) => ({
  ...article,
  kind: 'blog',
  body: richText(text),
  author_healer_id: healerId,
  teller: '',
  tags: [],
})

/** Healers' proposals for the site, reviewed by staff: each becomes an ordinary record, or is refused with a reason. */
export function createSubmissionDesk(dependencies: SubmissionDependencies) {
  const { db, clock, ids, privateFiles, publicUrl, audit, notifications, events, articles, reels, files } =
    dependencies

  const present = (row: SubmissionColumns, readerId: string) =>
    presentSubmission(row, (file) => privateFiles.address(file, readerId))

  const titleOf = ({ content }: Pick<SubmissionColumns, 'content'>) =>
    (content as unknown as { title: string }).title // every kind has one

  /** Drafts are the healer's own. */
  const seen = (queryable: Queryable) => selectSubmissions(queryable).where('s.state', '<>', 'draft')

  async function read(queryable: Queryable, submissionId: string, readerId: string): Promise<SubmissionFile> {
    const row = orNotFound(
      await seen(queryable)
        .leftJoin('person_name as p', 'p.u_id', 's.decided_by')
        .select(sql<string | null>`${fullName(sql.ref('p'))}`.as('decider'))
        .where('s.u_id', '=', submissionId)
        .executeTakeFirst(),
    )
    return {
      u_id: row.u_id,
      submission: present(row, readerId),
      healer: { u_id: row.healer_id, full_name: row.full_name },
      title: titleOf(row),
      decided_by: row.decider ?? '',
    }
  }

  /** @throws DomainError notFound, notNow when it was decided or taken back, changedMeanwhile */
  async function lock(
    trx: Trx,
    { submissionId, version, by }: { submissionId: string; version: number; by: string },
  ) {
    const row = orNotFound(
      await seen(trx).where('s.u_id', '=', submissionId).forUpdate('s').executeTakeFirst(),
    )
    if (row.state !== 'sent') throwError('notNow')
    if (row.revision !== version)
      throwError('changedMeanwhile', { data: { current: await read(trx, submissionId, by) } })
    return row
  }

  async function decide(
    trx: Trx,
    row: SubmissionColumns,
    decision: { by: string; state: SubmissionState; reason?: string; made?: Record<string, string | null> },
  ) {
    const { by, state, reason = '', made = {} } = decision
    await decideSubmission(trx, row.u_id, { by, at: clock.now(), state, reason, made })
    const action = state === 'accepted' ? 'accept' : 'refuse'
    await audit.note(trx, {
      staffId: by,
      resource: 'submissions',
      recordId: row.u_id,
      action,
      reason,
    })
    await notifications.notify(trx, {
      about: null,
      personId: row.person_id,
      type: 'submission',
      message: state === 'refused' ? 'submissions.refused' : acceptedMessages[row.kind as SubmissionKind], // checked by the table
      parameters: { title: titleOf(row), reason },
      privateParameters: { link: publicUrl + pathTo('practiceSubmission', { submissionId: row.u_id }) },
      frontEndPath: frontEndPathOf('practiceSubmission'),
      targetId: row.u_id,
    })
    return read(trx, row.u_id, by)
  }

  /** The reel of a proposal with the files that were sent for it, which are the editor's to give now. */
  async function publishReel(
    trx: Trx,
    { healer_id, film, poster, captions }: SubmissionColumns,
    { content }: { content: ReelDraft },
    by: string,
  ) {
    const { language, ...values } = content
    await files.handOver(
      trx,
      [film, poster, captions].filter((file) => file !== null),
      by,
    )
    const record = await reels.createIn(
      trx,
      {
        ...values,
        healer_id,
        film,
        poster,
        captions_en: null,
        captions_hi: null,
        [`captions_${language}`]: captions,
      },
      by,
    )
    await reels.publishIn(trx, record, by)
    return { reel_id: record.u_id, film: null, poster: null, captions: null }
  }

  return {
    async list(
      { kind, state }: { kind?: SubmissionKind | undefined; state?: SubmissionState | undefined },
      { page, size }: Paging,
    ) {
      let wanted = seen(db)
      if (kind) wanted = wanted.where('s.kind', '=', kind)
      if (state) wanted = wanted.where('s.state', '=', state)
      const [rows, { total }] = await Promise.all([
        wanted
          .orderBy(sql`s.state = 'sent'`, 'desc')
          .orderBy(sql`case when s.state = 'sent' then s.sent_at end`)
          .orderBy('s.updated_at', 'desc')
          .orderBy('s.u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        wanted
          .clearSelect()
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      const data = rows.map(
        (row): SubmissionRow => ({
          u_id: row.u_id,
          kind: row.kind as SubmissionKind, // checked by the table
          state: row.state as SubmissionState, // checked by the table
          title: titleOf(row),
          healer_name: row.full_name,
          sent_at: row.sent_at?.toISOString() ?? null,
          decided_at: row.decided_at?.toISOString() ?? null,
        }),
      )
      return { data, total: Number(total), page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    one: (by: string, submissionId: string) => read(db, submissionId, by),

    /** @throws DomainError notFound, notNow, changedMeanwhile; invalidInput for what cannot be published as it is */
    accept: (by: string, submissionId: string, version: number) =>
      inTransaction(db, async (trx) => {
        const row = await lock(trx, { submissionId, version, by })
        const submission = present(row, by)
        if (submission.kind === 'reel')
          return decide(trx, row, {
            by,
            state: 'accepted',
            made: await publishReel(trx, row, submission, by),
          })
        const isEvent = submission.kind === 'event'
        if (isEvent && new Date(submission.content.starts_at) <= clock.now())
          throwError('notNow', { message: backOfficeReplies.eventInPast })
        const record = isEvent
          ? await events.createIn(trx, eventValues(row.healer_id, submission.content), by)
          : await articles.createIn(trx, articleValues(row.healer_id, submission.content), by)
        if (submission.kind === 'event') {
          const speakers = submission.content.speakers.map((speaker) => ({ ...speaker, u_id: ids.next() }))
          await addSpeakers(trx, record.u_id, speakers)
        }
        return decide(trx, row, {
          by,
          state: 'accepted',
          made: { [isEvent ? 'event_id' : 'article_id']: record.u_id },
        })
      }),

    /** @throws DomainError notFound, notNow, changedMeanwhile */
    refuse: (by: string, submissionId: string, version: number, reason: string) =>
      inTransaction(db, async (trx) =>
        decide(trx, await lock(trx, { submissionId, version, by }), { by, state: 'refused', reason }),
      ),
  }
}
export type SubmissionDesk = ReturnType<typeof createSubmissionDesk>
