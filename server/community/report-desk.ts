import {
  type CommunityReport,
  type ReportDecision,
  type ReportRow,
  reportDecisions,
} from '@newyou/contract/community/desk'
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import type { Paging } from '../platform/database/list-page.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { Audit } from '../staff/index.ts'
import { authorOf, type Moderation } from './moderation.ts'

interface ReportColumns extends Omit<ReportRow, 'created_at' | 'place'> {
  created_at: Date
  conversation_id: string | null
  group_id: string | null
  seq: number | null
  subject_id: string
  words: string
  note: string
  decided_at: Date | null
  decided_by_name: string | null
  earlier: number
  message: CommunityReport['message']
}

interface Decision {
  decision: ReportDecision
  days: number
  note: string
}

interface ReportDeskDependencies {
  db: Database
  clock: Clock
  audit: Audit
  moderation: Moderation
}

const rowOf = (
  row: Omit<ReportRow, 'created_at' | 'place'> & { created_at: Date; group_id: string | null },
): ReportRow => ({
  u_id: row.u_id,
  about: row.about,
  place: row.group_id ? 'group' : 'conversation',
  group_name: row.group_name,
  subject_name: row.subject_name,
  reason: row.reason,
  state: row.state,
  decision: row.decision,
  created_at: row.created_at.toISOString(),
})

/** Reports, and what staff decides of them. */
export function createReportDesk({ db, clock, audit, moderation }: ReportDeskDependencies) {
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

  const present = (row: ReportColumns): CommunityReport => ({
    ...rowOf(row),
    words: row.words,
    message: row.message && {
      ...row.message,
      created_at: new Date(row.message.created_at).toISOString(),
    },
    earlier: row.earlier,
    note: row.note,
    decided_by: row.decided_by_name ?? '',
    decided_at: row.decided_at?.toISOString() ?? null,
  })

  async function follow(trx: Trx, row: ReportColumns, { decision, days }: Decision) {
    const { group_id: groupId, conversation_id: conversationId, seq } = row
    if (decision === 'none') return
    const allowed: readonly string[] = reportDecisions[groupId ? 'group' : 'conversation']
    if (!allowed.includes(decision) || seq === null) return fail('notNow')
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

  return {
    async list(state: ReportRow['state'] | undefined, { page, size }: Paging) {
      const { rows } = await sql<
        ReportColumns & { total: number }
      >`select r.*, coalesce(g.name, '') as group_name,
          (count(*) over ())::int as total
        from community_report r left join community_group g on g.u_id = r.group_id
        where ${state ?? null}::text is null or r.state = ${state ?? null}
        order by r.state = 'decided', case when r.state = 'open' then r.created_at end, r.created_at desc, r.u_id
        limit ${size} offset ${(page - 1) * size}`.execute(db)
      return { data: rows.map(rowOf), total: rows[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    look: (staffId: string, reportId: string): Promise<CommunityReport> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, reportId)
        await audit.note(trx, { staffId, resource: 'community-reports', recordId: reportId, action: 'look' })
        return present(row)
      }),

    /** Of two colleagues who decide at once one does. @throws DomainError notFound, alreadyDecided, notNow */
    decide: (staffId: string, reportId: string, decision: Decision): Promise<CommunityReport> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, reportId)
        const { numUpdatedRows } = await trx
          .updateTable('community_report')
          .set({
            state: 'decided',
            decision: decision.decision,
            note: decision.note,
            decided_by: staffId,
            decided_at: clock.now(),
          })
          .where('u_id', '=', reportId)
          .where('state', '=', 'open')
          .executeTakeFirstOrThrow()
        if (!numUpdatedRows) fail('alreadyDecided')
        await follow(trx, row, decision)
        await audit.note(trx, {
          staffId,
          resource: 'community-reports',
          recordId: reportId,
          action: decision.decision,
          reason: decision.note,
        })
        return present(await find(trx, reportId))
      }),
  }
}
export type ReportDesk = ReturnType<typeof createReportDesk>
