import { sql } from 'kysely'
import { isInSample } from '../platform/database/samples.ts'
import type { TestApp } from './test-app.ts'

interface Copying {
  /** Only copies that are in the sample of their table: they stand for 128 times as many. */
  inSample?: boolean
}

/** Copies of this healer that match the same words, each free a minute later. */
export const multiplyHealer = (
  { db }: Pick<TestApp, 'db'>,
  healerId: string,
  count: number,
  { inSample = false }: Copying = {},
) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    const id = sql`md5(${healerId}::text || n)::uuid`
    const copies = sql`(select n, ${id} as id from generate_series(1, ${inSample ? 200 * count : count}::int) n
      where ${inSample ? isInSample(id) : sql`true`} order by n limit ${count}) copies`
    await sql`insert into healer select (jsonb_populate_record(h, jsonb_build_object('u_id', id,
        'person_id', gen_random_uuid(), 'next_free_at', h.next_free_at + n * interval '1 minute'))).*
      from healer h, ${copies} where h.u_id = ${healerId}`.execute(trx)
    await sql`insert into service (u_id, healer_id, position, name, minutes, created_at, updated_at)
      select id, id, 0, 'Session', 45, now(), now() from ${copies}`.execute(trx)
    await sql`insert into search_entry (kind, item_id, title, subtitle, image, search, filters)
      select s.kind, id, s.title, s.subtitle, s.image, s.search, s.filters
      from search_entry s, ${copies} where s.item_id = ${healerId}`.execute(trx)
  })
