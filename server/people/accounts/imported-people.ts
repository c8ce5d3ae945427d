import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Queryable, type Trx, violatedConstraint } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { usedIds } from '../../platform/database/references.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { nameWord } from '../../platform/name-word.ts'
import type { PersonRow } from './people.ts'

export interface NewImported {
  first_name: string
  last_name: string
  mobile: string | null
  email: string | null
  dob: string | null
  language: 'en' | 'hi'
  city: string
}
interface Line {
  line: number
  row: NewImported
}
export interface ContactLine {
  line: number
  mobile: string | null
  email: string | null
}
export interface FoundPerson {
  line: number
  u_id: string
  first_name: string
  state: 'active' | 'guest' | 'imported'
  by: 'mobile' | 'email'
}

/** A person as an import made them. */
const fingerprint = sql<string>`md5(jsonb_build_array(state, roles, first_name, last_name, email, phone, dob, city, message_language)::text)`

/**
 * Clients whom a practice brought from elsewhere. None has a proven contact or is active, so no log-in, notification or
 * list of staff finds one. Saying yes, or registering with the same contact, makes an account of it.
 */
export function createImportedPeople({
  clock,
  ids,
  settings,
}: {
  clock: Clock
  ids: Ids
  settings: Pick<Settings, 'read'>
}) {
  const opened = async (trx: Trx) => {
    const now = clock.now()
    const { demo_appointments_per_client: demos } = await settings.read(trx)
    // From now on they are here.
    return { state: 'active', demo_appointment_count: demos, created_at: now, updated_at: now }
  }

  return {
    /** Who has these contacts: an account that proved one, a guest of the front desk, or who was imported before. */
    async peopleByContacts(queryable: Queryable, lines: readonly ContactLine[]): Promise<FoundPerson[]> {
      const { rows } = await sql<FoundPerson>`
        with wanted as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as w(line int, mobile text, email citext))
        select w.line, p.u_id, p.first_name, p.state, 'mobile' as by from wanted w join person p on p.phone = w.mobile
          where p.phone_verified_at is not null and p.state = 'active'
        union all select w.line, p.u_id, p.first_name, p.state, 'mobile' from wanted w join person p on p.phone = w.mobile
          where p.state = 'imported'
        union all select w.line, p.u_id, p.first_name, p.state, 'mobile' from wanted w join person p on p.phone = w.mobile
          where p.state = 'guest'
        union all select w.line, p.u_id, p.first_name, p.state, 'email' from wanted w join person p on p.email = w.email
          where p.email_verified_at is not null and p.state = 'active'
        union all select w.line, p.u_id, p.first_name, p.state, 'email' from wanted w join person p on p.email = w.email
          where p.state = 'imported'`.execute(queryable)
      return rows
    },

    /** Adds them with one statement. */
    async addImported(trx: Trx, lines: readonly Line[]) {
      if (lines.length === 0) return []
      const now = clock.now()
      const given = lines.map(({ line, row }) => ({ line, u_id: ids.next(), ...row }))
      const { rows } = await sql<{ record_id: string; fingerprint: string }>`
        insert into person (u_id, state, origin, roles, first_name, last_name, phone, email, dob, city, message_language,
          created_at, updated_at)
        select u_id, 'imported', 'import', '{client}', first_name, last_name, mobile, email, dob, city, language, ${now}, ${now}
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(u_id uuid, first_name text, last_name text,
          mobile text, email text, dob date, city text, language text)
        returning u_id as record_id, ${fingerprint} as fingerprint`.execute(trx)
      const lineOf = new Map(given.map(({ u_id, line }) => [u_id, line]))
      return rows.map((row) => ({ ...row, line: lineOf.get(row.record_id) ?? 0 }))
    },

    /** Of those that were made so, the ones that are as they were and that nothing refers to. */
    async removableImported(
      trx: Trx,
      made: readonly { record_id: string; fingerprint: string }[],
      except: readonly string[],
    ): Promise<string[]> {
      await lockPeople(
        trx,
        made.map(({ record_id: id }) => id),
      )
      const { rows } = await sql<{ u_id: string }>`
        select p.u_id from person p join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = p.u_id
        where p.state = 'imported' and ${fingerprint} = m.fingerprint`.execute(trx)
      const unchanged = rows.map(({ u_id: id }) => id)
      const used = await usedIds(trx, 'person', unchanged, except)
      return unchanged.filter((id) => !used.has(id))
    },

    async dropImported(trx: Trx, personIds: readonly string[]) {
      if (personIds.length === 0) return
      await sql`delete from person where u_id = any(${[...personIds]}::uuid[]) and state = 'imported'`.execute(
        trx,
      )
    },

    /** Of an imported client who said nothing yet; undefined for anybody else. */
    async importedContact(queryable: Queryable, personId: string) {
      return queryable
        .selectFrom('person')
        .select(['first_name', 'email', 'phone'])
        .where('u_id', '=', personId)
        .where('state', '=', 'imported')
        .executeTakeFirst()
    },

    /** An account: the contact by which they were asked is proven. @throws DomainError contactTaken */
    async openImported(trx: Trx, personId: string, channel: 'email' | 'mobile') {
      const given = await opened(trx)
      await trx
        .updateTable('person')
        .set({
          ...given,
          ...(channel === 'email'
            ? { email_verified_at: given.updated_at }
            : { phone_verified_at: given.updated_at }),
        })
        .where('u_id', '=', personId)
        .where('state', '=', 'imported')
        .execute()
        .catch((error: unknown) => {
          const constraint = violatedConstraint(error)
          if (constraint === 'person_phone' || constraint === 'person_email') throwError('contactTaken')
          throw error
        })
    },

    /** They said no: nothing by which they could be reached is left. */
    async forgetImportedContacts(trx: Trx, personId: string) {
      await trx
        .updateTable('person')
        .set({ email: null, phone: null, updated_at: clock.now() })
        .where('u_id', '=', personId)
        .where('state', '=', 'imported')
        .execute()
    },

    /**
     * Whom an import brought, when they register with the same contact and first name: the same person from then on.
     * Undefined where there is none.
     */
    async takeOver(
      trx: Trx,
      proven: { channel: 'email' | 'mobile'; destination: string },
      { u_id: _id, ...columns }: Partial<PersonRow> & { u_id: string; first_name: string },
    ): Promise<string | undefined> {
      const found = await trx
        .selectFrom('person')
        .select(['u_id', 'first_name'])
        .where(proven.channel === 'email' ? 'email' : 'phone', '=', proven.destination)
        .where('state', '=', 'imported')
        .forUpdate()
        .executeTakeFirst()
      if (!found || nameWord(found.first_name) !== nameWord(columns.first_name)) return undefined
      await trx
        .updateTable('person')
        .set({ ...columns, ...(await opened(trx)) })
        .where('u_id', '=', found.u_id)
        .execute()
      return found.u_id
    },
  }
}
export type ImportedPeople = ReturnType<typeof createImportedPeople>
