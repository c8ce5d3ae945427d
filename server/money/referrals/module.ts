import { referrals as calls } from '@newyou/contract/money/referrals'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { referralReplies } from '../../messages/replies/money.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LedgerModule } from '../ledger/index.ts'
import type { Payments } from '../payments/index.ts'
import { createReferralAddresses } from './addresses.ts'
import { createReferrals } from './referrals.ts'
import { createRewards } from './rewards.ts'

interface ReferralNeeds {
  accounts: Accounts
  ledger: LedgerModule
  notifications: Notifications
  payments: Payments
  settings: Settings
}

/** Referrals of friends by clients, and the life points for them. */
export function referralsModule(platform: Platform, needs: ReferralNeeds) {
  const addresses = createReferralAddresses({ ...platform, secret: platform.config.SESSION_SECRET })
  const dependencies = { ...platform, ...needs, addresses }
  const referrals = createReferrals(dependencies)
  const rewards = createRewards(dependencies)
  needs.accounts.onRegistering(({ referralCode, contact, address }) =>
    referrals.check(referralCode, contact, address),
  )
  needs.accounts.onRegistered((trx, { personId, referralCode, address }) =>
    referrals.joined(trx, personId, referralCode, address),
  )
  async function settleDue() {
    await addresses.forget(platform.db)
    await rewards.settleDue()
  }
  return {
    settleDue,
    schedules: [{ name: 'referrals', cron: '*/10 * * * *', run: settleDue }],
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/referral': {
          limit: limits.read,
          handle: async ({ viewer, address }) => ({ data: await referrals.mine(viewer.personId, address) }),
        },
        'POST /api/website/referral-code-mail': {
          limit: limits.write,
          async handle({ viewer, body }) {
            await referrals.mail(viewer.personId, body.email)
            return { data: {}, message: referralReplies.invited }
          },
        },
      }),
  } satisfies Module & Record<string, unknown>
}
