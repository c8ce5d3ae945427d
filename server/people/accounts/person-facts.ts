import type { StaffRole } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import { languageOf } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import { findPerson, missingFields, type PersonRow } from './people.ts'

type SeenDevice = Pick<SessionViewer, 'personId' | 'deviceId' | 'sessionId'>

/** Facts of a person for other domains. */
export const createPersonFacts = (db: Database, settings: Pick<Settings, 'read'>) => ({
  /** The booking gate: a client books only with a profile that has what the practice asks for. */
  async isProfileComplete(queryable: Queryable, personId: string) {
    const person = orNotFound(await findPerson(queryable, personId))
    const { asked_fields: asked } = await settings.read(queryable)
    return missingFields(person, asked).length === 0
  },

  /**
   * Where notifications of a person may go: only to contacts that an OTP proved. They reveal that the person looks
   * for help here, and their links join, move and cancel in that person's name; a mistyped address belongs to
   * another.
   */
  async reachableAt(queryable: Queryable, personId: string) {
    const person = await findPerson(queryable, personId)
    return (
      person && {
        email: person.email_verified_at && person.email,
        phone: person.phone_verified_at && person.phone,
      }
    )
  },

  /** The payer's legal name and address for receipts and invoices, and their language code. */
  async payerOf(personId: string): Promise<{ name: string; email: string | null; language: string | null }> {
    const [row, language] = await Promise.all([findPerson(db, personId), languageOf(db, personId)])
    const person = orNotFound(row)
    const name = person.legal_name || `${person.first_name} ${person.last_name}`
    return { name, email: person.email, language }
  },

  /** A person's own contact data, to prefill a form. */
  async contactOf(queryable: Queryable, personId: string) {
    const person = await findPerson(queryable, personId)
    return (
      person && {
        firstName: person.first_name,
        email: person.email,
        phone: person.phone,
        timeZone: person.time_zone,
      }
    )
  },

  /** Whether this person is a client and nothing else here; undefined for one who is gone. */
  async isClientAlone(queryable: Queryable, personId: string) {
    const person = await findPerson(queryable, personId)
    return person?.roles.every((role) => role === 'client')
  },

  /** Whether the person was logged in on this device before, and when this session of theirs began. */
  async deviceOf(queryable: Queryable, { personId, deviceId, sessionId }: SeenDevice) {
    const sessions = await queryable
      .selectFrom('session')
      .select(['u_id', 'created_at'])
      .where('person_id', '=', personId)
      .where('device_id', '=', deviceId)
      .execute()
    return {
      isKnown: sessions.some(({ u_id: id }) => id !== sessionId),
      begunAt: sessions.find(({ u_id: id }) => id === sessionId)?.created_at,
    }
  },

  /** All who hold at least one of the roles now. */
  async peopleWithRole(queryable: Queryable, ...roles: StaffRole[]): Promise<string[]> {
    const people = await queryable
      .selectFrom('person')
      .select('u_id')
      .where(sql<boolean>`roles && ${roles}::text[]`)
      .where('state', '=', 'active')
      .orderBy('u_id')
      .execute()
    return people.map(({ u_id: personId }) => personId)
  },

  /** The name a healer sees: the one the client chose to be known by, else the first name and no more. */
  knownAs: (person: Pick<PersonRow, 'anonymous_name' | 'first_name'>) =>
    person.anonymous_name || person.first_name,
})

export type PersonFacts = ReturnType<typeof createPersonFacts>
