import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { usedIds } from '../../platform/database/references.ts'
import type { Platform } from '../../platform/platform.ts'

/** Sessions that a client has left of a package. */
interface AskedPack {
  line: number
  person_id: string
  bundle_id: string
  healer_id: string
  /** Null: the first. */
  service_id: string | null
  count: number
  /** An instant. */
  expires_at: string
}
interface Made {
  record_id: string
  fingerprint: string
}

/** As it was imported. */
const fingerprint = sql<string>`md5(jsonb_build_array(s.person_id, s.bundle_id, s.session_count, s.used_count,
  extract(epoch from s.expires_at), s.ended_at is null)::text)`

/** Sessions that were paid for elsewhere and are left: packs without an order, so no money moves when they are used. */
export function createImportedPacks({ clock, ids }: Pick<Platform, 'clock' | 'ids'>) {
  return {
    /** The lines whose client has sessions left of this package without an order, each with the pack. */
    async standing(trx: Trx, packs: readonly Pick<AskedPack, 'line' | 'person_id' | 'bundle_id'>[]) {
      const { rows } = await sql<{ line: number; u_id: string }>`
        select distinct on (g.line) g.line, s.u_id
        from jsonb_to_recordset(${JSON.stringify(packs)}::jsonb) as g(line int, person_id uuid, bundle_id uuid)
        join session_pack s on s.person_id = g.person_id and s.bundle_id = g.bundle_id and s.order_id is null
          and s.ended_at is null and s.used_count < s.session_count and s.expires_at > ${clock.now()}
        order by g.line, s.u_id`.execute(trx)
      return new Map(rows.map(({ line, u_id: id }) => [line, id]))
    },

    async add(trx: Trx, packs: readonly AskedPack[]) {
      if (packs.length === 0) return []
      const given = packs.map((pack) => ({ ...pack, u_id: ids.next() }))
      const asked = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(line int, u_id uuid, person_id uuid,
        bundle_id uuid, healer_id uuid, service_id uuid, count int, expires_at timestamptz)`
      const { rows } = await sql<Made & { line: number }>`
        with made as (insert into session_pack as s (u_id, person_id, healer_id, service_id, bundle_id, session_count,
            expires_at, created_at)
          select g.u_id, g.person_id, g.healer_id, g.service_id, g.bundle_id, g.count, g.expires_at, ${clock.now()}
          from ${asked} returning s.u_id as record_id, ${fingerprint} as fingerprint)
        select m.*, g.line from made m join ${asked} on g.u_id = m.record_id`.execute(trx)
      return rows
    },

    /** Removes those of which no session was ever booked. */
    async remove(trx: Trx, made: readonly Made[]): Promise<string[]> {
      const { rows } = await sql<{ u_id: string }>`
        select s.u_id from session_pack s join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = s.u_id
        where ${fingerprint} = m.fingerprint order by s.u_id for update of s`.execute(trx)
      const unchanged = rows.map(({ u_id: id }) => id)
      const used = await usedIds(trx, 'session_pack', unchanged, [])
      const going = unchanged.filter((id) => !used.has(id))
      await sql`delete from session_pack where u_id = any(${going}::uuid[])`.execute(trx)
      return going
    },
  }
}
export type ImportedPacks = ReturnType<typeof createImportedPacks>
