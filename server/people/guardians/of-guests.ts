import { guardianConsentVersion } from '@newyou/contract/people/guardians/rules'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'

/** What other domains do after an answer. */
type Follow = (trx: Trx, step: { personId: string; isGiven: boolean; version: number }) => Promise<void>

interface Named {
  name: string
  relation: string
  /** A mobile number with its plus. */
  contact: string
}

/**
 * Guardians of children for whom the front desk books. They are sent no link of their own: they claim the session by the
 * link, OTP and code of the guest, and consent with that.
 */
export const createGuardiansOfGuests = ({ clock, answered }: { clock: Clock; answered: Follow }) => ({
  async nameFor(trx: Trx, personId: string, { name, relation, contact }: Named) {
    const now = clock.now()
    await trx
      .insertInto('guardian')
      .values({
        person_id: personId,
        name,
        relation,
        channel: 'mobile',
        contact,
        created_at: now,
        updated_at: now,
      })
      .execute()
  },

  /** The booking failed, or the number was another's. */
  forget: (trx: Trx, personId: string) =>
    trx.deleteFrom('guardian').where('person_id', '=', personId).execute(),

  async consent(trx: Trx, personId: string) {
    const now = clock.now()
    const { name } = await trx
      .selectFrom('guardian')
      .select('name')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('guardian')
      .set({ state: 'given', signed_name: name, answered_at: now, updated_at: now })
      .where('person_id', '=', personId)
      .execute()
    await answered(trx, { personId, isGiven: true, version: guardianConsentVersion })
  },
})
