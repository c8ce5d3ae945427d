import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { after, days } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

interface Dependencies extends Pick<Platform, 'clock'> {
  secret: string
}

/**
 * People at one IP address within a day, for referral checks. Address hashes are compared when one is written, and only
 * the result outlives the day. Whole mobile networks share an address: it is a reason to look, no more.
 */
export function createReferralAddresses({ clock, secret }: Dependencies) {
  const key = createHmac('sha256', secret).update('referral-address').digest()
  const yesterday = () => after(clock.now(), -days(1))

  /** Marks the friends who were where their referrer or another friend of the same referrer was. */
  async function compare(queryable: Queryable, referrerId?: string) {
    await sql`
      with circle as (
        select r.referrer_id, r.referred_id as person_id from referral r
        where r.state = 'pending' and ${referrerId ? sql`r.referrer_id = ${referrerId}` : sql`true`}
        union
        select r.referrer_id, r.referrer_id from referral r
        where r.state = 'pending' and ${referrerId ? sql`r.referrer_id = ${referrerId}` : sql`true`}
      ),
      near as (
        select circle.referrer_id, a.* from referral_address a join circle using (person_id)
        where a.seen_at > ${yesterday()}
      )
      update referral r set same_address = true
      from near mine join near other using (referrer_id, mark)
      where r.referred_id = mine.person_id and r.referrer_id = mine.referrer_id
        and other.person_id <> mine.person_id and not r.same_address`.execute(queryable)
  }

  return {
    /** Keeps where a person is, and compares it with the others of this referrer. */
    async seen(queryable: Queryable, personId: string, address: string, referrerId: string) {
      const seen = { mark: createHmac('sha256', key).update(address).digest(), seen_at: clock.now() }
      await queryable
        .insertInto('referral_address')
        .values({ person_id: personId, ...seen })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(seen))
        .execute()
      await compare(queryable, referrerId)
    },

    /** Compares what was written at the same moment, and forgets what is older than a day. */
    async forget(queryable: Queryable) {
      await compare(queryable)
      await queryable.deleteFrom('referral_address').where('seen_at', '<=', yesterday()).execute()
    },
  }
}

export type ReferralAddresses = ReturnType<typeof createReferralAddresses>
