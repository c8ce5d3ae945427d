import { earnings } from './earnings/earnings.ts'
import { payouts } from './earnings/payouts.ts'
import { organizationSignOn } from './organization-sign-on/sign-on.ts'
import { organizationDesk } from './organizations/admin.ts'
import { organizations } from './organizations/organizations.ts'
import { coupons } from './payments/coupons.ts'
import { paymentLinks, staffLinks } from './payments/payment-links.ts'
import { payments } from './payments/payments.ts'
import { purchases } from './purchases.ts'
import { referrals } from './referrals.ts'
import { tillCalls } from './tills.ts'
import { wallet } from './wallet.ts'

/** Every call of the wing money. */
export const moneyCalls = {
  ...payments,
  ...earnings,
  ...payouts,
  ...purchases,
  ...coupons,
  ...paymentLinks,
  ...staffLinks,
  ...tillCalls,
  ...wallet,
  ...organizations,
  ...organizationDesk,
  ...organizationSignOn,
  ...referrals,
}
