import type { Accounts } from '../accounts/index.ts'
import type { LedgerModule } from '../ledger/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import type { StaffModule } from '../staff/index.ts'
import { createBankAccounts } from './bank-accounts.ts'
import { createMyEarnings } from './earnings.ts'
import { createPayoutBatches } from './payout-batches.ts'
import { createPayouts } from './payouts.ts'
import { earningRoutes } from './routes.ts'
import { statementRoute } from './statement-route.ts'

interface EarningNeeds {
  accounts: Pick<Accounts, 'payerOf' | 'knownAs'>
  ledger: LedgerModule
  notifications: Notifications
  settings: Settings
  staff: Pick<StaffModule, 'audit' | 'stepUp'>
}

/** What healers earned, where it is paid to, and the payouts that finance makes. */
export function earningsModule(platform: Platform, { staff: { audit, stepUp }, ...needs }: EarningNeeds) {
  const bankAccounts = createBankAccounts({ ...platform, ...needs, stepUp })
  const dependencies = { ...platform, ...needs, audit, stepUp, bankAccounts }
  return {
    routes(http) {
      statementRoute(http, { ...platform, ...needs, payerOf: needs.accounts.payerOf })
      earningRoutes(http, {
        bankAccounts,
        batches: createPayoutBatches(dependencies),
        earnings: createMyEarnings(dependencies),
        payouts: createPayouts(dependencies),
      })
    },
  } satisfies Module
}
