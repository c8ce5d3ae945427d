import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import { usedIds } from '../../platform/database/references.ts'
import type { Platform } from '../../platform/platform.ts'

/** What limits a coupon that comes from elsewhere: it is for all products, and not shown. */
export interface ImportedTerms {
  code: string
  title: string
  off_basis_points: number | null
  off_paise: number | null
  cap_paise: number | null
  minimum_paise: number
  /** Null: from the moment of the import on. */
  valid_from: string | null
  valid_until: string | null
  uses_max: number | null
  uses_per_person: number
}
interface Asked {
  line: number
  row: ImportedTerms
}
interface Made {
  record_id: string
  fingerprint: string
}

/** As it was imported; the approval that it waits for may have come. */
const fingerprint = sql<string>`md5(jsonb_build_array(c.revision, c.code, c.title, c.off_basis_points, c.off_paise, c.cap_paise,
  c.minimum_paise, c.order_kinds, c.item_u_id, c.earner_id, c.first_purchase_only, c.uses_max, c.uses_per_person, c.is_shown)::text)`

/** Coupons that a practice brings from elsewhere. They wait: whoever adds them asks for the approval of each. */
export function createImportedCoupons({ clock, ids }: Pick<Platform, 'clock' | 'ids'>) {
  return {
    /** Which codes are there already. */
    async match(trx: Trx, coupons: readonly Asked[]) {
      const codes = coupons.map(({ line, row: { code } }) => ({ line, code }))
      const { rows } = await sql<{ line: number; u_id: string }>`
        select g.line, c.u_id from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as g(line int, code citext)
        join coupon c on c.code = g.code`.execute(trx)
      return rows.map(({ line, u_id: recordId }) => ({
        ...{ line, recordId, words: 'A coupon has this code already', isProblem: false },
      }))
    },

    /** Adds all of them, none of which can be used yet; what `match` found is not among them. */
    async add(trx: Trx, coupons: readonly Asked[]) {
      if (coupons.length === 0) return []
      const now = clock.now()
      const given = coupons.map(({ line, row }) => ({ ...row, line, u_id: ids.next() }))
      const asked = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(line int, u_id uuid, code text, title text,
        off_basis_points int, off_paise bigint, cap_paise bigint, minimum_paise bigint, valid_from timestamptz,
        valid_until timestamptz, uses_max int, uses_per_person int)`
      const { rows } = await sql<Made & { line: number }>`
        with made as (insert into coupon as c (u_id, code, title, off_basis_points, off_paise, cap_paise, minimum_paise,
            valid_from, valid_until, uses_max, uses_per_person, created_at, waits_for_approval)
          select g.u_id, g.code, g.title, g.off_basis_points, g.off_paise, g.cap_paise, g.minimum_paise,
            coalesce(g.valid_from, ${now}), g.valid_until, g.uses_max, g.uses_per_person, ${now}, true
          from ${asked} returning c.u_id as record_id, ${fingerprint} as fingerprint)
        select m.*, g.line from made m join ${asked} on g.u_id = m.record_id order by g.line`.execute(trx)
      return rows
    },

    /** Removes those that are as they were and that nobody has used, nor tried in an order. */
    async remove(trx: Trx, made: readonly Made[]): Promise<string[]> {
      const { rows } = await sql<{ u_id: string }>`
        select c.u_id from coupon c join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = c.u_id
        where ${fingerprint} = m.fingerprint and c.uses = 0 order by c.u_id for update of c`.execute(trx)
      const unchanged = rows.map(({ u_id: id }) => id)
      for (const id of unchanged) locking(trx, 'coupon', id)
      const used = await usedIds(trx, 'coupon', unchanged, [])
      const going = unchanged.filter((id) => !used.has(id))
      await sql`delete from coupon where u_id = any(${going}::uuid[])`.execute(trx)
      return going
    },
  }
}
export type ImportedCoupons = ReturnType<typeof createImportedCoupons>
