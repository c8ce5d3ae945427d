import { z } from 'zod'
import { endpoint, instant } from '../endpoint.ts'
import { email } from '../people/accounts/fields.ts'

/**
 * `joined`: no purchase yet. `bought`: the first purchase can still be refunded. `checking`: staff review it.
 * `paid`: the points are credited. `not-paid`: they will not be.
 */
export const referralSteps = ['joined', 'bought', 'checking', 'paid', 'not-paid'] as const

/** Why a referral is held for staff. */
export const referralReasons = [
  'same-device',
  'same-address',
  'same-mailbox',
  'same-instrument',
  'same-contact',
  'same-person',
  'circle',
  'many-at-once',
  'closed-account',
] as const
export type ReferralReason = (typeof referralReasons)[number]

export const referral = z.object({
  code: z.string(),
  /** The address of the registration with the code filled in. */
  link: z.string(),
  points_per_friend: z.int(),
  /** Points are this share of the friend's first purchase, in percent, up to `points_per_friend`. */
  share_percent: z.int(),
  points_earned: z.int(),
  friends: z.array(
    z.object({
      /** Only the first letter of the friend's name, for their privacy. */
      initial: z.string(),
      step: z.enum(referralSteps),
      points: z.int(),
      /** When the points will be credited unless the purchase is refunded, if known. */
      points_at: instant.nullable(),
      joined_at: instant,
    }),
  ),
})
export type Referral = z.output<typeof referral>

export const referrals = {
  'GET /api/website/referral': endpoint({
    summary: 'Get my referral code and link, my referred friends, and what is pending and why',
    who: 'client',
    data: referral,
  }),
  'POST /api/website/referral-code-mail': endpoint({
    summary: 'E-mail my referral code to a friend; the text is fixed',
    who: 'client',
    body: z.strictObject({ email }),
    data: z.object({}),
  }),
}
