import { pathTo, withQuery } from '@newyou/contract/addresses'
import type { Referral } from '@newyou/contract/money/referrals'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { days, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReferralAddresses } from './addresses.ts'

/** Wrong codes in an hour, of one contact and of one address, behind which there may be a whole network. */
const wrongCodes = { ofContact: 10, ofAddress: 60 }
const mailLimits = { ofPersonDaily: 10, toAddressMonthly: 3 }
const friendsShown = 200

interface ReferralDependencies extends Pick<Platform, 'db' | 'clock' | 'publicUrl'> {
  rateLimits: RateLimits
  settings: Pick<Settings, 'read'>
  notifications: Pick<Notifications, 'mailTo'>
  addresses: ReferralAddresses
}

/** Codes by which clients bring friends, who joined with them, and what becomes of it. */
export function createReferrals({
  db,
  clock,
  publicUrl,
  rateLimits,
  settings,
  notifications,
  addresses,
}: ReferralDependencies) {
  const giverOf = (queryable: Queryable, code: string) =>
    queryable
      .selectFrom('person_contact')
      .select('u_id')
      .where('referral_code', '=', code)
      .where('state', '=', 'active')
      .executeTakeFirst()

  const linkOf = (code: string) => publicUrl + withQuery(pathTo('register'), { ref: code })

  return {
    /**
     * Looks at a code before a registration. Tries are counted before the look, so that codes cannot be guessed.
     * @throws DomainError invalidInput, tooManyRequests
     */
    async check(code: string, contact: string, address: string) {
      if (code === '') return
      const tries = [
        { key: `referral-code:contact:${contact}`, max: wrongCodes.ofContact, window: hours(1) },
        { key: `referral-code:address:${address}`, max: wrongCodes.ofAddress, window: hours(1) },
      ]
      await rateLimits.spend(tries)
      if (await giverOf(db, code)) return rateLimits.refund(tries)
      throwError('invalidInput', {
        message: accountMessages.referralInvalid,
        errors: { referral_code: accountMessages.referralInvalid },
      })
    },

    /** Keeps who brought a new client, and from which address they came. */
    async joined(trx: Trx, personId: string, code: string, address: string) {
      const giver = code === '' ? undefined : await giverOf(trx, code)
      if (!giver) return
      await trx
        .insertInto('referral')
        .values({
          referred_id: personId,
          referrer_id: giver.u_id,
          created_at: clock.now(),
          // Today's promised share holds for this friend.
          share_percent: (await settings.read(trx)).referral_share_percent,
        })
        .execute()
      await addresses.seen(trx, personId, address, giver.u_id)
    },

    /** Referral state of a client's friends; `address` is the caller's. */
    async mine(personId: string, address: string): Promise<Referral> {
      await addresses.seen(db, personId, address, personId)
      const [{ referral_code: code }, { referral_points: points, referral_share_percent: share }, rows] =
        await Promise.all([
          db
            .selectFrom('person_contact')
            .select('referral_code')
            .where('u_id', '=', personId)
            .executeTakeFirstOrThrow(),
          settings.read(),
          db
            .selectFrom('referral as r')
            .innerJoin('person_name as p', 'p.u_id', 'r.referred_id')
            .select(['r.state', 'r.points', 'r.final_at', 'r.created_at'])
            .select([
              sql<string>`upper(left(p.first_name, 1))`.as('initial'),
              sql<boolean>`r.final_at is not null or exists (select from order_money o where o.client_id = r.referred_id
              and o.state = 'paid' and o.kind not in ('wallet-top-up', 'life-points')
              and o.payable_paise + o.desk_paise + o.wallet_paise > 0)`.as('has_bought'),
            ])
            .where('r.referrer_id', '=', personId)
            .orderBy('r.created_at', 'desc')
            .limit(friendsShown)
            .execute(),
        ])
      const closed = { rewarded: 'paid', refused: 'not-paid', held: 'checking' } as const
      const friends = rows.map((row) => ({
        initial: row.initial,
        step:
          row.state === 'pending'
            ? row.has_bought
              ? ('bought' as const)
              : ('joined' as const)
            : closed[row.state as keyof typeof closed], // checked by the table
        points: row.points,
        points_at: row.state === 'pending' ? (row.final_at?.toISOString() ?? null) : null,
        joined_at: row.created_at.toISOString(),
      }))
      return {
        code,
        link: linkOf(code),
        points_per_friend: points,
        share_percent: share,
        points_earned: rows.reduce((sum, row) => sum + row.points, 0),
        friends,
      }
    },

    /**
     * Sends the code to a friend. The answer is the same whether or not the address is known here.
     * @throws DomainError tooManyRequests
     */
    async mail(personId: string, to: string) {
      await rateLimits.spend([
        { key: `referral-mail:person:${personId}`, max: mailLimits.ofPersonDaily, window: days(1) },
        { key: `referral-mail:to:${to}`, max: mailLimits.toAddressMonthly, window: days(30) },
      ])
      await inTransaction(db, async (trx) => {
        const giver = await trx
          .selectFrom('person_contact')
          .select(['first_name', 'referral_code'])
          .where('u_id', '=', personId)
          .executeTakeFirstOrThrow()
        const day = clock.now().toISOString().slice(0, 10)
        await notifications.mailTo(trx, `referral:${personId}:${to}:${day}`, {
          to,
          message: 'referrals.invited',
          parameters: {
            other: giver.first_name,
            code: giver.referral_code,
            link: linkOf(giver.referral_code),
          },
        })
      })
    },
  }
}

export type Referrals = ReturnType<typeof createReferrals>
