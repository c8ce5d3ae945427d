import {
  keptFields,
  keptFiles,
  type Resource,
  type Row,
  type Values,
} from '@newyou/contract/administration/back-office/resource'
import type { Revision, RevisionRow } from '@newyou/contract/administration/back-office/revisions'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable, Trx } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { picturesOf, richFields } from './text-pictures.ts'

interface Saved {
  by: string | null
  before?: Row | undefined
  after: Row
  restored?: number | undefined
}

interface Columns {
  version: number
  saved_by: string
  saved_at: Date
  restored: number | null
}

/** Every saved version of the records of one resource. A file stays as long as a version names it. */
export function createRevisions(of: Resource, { db, clock }: { db: Database; clock: Clock }) {
  const names = keptFields(of)
  const fileNames = keptFiles(of)
  const texts = richFields(of)
  const fieldsOf = (row: Row) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
  const mine = (recordId: string) => sql`resource = ${of.name} and record_id = ${recordId}`
  const columns = sql`r.version, coalesce(p.first_name || ' ' || p.last_name, '') as saved_by, r.saved_at, r.restored`
  const present = ({ saved_at: at, ...row }: Columns) => ({ ...row, saved_at: at.toISOString() })

  async function write(trx: Trx, row: Row, { by, restored }: Pick<Saved, 'by' | 'restored'>) {
    await trx
      .insertInto('record_revision')
      .values({
        resource: of.name,
        record_id: row.u_id,
        version: row.version,
        saved_by: by,
        saved_at: clock.now(),
        restored: restored ?? null,
        fields: fieldsOf(row),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const files = [
      ...fileNames.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : [])),
      ...picturesOf(row, texts).keys(),
    ]
    if (files.length === 0) return
    const shared = { resource: of.name, record_id: row.u_id, version: row.version }
    await trx
      .insertInto('revision_file')
      .values(files.map((file) => ({ ...shared, file })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  return {
    /** In the transaction of the change. The first change of an older record keeps what was there before, too. */
    async keep(trx: Trx, { by, before, after, restored }: Saved) {
      if (!of.keepsRevisions) return
      if (before) {
        const { rows } = await sql`select 1 from record_revision where ${mine(before.u_id)} limit 1`.execute(
          trx,
        )
        if (rows.length === 0) await write(trx, before, { by: null })
        else if (fieldsOf(before) === fieldsOf(after)) return
      }
      await write(trx, after, { by, restored })
    },

    async forget(trx: Trx, recordId: string) {
      if (of.keepsRevisions) await sql`delete from record_revision where ${mine(recordId)}`.execute(trx)
    },

    /** The latest first. */
    async list(recordId: string, { page, size }: Paging) {
      const { rows } = await sql<Columns & { changed: string[] }>`select ${columns},
          array(select key from jsonb_each(r.fields) f(key, value)
            where e.fields ? key and e.fields -> key is distinct from value order by key) as changed
        from (select *, lag(version) over (order by version) as earlier from record_revision where ${mine(recordId)}) r
        left join record_revision e on e.resource = r.resource and e.record_id = r.record_id and e.version = r.earlier
        left join person_name p on p.u_id = r.saved_by
        order by r.version desc limit ${size} offset ${(page - 1) * size}`.execute(db)
      const { rows: counted } = await sql<{
        total: number
      }>`select count(*)::int as total from record_revision where ${mine(recordId)}`.execute(db)
      const data = rows.map(
        (row): RevisionRow => ({
          ...present(row),
          changed: names.filter((name) => row.changed.includes(name)),
        }),
      )
      return { data, total: counted[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    async one(queryable: Queryable, recordId: string, version: number): Promise<Revision> {
      const { rows } = await sql<
        Columns & { fields: Values }
      >`select ${columns}, r.fields from record_revision r
        left join person_name p on p.u_id = r.saved_by
        where ${mine(recordId)} and version = ${version}`.execute(queryable)
      const { fields, ...row } = orNotFound(rows[0])
      return { ...present(row), fields }
    },
  }
}
