import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** Copies of this healer, ranked later, without data that only their own pages show. */
const multiply = (healerId: string, count: number) =>
  app()
    .db.transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`insert into healer select (jsonb_populate_record(h, jsonb_build_object('u_id', gen_random_uuid(),
          'person_id', gen_random_uuid(), 'next_free_at', h.next_free_at + n * interval '1 minute'))).*
        from healer h, generate_series(1, ${count}::int) n where h.u_id = ${healerId}`.execute(trx)
    })

test('choices are counted among ten thousand, and the total and what is left without a filter stay true', async () => {
  const common = await makeHealer(app(), { languages: ['Hindi'], price_paise: 90_000 })
  const rare = await makeHealer(app(), { languages: ['Tulu'], price_paise: 40_000 })
  await app()
    .db.updateTable('healer')
    .set({ next_free_at: sql`next_free_at + interval '300 days'` })
    .where('u_id', '=', rare.u_id)
    .execute()
  const facets = async (query: { language?: string } = {}) =>
    (await app().call('GET /api/website/healer-facets', { query: query as never })).data

  await multiply(common.u_id, 9_998)
  expect(await facets()).toMatchObject({
    ...{ is_capped: false, total: 10_000, languages: { Hindi: 9_999, Tulu: 1 } },
    price_min_paise: 40_000,
  })
  await multiply(common.u_id, 10)
  const more = await facets()
  expect(more).toMatchObject({ is_capped: true, total: 10_001, price_min_paise: 40_000 })
  expect(more?.languages).toEqual({ Hindi: 10_001 })
  // The one who is free last is not among those who are counted, and is found all the same.
  expect(await facets({ language: 'Tulu' })).toMatchObject({
    ...{ total: 1, price_min_paise: 40_000, price_max_paise: 40_000 },
    without: { language: 10_001, gender: 1 },
  })
})
