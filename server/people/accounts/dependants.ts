import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findByContact, findPerson } from './people.ts'

type Channel = 'email' | 'mobile'

/** People without contacts, who log in nowhere: somebody else books for them. */
export const createPeopleWithoutAccount = ({ clock, ids }: Pick<Platform, 'clock' | 'ids'>) => ({
  /** Makes one who lives where the other person does. Resolves with the id. */
  async makeWithoutAccount(trx: Trx, { firstName, dob, as }: { firstName: string; dob: string; as: string }) {
    const like = (await findPerson(trx, as)) ?? throwError('notFound')
    const now = clock.now()
    const personId = ids.next()
    await trx
      .insertInto('person')
      .values({
        u_id: personId,
        first_name: firstName,
        last_name: '',
        dob,
        time_zone: like.time_zone,
        message_language: like.message_language,
        language_u_id: like.language_u_id,
        country: like.country,
        state_name: like.state_name,
        city: like.city,
        created_at: now,
        updated_at: now,
      })
      .execute()
    return personId
  },

  isContactTaken: async (queryable: Queryable, channel: Channel, contact: string) =>
    (await findByContact(queryable, channel, contact)) !== undefined,

  /** From now on they log in with this contact, which the caller has proven. */
  async giveContact(trx: Trx, personId: string, channel: Channel, contact: string) {
    const now = clock.now()
    await trx
      .updateTable('person')
      .set({
        ...(channel === 'email'
          ? { email: contact, email_verified_at: now }
          : { phone: contact, phone_verified_at: now }),
        updated_at: now,
      })
      .where('u_id', '=', personId)
      .execute()
  },
})
