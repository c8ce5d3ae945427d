import { hasCrisisWords } from '@newyou/contract/crisis/words'
import type { ReportReason } from '@newyou/contract/vocabulary'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database, Queryable, Trx } from '../platform/database/database.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Ids } from '../platform/ids.ts'
import type { Place } from './files.ts'
import type { Member } from './members.ts'

const reportsPerHour = 20

/** What a person reports. */
export interface ReportForm {
  about: 'message' | 'person'
  reason: ReportReason
  words: string
}

interface Reported {
  place: Place
  seq: number | null
  subject: { personId: string; name: string }
}

interface ReportDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
}

/** Reports that wait for staff. Who reports the same again while it waits has reported it once. */
export function createReports({ db, clock, ids, rateLimits }: ReportDependencies) {
  const write = async (
    queryable: Queryable,
    { place, seq, subject }: Reported,
    report: Omit<ReportForm, 'reason'> & { reason: string; reporterId: string | null },
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

  return {
    /** @throws DomainError tooManyRequests */
    async byPerson(reporterId: string, reported: Reported, form: ReportForm) {
      await rateLimits.spend([{ key: `report:${reporterId}`, max: reportsPerHour, window: hours(1) }])
      await write(db, reported, { ...form, reporterId })
    },

    /** A post with words that worry waits for staff like one that was reported. Resolves with the report, if there is one. */
    async ofCrisis(trx: Trx, me: Member, { seq, text, name }: { seq: number; text: string; name: string }) {
      if (!hasCrisisWords(text)) return undefined
      return write(
        trx,
        { place: { group_id: me.group_id }, seq, subject: { personId: me.person_id, name } },
        { about: 'message', reason: 'crisis', words: '', reporterId: null },
      )
    },
  }
}
export type Reports = ReturnType<typeof createReports>
