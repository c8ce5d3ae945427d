import {
  type CommunityReport,
  decisionsOf,
  type ReportDecision,
  type ReportRow,
} from '@newyou/contract/community/desk'
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import type { Paging } from '../platform/database/list-page.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { Audit } from '../staff/index.ts'
import { authorOf, type Moderation } from './moderation.ts'
import { type OpenThing, presentRow, type ReportColumns } from './report-row.ts'
import type { ThingDesk } from './thing-desk.ts'
import { findThing } from './things.ts'

interface Decision {
  decision: ReportDecision
  days: number
  note: string
}

interface ReportFilters {
  state?: ReportRow['state'] | undefined
  about?: ReportRow['about'] | undefined
}

interface ReportDeskDependencies {
  db: Database
  clock: Clock
  audit: Audit
  moderation: Moderation
  thingDesk: ThingDesk
}

/** Reports, and what staff decides of them. */
export function createReportDesk({ db, clock, audit, moderation, thingDesk }: ReportDeskDependencies) {
  async function find(queryable: Queryable, reportId: string) {
    const query: RawBuilder<ReportColumns> = sql`select r.*, coalesce(g.name, '') as group_name,
        nullif(trim(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, '')), '') as decided_by_name,
        (select count(*)::int from community_report e where e.subject_id = r.subject_id and e.u_id <> r.u_id) as earlier,
        (select row_to_json(t) from (
          select c.text, c.state, c.created_at, (select count(*)::int from chat_file f
            where f.group_id = c.group_id and f.seq = c.seq) as files
          from community_post c where c.group_id = r.group_id and c.seq = r.seq
          union all
          select m.text, m.state, m.created_at, (select count(*)::int from chat_file f
            where f.conversation_id = m.conversation_id and f.seq = m.seq)
          from conversation_message m where m.conversation_id = r.conversation_id and m.seq = r.seq) t) as message
      from community_report r left join community_group g on g.u_id = r.group_id
      left join person d on d.u_id = r.decided_by where r.u_id = ${reportId}`
    return found((await query.execute(queryable)).rows[0])
  }

  const thingOf = ({ thing, thing_id: thingId }: ReportColumns): OpenThing | undefined =>
    thing && thingId ? { thing, thingId } : undefined

  async function present(queryable: Queryable, row: ReportColumns): Promise<CommunityReport> {
    const of = thingOf(row)
    const one = of && (await findThing(queryable, of.thing, of.thingId))
    return {
      ...presentRow(row),
      words: row.words,
      message: row.message && {
        ...row.message,
        created_at: new Date(row.message.created_at).toISOString(),
      },
      content: one ? thingDesk.present(one) : null,
      earlier: row.earlier,
      note: row.note,
      decided_by: row.decided_by_name ?? '',
      decided_at: row.decided_at?.toISOString() ?? null,
    }
  }

  async function follow(trx: Trx, row: ReportColumns, { decision, days }: Decision) {
    const { group_id: groupId, conversation_id: conversationId, seq } = row
    if (decision === 'none') return
    if (seq === null) return fail('notNow')
    if (conversationId) {
      await moderation.setMessage(trx, conversationId, seq, decision === 'hide' ? 'hidden' : 'removed')
      return
    }
    if (!groupId) return
    if (decision === 'hide') return void (await moderation.setPost(trx, groupId, seq, 'hidden'))
    if (decision === 'remove') return void (await moderation.setPost(trx, groupId, seq, 'removed'))
    const { member_id: memberId } = await authorOf(trx, groupId, seq)
    if (decision === 'mute') return moderation.mute(trx, memberId, days)
    await moderation.setPost(trx, groupId, seq, 'removed')
    await moderation.expel(trx, memberId, true)
  }

  /** Marks the reports that wait as decided. @throws DomainError alreadyDecided when there is none */
  async function close(trx: Trx, staffId: string, which: string | OpenThing, { decision, note }: Decision) {
    const reports = trx
      .updateTable('community_report')
      .set({ state: 'decided', decision, note, decided_by: staffId, decided_at: clock.now() })
      .where('state', '=', 'open')
    const rows = await (typeof which === 'string'
      ? reports.where('u_id', '=', which)
      : reports.where('thing', '=', which.thing).where('thing_id', '=', which.thingId)
    )
      .returning(['u_id', 'reporter_id'])
      .execute()
    if (rows.length === 0) fail('alreadyDecided')
    return rows
  }

  return {
    async list({ state, about }: ReportFilters, { page, size }: Paging) {
      const { rows } = await sql<
        ReportColumns & { total: number }
      >`select r.*, coalesce(g.name, '') as group_name,
          (count(*) over ())::int as total
        from community_report r left join community_group g on g.u_id = r.group_id
        where (${state ?? null}::text is null or r.state = ${state ?? null})
          and (${about ?? null}::text is null or r.about = ${about ?? null})
        order by r.state = 'decided', case when r.state = 'open' then r.created_at end, r.created_at desc, r.u_id
        limit ${size} offset ${(page - 1) * size}`.execute(db)
      return { data: rows.map(presentRow), total: rows[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    look: (staffId: string, reportId: string): Promise<CommunityReport> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, reportId)
        await audit.note(trx, { staffId, resource: 'community-reports', recordId: reportId, action: 'look' })
        return present(trx, row)
      }),

    /** Of two colleagues who decide at once one does. @throws DomainError notFound, alreadyDecided, notNow */
    decide: (staffId: string, reportId: string, decision: Decision): Promise<CommunityReport> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, reportId)
        if (row.state !== 'open') fail('alreadyDecided')
        if (!decisionsOf(presentRow(row)).includes(decision.decision)) fail('notNow')
        const of = thingOf(row)
        const reports = await close(trx, staffId, of ?? reportId, decision)
        if (of) await thingDesk.follow(trx, of, { isHidden: decision.decision === 'hide', reports })
        else await follow(trx, row, decision)
        await audit.note(
          trx,
          ...reports.map(({ u_id: recordId }) => ({
            staffId,
            resource: 'community-reports',
            recordId,
            action: decision.decision,
            reason: decision.note,
          })),
        )
        return present(trx, await find(trx, reportId))
      }),

    /** @throws DomainError notFound; notNow when it is not hidden, or was changed since */
    restore: (staffId: string, reportId: string, note: string): Promise<CommunityReport> =>
      inTransaction(db, async (trx) => {
        const of = thingOf(await find(trx, reportId)) ?? fail('notNow')
        await thingDesk.restore(trx, of)
        await audit.note(trx, {
          staffId,
          resource: 'community-reports',
          recordId: reportId,
          action: 'restore',
          reason: note,
        })
        return present(trx, await find(trx, reportId))
      }),
  }
}
export type ReportDesk = ReturnType<typeof createReportDesk>
