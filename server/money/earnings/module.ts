import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { PayoutProvider } from '../../integrations/payouts.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LedgerModule } from '../ledger/index.ts'
import type { Payments } from '../payments/index.ts'
import { createBankAccounts } from './bank-accounts.ts'
import { createMyEarnings } from './earnings.ts'
import { createGatewayPayouts } from './gateway-payouts.ts'
import { createPayoutBatches } from './payout-batches.ts'
import { createPayoutOutcomes } from './payout-outcomes.ts'
import { createPayouts } from './payouts.ts'
import { earningRoutes } from './routes.ts'
import { statementRoute } from './statement-route.ts'

interface EarningNeeds {
  accounts: Pick<Accounts, 'payerOf' | 'knownAs'>
  ledger: LedgerModule
  notifications: Notifications
  payments: Pick<Payments, 'webhook'>
  /** Undefined if payouts only go by bank file. */
  payouts: PayoutProvider | undefined
  settings: Settings
  audit: Audit
  staff: Pick<StaffModule, 'stepUp'>
}

/** Healers' earnings and bank details, and the payouts that finance makes. */
export function earningsModule(platform: Platform, { audit, staff: { stepUp }, ...needs }: EarningNeeds) {
  const bankAccounts = createBankAccounts({ ...platform, ...needs, stepUp })
  const outcomes = createPayoutOutcomes({ ...platform, ...needs })
  const dependencies = { ...platform, ...needs, audit, stepUp, bankAccounts, outcomes }
  const gatewayPayouts = createGatewayPayouts({ ...dependencies, provider: needs.payouts })
  needs.payments.webhook.on('payout', gatewayPayouts.takeEvent)
  return {
    /** Asks the gateway about payouts now; this also runs every ten minutes. */
    askGateway: gatewayPayouts.ask,
    schedules: [{ name: 'ask-payouts', cron: '*/10 * * * *', run: gatewayPayouts.ask }],
    routes(http) {
      statementRoute(http, { ...platform, ...needs, payerOf: needs.accounts.payerOf })
      earningRoutes(http, {
        bankAccounts,
        batches: createPayoutBatches({ ...dependencies, hasGateway: needs.payouts !== undefined }),
        earnings: createMyEarnings(dependencies),
        gatewayPayouts,
        payouts: createPayouts(dependencies),
      })
    },
  } satisfies Module & { askGateway: typeof gatewayPayouts.ask }
}
