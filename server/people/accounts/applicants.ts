import type { Locale } from '@newyou/contract/locales'
import type { Gender } from '@newyou/contract/vocabulary'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { findByContact, provenColumns } from './people.ts'
import type { ProvenContact } from './tokens.ts'

interface Applicant {
  first_name: string
  last_name: string
  gender: Gender
  city: string
  email: string
  mobile_number: string
  message_language: Locale
}

/** The people behind applications as a healer. */
export function createApplicants({ clock, ids }: { clock: Clock; ids: Ids }) {
  return {
    /** Whether the person with this address is a healer, or has applied. */
    isHealer: async (trx: Trx, email: string): Promise<boolean> =>
      (await findByContact(trx, 'email', email))?.roles.includes('healer') ?? false,

    /**
     * Gives the role of a healer to the person to whom the proven contact belongs, or to a new one.
     * @returns the id of the person
     */
    async giveHealerRole(trx: Trx, form: Applicant, proven: ProvenContact): Promise<string> {
      const now = clock.now()
      const known = await findByContact(trx, proven.channel, proven.destination)
      if (known) {
        await trx
          .updateTable('person')
          .set({ roles: [...new Set([...known.roles, 'healer'])], updated_at: now })
          .where('u_id', '=', known.u_id)
          .execute()
        return known.u_id
      }
      const personId = ids.next()
      await trx
        .insertInto('person')
        .values({
          u_id: personId,
          roles: ['healer'],
          first_name: form.first_name,
          last_name: form.last_name,
          gender: form.gender,
          city: form.city,
          message_language: form.message_language,
          ...provenColumns(form, proven, now),
          created_at: now,
          updated_at: now,
        })
        .execute()
      return personId
    },
  }
}
