import { paisePerRupee } from '@newyou/contract/business'
import { type ServiceForm, serviceLimits } from '@newyou/contract/care/healers/services'
import { sql } from 'kysely'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { usedIds } from '../../platform/database/references.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockCalendar } from './calendar.ts'
import type { NextFree } from './next-free.ts'
import { namedPlace } from './places.ts'

/** A service as a file has it, with its line. */
interface AskedService {
  line: number
  row: { form: Omit<ServiceForm, 'places'>; places: readonly string[] }
}
interface Made {
  record_id: string
  fingerprint: string
}

const publicWords = ['name', 'name_hi', 'description', 'description_hi'] as const

/** As it was imported; its place in the list may change. */
const fingerprint = sql<string>`md5(jsonb_build_array(s.state, s.revision, s.updated_at, s.desk_name)::text)`

/** Services of a healer that a practice brings from elsewhere: offered from then on, unless one has their name. */
export function createImportedServices({
  clock,
  ids,
  pageCache,
  nextFree,
  claims,
}: Pick<Platform, 'clock' | 'ids' | 'pageCache'> & {
  nextFree: NextFree
  claims: Pick<AdvertisingClaims, 'undecided'>
}) {
  async function changed(trx: Trx, healerId: string) {
    await nextFree.refresh(trx, healerId, clock.now())
    await pageCache.invalidate(trx, 'healers', `healer:${healerId}`)
  }

  /** The first claim of each line that a law limits and no editor has allowed. */
  async function claimsIn(trx: Trx, services: readonly AskedService[]) {
    const texts = services.flatMap(({ line, row: { form } }) =>
      publicWords.map((word) => [`${line} ${word}`, form[word]] as const),
    )
    const found = await claims.undecided(trx, 'services', Object.fromEntries(texts))
    return new Map(found.toReversed().map(({ field, quote }) => [Number.parseInt(field, 10), quote]))
  }

  return {
    /** Bookings of this healer wait until the transaction ends. */
    lock: lockCalendar,

    /** Which are there already, and which cannot be: each with why. */
    async match(trx: Trx, healerId: string, services: readonly AskedService[]) {
      if (services.length === 0) return []
      const claimed = await claimsIn(trx, services)
      const given = services.map(({ line, row: { form, places } }) => ({
        ...{ line, name: form.name, places, claim: claimed.get(line) ?? null },
      }))
      const { rows } = await sql<{ line: number; record_id: string | null; why: string | null }>`
        with given as (select g.line, lower(g.name) as name, g.places, g.claim
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(line int, name text, places text[], claim text)),
        looked as (select g.*, s.u_id as record_id, (select min(named) from unnest(g.places) as p(named)
            where ${namedPlace(sql.ref('p.named'))} is null) as lost
          from given g left join lateral (select u_id from service o where o.healer_id = ${healerId}
            and o.state <> 'retired' and g.name in (lower(o.name), lower(o.name_hi), lower(o.desk_name))
            order by o.position limit 1) s on true),
        counted as (select l.*, count(*) filter (where record_id is null and lost is null and claim is null)
            over (order by line) + (select count(*) from service where healer_id = ${healerId} and state <> 'retired') as all_then
          from looked l),
        judged as (select line, record_id, case
          when record_id is not null then 'Is there already'
          when lost is not null then 'There is no open place “' || lost || '”'
          when claim is not null then 'The law limits what “' || claim || '” claims. Please change these words'
          when all_then > ${serviceLimits.servicesMax} then 'A healer has at most ' || ${serviceLimits.servicesMax}::int || ' services'
          end as why from counted)
        select * from judged where why is not null`.execute(trx)
      return rows.map(({ line, record_id: recordId, why }) => ({
        ...{ line, recordId, words: why ?? '', isProblem: recordId === null },
      }))
    },

    /** Adds all of them, after those that the healer has; what `match` found is not among them. */
    async add(trx: Trx, healerId: string, services: readonly AskedService[]) {
      if (services.length === 0) return []
      const now = clock.now()
      const given = services.map(({ line, row: { form, places } }) => ({
        ...form,
        ...{ line, places, u_id: ids.next() },
        price_paise: form.price_rupees === null ? null : form.price_rupees * paisePerRupee,
      }))
      const asked = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(line int, u_id uuid, name text, name_hi text,
        description text, description_hi text, minutes int, break_after int, price_paise bigint, modes text[], places text[])`
      const { rows } = await sql<Made & { line: number }>`
        with made as (insert into service as s (u_id, healer_id, position, state, name, name_hi, description, description_hi,
            minutes, break_after, price_paise, modes, created_at, updated_at)
          select g.u_id, ${healerId}, row_number() over (order by g.line)
              + (select coalesce(max(position), -1) from service where healer_id = ${healerId}),
            'live', g.name, g.name_hi, g.description, g.description_hi, g.minutes, g.break_after, g.price_paise, g.modes,
            ${now}, ${now}
          from ${asked} returning s.u_id as record_id, ${fingerprint} as fingerprint)
        select m.*, g.line from made m join ${asked} on g.u_id = m.record_id`.execute(trx)
      await sql`insert into service_place (service_id, place_id)
        select distinct g.u_id, ${namedPlace(sql.ref('p.named'))} from ${asked} cross join unnest(g.places) as p(named)`.execute(
        trx,
      )
      await changed(trx, healerId)
      return rows
    },

    /** Removes those that are as they were and that nothing was booked, sold or written for. */
    async remove(trx: Trx, healerId: string, made: readonly Made[]): Promise<string[]> {
      const { rows } = await sql<{ u_id: string }>`
        select s.u_id from service s join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = s.u_id
        where s.healer_id = ${healerId} and ${fingerprint} = m.fingerprint`.execute(trx)
      const unchanged = rows.map(({ u_id: id }) => id)
      const used = await usedIds(trx, 'service', unchanged, ['service_listing', 'service_place'])
      const going = unchanged.filter((id) => !used.has(id))
      if (going.length === 0) return []
      // The lists of healers follow from a change of state.
      await sql`update service set state = 'retired' where u_id = any(${going}::uuid[])`.execute(trx)
      await sql`delete from service_place where service_id = any(${going}::uuid[])`.execute(trx)
      await sql`delete from service where u_id = any(${going}::uuid[])`.execute(trx)
      await changed(trx, healerId)
      return going
    },
  }
}
export type ImportedServices = ReturnType<typeof createImportedServices>
