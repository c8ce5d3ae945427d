import type { AuditEntry } from '@newyou/contract/foundation/audit'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { actingKey } from '../../platform/http/acting-key.ts'
import type { Ids } from '../../platform/ids.ts'

/** An action: a read, or a change with the fields before and after. */
export interface NewAuditEntry {
  /** Null for an operator at the command line. */
  staffId: string | null
  resource: string
  recordId: string
  action: string
  changes?: Record<string, [unknown, unknown]>
  reason?: string
}

interface AuditFilters {
  staff?: string | undefined
  resource?: string | undefined
  record?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The fields that differ between two versions of a record, each with both values. */
export function differences(before: Record<string, unknown>, now: Record<string, unknown>) {
  const differs = (name: string) => JSON.stringify(before[name] ?? null) !== JSON.stringify(now[name] ?? null)
  return Object.fromEntries(
    Object.keys({ ...before, ...now })
      .filter(differs)
      .map((name) => [name, [before[name] ?? null, now[name] ?? null]]),
  ) as Record<string, [unknown, unknown]>
}

/** Audit of staff changes and of reads of personal data. The database refuses every change of its rows. */
export function createAudit({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }) {
  return {
    /** Written in the transaction of the deed: no look and no change without its line. */
    async note(queryable: Queryable, ...entries: NewAuditEntry[]) {
      await queryable
        .insertInto('audit_entry')
        .values(
          entries.map(({ staffId, resource, recordId, action, changes = {}, reason = '' }) => ({
            u_id: ids.next(),
            staff_id: staffId,
            resource,
            record_id: recordId,
            action,
            changes: JSON.stringify(changes),
            reason,
            key_id: actingKey(),
            at: clock.now(),
          })),
        )
        .execute()
    },

    async list({ staff, resource, record, action, from, to }: AuditFilters, { page, size }: Paging) {
      let matching = db.selectFrom('audit_entry as a').leftJoin('person_name as p', 'p.u_id', 'a.staff_id')
      if (staff) matching = matching.where('a.staff_id', '=', staff)
      if (resource) matching = matching.where('a.resource', '=', resource)
      if (record) matching = matching.where('a.record_id', '=', record)
      if (action) matching = matching.where('a.action', '=', action)
      if (from) matching = matching.where('a.at', '>=', new Date(from))
      if (to) matching = matching.where('a.at', '<', new Date(to))
      const { rows, total } = await pageOf(
        matching
          .select([
            'a.u_id',
            'a.at',
            'a.staff_id',
            'a.resource',
            'a.record_id',
            'a.action',
            'a.reason',
            'a.changes',
            'a.key_id',
          ])
          .select(sql<string>`coalesce(p.first_name || ' ' || p.last_name, 'Operator')`.as('name'))
          .orderBy('a.at', 'desc')
          .orderBy('a.u_id', 'desc'),
        { page, size },
      )
      const data = rows.map(
        ({ staff_id: staffId, key_id: keyId, name, at, changes, ...row }): AuditEntry => ({
          ...row,
          at: at.toISOString(),
          staff_u_id: staffId,
          staff_name: name,
          key_u_id: keyId,
          changes: changes as AuditEntry['changes'], // written by `note` only
        }),
      )
      return { data, total, page, items_per_page: size }
    },
  }
}
export type Audit = ReturnType<typeof createAudit>
