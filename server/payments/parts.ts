import type { Ledger } from '../ledger/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../platform/database/database.ts'
import type { Chance } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/watch/logger.ts'
import type { PaymentProvider } from '../providers/payments.ts'
import type { Settings } from '../settings/index.ts'
import type { Coupons } from './coupons.ts'
import type { Goods, OrderDesk, OrderRow } from './goods.ts'
import type { Invoices } from './invoices.ts'

/** What everything that moves money needs. */
export interface MoneyParts {
  db: Database
  clock: Clock
  chance: Chance
  jobs: Jobs
  logger: Logger
  ledger: Ledger
  settings: Settings
  notifications: Notifications
  gateway: PaymentProvider
  desk: OrderDesk
  coupons: Coupons
  invoices: Invoices
  /** The domain that owns what an order of this kind buys. */
  goodsOf: (kind: OrderRow['kind']) => Goods
  /** Tells a person's open screens that her wallet or points changed, when the transaction commits. */
  walletChanged: (trx: Trx, personId: string) => Promise<void>
}
