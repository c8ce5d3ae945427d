import {
  type ContentReport,
  decisionsOf,
  type ReportDecision,
  type ReportRow,
} from '@newyou/contract/people/moderation/admin'
import { type RawBuilder, sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { ContentRegistry } from './content.ts'
import type { ContentDesk } from './content-admin.ts'
import type { MessageAddress, MessagePlace, MessageRegistry } from './messages.ts'
import { type ContentAddress, contentOf, placeOf, presentRow, type ReportColumns } from './report-row.ts'

interface Decision {
  decision: ReportDecision
  days: number
  note: string
}

interface ReportFilters {
  state?: ReportRow['state'] | undefined
  about?: ReportRow['about'] | undefined
}

interface OneReport extends ReportColumns {
  decided_by_name: string | null
  earlier: number
}

interface ReportDeskDependencies {
  db: Database
  clock: Clock
  audit: Audit
  content: ContentRegistry
  contentDesk: ContentDesk
  messages: MessageRegistry
}

const resource = 'community-reports'

/** The message that was reported, or whose writer was. */
function messageOf(row: ReportColumns): ({ place: MessagePlace } & MessageAddress) | undefined {
  const place = placeOf(row)
  const placeId = row.group_id ?? row.conversation_id
  return place !== 'page' && placeId && row.seq !== null ? { place, placeId, seq: row.seq } : undefined
}

/** Reports, and what staff decides of them. */
export function createReportDesk({
  db,
  clock,
  audit,
  content,
  contentDesk,
  messages,
}: ReportDeskDependencies) {
  async function find(queryable: Queryable, reportId: string) {
    const query: RawBuilder<OneReport> = sql`select r.*,
        nullif(trim(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, '')), '') as decided_by_name,
        (select count(*)::int from community_report e where e.subject_id = r.subject_id and e.u_id <> r.u_id) as earlier
      from community_report r left join person_name d on d.u_id = r.decided_by where r.u_id = ${reportId}`
    return orNotFound((await query.execute(queryable)).rows[0])
  }

  async function findMessage(queryable: Queryable, row: ReportColumns): Promise<ContentReport['message']> {
    const address = messageOf(row)
    const message = address && (await messages.of(address.place).find(queryable, address))
    return message ? { ...message, created_at: message.created_at.toISOString() } : null
  }

  async function groupNames(queryable: Queryable, rows: readonly ReportColumns[]) {
    const ids = [...new Set(rows.flatMap(({ group_id: groupId }) => groupId ?? []))]
    return (
      (ids.length > 0 && (await messages.of('group').names?.(queryable, ids))) || new Map<string, string>()
    )
  }

  async function present(queryable: Queryable, row: OneReport): Promise<ContentReport> {
    const address = contentOf(row)
    const one = address && (await content.of(address.contentType).find(queryable, address.id))
    return {
      ...presentRow(row, await groupNames(queryable, [row])),
      words: row.words,
      message: await findMessage(queryable, row),
      content: one ? contentDesk.present(one) : null,
      earlier: row.earlier,
      note: row.note,
      decided_by: row.decided_by_name ?? '',
      decided_at: row.decided_at?.toISOString() ?? null,
    }
  }

  /** Marks the reports that wait as decided. @throws DomainError alreadyDecided when there is none */
  async function close(
    trx: Trx,
    staffId: string,
    which: string | ContentAddress,
    { decision, note }: Decision,
  ) {
    const reports = trx
      .updateTable('community_report')
      .set({ state: 'decided', decision, note, decided_by: staffId, decided_at: clock.now() })
      .where('state', '=', 'open')
    const rows = await (typeof which === 'string'
      ? reports.where('u_id', '=', which)
      : reports.where('thing', '=', which.contentType).where('thing_id', '=', which.id)
    )
      .returning(['u_id', 'reporter_id'])
      .execute()
    if (rows.length === 0) throwError('alreadyDecided')
    return rows
  }

  /** A decision's effect on a message or its author. */
  async function followMessage(trx: Trx, row: ReportColumns, { decision, days }: Decision) {
    if (decision === 'none') return
    const message = messageOf(row) ?? throwError('notNow')
    await messages.of(message.place).follow(trx, message, { decision, days })
  }

  return {
    async list({ state, about }: ReportFilters, { page, size }: Paging) {
      const { rows } = await sql<
        ReportColumns & { total: number }
      >`select r.*, (count(*) over ())::int as total
        from community_report r
        where (${state ?? null}::text is null or r.state = ${state ?? null})
          and (${about ?? null}::text is null or r.about = ${about ?? null})
        order by r.state = 'decided', case when r.state = 'open' then r.created_at end, r.created_at desc, r.u_id
        limit ${size} offset ${(page - 1) * size}`.execute(db)
      const names = await groupNames(db, rows)
      return {
        data: rows.map((row) => presentRow(row, names)),
        total: rows[0]?.total ?? 0,
        page,
        items_per_page: size,
      }
    },

    /** @throws DomainError notFound */
    look: (staffId: string, reportId: string): Promise<ContentReport> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, reportId)
        await audit.note(trx, { staffId, resource, recordId: reportId, action: 'look' })
        return present(trx, row)
      }),

    /** Of two colleagues who decide at once one does. @throws DomainError notFound, alreadyDecided, notNow */
    decide: (staffId: string, reportId: string, decision: Decision): Promise<ContentReport> =>
      inTransaction(db, async (trx) => {
        const row = await find(trx, reportId)
        if (row.state !== 'open') throwError('alreadyDecided')
        const allowed = decisionsOf({ place: placeOf(row), thing: row.thing })
        if (!allowed.includes(decision.decision)) throwError('notNow')
        const address = contentOf(row)
        const reports = await close(trx, staffId, address ?? reportId, decision)
        if (address)
          await contentDesk.follow(trx, address, { isHidden: decision.decision === 'hide', reports })
        else await followMessage(trx, row, decision)
        await audit.note(
          trx,
          ...reports.map(({ u_id: recordId }) => ({
            staffId,
            resource,
            recordId,
            action: decision.decision,
            reason: decision.note,
          })),
        )
        return present(trx, await find(trx, reportId))
      }),

    /** @throws DomainError notFound; notNow when it is not hidden, or was changed since */
    restore: (staffId: string, reportId: string, note: string): Promise<ContentReport> =>
      inTransaction(db, async (trx) => {
        const address = contentOf(await find(trx, reportId)) ?? throwError('notNow')
        await contentDesk.restore(trx, address)
        await audit.note(trx, { staffId, resource, recordId: reportId, action: 'restore', reason: note })
        return present(trx, await find(trx, reportId))
      }),
  }
}
export type ReportDesk = ReturnType<typeof createReportDesk>
