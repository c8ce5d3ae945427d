import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { PaymentProvider } from '../../integrations/payments.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable, Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import type { Ledger } from '../ledger/index.ts'
import type { AllowanceOf } from '../organizations/index.ts'
import type { Coupons } from './coupons.ts'
import type { Fulfilments, OrderService } from './fulfilment.ts'
import type { Invoices } from './invoices.ts'

/** The dependencies of everything that moves money. */
export interface MoneyDependencies {
  db: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  logger: Logger
  ledger: Ledger
  settings: Settings
  notifications: Notifications
  gateway: PaymentProvider
  orderService: OrderService
  coupons: Coupons
  invoices: Invoices
  fulfilments: Fulfilments
  /** An organisation's possible share of a client's order. */
  allowanceOf: AllowanceOf
  /** Whether a client may buy at all. @throws DomainError guardianNeeded */
  requireMayPay: (queryable: Queryable, personId: string) => Promise<void>
  /** Notifies a person's open screens of a change to their wallet or points, when the transaction commits. */
  walletChanged: (trx: Trx, personId: string) => Promise<void>
}
