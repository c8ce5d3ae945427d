import {
  articleProposal,
  eventProposal,
  openSubmissionsMax,
  proposalDays,
  reelProposal,
  type Submission,
  type SubmissionAction,
  type SubmissionContent,
  type SubmissionKind,
  type SubmissionState,
  submissionRules,
} from '@newyou/contract/content/submissions'
import { linkNeeded, seatsWithoutLink } from '@newyou/contract/learning/events/meeting-place'
import { healerOf } from '../../care/healers/index.ts'
import { areLanguages } from '../../foundation/lists/index.ts'
import type { MediaFiles } from '../../foundation/media/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentSubmission, type SubmissionColumns, selectSubmissions } from './submission-queries.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'privateFiles'> {
  files: Pick<MediaFiles, 'release'>
}

const allows = (action: SubmissionAction, state: string) =>
  (submissionRules[action] as readonly SubmissionState[]).some((one) => one === state)

const proposals = { event: eventProposal, article: articleProposal, reel: reelProposal }

/** A healer's work on their own proposals; another's is not found. */
export function createSubmissions({ db, clock, config, ids, privateFiles, files }: Dependencies) {
  const mostWithoutLink = seatsWithoutLink({
    hasLiveKit: config.LIVEKIT_URL !== undefined,
    meetUrl: config.MEET_URL,
  })

  const present = (row: SubmissionColumns) =>
    presentSubmission(row, (file) => privateFiles.address(file, row.person_id))

  /** @throws DomainError notFound, notNow in another state, noteChanged when another window changed it */
  async function locked(
    trx: Trx,
    personId: string,
    { submissionId, action, version }: { submissionId: string; action: SubmissionAction; version?: number },
  ) {
    const row = orNotFound(
      await selectSubmissions(trx)
        .where('s.u_id', '=', submissionId)
        .where('h.person_id', '=', personId)
        .forUpdate('s')
        .executeTakeFirst(),
    )
    if (!allows(action, row.state)) throwError('notNow')
    if (version !== undefined && row.revision !== version) throwError('noteChanged')
    return row
  }

  async function set(trx: Trx, submissionId: string, values: Record<string, unknown>) {
    await trx
      .updateTable('healer_submission')
      .set((column) => ({ ...values, revision: column('revision', '+', 1), updated_at: clock.now() }))
      .where('u_id', '=', submissionId)
      .execute()
    return present(await selectSubmissions(trx).where('s.u_id', '=', submissionId).executeTakeFirstOrThrow())
  }

  /** @throws DomainError invalidInput at the fields that are missing or wrong */
  async function requireWhole(trx: Trx, submission: Submission) {
    const { kind, content } = submission
    const checked = proposals[kind].safeParse(content)
    const errors: Record<string, string> = {}
    for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= message
    const isSoon =
      kind === 'event' &&
      content.starts_at !== '' &&
      new Date(content.starts_at) < after(clock.now(), days(proposalDays))
    const isTooBig =
      kind === 'event' &&
      mostWithoutLink !== null &&
      content.venue_name === '' &&
      content.join_url === '' &&
      (content.seats === null || content.seats > mostWithoutLink)
    if (submission.kind === 'reel') {
      if (!submission.files.film) errors.film ??= 'Please upload the video'
      else if (!submission.files.poster) errors.poster ??= 'Please choose a picture'
    }
    if (kind === 'event' && !(await areLanguages(trx, [content.language])))
      errors.language ??= 'Please choose one of the options'
    if (isTooBig) errors.join_url ??= linkNeeded(mostWithoutLink)
    if (isSoon) errors.starts_at ??= `Please choose a time at least ${proposalDays} days ahead`
    if (Object.keys(errors).length) throwError('invalidInput', { errors })
  }

  return {
    /** A healer's change of their own proposal, locked at this version. */
    locked,
    set,
    form: { seats_without_link: mostWithoutLink },

    async list(personId: string, { page, size }: Paging, kind: SubmissionKind | undefined) {
      let mine = selectSubmissions(db).where('h.person_id', '=', personId)
      if (kind) mine = mine.where('s.kind', '=', kind)
      const [rows, { total }] = await Promise.all([
        mine
          .orderBy('s.updated_at', 'desc')
          .orderBy('s.u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        mine
          .clearSelect()
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { data: rows.map(present), total: Number(total), page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    one: async (personId: string, submissionId: string) =>
      present(
        orNotFound(
          await selectSubmissions(db)
            .where('s.u_id', '=', submissionId)
            .where('h.person_id', '=', personId)
            .executeTakeFirst(),
        ),
      ),

    /** @throws DomainError notFound, submissionsFull */
    begin: (personId: string, { kind, content }: SubmissionContent): Promise<Submission> =>
      inTransaction(db, async (trx) => {
        // A second window that begins at the same time waits here, so that the limit holds.
        await lockPeople(trx, [personId])
        const healerId = orNotFound(await healerOf(trx, personId))
        const { open } = await trx
          .selectFrom('healer_submission')
          .select((of) => of.fn.countAll<number>().as('open'))
          .where('healer_id', '=', healerId)
          .where('state', 'in', ['draft', 'sent'])
          .executeTakeFirstOrThrow()
        if (Number(open) >= openSubmissionsMax) throwError('submissionsFull')
        const now = clock.now()
        const u_id = ids.next()
        await trx
          .insertInto('healer_submission')
          .values({
            u_id,
            healer_id: healerId,
            kind,
            content: JSON.stringify(content),
            created_at: now,
            updated_at: now,
          })
          .execute()
        return present(await selectSubmissions(trx).where('s.u_id', '=', u_id).executeTakeFirstOrThrow())
      }),

    /** A refused proposal stays so until resubmission. @throws DomainError notFound, notNow, noteChanged */
    save: (personId: string, submissionId: string, version: number, draft: SubmissionContent) =>
      inTransaction(db, async (trx) => {
        const row = await locked(trx, personId, { submissionId, action: 'change', version })
        if (row.kind !== draft.kind) throwError('notNow')
        return set(trx, submissionId, { content: JSON.stringify(draft.content) })
      }),

    /** @throws DomainError notFound, notNow, noteChanged, invalidInput at the fields */
    send: (personId: string, submissionId: string, version: number) =>
      inTransaction(db, async (trx) => {
        const row = await locked(trx, personId, { submissionId, action: 'send', version })
        await requireWhole(trx, present(row))
        return set(trx, submissionId, {
          state: 'sent',
          sent_at: clock.now(),
          decided_at: null,
          decided_by: null,
          reason: '',
        })
      }),

    /** @throws DomainError notFound, notNow, noteChanged */
    withdraw: (personId: string, submissionId: string, version: number) =>
      inTransaction(db, async (trx) => {
        await locked(trx, personId, { submissionId, action: 'withdraw', version })
        return set(trx, submissionId, { state: 'draft', sent_at: null })
      }),

    /** @throws DomainError notFound, notNow */
    remove: (personId: string, submissionId: string) =>
      inTransaction(db, async (trx) => {
        const { film, poster, captions } = await locked(trx, personId, { submissionId, action: 'remove' })
        await files.release(
          trx,
          [film, poster, captions].filter((file) => file !== null),
        )
        await trx.deleteFrom('healer_submission').where('u_id', '=', submissionId).execute()
        return { u_id: submissionId }
      }),
  }
}
export type Submissions = ReturnType<typeof createSubmissions>
