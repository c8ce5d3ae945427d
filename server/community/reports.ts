import { aboutOf, type ReportableThing, type ReportedThing } from '@newyou/contract/community/reports'
import { dangersIn } from '@newyou/contract/crisis/dangers'
import type { ReportReason } from '@newyou/contract/reports/reasons'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database, Queryable, Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Ids } from '../platform/ids.ts'
import type { Place } from './files.ts'
import type { Member } from './members.ts'
import { findThing } from './things.ts'

const reportsPerHour = 20

/** What a person reports. */
export interface ReportForm {
  about: 'message' | 'person' | 'name'
  reason: ReportReason
  words: string
}

interface Reported {
  place: Place | { thing: ReportedThing; thing_id: string; group_id?: string }
  seq: number | null
  subject: { personId: string | null; name: string }
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

  /** @throws DomainError notFound, also for what is hidden already; ownContent */
  async function ofThing(
    reporterId: string,
    { thing, thingId, groupId }: { thing: ReportedThing; thingId: string; groupId?: string },
    form: Omit<ReportForm, 'about'>,
  ) {
    const one = found(await findThing(db, thing, thingId))
    if (!one.is_public || one.is_hidden) fail('notFound')
    if (one.subject_id === reporterId) fail('ownContent')
    if (thing === 'healer-picture' && !one.picture) fail('notFound')
    const place = { thing, thing_id: thingId, ...(groupId && { group_id: groupId }) }
    const subject = { personId: one.subject_id, name: one.subject_name }
    await write(db, { place, seq: null, subject }, { ...form, about: aboutOf[thing], reporterId })
  }

  return {
    /** @throws DomainError tooManyRequests */
    async byPerson(reporterId: string, reported: Reported, form: ReportForm) {
      await spend(reporterId)
      await write(db, reported, { ...form, reporterId })
    },

    /** Of what stands on a page. @throws DomainError notFound, ownContent, tooManyRequests */
    async ofPage(
      reporterId: string,
      thing: ReportableThing,
      thingId: string,
      form: Omit<ReportForm, 'about'>,
    ) {
      await spend(reporterId)
      await ofThing(reporterId, { thing, thingId }, form)
    },

    /** Of the name under which a person is known in a group. @throws DomainError notFound, ownContent, tooManyRequests */
    async ofName(
      reporterId: string,
      groupId: string,
      author: { memberId: string; healerId: string | null },
      form: Omit<ReportForm, 'about'>,
    ) {
      await spend(reporterId)
      const { memberId, healerId } = author
      await ofThing(
        reporterId,
        healerId
          ? { thing: 'healer-name', thingId: healerId }
          : { thing: 'member-name', thingId: memberId, groupId },
        form,
      )
    },

    /** A post with words that worry waits for staff like one that was reported. Resolves with the report, if there is one. */
    async ofCrisis(trx: Trx, me: Member, { seq, text, name }: { seq: number; text: string; name: string }) {
      if (dangersIn(text).length === 0) return undefined
      return write(
        trx,
        { place: { group_id: me.group_id }, seq, subject: { personId: me.person_id, name } },
        { about: 'message', reason: 'crisis', words: '', reporterId: null },
      )
    },
  }
}
export type Reports = ReturnType<typeof createReports>
