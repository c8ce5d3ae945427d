import { dangersIn } from '@newyou/contract/foundation/crisis/dangers'
import type { ReportReason } from '@newyou/contract/people/moderation/reasons'
import { aboutOf, type ModeratedContentType } from '@newyou/contract/people/moderation/reports'
import { type Clock, hours } from '../../platform/clock.ts'
import type { Database, Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Ids } from '../../platform/ids.ts'
import type { ContentRegistry } from './content.ts'

const reportsPerHour = 20

/** A report by a person. */
export interface ReportForm {
  about: 'message' | 'person' | 'name'
  reason: ReportReason
  words: string
}

interface Reported {
  place:
    | { conversation_id: string }
    | { group_id: string }
    | { thing: ModeratedContentType; thing_id: string; group_id?: string }
  seq: number | null
  subject: { personId: string | null; name: string }
}

interface ReportDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
  content: ContentRegistry
}

/** Reports that wait for staff. Repeated reports by one person while it waits count once. */
export function createReports({ db, clock, ids, rateLimits, content }: ReportDependencies) {
  const write = async (
    queryable: Queryable,
    { place, seq, subject }: Reported,
    report: Pick<ReportForm, 'words'> & { about: string; reason: string; reporterId: string | null },
  ) => {
    const { reporterId, ...form } = report
    const row = await queryable
      .insertInto('community_report')
      .values({
        ...place,
        ...form,
        u_id: ids.next(),
        reporter_id: reporterId,
        seq,
        subject_id: subject.personId,
        subject_name: subject.name,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('u_id')
      .executeTakeFirst()
    return row?.u_id
  }

  const spend = (reporterId: string) =>
    rateLimits.spend([{ key: `report:${reporterId}`, max: reportsPerHour, window: hours(1) }])

  return {
    /** Of a message, or of the person who wrote it. @throws DomainError tooManyRequests */
    async byPerson(reporterId: string, reported: Reported, form: ReportForm) {
      await spend(reporterId)
      await write(db, reported, { ...form, reporterId })
    },

    /** @throws DomainError notFound, also for what is hidden already; ownContent, tooManyRequests */
    async ofContent(
      reporterId: string,
      { contentType, id, groupId }: { contentType: ModeratedContentType; id: string; groupId?: string },
      form: Omit<ReportForm, 'about'>,
    ) {
      await spend(reporterId)
      const one = orNotFound(await content.of(contentType).find(db, id))
      if (!one.is_public || one.is_hidden) throwError('notFound')
      if (one.subject_id === reporterId) throwError('ownContent')
      const about = aboutOf[contentType]
      if (about === 'picture' && !one.picture) throwError('notFound')
      const place = { thing: contentType, thing_id: id, ...(groupId && { group_id: groupId }) }
      const subject = { personId: one.subject_id, name: one.subject_name }
      await write(db, { place, seq: null, subject }, { ...form, about, reporterId })
    },

    /** A post with words that worry waits for staff like one that was reported. Resolves with the report, if there is one. */
    async ofCrisis(
      trx: Trx,
      post: { groupId: string; seq: number; text: string; author: { personId: string; name: string } },
    ) {
      if (dangersIn(post.text).length === 0) return undefined
      return write(
        trx,
        { place: { group_id: post.groupId }, seq: post.seq, subject: post.author },
        { about: 'message', reason: 'crisis', words: '', reporterId: null },
      )
    },
  }
}
export type Reports = ReturnType<typeof createReports>
