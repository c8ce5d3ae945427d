import type { ReferralReason } from '@newyou/contract/money/referrals'
import { sql } from 'kysely'
import { days } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** More friends of one person in a day are looked at by staff. */
const friendsDaily = 5

interface Pair {
  referred_id: string
  referrer_id: string
}

/**
 * Suspicious facts of a referral: they refuse nothing, but a colleague decides. Two people of one household may share
 * devices and numbers legitimately.
 */
export async function reasonsToHold(
  queryable: Queryable,
  { referred_id, referrer_id }: Pair,
): Promise<ReferralReason[]> {
  const { rows } = await sql<Record<ReferralReason, boolean>>`
    with recursive
      friend as (select * from person_contact where u_id = ${referred_id}),
      giver as (select * from person_contact where u_id = ${referrer_id}),
      -- Whom the friend brought, and whom these brought; a circle ends where it was before.
      below as (
        select r.referred_id from referral r where r.referrer_id = ${referred_id}
        union
        select r.referred_id from referral r join below b on b.referred_id = r.referrer_id
      ),
      -- Who the friend may really be: the giver, or another friend of the giver.
      others as (
        select p.* from person_contact p where p.u_id <> ${referred_id} and (p.u_id = ${referrer_id} or p.u_id in (
          select r.referred_id from referral r where r.referrer_id = ${referrer_id}))
      )
    select
      exists (
        select from session one join session other using (device_id)
        where one.person_id = ${referred_id} and other.person_id in (select u_id from others)
      ) as "same-device",
      exists (select from referral where referred_id = ${referred_id} and same_address) as "same-address",
      exists (
        select from friend f join others o on mailbox_of(o.email::text) = mailbox_of(f.email::text)
      ) as "same-mailbox",
      exists (
        select from order_money mine join gateway_payment p on p.order_id = mine.u_id and p.instrument <> ''
          join gateway_payment q using (instrument) join order_money theirs on theirs.u_id = q.order_id
        where mine.client_id = ${referred_id} and theirs.client_id in (select u_id from others)
      ) as "same-instrument",
      exists (
        select from friend f, giver g
        where f.alternate_mobile_number in (g.phone, g.alternate_mobile_number)
          or g.alternate_mobile_number = f.phone
      ) as "same-contact",
      exists (
        select from friend f join others p
          on lower(p.first_name) = lower(f.first_name) and lower(p.last_name) = lower(f.last_name) and p.dob = f.dob
      ) as "same-person",
      exists (select from below where below.referred_id = ${referrer_id}) as "circle",
      (
        select count(*) from referral mine join referral r using (referrer_id)
        where mine.referred_id = ${referred_id}
          and abs(extract(epoch from r.created_at - mine.created_at)) < ${days(1) / 1000}
      ) > ${friendsDaily} as "many-at-once",
      exists (select from giver where state <> 'active') as "closed-account"`.execute(queryable)
  return Object.entries(rows[0] ?? {}).flatMap(([reason, holds]) => (holds ? [reason as ReferralReason] : [])) // the names above
}
