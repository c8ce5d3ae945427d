import type { Clock } from '../../platform/clock.ts'
import { type Queryable, type Trx, violatedConstraint } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { nameWord } from '../../platform/name-word.ts'
import { findByContact } from './people.ts'

export interface NewGuest {
  firstName: string
  lastName: string
  /** With its plus. */
  mobile: string
  /** Of a child; null for an adult. */
  dob: string | null
}

/**
 * People whom the front desk knows by name and number alone. A guest has no proven contact, so no log-in, registration or
 * change of a contact finds one; only the claim makes an account of it.
 */
export function createGuestPeople({ clock, ids }: { clock: Clock; ids: Ids }) {
  const guests = (trx: Trx, personId: string) =>
    trx.updateTable('person').where('u_id', '=', personId).where('state', '=', 'guest')

  return {
    /**
     * @throws DomainError contactTaken for a number that an account has proven, clientImported for somebody of an import,
     * by the number and the first name: others of a family may share the number
     */
    async addGuest(trx: Trx, { firstName, lastName, mobile, dob }: NewGuest): Promise<string> {
      if (await findByContact(trx, 'mobile', mobile)) throwError('contactTaken')
      const imported = await trx
        .selectFrom('person')
        .select('first_name')
        .where('phone', '=', mobile)
        .where('state', '=', 'imported')
        .executeTakeFirst()
      if (imported && nameWord(imported.first_name) === nameWord(firstName)) throwError('clientImported')
      const now = clock.now()
      const { u_id } = await trx
        .insertInto('person')
        .values({
          u_id: ids.next(),
          state: 'guest',
          origin: 'desk',
          roles: ['client'],
          first_name: firstName,
          last_name: lastName,
          phone: mobile,
          dob,
          created_at: now,
          updated_at: now,
        })
        .returning('u_id')
        .executeTakeFirstOrThrow()
      return u_id
    },

    /** The number of a guest; undefined for anybody else, and after it was deleted. */
    async guestNumber(queryable: Queryable, personId: string): Promise<string | undefined> {
      const row = await queryable
        .selectFrom('person')
        .select('phone')
        .where('u_id', '=', personId)
        .where('state', '=', 'guest')
        .executeTakeFirst()
      return row?.phone ?? undefined
    },

    /** Another number, or none. @throws DomainError contactTaken */
    async setGuestNumber(trx: Trx, personId: string, mobile: string | null) {
      if (mobile && (await findByContact(trx, 'mobile', mobile))) throwError('contactTaken')
      await guests(trx, personId).set({ phone: mobile, updated_at: clock.now() }).execute()
    },

    /** An account, whose number is proven. @throws DomainError contactTaken, when an account has proven it meanwhile */
    async openGuest(trx: Trx, personId: string) {
      const now = clock.now()
      await guests(trx, personId)
        .set({ state: 'active', phone_verified_at: now, updated_at: now })
        .execute()
        .catch((error: unknown) => {
          if (violatedConstraint(error) === 'person_phone') throwError('contactTaken')
          throw error
        })
    },

    /** After a booking that failed: nothing refers to the guest. */
    dropGuest: (trx: Trx, personId: string) =>
      trx.deleteFrom('person').where('u_id', '=', personId).where('state', '=', 'guest').execute(),
  }
}
